import type { Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';

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
