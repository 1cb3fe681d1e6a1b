import { expect, open, test } from '../steps';

test('a change in one tab shows in another at once, and can be taken back there', async ({ page, context }) => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  const other = await context.newPage();
  await open(other, '/user-profile/watchlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Watchlist');
  const shown = other.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem');
  await expect(shown).toHaveCount(0);

  await open(page, '/details?type=movie&id=155');
  const watchlist = page.getByRole('button', { name: 'Watchlist', exact: true });
  await expect(watchlist).not.toHaveAttribute('aria-busy');
  await watchlist.click();
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('The Dark Knight');
  const top = (): Promise<number> => shown.evaluate((item) => item.getBoundingClientRect().top);
  const topBeforeCount = await top();
  await expect(other.getByText('0 of 1 watched')).toBeVisible();
  expect(await top(), 'position of the first title once the server has counted').toBe(topBeforeCount);

  await other.getByRole('button', { name: 'More actions for The Dark Knight' }).click();
  await other.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'false');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await expect(shown).toHaveCount(1);
});
