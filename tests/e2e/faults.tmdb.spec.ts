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

test('an invalid response is an error, never a partly rendered page', async ({ page, complaints }) => {
  complaints.expect(/invalid-data|unavailable|\[/);
  await page.route(/\/api\/tmdb\/movie\/510\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Record<string, unknown>), title: 7 } });
  });
  await open(page, '/details?type=movie&id=510');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).not.toContainText('Cuckoo');
  await expect(page.getByText('Directed by')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|io-ts|results\./);
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
