import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { awake, expect, test } from '../steps';
import { preventReload } from './prevent-reload';

type Chunk = { readonly file: string; readonly css?: ReadonlyArray<string>; readonly isDynamicEntry?: boolean };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const chunks = Object.entries(manifest).filter(([source, { isDynamicEntry }]) => isDynamicEntry === true && /^src\/ui\/.*page\.tsx$/.test(source));

/** An address of each page whose code is a chunk of its own, for visitors and for members. */
const VISITOR: Readonly<Record<string, string>> = {
  'landing-page': '/', 'login-page': '/login', 'register-page': '/register', 'movies-page': '/movies', 'tv-shows-page': '/tv-shows', 'catalogue-list-page': '/movies/popular',
  'genres-page': '/genre', 'genre-page': '/genre/western', 'search-page': '/search', 'details-page': '/details?type=movie&id=155', 'person-page': '/person?id=-728239104',
  'help-page': '/help', 'faq-page': '/faq', 'operator-page': '/privacy', 'feedback-page': '/feedback', 'shared-list-page': '/lists/ended',
};
const MEMBER: Readonly<Record<string, string>> = {
  'home-page': '/home', 'profile-page': '/user-profile', 'settings-page': '/user-profile/settings', 'area-not-found-page': '/user-profile/nowhere',
  'history-page': '/user-profile/watch-history', 'manage-lists-page': '/user-profile/user-lists', 'own-list-page': '/user-profile/watchlist',
};
const ADMIN: Readonly<Record<string, string>> = {
  'dashboard-page': '/admin/dashboard', 'manage-users-page': '/admin/manage-users', 'user-page': '/admin/manage-users/maya', 'all-lists-page': '/admin/manage-lists',
  'admin-list-page': '/admin/manage-lists/maya-watchlist', 'audit-page': '/admin/audit', 'inbox-page': '/admin/feedback', 'admin-not-found-page': '/admin/nowhere',
};
const nameOf = (source: string): string => /([^/]+)\.tsx$/.exec(source)?.[1] ?? source;
const pages = (addresses: typeof VISITOR) => chunks.flatMap(([source, { file, css = [] }]) => {
  const address = addresses[nameOf(source)];
  return address === undefined ? [] : [{ address, scripts: [file], styles: css }];
});

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** Navigates inside the app, as a link does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.locator('.top')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404 });
const cutOff = (route: Route): Promise<void> => route.abort('internetdisconnected');
/** Opens a page without a chunk of its own, in a tab that has already reloaded for this build. */
const start = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
  await preventReload(page);
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await awake(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

test('every page has an address in this test', () => {
  expect(chunks.map(([source]) => nameOf(source)).filter((name) => [VISITOR, MEMBER, ADMIN].every((addresses) => addresses[name] === undefined))).toEqual([]);
});

/** Opens each page while its files fail, and expects the error below the header. @param cut lets every second page fail without a connection instead of with 404. */
const expectErrors = async (page: Page, addresses: typeof VISITOR, kind: 'scripts' | 'styles', cut = false): Promise<void> => {
  for (const [index, { address, [kind]: files }] of pages(addresses).entries()) {
    const fail = cut && index % 2 === 0 ? cutOff : gone;
    // Sheets that an earlier page has loaded are not requested again, so they cannot fail.
    const isLoaded = await page.evaluate((names) => names.every((name) => document.querySelector(`link[rel="stylesheet"][href$="${name}"]`) !== null), files);
    if (isLoaded) continue;
    for (const file of files) await page.route(`**/${file}`, fail);
    await go(page, address);
    await expect(retry(page).first(), address).toBeVisible();
    await expectFrame(page);
    for (const file of files) await page.unroute(`**/${file}`);
  }
};
const FAILED = /Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|No style sheet|could not be loaded|error-boundary|ERR_INTERNET_DISCONNECTED/;

for (const kind of ['scripts', 'styles'] as const) {
  test(`a page whose ${kind} are gone shows an error below the header`, async ({ page, complaints }) => {
    complaints.expect(FAILED);
    complaints.expectNotFound('/nowhere');
    await start(page, '/nowhere');
    await expectErrors(page, VISITOR, kind);
  });
}

for (const [who, email, addresses] of [['a member', 'maya@marquee.example', MEMBER], ['an admin', 'ada@marquee.example', ADMIN]] as const) {
  test(`a page of ${who} whose files are gone or cut off shows an error below the header`, async ({ page, complaints }) => {
    complaints.expect(FAILED);
    complaints.expectNotFound('/nowhere');
    await signIn(page, email);
    for (const kind of ['scripts', 'styles'] as const) {
      await start(page, '/nowhere');
      await expectErrors(page, addresses, kind, kind === 'scripts');
    }
  });
}

test('pages that are opened offline show an error below the header, and the open one loads when the connection is back', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|_tag: offline|could not be loaded|error-boundary|Unable to preload/);
  complaints.expectNotFound('/nowhere');
  await start(page, '/nowhere');
  await context.setOffline(true);
  for (const { address } of pages(VISITOR)) {
    await go(page, address);
    await expect(retry(page).first(), address).toBeVisible();
    await expectFrame(page);
  }
  await context.setOffline(false);
  await expect(retry(page)).toHaveCount(0);
  await expectFrame(page);
});

test('a tab from before a deployment reloads once at the next page', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|Failed to fetch|dynamically imported|could not be loaded|error-boundary/);
  await page.goto('/faq');
  await awake(page);
  const [script] = pages({ 'help-page': '/help' }).flatMap(({ scripts }) => scripts);
  let requests = 0;
  await page.route(`**/${script ?? ''}`, (route) => {
    requests += route.request().method() === 'HEAD' ? 0 : 1;
    return requests > 1 ? route.continue() : gone(route);
  });
  await go(page, '/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type))).toEqual(['reload']);
});

test('typing in the search box works without the suggestions’ style sheet', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|Unable to preload|could not be loaded|error-boundary/);
  await page.route('**/suggestions-*.css', gone);
  await page.goto('/faq');
  await awake(page);
  const field = page.getByRole('combobox').first();
  await field.fill('heat');
  await expect.poll(() => complaints.all.some((text) => text.includes('error-boundary'))).toBe(true);
  await expectFrame(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=heat/);
  await expect(page.getByRole('main').locator('a[href*="/details"]').first()).toBeVisible();
});

test('a member’s menus fail alone', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|could not be loaded|error-boundary/);
  await signIn(page, 'maya@marquee.example');
  await preventReload(page);
  for (const files of ['{avatar-menu,member-area-layout,member-parts,toast-box}-*.js', '{avatar-menu,member-area-layout,member-parts,toast-box}-*.css']) {
    await page.route(`**/assets/${files}`, gone);
    await start(page, '/user-profile');
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'Your list buttons didn’t load.' });
    await expect(notice).toBeVisible();
    await page.unroute(`**/assets/${files}`);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
  }
});

test('code that looks up stored titles later fails to load without a message', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await signIn(page, 'maya@marquee.example');
  await page.route(/\/rekey-titles-/, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/rekey-titles-'));
  await page.reload();
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectFrame(page);
});
