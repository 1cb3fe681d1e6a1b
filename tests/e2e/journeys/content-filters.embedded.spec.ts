import { expect, heading, open, pressUntilHandled, test } from '../steps';

test('a keyword of a title leads to a list, which a person narrows, and which is the same after a reload', async ({ page }) => {
  await open(page, '/details?type=movie&id=603');
  await page.getByRole('link', { name: 'artificial intelligence', exact: true }).click();
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

test('a visitor types what it should be like, and opens one of those titles: three actions', { tag: '@journey' }, async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('combobox', { name: 'Search films and series' });
  await pressUntilHandled(page, '/', box);
  await page.keyboard.type('something like the matrix');
  await expect(page.getByRole('group', { name: 'Like The Matrix (1999)' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');

  const shelf = page.getByRole('region', { name: 'Like The Matrix (1999)' });
  await expect(page.getByRole('link', { name: 'Or see The Matrix (1999)' })).toHaveAttribute('href', '/details?type=movie&id=603');
  const first = shelf.getByRole('listitem').first().getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/details\?type=movie&id=(?!603$)/);
  await first.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(shelf).toBeVisible();
});
