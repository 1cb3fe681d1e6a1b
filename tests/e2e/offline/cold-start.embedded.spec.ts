import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { violationsOn } from '../../support/axe';
import { heading, open, posters } from '../steps';
import { expect, kept, keptForMember, test } from './site';

const FILM = '/details?type=movie&id=155';
/** Headings of visitors' pages that need no title; an error screen has another. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  '/': /^What’s on tonight\?/, '/search': /^Search/, '/user-profile/watchlist': /^Sign in$/, '/tonight': /^What’s on tonight\?/,
  '/login': /^Sign in$/, '/feedback': /^Feedback/, '/help': /^Help/, '/faq': /^FAQ$/, '/privacy': /^Privacy/, '/terms': /^Terms/,
  '/imprint': /^Who runs this site/,
};
/** Says since when there is no network. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /You’re offline\..* Last connected \d+ \w+, \d\d:\d\d\./ });

/** Expects that a page without a network fits every width and is accessible at the narrowest one. */
const expectWhole = async (page: Page): Promise<void> => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
  }
  expect(await violationsOn(page, { include: ['body'] }, { preload: false })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('a visitor’s browser starts without a network: the landing page, lists, a search, and titles that were opened', async ({ site }) => {
  await open(site.page, FILM);
  await kept(site.page, { cache: /pages/, path: FILM });
  await open(site.page, '/search?query=casablanca');
  await expect(posters(site.page).first()).toBeVisible();
  await open(site.page, '/');
  await site.cut();

  const page = await site.restart();
  await open(page, '/');
  await expect(heading(page)).toHaveText(/What’s on tonight/);
  await expect(notice(page)).toBeVisible();
  await expectWhole(page);
  await open(page, FILM);
  await expect(heading(page)).toHaveText('The Dark Knight');
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await open(page, '/search?query=casablanca');
  await expect(posters(page).first()).toBeVisible();
  await expectWhole(page);
  // Its document was never opened: the shell renders it.
  await open(page, '/movies/top-rated');
  await expect(posters(page).first()).toBeVisible();
  await open(page, '/nowhere');
  await expect(page.getByText('We can’t find that')).toBeVisible();

  await site.connect();
  await expect(notice(page)).toHaveCount(0);
  await open(page, '/faq');
});

test('nothing keeps the browser from installing the app, which starts in a window of its own', async ({ site }) => {
  const { page } = site;
  await open(page, '/');
  await kept(page, { cache: /pages/, path: '/' });
  const session = await site.context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  type Manifest = { readonly start_url: string; readonly shortcuts: ReadonlyArray<{ readonly url: string }> };
  const { start_url: start, shortcuts } = JSON.parse(data ?? '') as Manifest;
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  await site.cut();
  const app = await site.restart();
  const window = await site.context.newCDPSession(app);
  await window.send('Emulation.setEmulatedMedia', { features: [{ name: 'display-mode', value: 'standalone' }] });
  expect(Object.keys(HEADINGS)).toEqual(expect.arrayContaining([start, ...shortcuts.map(({ url }) => url)]));
  await app.setViewportSize({ width: 390, height: 844 });
  for (const [address, name] of Object.entries(HEADINGS)) {
    await app.goto(address);
    await expect(heading(app)).toHaveText(name);
    await expect(app.getByRole('navigation', { name: 'Quick' })).toBeVisible();
  }
});

test('a member’s browser starts without a network on the home page, each own list and the history', async ({ site }) => {
  await signInAsMember(site.page, 'noor@marquee.example');
  await keptForMember(site.page);
  await kept(site.page, { cache: /catalogue/, path: /title-texts\.json$/ });
  await site.cut();

  const page = await site.restart();
  await open(page, '/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(heading(page)).toHaveText(/Noor Haddad/);
  await expect(notice(page)).toBeVisible();
  await expectWhole(page);
  for (const [address, name] of [
    ['/user-profile', /.+/],
    ['/user-profile/watch-history', /history/i],
    ['/user-profile/user-lists', /lists/i],
    ['/user-profile/calendar', /^Calendar$/],
    ['/user-profile/settings', /^Settings$/],
    ['/user-profile/settings/security', /^Sign-in and security$/],
  ] as const) {
    await open(page, address);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  // People and countries come from the details of titles, which are kept as they are opened, and may say that they are missing.
  await open(page, '/user-profile/ratings');
  await expect(page.getByRole('region', { name: 'Rated titles' }).getByRole('link').first()).toBeVisible();
  await open(page, `/user-profile/year/${new Date().getFullYear()}`);
  await expect(heading(page)).toHaveText(/^\d{4} in review/);
  const links = page.getByRole('main').locator('a[href^="/user-profile/user-lists/"]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(named.length).toBeGreaterThan(1);
  for (const address of ['/user-profile/watchlist', '/user-profile/favorites', ...new Set(named)]) {
    await open(page, address);
    await expect(page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await expectWhole(page);
  // The first search of this member in this browser.
  await page.getByRole('combobox', { name: 'Search films and series' }).fill('casablanca');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=casablanca/);
  await expect(posters(page).first()).toBeVisible();
});
