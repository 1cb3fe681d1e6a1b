import type { Page } from '@playwright/test';
import { afterFrames, expect, heading, open, posters, test } from './steps';

/** Script that records the names of the animations that start in a document. */
const recordAnimations = `window.startedAnimations = []; document.addEventListener('animationstart', ({ animationName }) => window.startedAnimations.push(animationName));`;

const hasAnimated = (page: Page): Promise<boolean> => page.evaluate('window.startedAnimations.includes("poster-transition")');

/**
 * Opens a title by its poster after hovering has loaded the code of its page, which the animation needs. The page's clock stands still:
 * the app skips an animation more than 400 ms after the click.
 */
const openWithAnimation = async (page: Page): Promise<void> => {
  await page.addInitScript(recordAnimations);
  await page.addInitScript('performance.now = () => 0;');
  await open(page, '/movies/popular');
  await posters(page).nth(3).hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('details-page') && name.endsWith('.js')),
  );
  // The module is evaluated by the same promise as in the app, whose callbacks come first.
  await page.evaluate(async () => {
    const { name = '' } =
      performance.getEntriesByType('resource').find((entry) => entry.name.includes('details-page') && entry.name.endsWith('.js')) ?? {};
    await import(name);
  });
  await afterFrames(page);
  await posters(page).nth(3).click();
  await expect.poll(() => hasAnimated(page)).toBe(true);
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
