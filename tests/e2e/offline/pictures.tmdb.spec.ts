import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { register } from '../members/sign-in';
import { heading, open, posters } from '../steps';
import { expect, kept, keptForMember, keptPaths, test as base } from './site';

const DIST = resolve('dist-tmdb');
const FILM = '/details?type=movie&id=603';

/** Makes a copy of the build whose pictures come from another host. @returns its folder. */
const withPicturesFrom = (host: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cpSync(DIST, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes('https://image.tmdb.org')) writeFileSync(join(folder, file), text.replaceAll('https://image.tmdb.org', host));
  }
  return folder;
};

type Running = { readonly origin: string; readonly stop: () => Promise<void> };

/** Starts a server of its own with answers and pictures: the one of the other tests cannot be cut off. @param port 0 for any. */
const startTmdb = (port: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/tmdb/server/main.ts', '--port', port]);
    const ended = new Promise<void>((end) => server.once('exit', () => end()));
    const stop = (): Promise<void> => {
      server.kill();
      return ended;
    };
    void ended.then(() => reject(new Error('The TMDB server ended.')));
    server.stdout.on('data', (text: Buffer) => {
      const origin = /facts: (http:\S+)\/3\s/.exec(String(text))?.[1];
      if (origin !== undefined) resolve({ origin, stop });
    });
  });

const test = base.extend({
  served: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    let tmdb = await startTmdb('0');
    const { origin } = tmdb;
    const folder = withPicturesFrom(origin);
    const services = {
      stop: () => tmdb.stop(),
      start: async (): Promise<void> => {
        tmdb = await startTmdb(new URL(origin).port);
      },
    };
    await use({ folder, options: { tmdb: origin, hosts: { image: [origin], connect: [origin] } }, services });
    await tmdb.stop();
    rmSync(folder, { recursive: true });
  },
});

/** Empties the browser's own cache: it would show the pictures for a while, on a device with enough space. */
const clearBrowserCache = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
};
/** Returns how many of the posters of a part of the page show their picture. */
const shown = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].filter(({ naturalWidth }) => naturalWidth > 0).length,
    part,
  );

test('own lists, the history and opened titles start with their pictures without a network, and a sign-out leaves none', async ({ site }) => {
  const { page } = site;
  await register(page, 'Vera', 'vera@marquee.example');
  await keptForMember(page, DIST);
  await open(page, '/movies/popular');
  const main = page.getByRole('main');
  for (const index of [0, 1, 2]) {
    const button = main.getByRole('button', { name: /^Add .* to Watchlist$/ }).nth(index);
    await expect(button).not.toHaveAttribute('aria-disabled');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await main.getByRole('button', { name: /^Mark .* as watched$/ }).nth(5).click();
  await expect(page.getByText('Marked as watched.')).toBeVisible();
  await open(page, '/search?query=secret plans');
  await open(page, FILM);
  await kept(page, { cache: /^marquee-titles$/, path: /^\/api\/tmdb\/movie\/603\?/ });
  await expect.poll(() => keptPaths(page, /^marquee-pictures$/)).toEqual(expect.arrayContaining([expect.stringMatching(/poster/)]));
  // A title that the app only looks up takes no place of an opened one.
  await page.evaluate(() => fetch('/api/tmdb/movie/604?language=en-US').then(({ status }) => status));
  await kept(page, { cache: /^marquee-looked$/, path: /^\/api\/tmdb\/movie\/604\?/ });
  expect((await keptPaths(page, /^marquee-titles$/)).filter((path) => path.includes('/movie/604'))).toEqual([]);
  // The list itself is never opened.
  await expect.poll(async () => (await keptPaths(page, /^marquee-listed$/)).length).toBeGreaterThan(3);
  await clearBrowserCache(page);
  await site.cut();

  const offline = await site.restart();
  await open(offline, '/user-profile/watchlist');
  await expect(offline.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => shown(offline, 'main li')).toBeGreaterThan(2);
  await open(offline, '/user-profile/watch-history');
  await expect.poll(() => shown(offline, 'main li')).toBeGreaterThan(0);
  await open(offline, FILM);
  await expect(heading(offline)).toHaveText('The Matrix');
  await expect(offline.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await expect.poll(() => shown(offline, 'main')).toBeGreaterThan(0);
  await open(offline, '/movies/popular');
  await expect(posters(offline).first()).toBeVisible();
  expect((await keptPaths(offline, /./)).filter((path) => /secret|\/search\//.test(path))).toEqual([]);
  await offline.getByRole('button', { name: 'Account menu' }).click();
  await offline.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(offline)).toHaveText(/^What’s on tonight\?/);
  await expect.poll(() => keptPaths(offline, /^marquee-(?:listed|looked|pictures|titles)$/)).toEqual([]);
});
