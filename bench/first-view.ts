import { bytesOf } from './bytes.ts';
import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import { lighthouse, type View } from './lighthouse.ts';

const several = async (url: string, runs: number): Promise<ReadonlyArray<View>> => {
  const views: View[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await lighthouse(url));
  return views;
};

const KB = 1000;

/** First views on a middling phone: painted as soon as a page written by hand, within the budgets of bytes. */
export const firstViewFigures = async (app: string, floorStatic: string, floorReact: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const floor = await several(floorStatic, runs);
  const react = await several(`${floorReact}/?count=100`, runs);
  const fcp = median(floor.map((view) => view.fcp));
  const lcp = median(floor.map((view) => view.lcp));
  const figures: Figure[] = [
    { name: 'static floor: FCP', runs: floor.map((view) => view.fcp), unit: ' ms', bound: null },
    { name: 'static floor: LCP', runs: floor.map((view) => view.lcp), unit: ' ms', bound: null },
    { name: 'static floor: bytes without pictures and fonts', runs: floor.map((view) => (bytesOf(view).rest + bytesOf(view).styles) / KB), unit: ' kB', bound: 20 },
    { name: 'React floor: scripts', runs: react.map((view) => bytesOf(view).scripts / KB), unit: ' kB', bound: 75 },
    { name: 'React floor: FCP', runs: react.map((view) => view.fcp), unit: ' ms', bound: null },
  ];
  const pages: ReadonlyArray<readonly [string, number]> = [['/', 1.3], ['/movies', 1.3], ['/details?type=movie&id=155', 1.6], ['/details?type=tv&id=1399', 1.6]];
  for (const [path, times] of pages) {
    const views = await several(app + path, runs);
    const of = (value: (view: View) => number): ReadonlyArray<number> => views.map(value);
    figures.push(
      { name: `${path}: FCP`, runs: of((view) => view.fcp), unit: ' ms', bound: null },
      { name: `${path}: FCP over the static floor's`, runs: of((view) => view.fcp / fcp), unit: '×', bound: times },
      { name: `${path}: LCP`, runs: of((view) => view.lcp), unit: ' ms', bound: null },
      { name: `${path}: LCP over the static floor's`, runs: of((view) => view.lcp / lcp), unit: '×', bound: times },
      { name: `${path}: TBT`, runs: of((view) => view.tbt), unit: ' ms', bound: 100 },
      { name: `${path}: CLS`, runs: of((view) => view.cls), unit: '', bound: 0.02 },
      // The app comes after the first paint, where the next bound does not see it; it is downloaded all the same.
      { name: `${path}: all scripts`, runs: of((view) => bytesOf(view).scripts / KB), unit: ' kB', bound: 200 },
      { name: `${path}: scripts of the first view`, runs: of((view) => bytesOf(firstOnly(view)).scripts / KB), unit: ' kB', bound: 150 },
      { name: `${path}: styles`, runs: of((view) => bytesOf(view).styles / KB), unit: ' kB', bound: 15 },
      { name: `${path}: bytes without pictures and fonts, first view`, runs: of((view) => sumBytes(firstOnly(view)) / KB), unit: ' kB', bound: 220 },
      { name: `${path}: requests beside pictures, first view`, runs: of((view) => bytesOf(firstOnly(view)).requests), unit: '', bound: 12 },
      { name: `${path}: Lighthouse performance`, runs: of((view) => view.scores.performance), unit: '', bound: 98, atLeast: true },
    );
  }
  return figures;
};

/** What was asked for before the largest picture or text stood on the (unthrottled) screen. */
const firstOnly = (view: View): Pick<View, 'requests'> => ({ requests: view.requests.filter(({ networkRequestTime = 0 }) => networkRequestTime <= view.paintedAt) });

const sumBytes = (view: Pick<View, 'requests'>): number => {
  const { scripts, styles, rest } = bytesOf(view);
  return scripts + styles + rest;
};
