import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { watchFrames } from '../e2e/frames';
import { expect, heading, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { signIn } from './sign-in';
import { at } from './steps';

const { auth, firestore } = portsOf();
/** So much later everything of Firebase answers, in ms: the session takes as long as on a poor line. */
const LATE = 400;

test('who may not stay is led where they belong and sees nothing on the way, however long the session takes', async ({ page }) => {
  test.setTimeout(150_000);
  const frames = await watchFrames(page);
  for (const address of ['/home', '/user-profile', '/user-profile/settings', '/user-profile/nothing', '/admin/dashboard']) {
    await page.goto(address);
    await at(page, `/login?next=${encodeURIComponent(address)}`);
    await expect(heading(page)).toHaveText('Sign in');
  }
  expect(frames.seen()).toEqual(['Sign in']);

  const member = await createTestUser();
  await signIn(page, member, member.password);
  await expect(heading(page)).toBeVisible();
  const home = (await heading(page).textContent()) ?? '';
  await page.route((url) => url.host === `${HOST}:${auth}` || url.host === `${HOST}:${firestore}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  frames.forget();
  for (const address of ['/', '/login', '/register', '/admin/dashboard', '/home']) {
    await page.goto(address);
    await at(page, '/home');
    await expect(heading(page)).toHaveText(home);
  }
  expect(frames.seen()).toEqual([home]);

  // The one who looks would have seen it: a browser that does not know that somebody is expected shows the landing page first.
  await page.evaluate(() => localStorage.removeItem('marquee.member'));
  await page.goto('/');
  await at(page, '/home');
  expect(frames.seen().some((name) => name.includes('tonight'))).toBe(true);
});
