import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../scripts/serve.mjs';
import { picture } from '#tests/tmdb/server/pictures.ts';
import { startTmdbServer } from '#tests/tmdb/server/tmdb-server.ts';
import type { Figure } from './figures.ts';
import { launch } from './navigation.ts';

const PICTURES = 'https://image.tmdb.org';

/** Inside the page: `__seen` are the addresses of all cards that have ever been in it. */
const WATCH = `
  window.__seen = new Set();
  new MutationObserver(() => document.querySelectorAll('main .card > a').forEach((card) => window.__seen.add(card.getAttribute('href')))).observe(document, { childList: true, subtree: true });
`;

type Asked = { readonly asked: number; readonly seen: number };

/** Opens a list of ten thousand films with real pictures, goes far down in leaps, and tells how many pictures were asked for. */
const leapThrough = async (browser: Browser, address: string): Promise<Asked> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = new Set<string>();
  await page.route(`${PICTURES}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.add(pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(pathname) ?? '' });
  });
  await page.addInitScript(WATCH);
  await page.goto(`${address}/movies/popular`);
  await page.waitForSelector('main .card img');
  for (let leap = 0; leap < 8; leap += 1) {
    await page.evaluate('window.scrollBy(0, 2600)');
    await page.waitForTimeout(500);
  }
  const seen = Number(await page.evaluate('window.__seen.size'));
  await page.close();
  return { asked: asked.size, seen };
};

/** What pictures a long list asks for, on the TMDB build: the embedded catalogue has none. */
export const pictureFigures = async (root: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const tmdb = await startTmdbServer({ size: 10_000 });
  const app = await serve({ dir: join(root, 'dist-tmdb'), tmdb: tmdb.origin });
  const browser = await launch();
  const leaps: Asked[] = [];
  for (let run = 0; run < runs; run += 1) leaps.push(await leapThrough(browser, app.address));
  await browser.close();
  await Promise.all([app.close(), tmdb.close()]);
  return [
    { name: 'list of 10,000 with pictures: cards that were in the page, in eight leaps down', runs: leaps.map(({ seen }) => seen), unit: '', bound: null },
    { name: 'list of 10,000 with pictures: pictures asked for', runs: leaps.map(({ asked }) => asked), unit: '', bound: null },
    { name: 'list of 10,000 with pictures: asked for beyond the cards that were in the page', runs: leaps.map(({ asked, seen }) => Math.max(0, asked - seen)), unit: '', bound: 0 },
  ];
};
