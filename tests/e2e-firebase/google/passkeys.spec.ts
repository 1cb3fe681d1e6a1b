import type { CDPSession, Page } from '@playwright/test';
import { expect, open, test } from '../../e2e/steps';
import { auth, createTestUser, store } from '../admin-access';
import { at, enter, signOut } from '../steps';

test.setTimeout(120_000);
// Browsers keep passkeys for names of sites only.
test.use({ baseURL: (process.env['MARQUEE_HOSTING'] ?? '').replace('127.0.0.1', 'localhost') });

/** Gives a page an authenticator that keeps passkeys and confirms the person, as a telephone does. */
const addAuthenticator = async (page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
};
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const confirm = async (page: Page, button: string, title: string, act: string, password: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: act }).click();
};

test('a member adds a passkey, signs in with it, and removes it, after which it signs nobody in', async ({ page, complaints }) => {
  const member = await createTestUser();
  await auth.updateUser(member.uid, { emailVerified: true });
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const stored = async () =>
    ((await store.doc(`passkeys/${member.uid}`).get()).get('passkeys') ?? []) as ReadonlyArray<{ readonly lastUsedAt: number | null }>;

  await test.step('adds it after the password', async () => {
    await open(page, '/login');
    await enter(page, member.email, member.password);
    await at(page, '/home');
    await open(page, '/user-profile/settings/security');
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await confirm(page, 'Add a passkey', 'Add a passkey', 'Add passkey', member.password);
    await expect(page.getByText(/^Your passkey is added\./)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your passkeys' }).getByText('Not used yet')).toBeVisible();
    expect((await stored()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null]);
  });

  await test.step('signs in with it, without typing anything', async () => {
    await signOut(page);
    await at(page, '/');
    await open(page, '/login');
    await withPasskey(page).click();
    await at(page, '/home');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    expect((await stored()).map(({ lastUsedAt }) => lastUsedAt ?? 0)).toEqual([expect.closeTo(Date.now(), -6)]);
    await open(page, '/user-profile/settings/security');
    await expect(page.getByText(/^Last used /)).toBeVisible();
    await expect(page.getByText('Set. It can be changed, not removed.')).toBeVisible();
  });

  await test.step('renames it', async () => {
    await page.getByRole('button', { name: /^Rename / }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My telephone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' }).getByText('My telephone')).toBeVisible();
  });

  await test.step('a closed prompt says nothing', async () => {
    await signOut(page);
    await at(page, '/');
    await open(page, '/login');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await withPasskey(page).click();
    await expect(withPasskey(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  });

  await test.step('a disabled account is named, and signs in again later', async () => {
    complaints.expect(/the server responded with a status of 40[34]|^\[sign-in\.passkey\] \{_tag: (?:forbidden|not-found)/);
    await auth.updateUser(member.uid, { disabled: true });
    await withPasskey(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^Your account is disabled\./);
    await auth.updateUser(member.uid, { disabled: false });
    await withPasskey(page).click();
    await at(page, '/home');
  });

  await test.step('removes it, and is refused with it', async () => {
    await open(page, '/user-profile/settings/security');
    await confirm(page, 'Remove My telephone', 'Remove passkey', 'Remove passkey', member.password);
    await expect(page.getByText('Your passkey is removed.')).toBeVisible();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
    await signOut(page);
    await at(page, '/');
    await open(page, '/login');
    await withPasskey(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^This passkey isn’t valid here any more\./);
  });
});
