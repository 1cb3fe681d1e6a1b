import { expect, heading, missingSheets, open, posters, test } from './steps';

test('without a connection the app shows a notice, keeps the open page, and recovers automatically', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|_tag: offline|The chunk could not be loaded/);
  const notice = page.locator('.notice-bar');
  await open(page, '/movies/top-rated');
  const film = posters(page).first();
  await expect(film).toBeVisible();
  await context.setOffline(true);
  await expect(notice).toContainText('You’re offline.');
  await expect(film).toBeVisible();

  await film.click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/offline|too long|Something went wrong/i);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // No click is needed: the page loads when the connection is back.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  expect(await missingSheets(page), 'style sheets that did not load').toEqual([]);
  await page.goBack();
  await expect(film).toBeVisible();
});

test('one Retry is enough when both the code and the data of a page failed to load', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|_tag: offline|The chunk could not be loaded/);
  await open(page, '/movies/top-rated');
  await expect(posters(page).first()).toBeVisible();
  // Suppresses the online event of the browser, so that only Retry repeats the requests.
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }));
  await context.setOffline(true);
  await posters(page).first().click();
  // The list shows its own Retry if the connection was lost while loading more.
  await expect(heading(page)).not.toHaveText('Top rated');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  // Clicks inside the page: only the click lies between the failure and the second attempt.
  await retry.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
});
