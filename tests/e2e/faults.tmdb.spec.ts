import { expect, heading, open, test } from './steps';
import { goWrong } from './tmdb-server';

// One server for all: its faults are named for titles that no other journey opens, and set by this file alone.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => goWrong());

test('a server that does not answer is an error with Retry, and Retry shows the film', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await goWrong('GET /3/movie/389 503');
  await open(page, '/details?type=movie&id=389');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('It is not answering right now.');
  await goWrong();
  await retry.click();
  await expect(heading(page)).toHaveText('12 Angry Men');
});

test('a server that stumbles once is asked again without a word', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await goWrong('GET /3/movie/539 503 x1');
  await open(page, '/details?type=movie&id=539');
  await expect(heading(page)).toHaveText('Psycho');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a server that wants to be left alone for a second is left alone, and asked again', async ({ page, complaints }) => {
  complaints.expect(/429/);
  await goWrong('GET /3/movie/62 429 x1 retry-after=1');
  const asked: number[] = [];
  // By the browser's own clock: what it tells a test arrives a few milliseconds sooner or later.
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/tmdb/movie/62?')) asked.push(request.timing().startTime);
  });
  await open(page, '/details?type=movie&id=62');
  await expect(heading(page)).toHaveText(/2001: A Space Odyssey/);
  await expect.poll(() => asked).toHaveLength(2);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1000);
});

for (const [what, spoil] of [
  ['not JSON', null],
  ['a film whose title is a number', (film: Record<string, unknown>) => ({ ...film, title: 7 })],
  ['a film whose cast is half there', (film: Record<string, unknown>) => ({ ...film, credits: { cast: [{ id: 'x' }], crew: [] } })],
] as const) {
  test(`an answer that cannot be read (${what}) is an error, never a page half filled`, async ({ page, complaints }) => {
    complaints.expect(/invalid-data|unavailable|\[/);
    if (spoil === null) await goWrong('GET /3/movie/510 garbage');
    else {
      await page.route(/\/api\/tmdb\/movie\/510\?/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: spoil((await answer.json()) as Record<string, unknown>) });
      });
    }
    await open(page, '/details?type=movie&id=510');
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).not.toContainText('Cuckoo');
    await expect(page.getByText('Directed by')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|io-ts|results\./);
  });
}

test('while a server takes its time, the shape of the page is there and says that it loads', async ({ page }) => {
  await goWrong('GET /3/movie/37165 hang x1');
  await open(page, '/movies/popular');
  await page.evaluate(() => {
    history.pushState(null, '', '/details?type=movie&id=37165');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('status').filter({ hasText: 'Opening the title' })).toBeAttached();
  expect(await page.locator('main .sk').count()).toBeGreaterThan(3);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
});

test('a list whose second page fails keeps its first, and goes on by Retry', async ({ page, complaints }) => {
  complaints.expect(/503/);
  await page.route(/\/api\/tmdb\/tv\/top_rated\?.*page=2/, (route) => route.fulfill({ status: 503, json: { success: false, status_code: 9, status_message: 'offline' } }));
  await open(page, '/tv-shows/top-rated');
  await page.mouse.wheel(0, 4000);
  const retry = page.getByRole('main').getByRole('button', { name: /Retry/ });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'rated' }).first()).toBeAttached();
  await page.unroute(/\/api\/tmdb\/tv\/top_rated\?.*page=2/);
  await retry.click();
  await expect(page.getByText(/^(40|60|80) of [\d,]+$/)).toBeAttached();
});

test('a search that somebody has typed past is given up, and the last one is answered', async ({ page, complaints }) => {
  complaints.expect(/ERR_ABORTED|net::ERR_FAILED/);
  const asked: string[] = [];
  const stopped: string[] = [];
  const textOf = (address: string): string => new URL(address).searchParams.get('query') ?? '';
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/tmdb/search/')) stopped.push(textOf(request.url()));
  });
  // Until the last letter nothing is answered.
  await page.route(/\/api\/tmdb\/search\//, async (route) => {
    const text = textOf(route.request().url());
    asked.push(text);
    if (text.startsWith('psych')) await route.continue();
  });
  await open(page, '/search?tab=films');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const text of ['p', 'ps', 'psyc', 'psych']) {
    await field.fill(text);
    await expect.poll(() => asked).toContain(text);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /Psycho/ }).first()).toBeVisible();
  await expect.poll(() => [...new Set(stopped)]).toEqual(['p', 'ps', 'psyc']);
});
