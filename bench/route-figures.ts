import type { Figure } from './figures.ts';
import { lighthouse } from './lighthouse.ts';

/** Every public route once; those with no place in a search index are left out of the last score. */
const ROUTES: ReadonlyArray<readonly [string, boolean]> = [
  ['/', true], ['/movies', true], ['/tv-shows', true], ['/movies/top-rated', true], ['/tv-shows/popular', true], ['/genre', true], ['/genre/science-fiction', true],
  ['/details?type=movie&id=155', true], ['/person?id=1', false], ['/help', true], ['/faq', true], ['/feedback', true], ['/search?query=matrix', false], ['/nowhere', false],
];

export const routeFigures = async (app: string): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [path, indexable] of ROUTES) {
    const { scores } = await lighthouse(app + path);
    const figure = (name: string, value: number, bound: number): Figure => ({ name: `${path}: ${name}`, runs: [value], unit: '', bound, atLeast: true });
    figures.push(
      figure('performance', scores.performance, 98),
      figure('accessibility', scores.accessibility, 100),
      figure('best practices', scores.bestPractices, 100),
      ...(indexable ? [figure('search engines', scores.seo, 100)] : []),
    );
  }
  return figures;
};
