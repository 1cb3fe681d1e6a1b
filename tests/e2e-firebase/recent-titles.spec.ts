import type { Page } from '@playwright/test';
import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { expect, open, test } from '../e2e/steps';
import { createTestUser, store } from './admin-access';
import { signIn } from './sign-in';
import { at, signOut } from './steps';

const documents = `${HOST}:${portsOf().firestore}`;

/** Counts how often a page reads and writes a member's profile on the server, in a transaction. */
const countProfileCalls = (page: Page, uid: string) => {
  const counts = { reads: 0, writes: 0 };
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host !== documents || request.postData()?.includes(`/documents/users/${uid}"`) !== true) return;
    if (pathname.endsWith(':batchGet')) counts.reads += 1;
    if (pathname.endsWith(':commit')) counts.writes += 1;
  });
  return counts;
};

/** The titles viewed last, except the newest, which the home page shows above. */
const shelfOf = (page: Page) => page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');

test('two opened titles cost a read and a write, are on the home page at once, and leave the browser at sign-out', async ({ page }) => {
  const member = await createTestUser();
  await signIn(page, member, member.password);
  await open(page, '/movies');
  const posters = page.getByRole('main').locator('a[href^="/details?type=movie"]');
  await expect(posters.nth(3)).toBeVisible();
  const addresses = [...new Set(await posters.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))].slice(0, 2);
  const counts = countProfileCalls(page, member.uid);
  const openedTitles = (): Promise<string> =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('marquee.opened.'))
        .join(),
    );
  for (const address of addresses) {
    await open(page, address);
    await expect.poll(openedTitles).toContain(`"movieID":${new URLSearchParams(address.split('?')[1]).get('id')}`);
  }
  expect(counts).toEqual({ reads: 0, writes: 0 });
  await open(page, '/home');
  await expect(shelfOf(page)).toHaveCount(1);
  const written = async (): Promise<number> =>
    ((await store.doc(`users/${member.uid}`).get()).get('content') as ReadonlyArray<unknown>).length;
  await expect.poll(openedTitles).toContain('"unsent":[]');
  expect(await written()).toBe(2);
  expect(counts).toEqual({ reads: 1, writes: 1 });

  await open(page, addresses[1] ?? '');
  await expect.poll(openedTitles).toContain('"unsent":[{');
  await signOut(page);
  await at(page, '/');
  await expect.poll(openedTitles).toBe('');
  expect(counts).toEqual({ reads: 2, writes: 2 });
});
