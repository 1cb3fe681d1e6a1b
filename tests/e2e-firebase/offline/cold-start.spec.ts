import type { Page } from '@playwright/test';
import { named } from '../../../scripts/firebase/ports.mjs';
import { kept, keptForMember } from '../../e2e/offline/site';
import { expect, heading, open, test } from '../../e2e/steps';
import { createTestUser, store } from '../admin-access';
import { signIn } from '../sign-in';
import { expectNoDocuments, expireToken, storedDataOf } from '../stored-data';
import { at, signOut } from '../steps';

test.use({ serviceWorkers: 'allow' });

const FILM = '/details?type=movie&id=155';
/** Key in local storage of a browser without a network. */
const CUT = 'test.cut';

const fileOf = (name: string, ...rows: ReadonlyArray<string>) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
const FILES = [
  fileOf('watched.csv', 'Date,Name,Year,Letterboxd URI', '2024-05-12,Alien,1979,u'),
  fileOf('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '2024-05-12,Parasite,2019,u'),
  fileOf('noir.csv', 'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2024-01-01,Rainy nights,,u,', '',
    'Position,Name,Year,URL,Description', '1,Chinatown,1974,u,', '2,Heat,1995,u,'),
];

/** Number of lists, and the history, of which the first page was read into this browser. */
const keptCount = (page: Page): Promise<number> => page.evaluate(() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith('marquee.kept.')) ?? '';
  return Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object).length;
});

/** Writes the counts of a member's lists and of the imported viewing, whose events the emulator can deliver late or never. */
const writeCounts = async (uid: string, titles: number): Promise<void> => {
  const countItems = async () => {
    const lists = await store.collection('lists').where('userID', '==', uid).get();
    return Promise.all(lists.docs.map(async ({ ref }) => ({ ref, count: (await ref.collection('items').count().get()).data().count })));
  };
  // The page says what it has added before the server has all of it.
  await expect.poll(async () => (await countItems()).reduce((sum, { count }) => sum + count, 0)).toBe(titles);
  for (const { ref, count } of await countItems()) await ref.update({ itemCount: count });
  // Its day is unknown. An event that comes later counts the same.
  const month = { days: {}, viewings: 1, films: 1, episodes: 0, minutes: 117, genres: {}, decades: { 1970: 1 } };
  await store.doc(`users/${uid}/stats/unknown`).set({ schemaVersion: 1, year: 'unknown', months: { '00': month } });
};

test('a member’s browser starts without a network with the home page, lists, the history and a title, until the sign-out', async ({
  page, context, complaints,
}) => {
  complaints.expect(/ERR_|Failed to (?:fetch|load)|offline|unavailable|Could not reach Cloud Firestore|WebChannelConnection|cleardot\.gif/);
  await context.addInitScript((flag) => {
    // Chromium's emulation forgets in a new document that there is no network.
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => localStorage.getItem(flag) === null });
  }, CUT);
  const user = await createTestUser();
  await signIn(page, user, user.password);
  await open(page, '/user-profile/settings/import');
  await page.locator('input[type="file"]').setInputFiles(FILES);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByText(/^Added 1 viewing, 3 titles on lists and 1 new list/).first()).toBeVisible();
  await writeCounts(user.uid, 3);
  await keptForMember(page, named('dist-emulators'));
  await open(page, FILM);
  await kept(page, { cache: /pages/, path: FILM });
  await open(page, '/user-profile/user-lists');
  for (const count of ['1 title.', '2 titles.']) await expect(page.getByRole('main').getByText(count)).toBeVisible();
  const links = page.getByRole('main').locator('a[href^="/user-profile/user-lists/"]');
  const lists = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))];
  // A page keeps what the server has counted when it opens: the watchlist, the other list and the history.
  await page.reload();
  await expect.poll(() => keptCount(page)).toBe(3);
  // The browser was closed for longer than a token lasts.
  await page.goto('/notices.txt');
  await expireToken(page);
  await page.evaluate((flag) => localStorage.setItem(flag, 'yes'), CUT);
  await context.setOffline(true);

  const next = await context.newPage();
  await page.close();
  await open(next, '/');
  await expect(next).toHaveURL(/\/home$/);
  await expect(heading(next)).toHaveText(/Somebody/);
  await expect(next.getByRole('status').filter({ hasText: /You’re offline\..* Last connected/ })).toBeVisible();
  for (const [address, title] of [
    ['/user-profile/watch-history', 'Alien'], ['/user-profile/watchlist', 'Parasite'],
    [lists.find((each) => each.includes('rainy')), 'Heat'],
  ] as const) {
    await open(next, address ?? '');
    await expect(next.getByRole('main').getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
    await expect(next.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await open(next, FILM);
  await expect(heading(next)).toHaveText('The Dark Knight');

  await test.step('the sign-out removes all of it', async () => {
    for (const trace of ['id=155', 'marquee-member-']) expect((await storedDataOf(next)).text).toContain(trace);
    await context.setOffline(false);
    await next.evaluate((flag) => localStorage.removeItem(flag), CUT);
    await open(next, '/faq');
    await signOut(next);
    await at(next, '/');
    await expectNoDocuments(next);
    await expect.poll(async () => (await storedDataOf(next)).text).not.toMatch(/id=155|marquee-member-/);
  });
});

test('on a network that carries nothing a member’s browser soon starts with what it has', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_|Failed to (?:fetch|load)|offline|unavailable|no-response|Could not reach Cloud Firestore|WebChannelConnection/);
  const user = await createTestUser();
  await signIn(page, user, user.password);
  await keptForMember(page, named('dist-emulators'));
  await page.goto('/notices.txt');
  await expireToken(page);
  // A request that is neither answered nor failed. Firebase's SDK goes on after 30 to 60 s, and does not end it.
  let isFirst = true;
  await context.route(/accounts:lookup|securetoken/, async (route) => {
    if (!isFirst) await route.abort();
    isFirst = false;
  });
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('securetoken'));
  await open(page, '/home');
  await ended;
  await expect(heading(page)).toHaveText(/Somebody/);
});
