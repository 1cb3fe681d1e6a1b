import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { storyAddress, test } from './tab';

type Index = { readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string }>> };

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as Index;
const ids = new Set(Object.values(entries).filter(({ title }) => title.startsWith('Pages/')).map(({ id }) => id));
/** A story on another screen or in another light is the same page here, where every page is shown at every width. */
const isShownBy = (id: string): ReadonlyArray<string> => {
  const bare = id.replace(/(?:-(?:on-)?(?:phone|tablet|desk|light))+$/, '');
  return bare.endsWith('-') ? [`${bare}-many`, `${bare}-empty`] : [bare];
};
const pages = [...ids].filter((id) => !isShownBy(id).some((other) => other !== id && ids.has(other)));
const WIDTHS = [320, 390, 820, 1440] as const;

type Preview = {
  readonly channel: { readonly emit: (event: string, what: object) => void };
  readonly currentRender?: { readonly id: string; readonly phase?: string };
};
const DRAWN = ['playing', 'played', 'afterEach', 'completed', 'finished', 'errored'];

/** Shows another story in the tab; without loading everything again where one is shown already. */
const turnTo = async (tab: Page, id: string): Promise<void> => {
  if (!tab.url().includes('/iframe.html')) await tab.goto(storyAddress(id), { waitUntil: 'commit' });
  else await tab.evaluate((storyId) => (window as unknown as { readonly __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
  await tab.waitForFunction(
    ({ storyId, drawn }) => {
      const { currentRender } = (window as unknown as { readonly __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
      return currentRender?.id === storyId && drawn.includes(currentRender.phase ?? '') && document.querySelector('#storybook-root :is(h1, h2, h3, h4)') !== null;
    },
    { storyId: id, drawn: DRAWN },
  );
};

/** Stories a test: a browser tab for each would take longer than the looking. */
const PORTION = 24;

for (let from = 0; from < pages.length; from += PORTION) {
  test(`page stories ${from + 1} to ${Math.min(from + PORTION, pages.length)} keep within every width`, async ({ tab }) => {
    test.setTimeout(180_000);
    const over: string[] = [];
    for (const id of pages.slice(from, from + PORTION)) {
      await turnTo(tab, id);
      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 844 });
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) over.push(`${id} is ${wide} px wide in a window of ${width}`);
      }
    }
    expect(over).toEqual([]);
  });
}
