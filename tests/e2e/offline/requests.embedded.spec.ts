import { signInAsMember } from '../members/sign-in';
import { heading, open } from '../steps';
import { expect, kept, keptForMember, test, type Site } from './site';

/** Returns the paths that were requested more than once since the last call, but for the worker, which the browser compares each time. */
const repeated = ({ requests }: Site, from = 0): ReadonlyArray<string> => {
  const paths = requests.slice(from).filter((path) => path !== '/worker.js');
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
};

test('no file is requested twice: not in the first visit, while the worker starts, and not in the next one', async ({ site }) => {
  const { page, requests } = site;
  await open(page, '/');
  await kept(page, { cache: /frame/, path: /^\/shell/ });
  await kept(page, { cache: /pages/, path: '/' });
  expect(requests).toContain('/');
  expect(repeated(site)).toEqual([]);
  const before = requests.length;
  const next = await site.restart();
  await open(next, '/');
  for (const path of ['/faq', '/notices.txt', '/api/nothing', '/home']) await next.goto(path);
  expect(repeated(site, before)).toEqual([]);
  expect(requests.slice(before)).toEqual(expect.arrayContaining(['/', '/faq', '/notices.txt', '/api/nothing']));
});

test('no file is requested twice for a member: not while members’ code is kept, and not in the next visit', async ({ site }) => {
  const { page, requests } = site;
  await signInAsMember(page);
  await keptForMember(page);
  await kept(page, { cache: /catalogue/, path: /title-texts\.json$/ });
  await open(page, '/user-profile/watchlist');
  await open(page, '/user-profile/watch-history');
  expect(repeated(site)).toEqual([]);
  const before = requests.length;
  const next = await site.restart();
  await open(next, '/home');
  await open(next, '/user-profile/watch-history');
  expect(repeated(site, before)).toEqual([]);
  expect(requests.slice(before)).toContain('/home');
});

test('on a network that carries nothing, pages that are not kept start with the shell', async ({ site }) => {
  await open(site.page, '/');
  await kept(site.page, { cache: /frame/, path: /^\/shell/ });
  site.hang();
  const page = await site.restart();
  // A page whose document was never opened, and an address whose document is never kept, as those of members.
  await open(page, '/help');
  await expect(heading(page)).toHaveText('Help');
  await open(page, '/nowhere');
  await expect(page.getByText('We can’t find that')).toBeVisible();
  // The browser counts as online; the page says what is the case, and takes it back.
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(notice).toContainText('Last connected');
  site.carry();
  await expect(notice).toHaveCount(0, { timeout: 25_000 });
});
