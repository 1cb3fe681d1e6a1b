import { expect, open, test } from './steps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a refused registration says why on the screen of a phone', async ({ page, complaints }) => {
  complaints.expect(/register|sign-up/);
  await open(page, '/register');
  await page.getByLabel('Name').fill('Maya');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('copper gravel oboe');
  await page.getByRole('button', { name: 'Create account' }).tap();
  const reason = page.getByRole('main').getByRole('alert');
  await expect(reason).toBeInViewport({ ratio: 1 });
  const note = await reason.evaluate((element) => element.getBoundingClientRect());
  const toast = await page.getByText('Something went wrong, please try again!').evaluate((text) => text.getBoundingClientRect());
  expect(note.bottom < toast.top || toast.bottom < note.top).toBe(true);
});

test('on a phone, the tabs of the lists scroll to the current one', async ({ page }) => {
  await open(page, '/movies/trending');
  const current = page.getByRole('main').locator('a[aria-current="page"]');
  await expect(current).toHaveText('The 2020s');
  await expect(current).toBeInViewport({ ratio: 1 });
});
