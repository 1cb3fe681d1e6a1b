import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { startTmdbServer } from '#tests/tmdb/server/tmdb-server.ts';
import { buildTmdbBaselines } from '../baselines/static/tmdb-pages.ts';
import { aliveFigures } from '../alive-figures.ts';
import { median, type Figure } from '../figures.ts';
import { lighthouse, type View } from '../lighthouse.ts';
import { measureList, type ListMeasure } from '../lists.ts';
import { firstSearch, launch, openAndReturn } from '../navigation.ts';
import { startImageHost } from './image-host.ts';

/** Delay of every answer of TMDB, in ms. */
const API_DELAY_MS = 60;
const TITLE_ID = 155;

/** Pages of the app with their hand-written counterpart and the bounds of their ratios. */
const PAGES = [
  { path: '/', floor: '/list', fcp: 1.05, lcp: 1.05 },
  { path: '/movies/popular', floor: '/list', fcp: 1.05, lcp: 1.05 },
  { path: `/details?type=movie&id=${TITLE_ID}`, floor: '/title', fcp: 1.05, lcp: 1.1 },
] as const;

type Secure = { readonly key: string; readonly cert: string };

/** Measures the first views and lists of the build with the TMDB catalogue, whose API and images are on this machine. */
export const tmdbFigures = async (root: string, secure: Secure, reactBaseline: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const tmdb = await startTmdbServer({ latency: API_DELAY_MS, size: 100 });
  const images = await startImageHost(secure);
  const baselines = join(root, '.cache/baseline-tmdb');
  buildTmdbBaselines(baselines, tmdb.data, TITLE_ID);
  const app = await serve({ dir: join(root, 'dist-tmdb'), tmdb: tmdb.origin, secure });
  const floor = await serve({ dir: baselines, secure });
  const measure = async (url: string): Promise<ReadonlyArray<View>> => {
    const views: View[] = [];
    for (let run = 0; run < runs; run += 1) views.push(await lighthouse(url, [images.browserFlag]));
    return views;
  };
  const figures: Figure[] = [];
  const floors = new Map<string, ReadonlyArray<View>>();
  for (const path of ['/list', '/title']) {
    const views = await measure(floor.address + path);
    floors.set(path, views);
    figures.push(
      { name: `TMDB: static baseline ${path}: FCP`, runs: views.map(({ fcp }) => fcp), unit: ' ms', bound: null },
      { name: `TMDB: static baseline ${path}: LCP`, runs: views.map(({ lcp }) => lcp), unit: ' ms', bound: null },
    );
  }
  for (const page of PAGES) {
    const views = await measure(app.address + page.path);
    const base = floors.get(page.floor) ?? [];
    const over = (of: (view: View) => number): ReadonlyArray<number> => views.map((view) => of(view) / median(base.map(of)));
    figures.push(
      { name: `TMDB: ${page.path}: FCP`, runs: views.map(({ fcp }) => fcp), unit: ' ms', bound: null },
      { name: `TMDB: ${page.path}: LCP`, runs: views.map(({ lcp }) => lcp), unit: ' ms', bound: null },
      { name: `TMDB: ${page.path}: FCP over the static baseline's`, runs: over(({ fcp }) => fcp), unit: '×', bound: page.fcp },
      { name: `TMDB: ${page.path}: LCP over the static baseline's`, runs: over(({ lcp }) => lcp), unit: '×', bound: page.lcp },
      { name: `TMDB: ${page.path}: CLS`, runs: views.map(({ cls }) => cls), unit: '', bound: 0.02 },
    );
  }
  const browser = await launch([images.browserFlag]);
  const ours: ListMeasure[] = [];
  const react: ListMeasure[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureList(browser, `${app.address}/movies/popular`, 'main .card'));
    react.push(await measureList(browser, `${reactBaseline}/?count=100`, '.card'));
  }
  const slow: Array<Awaited<ReturnType<typeof openAndReturn>>> = [];
  const searches: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    slow.push(await openAndReturn(browser, app.address, 4));
    searches.push(await firstSearch(browser, app.address));
  }
  await browser.close();
  const alive = await aliveFigures('TMDB: ', app.address, runs, [images.browserFlag]);
  await Promise.all([app.close(), floor.close(), tmdb.close(), images.close()]);
  const first = median(react.map(({ firstPosters }) => firstPosters));
  return [
    ...figures,
    ...alive,
    { name: 'TMDB: click on a poster to the painted heading, CPU 4x', runs: slow.map(({ open }) => open), unit: ' ms', bound: 80 },
    { name: 'TMDB: Back to the same scroll position, painted, CPU 4x', runs: slow.map(({ back }) => back), unit: ' ms', bound: 60 },
    { name: 'TMDB: last key to painted results, first search after a settled page', runs: searches, unit: ' ms', bound: 200 },
    { name: 'TMDB: list of 100: first posters', runs: ours.map(({ firstPosters }) => firstPosters), unit: ' ms', bound: null },
    {
      name: "TMDB: list of 100: first posters over the React baseline's",
      runs: ours.map(({ firstPosters }) => firstPosters / first),
      unit: '×', bound: 1.3,
    },
    {
      name: 'TMDB: list of 100: longest frame while scrolling',
      runs: ours.map(({ longestFrame }) => longestFrame),
      unit: ' ms', bound: 50,
    },
  ];
};
