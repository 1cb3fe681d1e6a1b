import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../scripts/serve.mjs';
import { imageSvg } from '#tests/tmdb/server/image-svg.ts';
import { startTmdbServer } from '#tests/tmdb/server/tmdb-server.ts';
import type { Figure } from './figures.ts';
import { launch } from './navigation.ts';

const IMAGE_ORIGIN = 'https://image.tmdb.org';

/** Script for the page: `__seen` contains the URLs of all cards that have ever been in the DOM. */
const WATCH = `
  window.__seen = new Set();
  new MutationObserver(() => document.querySelectorAll('main .card > a').forEach((card) => window.__seen.add(card.getAttribute('href')))).observe(document, { childList: true, subtree: true });
`;

type ImageCounts = { readonly requested: number; readonly seen: number };

/** Opens a list of ten thousand films with real images, jumps far down, and returns the number of requested images. */
const jumpThrough = async (browser: Browser, address: string): Promise<ImageCounts> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const requested = new Set<string>();
  await page.route(`${IMAGE_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    requested.add(pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: imageSvg(pathname) ?? '' });
  });
  await page.addInitScript(WATCH);
  await page.goto(`${address}/movies/popular`);
  await page.waitForSelector('main .card img');
  for (let jump = 0; jump < 8; jump += 1) {
    await page.evaluate('window.scrollBy(0, 2600)');
    await page.waitForTimeout(500);
  }
  const seen = Number(await page.evaluate('window.__seen.size'));
  await page.close();
  return { requested: requested.size, seen };
};

/** Measures the image requests of a long list, on the TMDB build: the embedded catalogue has no images. */
export const imageFigures = async (root: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const tmdb = await startTmdbServer({ size: 10_000 });
  const app = await serve({ dir: join(root, 'dist-tmdb'), tmdb: tmdb.origin });
  const browser = await launch();
  const jumps: ImageCounts[] = [];
  for (let run = 0; run < runs; run += 1) jumps.push(await jumpThrough(browser, app.address));
  await browser.close();
  await Promise.all([app.close(), tmdb.close()]);
  return [
    { name: 'list of 10,000 with images: cards rendered during eight jumps down', runs: jumps.map(({ seen }) => seen), unit: '', bound: null },
    { name: 'list of 10,000 with images: images requested', runs: jumps.map(({ requested }) => requested), unit: '', bound: null },
    { name: 'list of 10,000 with images: images requested beyond the rendered cards', runs: jumps.map(({ requested, seen }) => Math.max(0, requested - seen)), unit: '', bound: 0 },
  ];
};
