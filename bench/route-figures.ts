import type { Figure } from './figures.ts';
import { lighthouse, type View } from './lighthouse.ts';

/** An address with status 404. The browser logs that status as an error, so its best-practices score has no bound. */
const UNKNOWN = '/nowhere';
/** Every public route, and whether search engines may index it; the SEO score applies only to indexable routes. */
const ROUTES: ReadonlyArray<readonly [string, boolean]> = [
  ['/', true], ['/movies', true], ['/tv-shows', true], ['/movies/top-rated', true], ['/tv-shows/popular', true], ['/genre', true], ['/genre/science-fiction', true],
  ['/details?type=movie&id=155', true], ['/person?id=-728239104', true], ['/help', true], ['/faq', true], ['/feedback', true], ['/search?query=matrix', false], [UNKNOWN, false],
];

/** Measures the Lighthouse scores of every public route. */
export const routeFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [path, indexable] of ROUTES) {
    const views: View[] = [];
    for (let run = 0; run < runs; run += 1) views.push(await lighthouse(app + path));
    const figure = (name: string, score: keyof View['scores'], bound: number | null): Figure => ({ name: `${path}: ${name}`, runs: views.map(({ scores }) => scores[score]), unit: '', bound, atLeast: true });
    figures.push(
      figure('performance', 'performance', 98),
      figure('accessibility', 'accessibility', 100),
      figure('best practices', 'bestPractices', path === UNKNOWN ? null : 100),
      ...(indexable ? [figure('SEO', 'seo', 100)] : []),
    );
  }
  return figures;
};
