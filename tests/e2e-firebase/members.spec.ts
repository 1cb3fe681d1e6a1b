import { DORA, MAYA } from '../emulators/emulator-users';
import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { expect, open, test } from '../e2e/steps';
import { signIn } from './sign-in';

const { auth, firestore, storage } = portsOf();
/** Hosts that a member's browser may call besides hosting. */
const FIREBASE = [auth, firestore, storage].map((port) => `${HOST}:${port}`);

test("a member's pages violate no content security policy and call only hosting and Firebase", async ({ page, complaints }) => {
  await signIn(page, MAYA);
  for (const address of [
    '/home', '/user-profile', '/user-profile/settings', '/user-profile/nowhere', '/details?type=movie&id=603', '/movies',
  ]) {
    await open(page, address);
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  }
  expect(complaints.all).toEqual([]);
  expect(complaints.external.filter((host) => !FIREBASE.includes(host))).toEqual([]);
  expect(complaints.external, 'the session uses Firebase').toContain(FIREBASE[0]);
});

test('a disabled member gets the same sign-in error as an unknown address', async ({ page, complaints }) => {
  const messages: string[] = [];
  for (const email of [DORA.email, 'nobody@marquee.example']) {
    await open(page, '/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    const note = page.getByRole('form', { name: 'Sign in' }).getByRole('alert');
    await expect(note).toBeVisible();
    messages.push((await note.textContent()) ?? '');
    await expect(page).toHaveURL(/\/login$/);
  }
  expect(messages[0]).toBe(messages[1]);
  // A rejected sign-in logs status 400 of the identity service and an entry of the app.
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] {_tag: unauthenticated}$/);
});
