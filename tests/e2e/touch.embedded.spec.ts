import { signInAsMember } from './members/sign-in';
import { expect, open, test } from './steps';
import { tooSmall } from './measures/targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('tooSmall reports planted targets, also one by itself', async ({ page }) => {
  await open(page, '/help');
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const bar = document.createElement('div');
    for (const name of ['a', 'b']) bar.append(Object.assign(document.createElement('button'), { textContent: name }));
    main.append(bar);
  });
  expect(await tooSmall(page)).toEqual([expect.stringMatching(/^a: /), expect.stringMatching(/^b: /)]);
});

test('a refused registration says why on the screen of a phone', async ({ page, complaints }) => {
  complaints.expect(/register|sign-up/);
  await open(page, '/register');
  await page.getByLabel('Name').fill('Maya');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('copper gravel oboe');
  await page.getByRole('button', { name: 'Create account' }).tap();
  const reason = page.getByRole('main').getByRole('alert');
  await expect(reason).toBeInViewport({ ratio: 1 });
  const { bottom } = await reason.evaluate((note) => note.getBoundingClientRect());
  const toast = await page.getByText('Something went wrong, please try again!').evaluate((text) => text.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(toast);
});

test('every target of a list, of a page of a member and of their overlays is large enough for touch', async ({ page }) => {
  await open(page, '/movies/popular');
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await tooSmall(page), 'filters').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('banner').getByRole('combobox').fill('casabl');
  await expect(page.getByRole('option', { name: /Casablanca/ }).first()).toBeVisible();
  expect(await tooSmall(page), 'list and suggestions').toEqual([]);

  await signInAsMember(page);
  await open(page, '/user-profile/settings');
  await page.getByRole('button', { name: 'Profile menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Profile menu' })).toBeVisible();
  expect(await tooSmall(page), 'the drawer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account menu' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  expect(await tooSmall(page), 'settings and menu').toEqual([]);
});

test('on a phone, the tabs of the lists scroll to the current one', async ({ page }) => {
  await open(page, '/movies/trending');
  const current = page.getByRole('main').locator('a[aria-current="page"]');
  await expect(current).toHaveText('Trending');
  await expect(current).toBeInViewport({ ratio: 1 });
});
