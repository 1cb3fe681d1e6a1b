import type { Page } from '@playwright/test';
import { expect, heading, open, posters, test } from './steps';

/** Names of the animations that begin on a page, as its document tells them. */
const watchMotion = `window.begun = []; document.addEventListener('animationstart', ({ animationName }) => window.begun.push(animationName));`;

const hasGrown = (page: Page): Promise<boolean> => page.evaluate('window.begun.includes("grow-poster")');

/**
 * Opens a title by its poster until it grows. It does when the page's code has come with the pointer, and the page within the moment
 * that a hand waits: on a busy machine the app rightly lets it be.
 */
const openGrowing = async (page: Page): Promise<void> => {
  await page.addInitScript(watchMotion);
  await expect(async () => {
    await open(page, '/movies/popular');
    await posters(page).nth(3).hover();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('details-page')));
    await page.waitForTimeout(300);
    await posters(page).nth(3).click();
    await expect.poll(() => hasGrown(page), { timeout: 2000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
};

test('the poster that was clicked grows into its place, and leaves it to the page', async ({ page }) => {
  await openGrowing(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.growing')).toHaveCount(0);
  await expect(page.locator('.feature .art')).toBeVisible();
});

test('going back at once leaves no poster behind', async ({ page }) => {
  await openGrowing(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
  await expect(page.locator('.growing')).toHaveCount(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing grows', async ({ page }) => {
    await page.addInitScript(watchMotion);
    await open(page, '/movies/popular');
    await posters(page).nth(3).click();
    await expect(page.locator('.feature .art')).toBeVisible();
    expect(await hasGrown(page)).toBe(false);
  });
});
