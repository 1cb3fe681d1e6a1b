import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { heading, open } from '../steps';
import { expect, kept, keptForMember, keptPaths, test } from './site';

const FILM = '/details?type=movie&id=155';
const OF_MEMBER = /Dark Knight|movie-155|id=155|list-views/;
/** Returns the texts that this tab and this browser store. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
/** Returns what this browser's databases hold, but for the accounts, which stand in for a server. */
const indexed = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const contents: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'marquee') continue;
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        contents.push([name, store, await answerOf(database.transaction(store).objectStore(store).getAll())]);
      database.close();
    }
    return JSON.stringify(contents);
  });

test('after a sign-out on a shared computer, nothing that the member opened is left', async ({ site }) => {
  const { page } = site;
  await signInAsMember(page, 'noor@marquee.example');
  await keptForMember(page);
  await open(page, FILM);
  await kept(page, { cache: /pages/, path: FILM });
  await kept(page, { cache: /catalogue/, path: /\/details\/movie-/ });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => stored(page)).toContain('id=155');
  await open(page, '/user-profile/watchlist');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect.poll(() => stored(page)).toContain('list-views');
  await open(page, FILM);
  await expect(heading(page)).toHaveText('The Dark Knight');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  await expect.poll(() => keptPaths(page, /^marquee-member-/)).toEqual([]);
  await expect.poll(async () => (await keptPaths(page, /./)).filter((path) => path.includes('details'))).not.toContain(FILM);
  expect((await keptPaths(page, /catalogue/)).filter((path) => path.includes('/details/'))).toEqual([]);
  // The names of opened files are in the database of the caches' bounds, too.
  expect(await indexed(page)).not.toMatch(/details\?|\/details\/|Dark Knight|movie-155/);
  // The tab in which the member was, not only a new one, whose own storage is empty in any case.
  expect(await stored(page)).not.toMatch(OF_MEMBER);

  await site.cut();
  const next = await site.restart();
  await open(next, '/');
  await expect(heading(next)).toHaveText(/^What’s on tonight\?/);
  await next.goto('/user-profile/watchlist');
  await expect(next).toHaveURL(/\/login/);
  expect(await stored(next)).not.toMatch(OF_MEMBER);
  await open(next, FILM);
  await expect(heading(next)).toContainText('You’re offline');
  await expect(next.getByText('The Dark Knight')).toHaveCount(0);
});

test('after a sign-out, no entry of the history has the address that was typed for it', async ({ site }) => {
  const { page } = site;
  const email = 'maya@marquee.example';
  await open(page, '/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your password');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  const last = await page.evaluate(() => history.length);
  for (let step = 0; step < last && page.url() !== 'about:blank'; step += 1) {
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(email);
    await page.goBack();
  }
});

test('the worker keeps nothing about persons and no document of a member, and forgets a session that ended with no tab open', async ({ site }) => {
  const { page } = site;
  await signInAsMember(page);
  await keptForMember(page);
  const others = ['/lists/someone-elses-list', '/user-profile', '/user-profile/settings', '/home', '/login?next=%2Fhome'];
  for (const address of others) await page.goto(address);
  await page.evaluate(() => fetch('/api/fetchSharedList?id=1').catch(() => undefined));
  await open(page, '/search?query=secret');
  await kept(page, { cache: /pages/, path: '/search' });
  const paths = await keptPaths(page, /./);
  expect(paths.filter((path) => /^\/(?:api|lists|user-profile|home|login|admin)/.test(path) || path.includes('secret'))).toEqual([]);

  // As after a sign-out in a tab that was closed before the worker could delete anything.
  await page.goto('/notices.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) if (!name.startsWith('workbox')) indexedDB.deleteDatabase(name);
    localStorage.clear();
  });
  await open(page, '/');
  await expect.poll(() => keptPaths(page, /^marquee-member-/)).toEqual([]);
});
