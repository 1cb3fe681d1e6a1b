import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../e2e/steps';
import { auth, createTestUser, store } from './admin-access';
import { actionEmailTo } from './action-emails';
import { signIn } from './sign-in';
import { A_MINUTE, at, enter, expectNotReloaded, mark, signOut } from './steps';

test.setTimeout(150_000);

const modal = (page: Page) => page.getByRole('dialog', { name: 'Change e-mail or password' });
const fillCurrentPassword = async (page: Page, password: string): Promise<void> => {
  await modal(page).getByLabel('Current password', { exact: true }).fill(password);
  await modal(page).getByLabel('Confirm current password').fill(password);
};
const signInError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password' });
const profileEmail = async (uid: string): Promise<unknown> => (await store.doc(`users/${uid}`).get()).get('email');

/** Console errors of a rejected sign-in: status 400 of the identity service, and the log entry of the app. */
const SIGN_IN_ERRORS = /the server responded with a status of 400|^\[sign-in\] \{_tag: unauthenticated\}$/;

test('a new e-mail address replaces the old one only after its action e-mail is followed', async ({ page, complaints }) => {
  complaints.expect(SIGN_IN_ERRORS);
  const member = await createTestUser();
  const newEmail = `moved-${member.email}`;
  await signIn(page, member, member.password);

  await open(page, '/user-profile/settings');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await fillCurrentPassword(page, member.password);
  await modal(page).getByLabel('New e-mail').fill(newEmail);
  await modal(page).getByRole('button', { name: 'Change e-mail' }).click();
  const toast = page.getByText('Please open your imbox to verify your new email!');
  await expect(toast).toBeVisible();
  await expect(modal(page).getByText(/you still sign in with/)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Done' }).click();

  await signOut(page);
  await at(page, '/');
  await open(page, '/login');
  await enter(page, newEmail, member.password);
  await expect(signInError(page)).toBeVisible();
  await signIn(page, member, member.password);
  expect(await profileEmail(member.uid)).toBe(member.email);

  await open(page, await actionEmailTo('verifyAndChangeEmail', member.email));
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail changed');
  await expect(page.getByText(`You now sign in with ${newEmail}.`)).toBeVisible();
  // The session continues where the action e-mail was followed, and the profile takes the address from the token.
  await expect.poll(() => profileEmail(member.uid)).toBe(newEmail);
  await open(page, '/user-profile/settings');
  await expect(page.getByRole('main').getByText(newEmail, { exact: true }).first()).toBeVisible();
  expect(await auth.getUser(member.uid)).toMatchObject({ email: newEmail, emailVerified: true });

  await signOut(page);
  await at(page, '/');
  await open(page, '/login');
  await enter(page, member.email, member.password);
  await expect(signInError(page)).toBeVisible();
  await enter(page, newEmail, member.password);
  await at(page, '/home');
});

test('a changed password ends all other sessions of the member and keeps the current one', async ({ page, elsewhere, complaints }) => {
  // The profile is unreadable between the end of all sessions and the re-authentication of this one.
  complaints.expect(/^\[session\.profile\] \{_tag: forbidden/);
  // The sign-in is noted after three seconds, which can be after the end of its session.
  complaints.expect(/the server responded with a status of 401/);
  complaints.expect(SIGN_IN_ERRORS);
  const member = await createTestUser();
  const newPassword = 'a summer of night trains';
  await signIn(page, member, member.password);
  const other = await elsewhere();
  await signIn(other, member, member.password);
  await open(other, '/user-profile');
  await mark(other);

  await open(page, '/user-profile/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  await fillCurrentPassword(page, member.password);
  await modal(page).getByLabel('New password').fill(newPassword);
  await modal(page).getByRole('button', { name: 'Change password' }).click();
  await expect(modal(page).getByText(/You’ve been signed out on all your other devices/)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Done' }).click();

  await at(page, '/user-profile/settings');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody');
  await page.getByLabel('Name', { exact: true }).fill('Somebody else');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await store.doc(`users/${member.uid}`).get()).get('name')).toBe('Somebody else');

  // A browser notices the end of its session up to ten seconds later.
  await at(other, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
  await expectNotReloaded(other);
  await enter(other, member.email, member.password);
  await expect(signInError(other)).toBeVisible();
  await enter(other, member.email, newPassword);
  await at(other, '/user-profile');
});
