import { expect, expectNotFound, open, posters, test } from './steps';

test('addresses outside the routes and their parameters render the not-found page', async ({ page, complaints }) => {
  for (const address of ['/nowhere', '/genre/noir', '/person?id=abc']) {
    complaints.expectNotFound(address.replace(/\?.*/, ''));
    await test.step(address, () => expectNotFound(page, address));
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the keyboard can skip to the content, open a title and go back', async ({ page }) => {
  await open(page, '/movies/popular');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const first = posters(page).first();
  for (let presses = 0; !(await first.evaluate((link) => link === document.activeElement)); presses += 1) {
    expect(presses, 'the first poster is reachable').toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  const address = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await page.goBack(); // Headless browsers have no keyboard shortcut for going back.
  await expect(page).toHaveURL('/movies/popular');
});
