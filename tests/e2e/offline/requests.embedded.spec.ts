import { heading, open } from '../steps';
import { expect, kept, repeated, test } from './site';

test('no file is requested twice: not in the first visit, while the worker starts, and not in the next one', async ({ site }) => {
  const { page, requests } = site;
  await open(page, '/');
  await kept(page, { cache: /frame/, path: /^\/shell/ });
  await kept(page, { cache: /pages/, path: '/' });
  expect(requests).toContain('/');
  expect(repeated(requests)).toEqual([]);
  const before = requests.length;
  const next = await site.restart();
  await open(next, '/');
  for (const path of ['/faq', '/notices.txt', '/api/nothing', '/home']) await next.goto(path);
  expect(repeated(requests.slice(before))).toEqual([]);
  expect(requests.slice(before)).toEqual(expect.arrayContaining(['/', '/faq', '/notices.txt', '/api/nothing']));
});

test('on a network that carries nothing, a page that is not kept starts with the shell', async ({ site }) => {
  await open(site.page, '/');
  await kept(site.page, { cache: /frame/, path: /^\/shell/ });
  site.hang();
  const page = await site.restart();
  await open(page, '/help');
  await expect(heading(page)).toHaveText('Help');
  // The browser counts as online; the page says what is the case.
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText('Last connected');
});
