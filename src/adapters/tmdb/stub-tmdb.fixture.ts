import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { Failure } from '#domain/shared/failure';
import { tmdbCatalogue } from './tmdb-catalogue';
import type { Fetch } from './client/fetch-once';

const emptyBody = { page: 1, results: [], total_pages: 0, total_results: 0, movie_results: [], tv_results: [] };

/** Creates the adapter with a stubbed `fetch` that responds by path, or by path and language or searched words (`/search/movie en-US`), and records the requests (path and parameters) and the log. */
export const stubTmdb = (responses: Readonly<Record<string, unknown>> = {}) => {
  const requests: { readonly path: string; readonly parameters: Readonly<Record<string, string>> }[] = [];
  const logged: Failure[] = [];
  const fetch: Fetch = (url) => {
    const { pathname, searchParams } = new URL(url);
    requests.push({ path: pathname, parameters: Object.fromEntries(searchParams) });
    const [body] = [searchParams.get('language'), searchParams.get('query'), null]
      .flatMap((value) => responses[value === null ? pathname : `${pathname} ${value}`] ?? []);
    if (body !== undefined) return Promise.resolve(Response.json(body));
    return Promise.resolve(
      /^\/(movie|tv|person|collection)\/\d+/.test(pathname) ? Response.json({}, { status: 404 }) : Response.json(emptyBody),
    );
  };
  const catalogue = tmdbCatalogue({
    fetch,
    baseUrl: 'http://tmdb.test',
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    settings: () => ({ language: 'de-DE', region: 'AT' }),
    random: () => 0,
    log: { failure: (_, failure) => void logged.push(failure) },
  });
  return { catalogue, requests, logged };
};

export const filters = (overrides: Partial<Filters>): Filters => ({ ...noFilters, ...overrides });

/** Returns a row of a list response; fields that are not given have default values. */
export const movieRow = (overrides: Readonly<Record<string, unknown>>) => ({
  id: 1, title: 'Solaris', original_title: 'Solyaris', adult: false, genre_ids: [18, 878], release_date: '1972-03-20',
  vote_average: 7.9, vote_count: 1200, overview: 'A station.', poster_path: '/p.jpg', backdrop_path: null,
  original_language: 'ru', popularity: 20, video: false, ...overrides,
});
export const pageOfRows = (...results: ReadonlyArray<unknown>) => ({ page: 1, results, total_pages: 900, total_results: 18_000 });
