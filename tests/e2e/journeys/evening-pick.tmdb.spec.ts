import { expect, heading, open, test } from '../steps';

test('two people who agree get a series from the first page in three presses', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'One episode' }).click();
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('button', { name: 'We agree' }).click();
  await expect(page.getByText(/^One episode ends|^A .* series/).first()).toBeVisible();
  await expect(page.getByText('One episode · No limit · Any mood')).toBeVisible();
  await expect(heading(page)).toHaveText(/./);
});
