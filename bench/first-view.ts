import { type Figure, median } from './figures.ts';
import { lighthouse, type View } from './lighthouse.ts';

/** Compressed bytes of a page's requests by resource type, as transferred over the network. */
type Bytes = {
  readonly scripts: number;
  readonly styles: number;
  readonly images: number;
  readonly fonts: number;
  readonly rest: number;
  readonly requests: number;
};

const bytesOf = ({ requests }: Pick<View, 'requests'>): Bytes => {
  const sum = (kind: (type: string) => boolean): number =>
    requests.filter(({ resourceType = 'Other' }) => kind(resourceType)).reduce((all, { transferSize }) => all + transferSize, 0);
  const known = ['Script', 'Stylesheet', 'Image', 'Font'];
  return {
    scripts: sum((type) => type === 'Script'),
    styles: sum((type) => type === 'Stylesheet'),
    images: sum((type) => type === 'Image'),
    fonts: sum((type) => type === 'Font'),
    rest: sum((type) => !known.includes(type)),
    requests: requests.filter(({ resourceType }) => resourceType !== 'Image').length,
  };
};

const measureRuns = async (url: string, runs: number): Promise<ReadonlyArray<View>> => {
  const views: View[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await lighthouse(url));
  return views;
};

/** Measures two pages in turns, so that the machine counts for both. */
const measureInTurns = async (one: string, other: string, runs: number): Promise<readonly [ReadonlyArray<View>, ReadonlyArray<View>]> => {
  const views: [View[], View[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    views[0].push(await lighthouse(one));
    views[1].push(await lighthouse(other));
  }
  return views;
};

/** A first visit registers the site's worker; this is how much later than without it its page may be painted. */
const WORKER_TIMES = 1.05;

const KB = 1000;

/**
 * Measures first views on a mid-range phone: paint times against a hand-written page and against the app without the site's worker, and
 * size budgets.
 */
export const firstViewFigures = async (
  app: string, withoutWorker: string, staticBaseline: string, runs: number,
): Promise<ReadonlyArray<Figure>> => {
  const baseline = await measureRuns(staticBaseline, runs);
  const fcp = median(baseline.map((view) => view.fcp));
  const lcp = median(baseline.map((view) => view.lcp));
  const figures: Figure[] = [
    { name: 'static baseline: FCP', runs: baseline.map((view) => view.fcp), unit: ' ms', bound: null },
    { name: 'static baseline: LCP', runs: baseline.map((view) => view.lcp), unit: ' ms', bound: null },
  ];
  const pages: ReadonlyArray<readonly [string, number]> = [['/', 1.3], ['/details?type=movie&id=155', 1.6]];
  for (const [path, times] of pages) {
    const [views, others] = await measureInTurns(app + path, withoutWorker + path, runs);
    const of = (value: (view: View) => number): ReadonlyArray<number> => views.map(value);
    figures.push(
      { name: `${path}: FCP`, runs: of((view) => view.fcp), unit: ' ms', bound: null },
      { name: `${path}: FCP over the static baseline's`, runs: of((view) => view.fcp / fcp), unit: '×', bound: times },
      { name: `${path}: LCP`, runs: of((view) => view.lcp), unit: ' ms', bound: null },
      { name: `${path}: LCP over the static baseline's`, runs: of((view) => view.lcp / lcp), unit: '×', bound: times },
      ...(['fcp', 'lcp'] as const).map((paint): Figure => {
        const without = median(others.map((view) => view[paint]));
        const name = `${path}: ${paint.toUpperCase()} over that without the site's worker`;
        return { name, runs: of((view) => view[paint] / without), unit: '×', bound: WORKER_TIMES };
      }),
      { name: `${path}: TBT`, runs: of((view) => view.tbt), unit: ' ms', bound: 100 },
      { name: `${path}: CLS`, runs: of((view) => view.cls), unit: '', bound: 0.02 },
      // The app loads after the first paint and is downloaded too; no bound for the scripts before, which cannot exceed one.
      { name: `${path}: all scripts`, runs: of((view) => bytesOf(view).scripts / KB), unit: ' kB', bound: 200 },
      { name: `${path}: scripts of the first view`, runs: of((view) => bytesOf(firstOnly(view)).scripts / KB), unit: ' kB', bound: null },
      { name: `${path}: styles`, runs: of((view) => bytesOf(view).styles / KB), unit: ' kB', bound: 15 },
      {
        name: `${path}: bytes without images and fonts, first view`,
        runs: of((view) => sumBytes(firstOnly(view)) / KB),
        unit: ' kB', bound: 40,
      },
      { name: `${path}: requests without images, first view`, runs: of((view) => bytesOf(firstOnly(view)).requests), unit: '', bound: 12 },
      { name: `${path}: Lighthouse performance`, runs: of((view) => view.scores.performance), unit: '', bound: 98, atLeast: true },
    );
  }
  return figures;
};

/** Returns the requests before the observed (unthrottled) largest contentful paint. */
const firstOnly = (view: View): Pick<View, 'requests'> => ({
  requests: view.requests.filter(({ networkRequestTime = 0 }) => networkRequestTime <= view.paintedAt),
});

const sumBytes = (view: Pick<View, 'requests'>): number => {
  const { scripts, styles, rest } = bytesOf(view);
  return scripts + styles + rest;
};
