import type { Page } from '@playwright/test';
import { COLOR_RULES, violationsOn } from '../support/axe';
import { resize } from '../support/resize';
import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const violations = (page: Page, rules = RULES): Promise<ReadonlyArray<string>> => violationsOn(page, { include: ['html'] }, { runOnly: rules });

/** Returns the buttons narrower than 100 px, on a large screen and on the smallest (320 px). */
const narrowButtons = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  for (const width of [1280, 320]) {
    await resize(page, { width, height: 720 });
    const narrow = await page.evaluate(() => [...document.querySelectorAll('.btn')].filter((button) => button.checkVisibility() && button.getBoundingClientRect().width < 100).map(({ textContent }) => textContent));
    found.push(...narrow.map((text) => `${text} at ${width} px`));
  }
  await resize(page, { width: 1280, height: 720 });
  return found;
};

for (const { address, what, status } of PUBLIC_PAGES) {
  test(`${what} logs no errors and has no accessibility violations in the dark and the light theme`, async ({ page, complaints }) => {
    if (status === 404) complaints.expectNotFound(address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect((await page.title()).startsWith('Page not found')).toBe(status === 404);
    expect(complaints.all).toEqual([]);
    expect(complaints.external).toEqual([]);
    expect(await narrowButtons(page)).toEqual([]);
    // At the top of the page the header covers no target partly, which would reduce the measured size of the target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light';
    });
    // The theme changes only colors, so the result of the other rules stays the same.
    expect(await violations(page, COLOR_RULES)).toEqual([]);
  });
}
