import type { Page } from '@playwright/test';
import { expect, heading, open, posters, test } from './steps';

/** Names of the animations that begin on a page, as its document tells them. */
const watchMotion = `window.begun = []; document.addEventListener('animationstart', ({ animationName }) => window.begun.push(animationName));`;

/** Opens a title by its poster, when the page's code has come with the pointer: without it there is no place to grow into yet. */
const openFromList = async (page: Page): Promise<void> => {
  await page.addInitScript(watchMotion);
  await open(page, '/movies/popular');
  const card = posters(page).nth(3);
  const code = page.waitForResponse(/details-page/);
  await card.hover();
  await code;
  await page.waitForTimeout(300);
  await card.click();
};

test('the poster that was clicked grows into its place, and leaves it to the page', async ({ page }) => {
  await openFromList(page);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => page.evaluate('window.begun.includes("grow-poster")')).toBe(true);
  await expect(page.locator('.growing')).toHaveCount(0);
  await expect(page.locator('.feature .art')).toBeVisible();
});

test('going back at once leaves no poster behind', async ({ page }) => {
  await openFromList(page);
  await expect.poll(() => page.evaluate('window.begun.includes("grow-poster")')).toBe(true);
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
    expect(await page.evaluate('window.begun.includes("grow-poster")')).toBe(false);
  });
});
