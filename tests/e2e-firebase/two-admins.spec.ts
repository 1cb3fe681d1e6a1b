import type { Locator, Page } from '@playwright/test';
import { imageFile } from '../e2e/image-file';
import { expect, open, test } from '../e2e/steps';
import { asAdmin, auth, createTestUser, store, unique, type TestUser } from './admin-access';
import { signIn } from './sign-in';
import { expectNotReloaded, mark } from './steps';

test.setTimeout(150_000);

/** The refusal of a form that another admin's change overtook, with its log entry. */
const EXPECTED_ERRORS = /status of 409|^\[edit-user\] \{_tag: conflict/;

/** Creates an account that the seeded admin makes an admin. */
const createAdmin = async (): Promise<TestUser> => {
  const admin = await createTestUser();
  await asAdmin('setUserRole', 'PATCH', { userRole: 'admin', userIDToGiveRole: admin.uid });
  return admin;
};

/** Signs an admin in and opens the table of users. */
const openUsers = async (page: Page, { email, password }: TestUser): Promise<void> => {
  await signIn(page, { email }, password);
  await open(page, '/admin/manage-users');
};

/** Finds a user by e-mail, and opens the form of the user. */
const edit = async (page: Page, email: string): Promise<Locator> => {
  await page.getByRole('searchbox', { name: 'Name, e-mail or ID' }).fill(email);
  const users = page.getByRole('table', { name: 'Users' });
  // The table may show the user before the search ends, whose result replaces the rows.
  await expect(users.getByRole('link')).toHaveCount(1);
  const row = users.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit user' });
  await expect(modal.getByLabel('Display name')).toBeVisible();
  return modal;
};
const update = (modal: Locator) => modal.getByRole('button', { name: 'Update', exact: true });

test('two admins edit a user, whom one of them has created, at the same moment', async ({ page, elsewhere, complaints }) => {
  complaints.expect(EXPECTED_ERRORS);
  const [one, other] = await Promise.all([createAdmin(), createAdmin()]);
  const second = await elsewhere();
  await Promise.all([openUsers(page, one), openUsers(second, other)]);
  const created = { email: `${unique('created')}@marquee.example`, password: 'nine letters' };

  await test.step('one admin creates a user, whom the other finds', async () => {
    await page.getByRole('button', { name: 'Create user' }).click();
    const modal = page.getByRole('dialog', { name: 'Create user' });
    await modal.getByLabel('Display name').fill('Zoë Winter');
    await modal.getByLabel('E-mail').fill(created.email);
    await modal.getByLabel('Password').first().fill(created.password);
    await modal.getByRole('button', { name: 'Create user' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('both edit the user; the second sees what the first has saved', async () => {
    const [first, late] = await Promise.all([edit(page, created.email), edit(second, created.email)]);
    await late.getByLabel('Display name').fill('Zoe Summer');
    await late.getByLabel('Phone number').fill('+49 999');
    await first.getByLabel('Phone number').fill('+49 111');
    await update(first).click();
    await expect(first).toBeHidden();
    await update(late).click();
    await expect(late.getByRole('alert')).toContainText('Nothing was saved.');
    await expect(late.getByRole('alert')).toContainText('Phone number is now +49 111');
    await late.getByRole('button', { name: 'Use their changes' }).click();
    await expect(late.getByLabel('Phone number')).toHaveValue('+49 111');
    await expect(late.getByLabel('Display name')).toHaveValue('Zoe Summer');
    await update(late).click();
    await expect(late).toBeHidden();
    const { uid } = await auth.getUserByEmail(created.email);
    expect((await store.doc(`directory/${uid}`).get()).get('name')).toBe('Zoe Summer');
    expect((await store.doc(`users/${uid}`).get()).get('phoneNumber')).toBe('+49 111');
  });
});

test('a banner that an admin adds and switches on is on a visitor’s open page when the page gets the focus', async ({
  page, elsewhere,
}) => {
  // An attempt that failed may have left a banner.
  await store.doc('settings/banners').set({ schemaVersion: 1, content: [] });
  const admin = await createAdmin();
  const visitor = await elsewhere();
  await visitor.clock.install();
  // The page reads the banners when it is idle, which it never is once its clock stands still.
  const firstRead = visitor.waitForResponse((response) => response.request().postData()?.includes('settings/banners') === true);
  await open(visitor, '/help');
  await (await firstRead).finished();
  await mark(visitor);
  // Stops the timer that reads the banners every minute: only the focus remains.
  await visitor.clock.pauseAt(Date.now() + 10_000);
  const picture = visitor.locator('.banner img');
  await expect(picture).toHaveCount(0);
  await signIn(page, admin, admin.password);
  await open(page, '/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Banners' });
  const shown = panel.getByRole('switch', { name: /^Show Banner of / });

  await panel.getByRole('button', { name: 'Add banner' }).click();
  const modal = page.getByRole('dialog', { name: 'Add banner' });
  const upload = modal.getByRole('button', { name: 'Upload' });
  await expect(upload).toBeDisabled();
  await modal.locator('input[type="file"]').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: imageFile() });
  await upload.click();
  await expect(modal).toBeHidden();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(shown).toBeChecked();

  // With the focus, a page reads banners that are older than two seconds.
  await visitor.clock.runFor(3000);
  await expect(picture).toHaveCount(0);
  await visitor.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(picture).toHaveCount(1);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expectNotReloaded(visitor);

  await panel.getByRole('button', { name: /^Remove Banner of / }).click();
  await page.getByRole('alertdialog', { name: 'Remove this banner?' }).getByRole('button', { name: 'Remove banner' }).click();
  await expect(panel.getByText(/^Banners you add appear here/)).toBeVisible();
});
