import { expect, heading, open, test } from '../steps';

const TITLE = '/details?type=movie&id=155';

test('signing up from a title returns to it, saves it, and Back leads to the page before, also after moving between the forms', async ({
  page,
}) => {
  await open(page, '/movies/popular');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /The Dark Knight/ }).first().click();
  await expect(heading(page)).toHaveText('The Dark Knight');
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register\?next=/);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await test.step('Back leaves both forms', async () => {
    await page.goBack();
    await expect(page).toHaveURL(TITLE);
    await page.goForward();
    await expect(page).toHaveURL(/\/login\?next=/);
  });
  await main.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Inés Duarte');
  await page.getByLabel('E-mail').fill('ines@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('winter planet table');
  await main.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(TITLE);
  await expect(page.getByText('Added to Watchlist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watchlist', exact: true, pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to list' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'the focus is on the page').not.toBe('BODY');
  await page.goBack();
  await expect(page).toHaveURL('/movies/popular');
});
