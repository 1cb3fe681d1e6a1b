import type { Page } from '@playwright/test';
import { open, posters } from '../steps';
import { expect, kept, keptPaths, test } from './site';

const FRAME = /^marquee-frame-/;

const setFreeSpace = async (page: Page, bytes: number | null): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes === null ? {} : { quotaSize: bytes }) });
};

test('on a full device the app works without its worker, leaves no half of it, and is kept once there is space', async ({ site }) => {
  const { page } = site;
  await page.goto('/notices.txt');
  await setFreeSpace(page, 150_000);
  await open(page, '/');
  // The browser gives the worker up; the page goes on.
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  expect(await keptPaths(page, FRAME)).toEqual([]);
  await open(page, '/movies/popular');
  await expect(posters(page).first()).toBeVisible();
  await setFreeSpace(page, null);
  await open(page, '/faq');
  await kept(page, { cache: /pages/, path: '/faq' });
  await site.cut();
  await open(await site.restart(), '/help');
});

test('what the browser has deleted is kept again with the next page', async ({ site }) => {
  const { page } = site;
  await open(page, '/faq');
  await kept(page, { cache: /pages/, path: '/faq' });
  const before = (await keptPaths(page, FRAME)).length;
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await open(page, '/help');
  await expect.poll(async () => (await keptPaths(page, FRAME)).length).toBe(before);
});
