import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { watchFrames } from '../e2e/frames';
import { expect, heading, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { signIn } from './sign-in';
import { at } from './steps';

const { auth, firestore } = portsOf();
/** Delay of every Firebase response in ms, to load the session as slowly as on a poor connection. */
const DELAY_MS = 400;

test('redirects render only their target page, also while the session loads slowly', async ({ page }) => {
  test.setTimeout(150_000);
  const frames = await watchFrames(page);
  // The stories of the guards open all guarded areas.
  for (const address of ['/user-profile', '/admin/dashboard']) {
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
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  frames.clear();
  for (const address of ['/', '/login', '/admin/dashboard', '/home']) {
    await page.goto(address);
    await at(page, '/home');
    await expect(heading(page)).toHaveText(home);
  }
  expect(frames.seen()).toEqual([home]);

  // Control: if the first script of the page reads no session hint, the landing page renders first, and the watcher records its heading.
  await page.addInitScript(() => {
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')?.value as Storage['getItem'];
    let reads = 0;
    Storage.prototype.getItem = function (key) {
      return key === 'marquee.session-hint' && (reads += 1) === 1 ? null : getItem.call(this, key);
    };
  });
  await page.goto('/');
  await at(page, '/home');
  expect(frames.seen().some((name) => name.includes('tonight'))).toBe(true);
});
