import { expect, heading, open, test } from '../steps';

test('a keyword of a title leads to a list, which a person narrows, and which is the same after a reload', async ({ page }) => {
  await open(page, '/details?type=movie&id=603');
  await page.getByRole('link', { name: 'artificial intelligence' }).click();
  await expect(heading(page)).toHaveText('Popular');
  await expect(page).toHaveURL('/movies/popular?with=keyword%3Aartificial%20intelligence');
  const grid = page.getByRole('list', { name: 'Popular films' });
  await expect(grid.getByRole('link', { name: /^Interstellar/ })).toBeVisible();

  await page.getByRole('button', { name: /^More filters/ }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill('keanu ree');
  await page.getByRole('option', { name: /^Keanu Reeves/ }).first().click();
  await expect(grid.getByRole('link', { name: /^The Matrix/ }).first()).toBeVisible();
  await expect(grid.getByRole('link', { name: /^Interstellar/ })).toHaveCount(0);
  await page.reload();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText([/artificial intelligence$/, /Keanu Reeves$/, 'Clear all']);
  await chips.getByRole('button', { name: 'Remove filter: artificial intelligence' }).click();
  await expect(page).toHaveURL(/\/movies\/popular\?with=person%3A-?\d+$/);
  await expect(grid.getByRole('link', { name: /^John Wick/ }).first()).toBeVisible();
});
