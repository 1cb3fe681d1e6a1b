import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.setTimeout(120_000);

/** A signed-in member puts a series on the watchlist and shares the list. Returns the address of its link. */
const shareSeries = async (page: Page): Promise<string> => {
  await signInAsMember(page);
  await open(page, '/tv-shows/top-rated');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ }).first();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await open(page, '/user-profile/watchlist');
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Watchlist”' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  return new URL(await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue()).pathname;
};

const fits = /^On “Watchlist”\.$/;

test('with a partner, a series: three presses from the link of a list lead to an episode that its owner wants to see', async ({ page }) => {
  const link = await shareSeries(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();

  const partner = await page.context().newPage();
  await open(partner, link);
  await partner.getByRole('link', { name: 'Pick one for tonight' }).click();
  await partner.getByRole('link', { name: 'One episode', exact: true }).click();
  await expect(partner.getByText(/^“Watchlist” comes first: \d+ series\.$/)).toBeVisible();
  await partner.getByRole('link', { name: 'Any mood' }).click();
  await expect(partner.getByText(fits)).toBeVisible();
  await expect(partner.getByText(/^One episode ends at about/)).toBeVisible();
  const name = await heading(partner).textContent();
  await partner.reload();
  await expect(heading(partner)).toHaveText(name ?? '');
});
