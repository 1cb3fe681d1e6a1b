import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../../e2e/steps';
import { auth, createTestUser, store, unique } from '../admin-access';
import { chooseGoogle, chooseOnGooglePage, standInForGoogle, type GoogleAccount } from './google-window';
import { at, enter, signOut } from '../steps';

test.setTimeout(120_000);
test.beforeEach(({ page }) => standInForGoogle(page.context()));

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const aGoogleAccount = (): GoogleAccount => ({ email: `${unique('google')}@gmail.example`, name: 'Inés Duarte' });
const providersOf = async (email: string): Promise<ReadonlyArray<string>> =>
  (await auth.getUserByEmail(email)).providerData.map(({ providerId }) => providerId).sort();
/** Accounts without a name, as which the app asks Google. */
const guests = async (): Promise<number> =>
  (await auth.listUsers()).users.filter(({ providerData }) => providerData.length === 0).length;

test('a Google account becomes a member with what its visitor opened, and gets a password', async ({ page }) => {
  const account = aGoogleAccount();

  await test.step('signs up', async () => {
    await open(page, '/details?type=movie&id=603');
    const title = (await heading(page).textContent()) ?? '';
    await open(page, '/login');
    await chooseGoogle(page, () => google(page).click(), account);
    await expect(page.getByText('Good to see you, enjoy our app!')).toBeVisible();
    await at(page, '/home');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    const { uid, emailVerified } = await auth.getUserByEmail(account.email);
    expect(emailVerified).toBe(true);
    await expect.poll(async () => (await store.doc(`users/${uid}`).get()).get('name') as unknown).toBe('Inés Duarte');
    const lists = (await store.doc(`users/${uid}`).get()).get('lists') as ReadonlyArray<{ readonly listName: string }>;
    expect(lists.map(({ listName }) => listName).sort()).toEqual(['favorites', 'watchlist']);
    expect((await store.doc(`access/${uid}`).get()).data()).toMatchObject({ role: 'user', disabled: false });
    expect(await providersOf(account.email)).toEqual(['google.com']);
    await expect.poll(guests).toBe(0);
  });

  await test.step('cannot lose Google, and adds a password', async () => {
    await open(page, '/user-profile/settings/security');
    await expect(page.getByText(/^This is your only way to sign in\./)).toBeVisible();
    await page.getByRole('button', { name: 'Add a password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a password' });
    await dialog.getByLabel('New password').fill('lantern gravel oboe');
    await chooseGoogle(page, () => dialog.getByRole('button', { name: 'Confirm with Google' }).click(), account);
    await expect(page.getByText(/^Your password is set\./)).toBeVisible();
    expect(await providersOf(account.email)).toEqual(['google.com', 'password']);
  });

  await test.step('disconnects Google and signs in with the password', async () => {
    await open(page, '/user-profile/settings/security');
    await expect(page.getByText('Set. It can be changed, not removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Google' });
    await dialog.getByLabel('Current password').fill('lantern gravel oboe');
    await dialog.getByRole('button', { name: 'Disconnect Google' }).click();
    await expect(page.getByText(/^Google is disconnected\./)).toBeVisible();
    expect(await providersOf(account.email)).toEqual(['password']);
    await signOut(page);
    await at(page, '/');
    await open(page, '/login');
    await enter(page, account.email, 'lantern gravel oboe');
    await at(page, '/home');
  });
});

test('an address with a password is connected by that password only, also on Google’s page', async ({ page, complaints }) => {
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] \{_tag: unauthenticated\}$/);
  const member = await createTestUser();
  const account = { email: member.email, name: 'Somebody else' };
  const dialog = page.getByRole('dialog', { name: 'Connect Google to your account' });

  await test.step('declines: the account is as it was', async () => {
    await open(page, '/login');
    await chooseGoogle(page, () => google(page).click(), account);
    await expect(dialog.getByText(new RegExp(`^${member.email} already has an account here`))).toBeVisible();
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByRole('button', { name: 'Connect and sign in' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await providersOf(member.email)).toEqual(['password']);
    await expect.poll(guests).toBe(0);
  });

  await test.step('a blocked window leads to Google’s page, and back', async () => {
    await page.evaluate(() => void Object.assign(window, { open: () => null }));
    await google(page).click();
    await page.getByRole('button', { name: 'Open Google’s page' }).click();
    await chooseOnGooglePage(page, account);
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByRole('button', { name: 'Connect and sign in' }).click();
    await at(page, '/home');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    expect(await providersOf(member.email)).toEqual(['google.com', 'password']);
    expect((await auth.getUserByEmail(member.email)).uid).toBe(member.uid);
  });

  await test.step('from then on Google signs in', async () => {
    await signOut(page);
    await at(page, '/');
    await open(page, '/login');
    await chooseGoogle(page, () => google(page).click(), account);
    await at(page, '/home');
  });
});
