import { signInAsMember } from '../members/sign-in';
import { heading, open } from '../steps';
import { expect, kept, keptForMember, keptPaths, test } from './site';

const FILM = '/details?type=movie&id=155';

test('after a sign-out on a shared computer, nothing that the member opened is left', async ({ site }) => {
  const { page } = site;
  await signInAsMember(page);
  await keptForMember(page);
  await open(page, FILM);
  await kept(page, { cache: /pages/, path: FILM });
  await kept(page, { cache: /catalogue/, path: /\/details\/movie-/ });

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  await expect.poll(() => keptPaths(page, /^marquee-member-/)).toEqual([]);
  await expect.poll(async () => (await keptPaths(page, /./)).filter((path) => path.includes('details'))).not.toContain(FILM);
  expect((await keptPaths(page, /catalogue/)).filter((path) => path.includes('/details/'))).toEqual([]);
  // The names of opened files are in the database of the caches' bounds, too.
  const uses = await page.evaluate(
    () =>
      new Promise<ReadonlyArray<string>>((resolve) => {
        const request = indexedDB.open('workbox-expiration');
        request.onsuccess = () => {
          const names = request.result.transaction('cache-entries').objectStore('cache-entries').getAll();
          names.onsuccess = () => {
            request.result.close();
            resolve((names.result as ReadonlyArray<{ readonly url: string }>).map(({ url }) => url));
          };
        };
      }),
  );
  expect(uses.filter((url) => /details\?|\/details\//.test(url))).toEqual([]);

  await site.cut();
  const next = await site.restart();
  await open(next, '/');
  await expect(heading(next)).toHaveText(/^What’s on tonight\?/);
  await next.goto('/user-profile/watchlist');
  await expect(next).toHaveURL(/\/login/);
  const stored = await next.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
  expect(stored).not.toMatch(/Dark Knight|movie-155|id=155/);
});

test('a session that ended in another tab, or while no tab was open, is forgotten too', async ({ site }) => {
  const { page } = site;
  await signInAsMember(page);
  await keptForMember(page);
  // As after a sign-out in a tab that was closed before the worker could delete anything.
  await page.goto('/notices.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) if (!name.startsWith('workbox')) indexedDB.deleteDatabase(name);
    localStorage.clear();
  });
  await open(page, '/');
  await expect.poll(() => keptPaths(page, /^marquee-member-/)).toEqual([]);
});

test('the worker keeps no answer about persons, no shared list and no document of a member', async ({ site }) => {
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
});
