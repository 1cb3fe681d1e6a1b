import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { programmeFile } from '#adapters/embedded-catalogue/files/file-names';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';

/** Runs the script on a local day in a document that was prerendered on the 27 November 2026. */
const open = (year: number, month: number, day: number) => {
  const requested: string[] = [];
  const window: { marqueePrefetch?: Record<string, unknown>; marqueeOtherDay?: boolean } = {};
  const parts = [{ style: { visibility: '' } }];
  let readMore = (): void => undefined;
  class Observer {
    constructor(callback: () => void) {
      readMore = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  class LocalDate extends Date {
    constructor() {
      super(year, month - 1, day, 23, 59);
    }
  }
  runInNewContext(startScripts().programme, {
    window, Date: LocalDate, MutationObserver: Observer,
    fetch: (address: string) => Promise.resolve(requested.push(address)),
    document: {
      currentScript: { dataset: { programmeDay: '2026-11-27', catalogue: '/catalogue/' } },
      querySelectorAll: () => parts, addEventListener: () => undefined,
    },
  });
  readMore();
  return { requested, isOtherDay: window.marqueeOtherDay, prefetched: Object.keys(window.marqueePrefetch ?? {}), parts };
};

it('on the day of the build the script requests and hides nothing', () => {
  expect(open(2026, 11, 27)).toEqual({ requested: [], isOtherDay: undefined, prefetched: [], parts: [{ style: { visibility: '' } }] });
});

it.each([
  [2026, 11, 28, '2026-11-28'],
  [2027, 1, 5, '2027-01-05'],
  [2027, 11, 27, '2027-11-27'],
] as const)('on %i-%i-%i the script requests the file that the app reads, and hides the parts of the other day', (year, month, day, iso) => {
  const address = `/catalogue/${programmeFile(iso)}`;
  expect(open(year, month, day)).toEqual({
    requested: [address], isOtherDay: true, prefetched: [address], parts: [{ style: { visibility: 'hidden' } }],
  });
});
