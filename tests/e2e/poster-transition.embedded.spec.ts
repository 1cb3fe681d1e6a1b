import type { Page } from '@playwright/test';
import { expect, heading, open, posters, test } from './steps';

/** Script that records the names of the animations that start in a document. */
const recordAnimations = `window.startedAnimations = []; document.addEventListener('animationstart', ({ animationName }) => window.startedAnimations.push(animationName));`;

const hasAnimated = (page: Page): Promise<boolean> => page.evaluate('window.startedAnimations.includes("poster-transition")');

/**
 * Opens a title by its poster, repeatedly until the poster animates. The app animates only if hovering has loaded the code of the page
 * and the page renders shortly after the click; on a busy machine the app rightly skips the animation.
 */
const openWithAnimation = async (page: Page): Promise<void> => {
  await page.addInitScript(recordAnimations);
  await expect(async () => {
    await open(page, '/movies/popular');
    await posters(page).nth(3).hover();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('details-page')));
    await page.waitForTimeout(300);
    await posters(page).nth(3).click();
    await expect.poll(() => hasAnimated(page), { timeout: 2000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
};

test('the clicked poster animates into position and is replaced by the page', async ({ page }) => {
  await openWithAnimation(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.in-transition')).toHaveCount(0);
  await expect(page.locator('.feature .art')).toBeVisible();
});

test('going back during the animation removes the animated poster', async ({ page }) => {
  await openWithAnimation(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
  await expect(page.locator('.in-transition')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no poster animates', async ({ page }) => {
    await page.addInitScript(recordAnimations);
    await open(page, '/movies/popular');
    await posters(page).nth(3).click();
    await expect(page.locator('.feature .art')).toBeVisible();
    expect(await hasAnimated(page)).toBe(false);
  });
});
