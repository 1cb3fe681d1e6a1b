import { isWithinBound, type Figure } from './figures.ts';
import { lighthouse, type View } from './lighthouse.ts';

/** An address with status 404. The browser logs that status as an error, so its best-practices score has no bound. */
const UNKNOWN = '/nowhere';
/** A public route of each kind, and whether search engines may index it; the SEO score applies only to indexable routes. */
const ROUTES: ReadonlyArray<readonly [string, boolean]> = [
  ['/', true],
  ['/movies', true],
  ['/movies/top-rated', true],
  ['/genre', true],
  ['/genre/science-fiction', true],
  ['/details?type=tv&id=1399', true],
  ['/person?id=-728239104', true],
  ['/help', true],
  ['/feedback', true],
  ['/search?query=matrix', false],
  [UNKNOWN, false],
];

/**
 * Measures Lighthouse scores once for each route, and up to `runs` times as long as a score is too low: only that of performance differs
 * between runs.
 */
export const routeFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [path, indexable] of ROUTES) {
    const views: View[] = [];
    const figure = (name: string, score: keyof View['scores'], bound: number | null): Figure => ({
      name: `${path}: ${name}`,
      runs: views.map(({ scores }) => scores[score]),
      unit: '', bound, atLeast: true,
    });
    const scores = (): ReadonlyArray<Figure> => [
      figure('performance', 'performance', 98),
      figure('accessibility', 'accessibility', 100),
      figure('best practices', 'bestPractices', path === UNKNOWN ? null : 100),
      ...(indexable ? [figure('SEO', 'seo', 100)] : []),
    ];
    do views.push(await lighthouse(app + path)); while (views.length < runs && !scores().every(isWithinBound));
    figures.push(...scores());
  }
  return figures;
};
