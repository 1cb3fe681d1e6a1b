import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(120_000);

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  return page.getByRole('dialog', { name: 'Share “Watchlist”' });
};

test('a list shared by a link opens signed out in the same browser, until the link ends', async ({ page }) => {
  await signInAsMember(page);
  await open(page, '/movies/popular');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ }).first();
  await expect(add).not.toHaveAttribute('aria-disabled');
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.*) to Watchlist$/, '$1');
  await add.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await open(page, '/user-profile/watchlist');
  await expect(heading(page)).toHaveText('Watchlist');
  const list = page.url();
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('works only in this browser');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  const address = new URL(link).pathname;
  expect(address).toMatch(/^\/lists\/[0-9a-f]{32}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await test.step('a signed-in member sees the buttons of posters', async () => {
    await open(page, address);
    await expect(heading(page)).toHaveText('Watchlist');
    await expect(page.getByText('A list by')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: `Add ${name} to Watchlist` })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a visitor sees the list, and a title’s page behind its poster', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await open(page, address);
    await expect(heading(page)).toHaveText('Watchlist');
    const titles = page.getByRole('list', { name: 'All titles in this list' });
    await expect(titles.getByRole('button')).toHaveCount(0);
    await titles.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/details\?/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Watchlist');
  });

  await test.step('the ended link is not found', async () => {
    await signInAsMember(page);
    await open(page, list);
    await (await openDialog(page)).getByRole('button', { name: 'End share link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End share link' }).click();
    await expect(page.getByText('The link to “Watchlist” has ended')).toBeVisible();
    await open(page, address);
    await expect(page.getByText(/This link doesn’t lead to a list/)).toBeVisible();
    await expect(page).toHaveTitle('List not found · Marquee');
  });
});
