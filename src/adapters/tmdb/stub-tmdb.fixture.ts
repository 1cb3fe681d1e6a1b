import { noFilters, type Filters } from '#domain/catalogue/filters';
import { tmdbCatalogue } from './tmdb-catalogue';
import type { Fetch } from './client/fetch-once';

const emptyAnswer = { page: 1, results: [], total_pages: 0, total_results: 0, movie_results: [], tv_results: [] };

/** The adapter on another side that answers by path, and what was asked of it: `/discover/movie` with its parameters. */
export const stubTmdb = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked: { readonly path: string; readonly parameters: Readonly<Record<string, string>> }[] = [];
  const fetch: Fetch = (url) => {
    const { pathname, searchParams } = new URL(url);
    asked.push({ path: pathname, parameters: Object.fromEntries(searchParams) });
    const answer = answers[pathname];
    if (answer !== undefined) return Promise.resolve(Response.json(answer));
    return Promise.resolve(/^\/(movie|tv|person|collection)\/\d+/.test(pathname) ? Response.json({}, { status: 404 }) : Response.json(emptyAnswer));
  };
  const catalogue = tmdbCatalogue({
    fetch,
    baseUrl: 'http://tmdb.test',
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    settings: () => ({ language: 'de-DE', region: 'AT' }),
    random: () => 0,
  });
  return { catalogue, asked };
};

export const filters = (some: Partial<Filters>): Filters => ({ ...noFilters, ...some });

/** A row of a list; what is not given is TMDB's plainest. */
export const movieRow = (some: Readonly<Record<string, unknown>>) => ({
  id: 1, title: 'Solaris', original_title: 'Solyaris', adult: false, genre_ids: [18, 878], release_date: '1972-03-20',
  vote_average: 7.9, vote_count: 1200, overview: 'A station.', poster_path: '/p.jpg', backdrop_path: null,
  original_language: 'ru', popularity: 20, video: false, ...some,
});
export const pageOfRows = (...results: ReadonlyArray<unknown>) => ({ page: 1, results, total_pages: 900, total_results: 18_000 });
