import { awake, expect, heading, open, scrollDown, test } from '../e2e/steps';
import { auth, unique } from './admin-access';
import { expectNoDocuments, storedDataOf } from './stored-data';
import { actionEmailTo } from './action-emails';
import { at, enter, signOut } from './steps';

test.setTimeout(120_000);

test('a new user registers, verifies the e-mail address, signs out without traces and signs in again', async ({ page, complaints }) => {
  // A used action code logs status 400 of the identity service.
  complaints.expect(/the server responded with a status of 400/);
  const email = `${unique('ines')}@marquee.example`;
  const password = 'lantern gravel oboe';

  await test.step('registers', async () => {
    await open(page, '/register');
    await page.getByLabel('Name').fill('Inés Duarte');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Good to see you, enjoy our app!')).toBeVisible();
    await at(page, '/home');
    await expect(heading(page)).toHaveText('Welcome, Inés Duarte');
  });

  await test.step('has the lists and the profile of a member', async () => {
    await open(page, '/user-profile');
    const own = page.getByRole('navigation', { name: 'Profile menu' });
    await expect(own.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Watchlist' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Inés Duarte');
  });

  await test.step('follows the verification e-mail, which works once', async () => {
    await open(page, '/home');
    await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
    const verificationUrl = await actionEmailTo('verifyEmail', email);
    await open(page, verificationUrl);
    await expect(heading(page)).toHaveText('Confirm your e-mail');
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(heading(page)).toHaveText('E-mail confirmed');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await at(page, '/home');
    await awake(page);
    await expect(page.getByText('Please confirm')).toHaveCount(0);
    await page.goto(verificationUrl);
    await expect(page.getByRole('alert')).toHaveText(/is already confirmed/);
    await open(page, '/user-profile/settings');
    await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('signs out, and the browser stores no data of the user', async () => {
    const { uid } = await auth.getUserByEmail(email);
    await scrollDown(page, 50);
    // The scroll position is stored a moment after scrolling ends.
    await expect
      .poll(async () => (await storedDataOf(page)).text, { message: 'the signed-in session stores data in the browser' })
      .toContain('/user-profile');
    const before = await storedDataOf(page);
    for (const trace of [email, uid]) expect(before.text, 'the signed-in session stores data in the browser').toContain(trace);
    expect(before.databases.filter((name) => name.startsWith('firestore'))).not.toEqual([]);
    await signOut(page);
    await at(page, '/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expectNoDocuments(page);
    const { text } = await storedDataOf(page);
    for (const trace of [email, uid, 'Inés', '/user-profile', 'stsTokenManager']) expect(text, trace).not.toContain(trace);
  });

  await test.step('signs in again', async () => {
    await open(page, '/login');
    await enter(page, email, password);
    await at(page, '/home');
    await expect(page.getByText('Welcome back!')).toBeVisible();
  });
});
