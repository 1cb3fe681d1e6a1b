import { expect, open, test } from './steps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('on a phone, the tabs of the lists scroll to the current one', async ({ page }) => {
  await open(page, '/movies/trending');
  const current = page.getByRole('main').locator('a[aria-current="page"]');
  await expect(current).toHaveText('The 2020s');
  await expect(current).toBeInViewport({ ratio: 1 });
});
