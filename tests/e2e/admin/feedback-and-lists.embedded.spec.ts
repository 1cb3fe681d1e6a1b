import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../steps';
import { signInAsMember } from '../members/sign-in';

const signOutByMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
};

test('an admin answers feedback and removes a list, the audit log shows both, and the owner finds the list in the bin', async ({ page }) => {
  await test.step('a visitor sends feedback', async () => {
    await open(page, '/feedback');
    await page.getByLabel('Your message').fill('More silent films, please.');
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(heading(page)).toHaveText(/Thank you/i);
  });

  await test.step('a member creates a list', async () => {
    await signInAsMember(page);
    await open(page, '/user-profile/user-lists');
    await page.getByLabel('New list').fill('Train films');
    await page.getByLabel('New list').press('Enter');
    await expect(page.getByRole('list', { name: 'Your lists' }).getByRole('link', { name: 'Train films' })).toBeVisible();
    await signOutByMenu(page);
  });

  await test.step('the admin finds the message from the dashboard and marks it as answered', async () => {
    await signInAsMember(page, 'ada@marquee.example');
    await open(page, '/admin/dashboard');
    const unread = page.getByRole('region', { name: 'Unread feedback' });
    await expect(unread.getByText('More silent films, please.')).toBeVisible();
    await unread.getByRole('link', { name: 'Show all feedback' }).click();
    await expect(heading(page)).toHaveText('Feedback');
    await page.getByRole('button', { name: 'Actions for this message: “More silent films, please.”' }).click();
    await page.getByRole('menuitem', { name: 'Mark as answered' }).click();
    await expect(page.getByRole('button', { name: 'Actions for this message: “More silent films, please.”' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Messages: New' }).click();
    await page.getByRole('option', { name: 'Answered' }).click();
    await expect(page).toHaveURL(/\?state=answered$/);
    await page.reload();
    await expect(
      page.getByRole('table', { name: 'Feedback messages' }).getByText('More silent films, please.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the admin searches the list, opens it and removes it', async () => {
    await open(page, '/admin/dashboard');
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Manage Lists' }).click();
    await page.getByRole('searchbox', { name: 'Name of a list' }).fill('train');
    const lists = page.getByRole('table', { name: 'Lists' });
    await expect(lists.getByRole('row')).toHaveCount(2);
    await lists.getByRole('link', { name: 'Train films' }).click();
    await expect(heading(page)).toHaveText('Train films');
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog', { name: 'Remove “Train films” with 0 titles?' }).getByRole('button', { name: 'Remove' }).click();
    const close = page.getByRole('dialog', { name: 'Remove 1 list' }).getByRole('button', { name: 'Close' });
    // While the removal runs, the button at the end is "Cancel", and the one at the top cancels too.
    await expect(close).toHaveCount(2);
    await close.last().click();
    await expect(page.getByText(/^This list is in its owner’s bin\./)).toBeVisible();
  });

  await test.step('the audit log says who did it', async () => {
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: 'Show the audit log' }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    await expect(log.getByText('Ada Okafor marked the message “More silent films, please.” as answered')).toBeVisible();
    await expect(log.getByText(/^Ada Okafor moved the list .+ to the bin$/)).toBeVisible();
    await signOutByMenu(page);
  });

  await test.step('the owner finds the list in the bin', async () => {
    await signInAsMember(page);
    await open(page, '/user-profile/user-lists');
    await expect(page.getByRole('button', { name: 'Restore Train films' })).toBeVisible();
  });
});
