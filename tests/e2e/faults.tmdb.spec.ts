import { preventReload } from './lazy-loading/prevent-reload';
import { expect, heading, open, test } from './steps';
import { goWrong } from './tmdb-server';

// All tests share one server: its faults apply to titles that no other test opens, and only this file sets them.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => goWrong());

test('an unavailable server shows an error with Retry, and Retry renders the film', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await goWrong('GET /3/movie/389 503');
  await open(page, '/details?type=movie&id=389');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('We couldn’t load this.');
  await goWrong();
  await retry.click();
  await expect(heading(page)).toHaveText('12 Angry Men');
});

test('the page of a film whose data code is lost shows Retry, and Retry renders the page', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|\[/);
  await open(page, '/faq');
  await preventReload(page);
  await page.route('**/get-details-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/details?type=movie&id=539');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/get-details-*.js');
  await retry.click();
  await expect(heading(page)).toHaveText('Psycho');
});

test('a request that fails once is retried without an error message', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await goWrong('GET /3/movie/539 503 x1');
  await open(page, '/details?type=movie&id=539');
  await expect(heading(page)).toHaveText('Psycho');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a request with status 429 is retried after the Retry-After time of 1 s', async ({ page, complaints }) => {
  complaints.expect(/429/);
  await goWrong('GET /3/movie/62 429 x1 retry-after=1');
  const startTimes: number[] = [];
  // Uses the clock of the browser: events reach the test a few milliseconds early or late.
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/tmdb/movie/62?')) startTimes.push(request.timing().startTime);
  });
  await open(page, '/details?type=movie&id=62');
  await expect(heading(page)).toHaveText(/2001: A Space Odyssey/);
  await expect.poll(() => startTimes).toHaveLength(2);
  expect((startTimes[1] ?? 0) - (startTimes[0] ?? 0)).toBeGreaterThanOrEqual(1000);
});

for (const [what, corrupt] of [
  ['not JSON', null],
  ['a film whose title is a number', (film: Record<string, unknown>) => ({ ...film, title: 7 })],
  ['a film without a number', (film: Record<string, unknown>) => ({ ...film, id: null })],
] as const) {
  test(`an invalid response (${what}) is an error, never a partly rendered page`, async ({ page, complaints }) => {
    complaints.expect(/invalid-data|unavailable|\[/);
    if (corrupt === null) await goWrong('GET /3/movie/510 garbage');
    else {
      await page.route(/\/api\/tmdb\/movie\/510\?/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: corrupt((await response.json()) as Record<string, unknown>) });
      });
    }
    await open(page, '/details?type=movie&id=510');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).not.toContainText('Cuckoo');
    await expect(page.getByText('Directed by')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|io-ts|results\./);
  });
}

test('a slow response shows the skeleton of the page and a loading status', async ({ page }) => {
  await goWrong('GET /3/movie/37165 hang x1');
  await open(page, '/movies/popular');
  await page.evaluate(() => {
    history.pushState(null, '', '/details?type=movie&id=37165');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  expect(await page.locator('main .sk').count()).toBeGreaterThan(3);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
});

test('a list whose second page fails keeps the first, and Retry loads the second', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await page.route(/\/api\/tmdb\/tv\/top_rated\?.*page=2/, (route) =>
    route.fulfill({ status: 503, json: { success: false, status_code: 9, status_message: 'offline' } }),
  );
  await open(page, '/tv-shows/top-rated');
  await page.mouse.wheel(0, 4000);
  const retry = page.getByRole('main').getByRole('button', { name: /Try again/ });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'rated' }).first()).toBeAttached();
  await page.unroute(/\/api\/tmdb\/tv\/top_rated\?.*page=2/);
  await retry.click();
  await expect(page.getByText(/^(40|60|80) of [\d,]+$/)).toBeAttached();
});

test('outdated search requests are aborted, and the last one is answered', async ({ page, complaints }) => {
  complaints.expect(/ERR_ABORTED|net::ERR_FAILED/);
  const queries: string[] = [];
  const aborted: string[] = [];
  const textOf = (address: string): string => new URL(address).searchParams.get('query') ?? '';
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/tmdb/search/')) aborted.push(textOf(request.url()));
  });
  // Only queries from 'psych' on are answered.
  await page.route(/\/api\/tmdb\/search\//, async (route) => {
    const text = textOf(route.request().url());
    queries.push(text);
    if (text.startsWith('psych')) await route.continue();
  });
  await open(page, '/search?tab=films');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const text of ['p', 'ps', 'psyc', 'psych']) {
    await field.fill(text);
    await expect.poll(() => queries).toContain(text);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /Psycho/ }).first()).toBeVisible();
  await expect.poll(() => [...new Set(aborted)]).toEqual(['p', 'ps', 'psyc']);
});
