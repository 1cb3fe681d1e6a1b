import type { Locator, Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Opens a layer; the part of the app that closes layers loads after the first view. */
const openLayer = async (opener: Locator, layer: Locator): Promise<void> => {
  await opener.tap();
  await expect(layer).toBeVisible();
  await expect.poll(() => layer.page().evaluate(() => (history.state as { readonly layers?: number }).layers)).toBe(1);
};
const expectBackCloses = async (page: Page, opener: Locator, layer: Locator): Promise<void> => {
  const address = page.url();
  await openLayer(opener, layer);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(address);
};

test('on a phone, Back closes the search and the filters, which stay, before it leaves the page', async ({ page }) => {
  await open(page, '/movies');
  await open(page, '/movies/popular');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search films and series' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Search', exact: true }), field);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await openLayer(page.getByRole('button', { name: /^Filters/ }), filters);
  await filters.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?]/);
  const filtered = page.url();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await openLayer(page.getByRole('button', { name: 'Search', exact: true }), field);
  await field.fill('casablanca');
  await field.press('Enter');
  await expect(heading(page)).toContainText('casablanca');
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(field).toBeHidden();
  await page.goForward();
  await expect(heading(page)).toContainText('casablanca');
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await expect(page).toHaveURL(/[/]movies$/);
});

test('on a phone, Back closes the account menu, the drawer, the rating and dialogs before it leaves the page', async ({ page }) => {
  await signInAsMember(page);
  await page.waitForLoadState('networkidle');
  await expectBackCloses(page, page.getByRole('button', { name: 'Account menu' }), page.getByRole('menu'));
  await open(page, '/user-profile');
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('main').getByRole('button', { name: 'Profile menu' });
  const drawer = page.getByRole('dialog', { name: 'Profile menu' });
  await expectBackCloses(page, opener, drawer);
  await openLayer(opener, drawer);
  await drawer.getByRole('link', { name: 'Watchlist' }).tap();
  await expect(heading(page)).toHaveText('Watchlist');
  await page.goBack();
  await expect(page).toHaveURL('/user-profile');
  await expect(heading(page)).toHaveText('Profile');
  await open(page, '/details?type=movie&id=27205');
  await page.waitForLoadState('networkidle');
  const rate = page.getByRole('button', { name: /^(Rate|Your rating)/ });
  await expectBackCloses(page, rate, page.getByRole('dialog', { name: 'Your rating' }));
  const menu = page.getByRole('dialog', { name: 'Add to list' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Add to list' }), menu);
  await page.goBack();
  await expect(page).toHaveURL('/user-profile');
});
