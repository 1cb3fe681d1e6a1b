import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { watchFrames } from '../e2e/frames';
import { expect, heading, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { signIn } from './sign-in';
import { at } from './steps';

const { auth, firestore } = portsOf();
/** Delay of every Firebase response in ms, to load the session as slowly as on a poor connection. */
const DELAY_MS = 400;

// `accounts.embedded.spec.ts` shows the same to visitors, and that the watcher sees what it has to.
test('redirects render only their target page while the session loads slowly', async ({ page }) => {
  const frames = await watchFrames(page);
  const member = await createTestUser();
  await signIn(page, member, member.password);
  await expect(heading(page)).toBeVisible();
  const home = (await heading(page).textContent()) ?? '';
  await page.route((url) => url.host === `${HOST}:${auth}` || url.host === `${HOST}:${firestore}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  frames.clear();
  for (const address of ['/', '/admin/dashboard']) {
    await page.goto(address);
    await at(page, '/home');
    await expect(heading(page)).toHaveText(home);
  }
  expect(frames.seen()).toEqual([home]);
});
