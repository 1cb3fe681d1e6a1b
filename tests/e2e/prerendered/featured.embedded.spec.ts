import type { Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';

const FIRST_DAY = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
/** The large title of Monday, 23 November 2026, and of the day after. A unit test shows the titles of all days of a week. */
const LARGE = { '/movies': ['In the Mood for Love', 'The Third Man'], '/tv-shows': ['The Sopranos', 'Cowboy Bebop'] };

/** Records the visible featured titles in every animation frame. Call it before the page is opened. */
const recordFeatured = async (page: Page): Promise<ReadonlyArray<string>> => {
  const seen: string[] = [];
  await page.exposeFunction('recordFeatured', (titles: string) => void seen.push(titles));
  await page.addInitScript(() => {
    let last = '';
    const checkFrame = (): void => {
      requestAnimationFrame(checkFrame);
      const tiles = [...document.querySelectorAll('#root .featured-tiles .poster')].filter((tile) =>
        tile.checkVisibility({ visibilityProperty: true }),
      );
      const titles = tiles.map((tile) => tile.textContent).join(', ');
      if (titles !== last && titles !== '') (window as unknown as { recordFeatured: (titles: string) => void }).recordFeatured(titles);
      last = titles;
    };
    checkFrame();
  });
  return seen;
};

for (const [address, large] of Object.entries(LARGE)) {
  test(`${address} shows the featured titles of the day from the first frame on`, async ({ page }) => {
    const seen = await recordFeatured(page);
    for (const [day, title] of large.entries()) {
      await page.clock.setFixedTime(FIRST_DAY + day * DAY);
      const before = seen.length;
      await page.goto(address);
      await awake(page);
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(seen.slice(before).map((titles) => titles.split(', ')[0])).toEqual([title]);
    }
  });
}
