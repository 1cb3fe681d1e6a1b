import type { Locator, Page } from '@playwright/test';
import { imageFile } from '../image-file';
import { expect, open, test } from '../steps';

const PASSWORD = 'nine letters';
const BEA = 'bea@marquee.example';
const ADA = 'ada@marquee.example';

const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/home$/);
};
const signOut = async (page: Page): Promise<void> => {
  await open(page, '/home');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
};

/** Opens the form of a user from the table. */
const edit = async (page: Page, name: string): Promise<Locator> => {
  await open(page, '/admin/manage-users');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  return page.getByRole('dialog', { name: 'Edit user' });
};
const chooseRole = async (modal: Locator, role: 'admin' | 'user'): Promise<void> => {
  await modal.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await modal.getByRole('button', { name: 'Update role' }).click();
};

test('two admins of one browser: one demotes the other, who loses the area; a disabled user cannot sign in', async ({
  page, complaints,
}) => {
  complaints.expect(/^\[sign-in\] \{_tag: forbidden, what: a disabled account\}/);
  await test.step('the first admin creates a second one', async () => {
    await signIn(page, ADA, 'marquee-demo');
    await open(page, '/admin/manage-users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const modal = page.getByRole('dialog', { name: 'Create user' });
    await modal.getByLabel('Display name').fill('Bea Lund');
    await modal.getByLabel('E-mail').fill(BEA);
    await modal.getByLabel('Password').first().fill(PASSWORD);
    await modal.getByRole('button', { name: 'Create user' }).click();
    await expect(modal).toBeHidden();
    await chooseRole(await edit(page, 'Bea Lund'), 'admin');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make admin anyway' }).click();
    await expect(page.getByText('16 users, 2 enabled admins, 1 disabled')).toBeVisible();
    await signOut(page);
  });

  await test.step('the second demotes the first and disables a member', async () => {
    await signIn(page, BEA, PASSWORD);
    await chooseRole(await edit(page, 'Ada Okafor'), 'user');
    await expect(page.getByText('16 users, 1 enabled admin, 1 disabled')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Maya Rosen' }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable user' }).click();
    await expect(page.getByText('16 users, 1 enabled admin, 2 disabled')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Bea Lund' }).click();
    await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveAttribute('aria-disabled', 'true');
    await signOut(page);
  });

  await test.step('the first is a member now', async () => {
    await signIn(page, ADA, 'marquee-demo');
    await page.goto('/admin/manage-users');
    await expect(page).toHaveURL(/\/home$/);
    await signOut(page);
  });

  await test.step('the disabled member cannot sign in', async () => {
    await enter(page, 'maya@marquee.example', 'marquee-demo');
    await expect(page.getByRole('main').getByText('Your account is disabled.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a banner that an admin adds and switches on is on an open public page of another tab', async ({ page, context }) => {
  await signIn(page, ADA, 'marquee-demo');
  const visitor = await context.newPage();
  await open(visitor, '/help');
  const picture = visitor.locator('.banner img');
  await expect(picture).toHaveCount(0);

  await open(page, '/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Banners' });
  await panel.getByRole('button', { name: 'Add banner' }).click();
  const modal = page.getByRole('dialog', { name: 'Add banner' });
  await expect(modal.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await modal.locator('input[type="file"]').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: imageFile() });
  await modal.getByRole('button', { name: 'Upload' }).click();
  await expect(modal).toBeHidden();
  await panel.getByRole('switch', { name: /^Show Banner of / }).first().click();

  await expect(picture).toHaveCount(1);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await signOut(page);
  await open(page, '/help');
  await expect(page.locator('.banner img')).toHaveCount(1);
});
