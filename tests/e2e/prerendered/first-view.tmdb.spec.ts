import type { Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';
import { layoutShift, recordLandingFrames } from './landing-frames';

/** Holds the entry of the app until the returned function is called. The document's `load` event waits for it. */
const holdApp = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/index-[^/]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Records the requests to TMDB, from now on. */
const recordRequests = (page: Page): ReadonlyArray<string> => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/tmdb/')) requests.push(pathname + search);
  });
  return requests;
};

const cards = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .locator('main .card')
    .evaluateAll((all) =>
      all
        .slice(0, 12)
        .map((card) => `${card.querySelector('a')?.getAttribute('href') ?? ''} ${card.querySelector('.cap')?.textContent ?? ''}`),
    );

/** Fixes the time of the pages that are opened next. Playwright's clock would replace `performance` too, which the documents read. */
const fixTime = async (page: Page, time: string): Promise<void> => {
  await page.addInitScript((millis) => {
    Object.assign(window, {
      Date: new Proxy(Date, {
        construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [millis] : values, self) as object,
        get: (target, name, self) => (name === 'now' ? () => millis : (Reflect.get(target, name, self) as unknown)),
      }),
    });
  }, new Date(time).getTime());
};

const LISTS = ['/movies/popular', '/tv-shows/on-the-air', '/genre/horror', '/genre/comedy?type=tv', '/'];

for (const address of LISTS) {
  test(`${address} shows its first titles before the app has loaded, and the app shows the same`, async ({ page }) => {
    const release = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main .card img').first()).toHaveAttribute('src', /^https:\/\/image\.tmdb\.org\/t\/p\/w342\/poster/);
    const early = await cards(page);
    expect(early).toHaveLength(12);
    release();
    await awake(page);
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
    expect(await cards(page)).toEqual(early);
    // The app uses the response that the page's head requested.
    expect(requests.filter((request, index) => requests.indexOf(request) < index)).toEqual([]);
  });
}

test('/ shows date and hero of the day before the app has loaded, and then nothing changes or moves', async ({ page }) => {
  const seen = await recordLandingFrames(page);
  const heroes: Array<string | null> = [];
  // The hero of each day is from another list.
  for (const [now, date] of [
    ['2026-11-28T00:30:00', 'Saturday 28 November'],
    ['2026-11-29T12:00:00', 'Sunday 29 November'],
    ['2026-11-30T23:30:00', 'Monday 30 November'],
  ] as const) {
    await fixTime(page, now);
    const before = seen.length;
    const release = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page)).toHaveAccessibleName(`What’s on tonight? ${date}`);
    const hero = page.locator('main .shown a');
    await expect(hero).toHaveText(/^.+, \d{4}$/);
    await expect(page.locator('main .visitor .photo')).toHaveAttribute('src', /^https:\/\/image\.tmdb\.org\/t\/p\/w\d+\/backdrop/);
    const address = await hero.getAttribute('href');
    release();
    await awake(page);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveAccessibleName(`What’s on tonight? ${date}`);
    await expect(page.locator(`main a[href="${address ?? ''}"]`)).toHaveText([/^.+, \d{4}$/]);
    const shown = seen.slice(before).filter((frame) => frame.includes(' | ')).map((frame) => frame.split(' | ')[0]);
    expect([...new Set(shown)]).toEqual([await hero.textContent()]);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    heroes.push(address);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(new Set(heroes).size).toBe(heroes.length);
});

for (const [address, name] of [
  ['/details?type=movie&id=603', 'The Matrix'],
  ['/details?type=tv&id=1396', 'Breaking Bad'],
  ['/person?id=1000000', /\w/],
] as const) {
  test(`${address} shows its name and picture before the app has loaded, and requests its data once`, async ({ page }) => {
    const release = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(name);
    await expect(page.locator('main .photo, main .portrait').first()).toHaveAttribute(
      'src', /^https:\/\/image\.tmdb\.org\/t\/p\/w\d+\/(?:backdrop|profile)/,
    );
    const early = await heading(page).textContent();
    release();
    await awake(page);
    // The related titles of a long page are requested when they come near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('main .sk')).toHaveCount(0);
    await expect(heading(page)).toHaveText(early ?? '');
    expect(requests.filter((request, index) => requests.indexOf(request) < index)).toEqual([]);
  });
}

for (const address of ['/movies', '/tv-shows', '/search', '/search?query=the%20matrix']) {
  test(`${address} requests each of its titles once`, async ({ page }) => {
    const requests = recordRequests(page);
    await page.goto(address, { waitUntil: 'commit' });
    await awake(page);
    await expect(page.locator('main .card').first()).toBeVisible();
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request, index) => requests.indexOf(request) < index)).toEqual([]);
  });
}

test('a page whose answer is late starts the app with its loading state', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/api\/tmdb\/movie\/popular/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/movies/popular');
  await awake(page);
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  await expect(page.locator('main .sk-card').first()).toBeVisible();
  release();
  await expect(page.locator('main .card').first()).toBeVisible();
});

test('fixed pages are complete before the app has loaded', async ({ page }) => {
  await holdApp(page);
  for (const address of ['/help', '/faq', '/feedback', '/genre']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(`#root[data-prerendered="${address}"][data-prerender-mode="whole"] h1`)).toBeVisible();
  }
});
