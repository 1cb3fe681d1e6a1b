import { expect, missingSheets, open, posters, test } from '../steps';

test('without a connection the app shows a notice, keeps the open page, and recovers automatically', async ({
  page, context, complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|_tag: offline|The chunk could not be loaded/);
  const notice = page.locator('.notice-bar');
  await open(page, '/movies/top-rated');
  const film = posters(page).first();
  await expect(film).toBeVisible();
  // The notice loads after the first view, with the button that scrolls to the top.
  await expect(page.locator('.up-btn')).toBeAttached();
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
  await expect.poll(() => missingSheets(page), 'style sheets that did not load').toEqual([]);
  await page.goBack();
  await expect(film).toBeVisible();
});
