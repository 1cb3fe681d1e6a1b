import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { imageFile } from '../e2e/image-file';
import { expect, open, test } from '../e2e/steps';
import { asAdmin, auth, createTestUser, store, unique, type TestUser } from './admin-access';
import { signIn } from './sign-in';
import { A_MINUTE, at, expectNotReloaded, mark } from './steps';

test.setTimeout(150_000);

/**
 * The refusal of a form that another admin's change overtook, with its log entry, and the log entry of a profile that becomes unreadable a
 * moment before the page receives the reason.
 */
const EXPECTED_ERRORS = /status of 409|^\[(?:edit-user\] \{_tag: conflict|session\.profile\] \{_tag: forbidden)/;
/** The demotion that came second, the data that the demoted admin's page may no longer read, and their log entries. */
const REFUSED_DEMOTION = /status of 403|^\[[\w.-]+\] \{_tag: forbidden/;

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

/** Finds a user by e-mail, and chooses an item of the user's menu. */
const choose = async (page: Page, email: string, item: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Name, e-mail or ID' }).fill(email);
  const users = page.getByRole('table', { name: 'Users' });
  // The table may show the user before the search ends, whose result replaces the rows.
  await expect(users.getByRole('link')).toHaveCount(1);
  const row = users.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Opens the form of a user. */
const edit = async (page: Page, email: string): Promise<Locator> => {
  await choose(page, email, 'Edit user');
  const modal = page.getByRole('dialog', { name: 'Edit user' });
  await expect(modal.getByLabel('Display name')).toBeVisible();
  return modal;
};
const update = (modal: Locator) => modal.getByRole('button', { name: 'Update', exact: true });

test('two admins create and edit a user at the same moment, and disable the user who is signed in elsewhere', async ({
  page, elsewhere, complaints,
}) => {
  complaints.expect(EXPECTED_ERRORS);
  const [one, other] = await Promise.all([createAdmin(), createAdmin()]);
  const [second, third] = [await elsewhere(), await elsewhere()];
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

  await test.step('the user, signed in elsewhere, is signed out and told why', async () => {
    await signIn(third, created, created.password);
    await open(third, '/user-profile');
    await mark(third);
    await choose(second, created.email, 'Disable');
    await second.getByRole('alertdialog').getByRole('button', { name: 'Disable user' }).click();
    await expect(second.getByRole('table', { name: 'Users' }).getByText('Disabled', { exact: true })).toBeVisible();
    await at(third, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
    await expect(third.getByText('You’ve been signed out, because your account was disabled or deleted.')).toBeVisible();
    await expectNotReloaded(third);
  });
});

test('of two admins who demote each other, one stays admin; the other leaves a half-filled form and is told why', async ({
  page, elsewhere, complaints,
}) => {
  complaints.expect(REFUSED_DEMOTION);
  const [one, other] = await Promise.all([createAdmin(), createAdmin()]);
  const second = await elsewhere();
  await Promise.all([openUsers(page, one), openUsers(second, other)]);
  const forms = await Promise.all([edit(page, other.email), edit(second, one.email)]);
  for (const form of forms) {
    await form.getByLabel('Display name').fill('Half a na');
    await form.getByRole('combobox', { name: 'Role' }).selectOption('user');
  }
  for (const tab of [page, second]) await mark(tab);
  const buttons = forms.map((form) => form.getByRole('button', { name: 'Update role' }));
  for (const button of buttons) await expect(button).toBeEnabled();
  // A click by the mouse waits until the form stands still, and the other admin's demotion may remove the form meanwhile.
  const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(handles.map((handle) => handle.evaluate((element) => (element as HTMLButtonElement).click())));
  const roleOf = async ({ uid }: TestUser): Promise<unknown> => (await store.doc(`access/${uid}`).get()).get('role');
  await expect.poll(async () => (await Promise.all([one, other].map(roleOf))).filter((role) => role === 'admin')).toHaveLength(1);

  const [stays, leaves] = (await roleOf(one)) === 'admin' ? [page, second] : [second, page];
  await at(leaves, '/home');
  await expect(leaves.getByText('You’re no longer an admin. Nothing else in your account was changed.')).toBeVisible();
  await expect(leaves.getByRole('dialog')).toHaveCount(0);
  await expectNotReloaded(leaves);
  await expect(stays.getByRole('navigation', { name: 'Admin menu' })).toBeVisible();
  await expect(stays.getByRole('dialog')).toBeHidden();
  await stays.reload();
  await expect(stays.getByRole('table', { name: 'Users' })).toBeVisible();
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

test('the exported users open again as CSV', async ({ page }) => {
  // Without it the browser downloads the file; its dialog for a place on the disk cannot be tested.
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const admin = await createAdmin();
  const name = '=1+1, "Zoë"';
  const member = await createTestUser();
  await asAdmin('updateUserData', 'PUT', { uid: member.uid, displayName: name });
  await openUsers(page, admin);
  await page.getByRole('main').getByRole('button', { name: 'Export' }).click();
  const modal = page.getByRole('dialog', { name: 'Export users' });
  const [download] = await Promise.all([page.waitForEvent('download'), modal.getByRole('button', { name: 'Export', exact: true }).click()]);
  await expect(modal.getByText(/^Export complete: /)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^marquee-users-\d{4}-\d\d-\d\d\.csv$/);
  const { data, errors } = Papa.parse<Record<string, string>>(readFileSync(await download.path(), 'utf8'), {
    header: true, skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const rowOf = ({ uid }: TestUser) => data.filter((row) => row['uid'] === uid);
  expect(rowOf(admin)).toEqual([expect.objectContaining({ email: admin.email, role: 'admin', disabled: 'false', lists: '2' })]);
  // A spreadsheet program would run a name that begins with "=".
  expect(rowOf(member)).toEqual([expect.objectContaining({ name: `'${name}`, role: 'user' })]);
});
