import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { violationsOn } from '../../support/axe';
import { heading, open, posters } from '../steps';
import { expect, goTo, kept, keptForMember, repeated, test } from './site';

type Manifest = {
  readonly start_url: string;
  readonly shortcuts: ReadonlyArray<{ readonly url: string }>;
  readonly share_target: { readonly action: string; readonly params: { readonly text: string } };
};
const { share_target: { action, params } } = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as Manifest;

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
  // Its document was never opened: the shell renders it.
  await open(page, '/movies/top-rated');
  await expect(posters(page).first()).toBeVisible();
  await open(page, '/nowhere');
  await expect(page.getByText('We can’t find that')).toBeVisible();
  // Another app shares a title, in the way that the manifest names.
  await page.goto(`${action}?${new URLSearchParams({ [params.text]: 'The Dark Knight (2008)' }).toString()}`);
  await expect(page).toHaveURL(FILM);
  await expect(heading(page)).toHaveText('The Dark Knight');

  await site.connect();
  await expect(notice(page)).toHaveCount(0);
  await open(page, '/faq');
});

/** Chooses a file with a viewing on the page for imports, which the worker of the imports reads. */
const readFile = async (page: Page): Promise<void> => {
  await open(page, '/user-profile/settings/import');
  const buffer = Buffer.from('imdbID,WatchedDate\ntt0113277,2017-04-01');
  await page.locator('input[type="file"]').setInputFiles({ name: 'seen.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: /^Adds 1 viewing/ })).toBeVisible();
};

test('nothing keeps the browser from installing the app, which starts in a window of its own', async ({ site }) => {
  const { page } = site;
  await open(page, '/');
  await kept(page, { cache: /pages/, path: '/' });
  const session = await site.context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { start_url: start, shortcuts } = JSON.parse(data ?? '') as Manifest;
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  await site.cut();
  const app = await site.restart();
  const window = await site.context.newCDPSession(app);
  await window.send('Emulation.setEmulatedMedia', { features: [{ name: 'display-mode', value: 'standalone' }] });
  const starts = [start, ...shortcuts.map(({ url }) => url)];
  expect(Object.keys(HEADINGS)).toEqual(expect.arrayContaining(starts));
  await app.setViewportSize({ width: 390, height: 844 });
  for (const [address, name] of Object.entries(HEADINGS)) {
    await (starts.includes(address) ? app.goto(address) : goTo(app, address));
    await expect(heading(app)).toHaveText(name);
    await expect(app.getByRole('navigation', { name: 'Quick' })).toBeVisible();
  }
});

test('a member’s browser requests no file twice, and starts without a network on own pages, a search and an import', async ({ site }) => {
  test.setTimeout(300_000);
  const { page, requests } = site;
  await signInAsMember(page, 'noor@marquee.example');
  await keptForMember(page);
  await kept(page, { cache: /catalogue/, path: /title-texts\.json$/ });
  await open(page, '/user-profile/watchlist');
  await open(page, '/user-profile/watch-history');
  await readFile(page);
  await kept(page, { cache: /files/, path: /import-worker-/ });
  expect(repeated(requests)).toEqual([]);
  const before = requests.length;
  const next = await site.restart();
  await open(next, '/home');
  await open(next, '/user-profile/watch-history');
  expect(repeated(requests.slice(before))).toEqual([]);
  expect(requests.slice(before)).toContain('/home');
  await site.cut();

  const offline = await site.restart();
  await open(offline, '/');
  await expect(offline).toHaveURL(/\/home$/);
  await expect(heading(offline)).toHaveText(/Noor Haddad/);
  await expect(notice(offline)).toBeVisible();
  for (const [address, name] of [
    ['/user-profile', /.+/],
    ['/user-profile/watch-history', /history/i],
    ['/user-profile/user-lists', /lists/i],
    ['/user-profile/calendar', /^Calendar$/],
    ['/user-profile/settings', /^Settings$/],
    ['/user-profile/settings/security', /^Sign-in and security$/],
  ] as const) {
    await open(offline, address);
    await expect(heading(offline)).toHaveText(name);
    await expect(offline.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  // People and countries come from the details of titles, which are kept as they are opened, and may say that they are missing.
  await open(offline, '/user-profile/ratings');
  await expect(offline.getByRole('region', { name: 'Rated titles' }).getByRole('link').first()).toBeVisible();
  await open(offline, `/user-profile/year/${new Date().getFullYear()}`);
  await expect(heading(offline)).toHaveText(/^\d{4} in review/);
  const named = offline.getByRole('main').locator('a[href^="/user-profile/user-lists/"]').first();
  for (const address of [await named.getAttribute('href') ?? '', '/user-profile/watchlist', '/user-profile/favorites']) {
    await open(offline, address);
    await expect(offline.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem').first()).toBeVisible();
    await expect(offline.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  // The first search of this member in this browser.
  await offline.getByRole('combobox', { name: 'Search films and series' }).fill('casablanca');
  await offline.keyboard.press('Enter');
  await expect(offline).toHaveURL(/query=casablanca/);
  await expect(posters(offline).first()).toBeVisible();
  const worker = offline.waitForEvent('worker', (each) => each.url().includes('/import-worker-'));
  await readFile(offline);
  await worker;
});
