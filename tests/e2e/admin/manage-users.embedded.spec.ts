import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../steps';

test.setTimeout(150_000);

const signInAsAdmin = async (page: Page): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
};
const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const names = (page: Page) => table(page).getByRole('link');
const choose = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('an admin creates, edits, disables, promotes and deletes a user', { tag: '@journey' }, async ({ page }) => {
  await signInAsAdmin(page);
  await test.step('opens the table by the menus', async () => {
    await open(page, '/admin/dashboard');
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Manage Users' }).click();
    await expect(heading(page)).toHaveText('Manage users');
    await expect(names(page)).toContainText(['Ada Okafor', 'Maya Rosen', 'Noor Haddad']);
  });

  await test.step('creates a user, and the row is there', async () => {
    await page.getByRole('button', { name: 'Create user' }).click();
    const modal = page.getByRole('dialog', { name: 'Create user' });
    await modal.getByRole('button', { name: 'Create user' }).click();
    await expect(modal.getByText('This field is required!')).toHaveCount(3);
    await modal.getByLabel('Display name').fill('Zoë Winter');
    await modal.getByLabel('E-mail').fill('zoe@marquee.example');
    await modal.getByLabel('Password').first().fill('nine letters');
    await modal.getByRole('button', { name: 'Create user' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText('The account was created.').first()).toBeAttached();
    await expect(names(page)).toContainText(['Ada Okafor', 'Maya Rosen', 'Noor Haddad', 'Zoë Winter']);
  });

  await test.step('searches by a folded name; the address keeps the search', async () => {
    await page.getByRole('searchbox', { name: 'Name, e-mail or ID' }).fill('zoe w');
    await expect(page).toHaveURL(/\?text=zoe\+w$/);
    await page.reload();
    await expect(names(page)).toHaveText([/Zoë Winter$/]);
  });

  await test.step('edits only what was changed', async () => {
    await choose(page, 'Zoë Winter', 'Edit user');
    const modal = page.getByRole('dialog', { name: 'Edit user' });
    await expect(modal.getByRole('button', { name: 'Update', exact: true })).toBeDisabled();
    await modal.getByLabel('Phone number').fill('+49 123 456');
    await modal.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText('The account was changed.').first()).toBeAttached();
  });

  await test.step('disables and enables', async () => {
    await choose(page, 'Zoë Winter', 'Disable');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable user' }).click();
    await expect(table(page).getByText('Disabled')).toBeVisible();
    await choose(page, 'Zoë Winter', 'Enable');
    await expect(table(page).getByText('Enabled')).toBeVisible();
  });

  await test.step('asks again before an address that nobody confirmed becomes an admin', async () => {
    await choose(page, 'Zoë Winter', 'Edit user');
    const modal = page.getByRole('dialog', { name: 'Edit user' });
    await modal.getByRole('combobox', { name: 'Role' }).selectOption('admin');
    await modal.getByRole('button', { name: 'Update role' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make admin anyway' }).click();
    await expect(table(page).getByText('Admin', { exact: true })).toBeVisible();
  });

  await test.step('shows the user with the audit trail', async () => {
    await names(page).first().click();
    await expect(page).toHaveURL(/\/admin\/manage-users\/admin-/);
    await expect(page.getByText('+49 123 456')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What admins changed' }).getByRole('listitem')).toHaveCount(5);
    await page.goBack();
    await expect(names(page)).toHaveText([/Zoë Winter$/]);
  });

  await test.step('deletes after a question that names the person', async () => {
    await choose(page, 'Zoë Winter', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this user?' });
    await expect(question).toContainText('The account of Zoë Winter (zoe@marquee.example)');
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText('No users match.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(names(page)).toContainText(['Ada Okafor', 'Maya Rosen', 'Noor Haddad']);
  });

  await test.step('cannot change the own account', async () => {
    await page.getByRole('button', { name: 'Actions for Ada Okafor' }).click();
    await expect(page.getByText('This is your own account.')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  });
});
