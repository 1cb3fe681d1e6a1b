import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserNetworkStatus } from '#adapters/browser/browser-network-status';
import { webStorage } from '#adapters/browser/web-storage';
import { withRetry } from '#adapters/tmdb/client/with-retry';
import { rateLimited } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import { trackResources } from '#tests/support/track-resources.ts';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import { useGradualCount } from '#ui/design/shelves/use-gradual-count.ts';
import { useGridMeasure } from '#ui/design/shelves/use-grid-measure.ts';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { FallbackToastBox } from '#ui/design/toasts/fallback-toast-box.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useStrength } from '#ui/features/auth/strength/use-strength.ts';
import { useScrolled } from '#ui/shell/layouts/header/use-scrolled.ts';
import { useDrawer } from '#ui/shell/layouts/side/use-drawer.ts';
import { useHasUserActed } from '#ui/shell/navigation/use-has-user-acted.ts';
import { RouteAnnouncer } from './route-announcer';
import { followTheme } from './theme';

const Popover = (): React.JSX.Element => {
  const { open, setOpen, button, panel } = usePopover();
  return <><button ref={button} onClick={() => setOpen(true)}>open</button>{open && <div ref={panel} />}</>;
};
const ONE_ITEM = [1];
const Grid = (): React.JSX.Element => {
  const grid = useRef<HTMLDivElement>(null);
  useGridMeasure(grid, ONE_ITEM, false);
  return <div ref={grid} />;
};
const hasNotActed = (): boolean => false;
const inRouter = { wrapper: MemoryRouter };

/** Each starts something that adds a resource, and returns how it ends. */
const cases: ReadonlyArray<readonly [name: string, mount: () => (() => void) | Promise<() => void>]> = [
  ['ScrollTopButton', () => render(<ScrollTopButton />).unmount],
  ['usePopover', () => { const { unmount, getByText } = render(<Popover />); fireEvent.click(getByText('open')); return unmount; }],
  ['LiveRegion', () => render(<LiveRegion message="Saved" />).unmount],
  [
    'useImageFailure',
    () => {
      const { result, unmount } = renderHook(() => useImageFailure('/a.jpg'));
      act(() => result.current.onError());
      return unmount;
    },
  ],
  ['useScrolled', () => renderHook(useScrolled).unmount],
  ['useDrawer', () => renderHook(useDrawer, inRouter).unmount],
  ['useGridMeasure', () => render(<Grid />).unmount],
  [
    'useGradualCount',
    () => {
      const { rerender, unmount } = renderHook((target: number) => useGradualCount(target, 0, 1), { initialProps: 1 });
      rerender(9);
      return unmount;
    },
  ],
  ['useStrength', () => renderHook(() => useStrength('pepper harbour', [])).unmount],
  [
    'FallbackToastBox',
    () => {
      const { unmount } = render(<FallbackToastBox />);
      act(() => toast({ text: 'Saved' }));
      return unmount;
    },
  ],
  [
    'RouteAnnouncer',
    () => {
      const { rerender, unmount } = render(<RouteAnnouncer arrived="/a" hasActed={hasNotActed} />, inRouter);
      rerender(<RouteAnnouncer arrived="/b" hasActed={hasNotActed} />);
      return unmount;
    },
  ],
  ['useHasUserActed', () => renderHook(useHasUserActed, inRouter).unmount],
  ['followTheme', () => followTheme(webStorage)],
  ['webStorage.onLocalChange', () => webStorage.onLocalChange('theme', () => undefined)],
  [
    'browserNetworkStatus',
    () => {
      const subscription = browserNetworkStatus().online.subscribe();
      return () => subscription.unsubscribe();
    },
  ],
  [
    'withTimeout',
    () => {
      const controller = new AbortController();
      void withTimeout(
        600_000,
        (signal) => new Promise<void>((resolve) => void Object.assign(signal, { onabort: () => resolve() })),
        controller.signal,
      );
      return () => controller.abort();
    },
  ],
  [
    'withRetry',
    async () => {
      const controller = new AbortController();
      void withRetry(
        () => Promise.resolve(E.left(rateLimited(5000))),
        () => 0,
      )({ url: '/a', source: 'tmdb', what: 'title' }, controller.signal);
      await Promise.resolve();
      return () => controller.abort();
    },
  ],
];

describe('listeners, timers, frames and observers', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(cases)('of %s are released when it ends', async (_, mount) => {
    const { left, restore } = trackResources();
    onTestFinished(restore);
    const unmount = await mount();
    expect(left()).not.toEqual([]);
    unmount();
    // Releases after an abort take a few microtasks. A timer that is not released has not fired by then.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(left()).toEqual([]);
  });
});
