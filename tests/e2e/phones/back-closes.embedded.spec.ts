import type { Locator, Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Number of layers over the page that Back closes, as the history says. */
const layers = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { readonly layers?: number } | null)?.layers ?? 0);

/** Opens a layer; the part of the app that closes layers loads after the first view. */
const openLayer = async (opener: Locator, layer: Locator): Promise<void> => {
  await layer.page().waitForLoadState('networkidle');
  await opener.tap();
  await expect(layer).toBeVisible();
  await expect.poll(() => layers(layer.page())).toBe(1);
};
const expectBackCloses = async (page: Page, opener: Locator, layer: Locator): Promise<void> => {
  const address = page.url();
  await openLayer(opener, layer);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await layers(page)).toBe(0);
};

test('on a phone, Back closes search and filters before it leaves the page, and chosen filters stay', async ({ page }) => {
  await open(page, '/movies');
  await open(page, '/movies/popular');
  const field = page.getByRole('combobox', { name: 'Search films and series' });
  const search = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' });
  await expectBackCloses(page, search, field);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await openLayer(page.getByRole('button', { name: /^Filters/ }), filters);
  await filters.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?]/);
  const filtered = page.url();
  // The sheet is open over the changed page.
  await expect.poll(() => layers(page)).toBe(1);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(filtered);

  await openLayer(search, field);
  await field.fill('casablanca');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('casablanca');
  await field.press('Enter');
  await expect(heading(page)).toContainText('casablanca');
  expect(await layers(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(field).toBeHidden();
  await page.goForward();
  await expect(heading(page)).toContainText('casablanca');
});

test('on a phone, Back closes menus, the drawer, the rating and dialogs; what they lead to is one step from the page', async ({ page }) => {
  await signInAsMember(page);
  const account = page.getByRole('button', { name: 'Account menu' });
  await expectBackCloses(page, account, page.getByRole('menu'));
  // A link in a menu.
  await openLayer(account, page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Profile' }).tap();
  await expect(heading(page)).toHaveText('Profile');
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await expect(heading(page)).toHaveText('Profile');
  const opener = page.getByRole('main').getByRole('button', { name: 'Profile menu' });
  const drawer = page.getByRole('dialog', { name: 'Profile menu' });
  await expectBackCloses(page, opener, drawer);
  await openLayer(opener, drawer);
  await drawer.getByRole('link', { name: 'Watchlist' }).tap();
  await expect(heading(page)).toHaveText('Watchlist');
  await page.goBack();
  await expect(heading(page)).toHaveText('Profile');

  await open(page, '/details?type=movie&id=155');
  const rate = page.getByRole('button', { name: /^(Rate|Your rating)/ });
  await expectBackCloses(page, rate, page.getByRole('dialog', { name: 'Your rating' }));
  await expectBackCloses(page, page.getByRole('button', { name: 'Add to list' }), page.getByRole('dialog', { name: 'Add to list' }));
});

test('on a phone, an account that is deleted in its dialog leaves no page behind that asks to sign in', async ({ page }) => {
  await signInAsMember(page);
  await open(page, '/faq');
  await open(page, '/user-profile/settings');
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await openLayer(page.getByRole('button', { name: 'Delete account' }), dialog);
  await dialog.getByLabel('Type your e-mail to confirm').fill('maya@marquee.example');
  await dialog.getByLabel('Current password').fill('marquee-demo');
  await dialog.getByRole('button', { name: 'Delete account' }).tap();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  expect(await layers(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
