import type { Locator } from '@playwright/test';
import { expect, heading, open, posters, test } from '../steps';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** Returns the computed background of an element. */
const backgroundOf = (element: Locator): Promise<string> => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('a page on paper is dark text on white, without what only works on a screen', async ({ page }) => {
  for (const [address, content] of [
    ['/movies/popular', posters(page).first()],
    ['/details?type=movie&id=603', page.getByRole('heading', { name: 'Cast' })],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, address);
    await expect(content).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await backgroundOf(page.locator('body')), address).not.toBe(WHITE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.site-footer', '.filters', '.tabs', '.crumbs', 'main .acts', '.wide-art'])
      await expect(page.locator(`${part}:visible`), `${part} of ${address}`).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await backgroundOf(page.locator('body')), address).toBe(WHITE);
    await expect(content).toBeVisible();
    await expect(heading(page)).toHaveCSS('color', BLACK);
  }
});

test('a member’s own list and year on paper are on white, without controls', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign in as Long-time member' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Watchlist' }).click();
  const title = page.getByRole('list', { name: 'All titles in this list' }).getByRole('link').first();
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.top', '.side', '.site-footer', '.filters', '.crumbs', '.poster-tools', 'main button:not(.item-note)'])
    await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
  expect(await backgroundOf(page.locator('body'))).toBe(WHITE);
  await expect(title).toBeVisible();
  await expect(title.locator('b')).toHaveCSS('color', BLACK);

  await page.emulateMedia({ media: 'screen' });
  // Until the first evenings of a year, her viewings are in the year before.
  await open(page, '/user-profile/watch-history');
  await page.getByRole('link', { name: / in review$/ }).first().click();
  const numbers = page.getByRole('list', { name: 'The year in numbers' });
  await expect(numbers).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.top', '.side', '.site-footer', '.acts', '.year-picture', 'main button', 'main select'])
    await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
  expect(await backgroundOf(page.locator('body'))).toBe(WHITE);
  await expect(numbers).toBeVisible();
  await expect(heading(page)).toHaveCSS('color', BLACK);
});

test('in forced colours a breadcrumb looks the same to its end and stands above the heading', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/genre/western');
  const crumbs = page.locator('.crumbs');
  const end = crumbs.locator('[aria-current="page"]');
  await expect(end).toBeVisible();
  expect(await backgroundOf(end)).toBe(await backgroundOf(crumbs.getByRole('link').first()));
  await expect(crumbs).toHaveCSS('z-index', '1');
});

test('in forced colours the current page, the chosen suggestion and the focus can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/movies/popular');
  const tabs = page.getByRole('navigation', { name: 'Lists of films' });
  const [current, other] = await Promise.all(['Popular', 'Top rated'].map((name) => backgroundOf(tabs.getByRole('link', { name }))));
  expect(current).not.toBe(other);
  const [word, ground] = await tabs
    .getByRole('link', { name: 'Popular' })
    .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]);
  expect(word).not.toBe(ground);
  await tabs.getByRole('link', { name: 'Top rated' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.getByRole('link', { name: 'Popular' })).toBeFocused();
  await expect(tabs.getByRole('link', { name: 'Popular' })).toHaveCSS('outline-style', 'solid');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('heat');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
});
