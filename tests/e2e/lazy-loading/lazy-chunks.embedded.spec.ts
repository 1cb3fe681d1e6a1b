import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { awake, expect, heading, missingSheets, posters, test } from '../steps';
import { preventReload } from './prevent-reload';

type Chunk = { readonly file: string; readonly css?: ReadonlyArray<string> };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const chunkOf = (name: string): Chunk =>
  Object.entries(manifest).find(([source]) => new RegExp(`/${name}\\.tsx?$`).test(source))?.[1] ?? { file: name };

const MAYA = 'maya@marquee.example';
const ADA = 'ada@marquee.example';
const FILM = '/details?type=movie&id=155';

/** A page of each area, whose code is a chunk of its own. */
const AREAS = [
  { who: 'a visitor', email: null, chunk: 'details-page', address: FILM },
  { who: 'a member', email: MAYA, chunk: 'history-page', address: '/user-profile/watch-history' },
  { who: 'an admin', email: ADA, chunk: 'dashboard-page', address: '/admin/dashboard' },
];
const FAILED =
  /Failed to load|Failed to fetch|dynamically imported|Unable to preload|No style sheet|could not be loaded|ERR_INTERNET_DISCONNECTED|\[[\w.-]+\]/;

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404 });
const cutOff = (route: Route): Promise<void> => route.abort('internetdisconnected');
/** Navigates inside the app, as a link does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
/** Opens a page in a tab that has already reloaded for this build. */
const start = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
  await preventReload(page);
};
const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.locator('.top')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  const [header, board] = [await page.locator('.top').boundingBox(), await heading(page).boundingBox()];
  expect(board?.y).toBeGreaterThan((header?.height ?? Infinity) + 24);
};

for (const { who, email, chunk, address } of AREAS) {
  test(`a page of ${who} without its styles or code shows an error below the header, and Retry loads the page`, async ({
    page, complaints,
  }) => {
    complaints.expect(FAILED);
    complaints.expectNotFound('/nowhere');
    if (email !== null) await signInAsMember(page, email);
    const { file, css = [] } = chunkOf(chunk);
    for (const [fail, files] of [[gone, css], [cutOff, [file]]] as const) {
      await start(page, '/nowhere');
      for (const lost of files) await page.route(`**/${lost}`, fail);
      await go(page, address);
      await expect(retry(page).first()).toBeVisible();
      await expectFrame(page);
      for (const lost of files) await page.unroute(`**/${lost}`);
    }
    await retry(page).first().click();
    await expect(retry(page)).toHaveCount(0);
    await expect(heading(page)).not.toHaveText(/Couldn’t load|Something broke|You’re offline/);
    await expect.poll(() => missingSheets(page), 'style sheets that did not load').toEqual([]);
  });
}

test('a prerendered page whose code is lost stays readable, and Retry starts it', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await start(page, '/faq');
  for (const [address, chunk, name] of [
    ['/movies/popular', 'catalogue-list-page', 'Popular'],
    [FILM, 'details-page', 'The Dark Knight'],
  ] as const) {
    const lost = `**/${chunkOf(chunk).file}`;
    await page.route(lost, gone);
    await page.goto(address);
    const notice = page.locator('[role="alert"].boot-error');
    await expect(notice).toContainText('Part of Marquee didn’t load');
    await expect(heading(page)).toHaveText(name);
    await page.unroute(lost);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await awake(page);
    await expect(notice).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
  }
});

test('a search without the code of its worker runs in the page', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await page.route('**/assets/search-worker-*.js', gone);
  const failed = page.waitForResponse((response) => response.url().includes('/search-worker-'));
  await page.goto('/search?query=heat');
  await failed;
  await expect(posters(page).first()).toBeVisible();
});

test('files of an import are read in the page without the code of their worker', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await signInAsMember(page);
  await page.route('**/assets/import-worker-*.js', gone);
  await start(page, '/user-profile/settings/import');
  const failed = page.waitForResponse((response) => response.url().includes('/import-worker-'));
  const buffer = Buffer.from('imdbID,WatchedDate\ntt0113277,2017-04-01');
  await page.locator('input[type="file"]').setInputFiles({ name: 'seen.csv', mimeType: 'text/csv', buffer });
  await failed;
  await expect(page.getByRole('heading', { name: 'Adds 1 viewing' })).toBeVisible();
});

test('a form whose code is gone keeps what was entered, and other dialogs open after one whose code is gone', async ({
  page, complaints,
}) => {
  complaints.expect(FAILED);
  await signInAsMember(page);
  const lost = ['profile-use-cases', 'rating-field'].map((name) => `**/${chunkOf(name).file}`);
  for (const file of lost) await page.route(file, gone);
  await start(page, '/user-profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Maya R');
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(name).toHaveValue('Maya R');

  await go(page, FILM);
  // The page asks whether the file is gone; one that is there again by then would make it reload.
  const judged = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.url().endsWith(chunkOf('rating-field').file),
  );
  await page.getByRole('main').getByRole('button', { name: 'Rate' }).click();
  await judged;
  await expectFrame(page);
  await expect(heading(page)).toHaveText('The Dark Knight');
  for (const file of lost) await page.unroute(file);
  await page.getByRole('main').getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByRole('dialog', { name: 'Add to list' })).toBeVisible();
});

test('a tab from before a deployment reloads once at the next page', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await page.goto('/faq');
  await awake(page);
  let requests = 0;
  await page.route(`**/${chunkOf('help-page').file}`, (route) => {
    requests += route.request().method() === 'HEAD' ? 0 : 1;
    return requests > 1 ? route.continue() : gone(route);
  });
  await go(page, '/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type)),
  ).toEqual(['reload']);
});

test('typing in the search box works without the suggestions’ style sheet', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await page.route('**/suggestions-*.css', gone);
  await page.goto('/faq');
  await awake(page);
  const field = page.getByRole('combobox').first();
  await field.fill('heat');
  await expect.poll(() => complaints.all.some((text) => text.includes('error-boundary'))).toBe(true);
  await expectFrame(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=heat/);
  await expect(posters(page).first()).toBeVisible();
});

test('a member’s menus fail alone', async ({ page, complaints }) => {
  complaints.expect(FAILED);
  await signInAsMember(page);
  await preventReload(page);
  const files = '**/assets/{avatar-menu,member-area-layout,member-parts,toast-box}-*.{js,css}';
  await page.route(files, gone);
  await start(page, '/user-profile');
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Your list buttons didn’t load.' });
  await expect(notice).toBeVisible();
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

test('a phone has one menu on a title of a list, and without its code another one, which removes the title', async ({
  page, complaints,
}) => {
  complaints.expect(FAILED);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMember(page);
  await start(page, FILM);
  const watchlist = page.getByRole('main').getByRole('button', { name: 'Watchlist', exact: true });
  await watchlist.click();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await start(page, '/user-profile/watchlist');
  const other = page.getByRole('button', { name: 'More actions for The Dark Knight' });
  await expect(page.getByRole('button', { name: 'Actions for The Dark Knight', exact: true })).toBeVisible();
  await expect(other).toHaveCount(0);
  await page.route(`**/${chunkOf('poster-menu/late-parts').file}`, gone);
  await start(page, '/user-profile/watchlist');
  await other.click();
  await page.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /The Dark Knight/ })).toHaveCount(0);
});

test('code that looks up stored titles later fails to load without a message', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await signInAsMember(page);
  await page.route(/\/rekey-titles-/, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/rekey-titles-'));
  await page.reload();
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectFrame(page);
});
