import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { catalogueListsForType, type CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import { filters, movieRow, stubTmdb, pageOfRows } from '#adapters/tmdb/stub-tmdb.fixture';

const all = (['movie', 'tv'] as const).flatMap((mediaType) => catalogueListsForType(mediaType).map((list) => [mediaType, list] as const));
const drama = filters({ genresIn: ['drama'] });

const requestsFor = async (mediaType: MediaType, list: CatalogueList, listFilters = noFilters) => {
  const { catalogue, requests } = stubTmdb();
  await expectRight(catalogue.getList({ mediaType, list, filters: listFilters, page: 3 }));
  return requests;
};

describe('getList', () => {
  it.each(all)('of %s: %s requests the path of the list with language and region', async (mediaType, list) => {
    const path = list === 'trending' ? `/trending/${mediaType}/day` : `/${mediaType}/${list.replaceAll('-', '_')}`;
    const parameters = { language: 'de-DE', page: '3', ...(mediaType === 'movie' ? { region: 'AT' } : {}) };
    expect(await requestsFor(mediaType, list)).toEqual([{ path, parameters }]);
  });

  it.each([
    ['movie', 'popular', { sort_by: 'popularity.desc' }],
    ['movie', 'top-rated', { sort_by: 'vote_average.desc', 'vote_count.gte': '300' }],
    ['movie', 'now-playing', { 'release_date.gte': '2026-10-06', 'release_date.lte': '2026-11-20', with_release_type: '2|3' }],
    ['movie', 'upcoming', { 'release_date.gte': '2026-11-21', 'release_date.lte': '2026-12-18' }],
    ['tv', 'on-the-air', { 'air_date.gte': '2026-11-20', 'air_date.lte': '2026-11-26' }],
    ['tv', 'airing-today', { 'air_date.gte': '2026-11-20', 'air_date.lte': '2026-11-20' }],
  ] as const)('of %s: %s with filters requests /discover with the constraints of the list', async (mediaType, list, constraints) => {
    const requests = await requestsFor(mediaType, list, drama);
    const parameters = { ...constraints, with_genres: '18', include_adult: 'false', page: '3' };
    expect(requests).toMatchObject([{ path: `/discover/${mediaType}`, parameters }]);
  });

  it.each([
    ['America/Los_Angeles', '2026-11-20'], ['Pacific/Kiritimati', '2026-11-21'],
  ])('of series that air today with filters requests the day of the visitor in %s', async (zone, day) => {
    vi.stubEnv('TZ', zone);
    const requests = await requestsFor('tv', 'airing-today', drama);
    vi.unstubAllEnvs();
    expect(requests).toMatchObject([{ parameters: { 'air_date.gte': day, 'air_date.lte': day } }]);
  });

  it('raises the minimum votes of top-rated if the filters ask for more', async () => {
    expect(await requestsFor('movie', 'top-rated', filters({ votesFrom: 5000 }))).toMatchObject([
      { parameters: { 'vote_count.gte': '5000' } },
    ]);
  });

  it('keeps the minimum votes of top-rated in another sort order', async () => {
    const { catalogue, requests } = stubTmdb();
    await expectRight(
      catalogue.getList({ mediaType: 'movie', list: 'top-rated', filters: noFilters, sort: { key: 'date', direction: 'desc' }, page: 1 }),
    );
    expect(requests).toMatchObject([
      { path: '/discover/movie', parameters: { sort_by: 'primary_release_date.desc', 'vote_count.gte': '300' } },
    ]);
  });

  it('filters trending pages by the fields of the rows, keeps totalPages, and returns null as totalResults', async () => {
    const rows = pageOfRows(
      movieRow({ id: 1 }), movieRow({ id: 2, genre_ids: [35] }), movieRow({ id: 3, release_date: '' }), movieRow({ id: 4, vote_count: 0 }));
    const { catalogue } = stubTmdb({ '/trending/movie/day': rows });
    const getTrending = async (overrides: Parameters<typeof filters>[0]) =>
      expectRight(catalogue.getList({ mediaType: 'movie', list: 'trending', filters: filters(overrides), page: 1 }));
    expect((await getTrending({ genresIn: ['drama'] })).items.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect((await getTrending({ yearFrom: 1970 })).items.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect((await getTrending({ voteTo: 9 })).items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await getTrending({ language: 'en' })).toMatchObject({ items: [], totalPages: 500, totalResults: null });
  });

  it('ignores filters of series that only films have', async () => {
    const filmFilters = filters({ certification: 'TV-MA' });
    expect(await requestsFor('tv', 'trending', filmFilters)).toEqual(await requestsFor('tv', 'trending'));
    expect(await requestsFor('tv', 'popular', filmFilters)).toEqual(await requestsFor('tv', 'popular'));
    expect(await requestsFor('tv', 'popular', { ...filmFilters, language: 'fr' })).toEqual(
      await requestsFor('tv', 'popular', filters({ language: 'fr' })),
    );
  });

  it('requests /discover for filters on fields that trending rows lack', async () => {
    expect(await requestsFor('movie', 'trending', filters({ runtimeTo: 90 }))).toMatchObject([{ path: '/discover/movie' }]);
    expect(await requestsFor('tv', 'trending', filters({ runtimeTo: 30 }))).toMatchObject([
      { path: '/discover/tv', parameters: { 'with_runtime.gte': '1', 'with_runtime.lte': '30' } },
    ]);
  });

  it('returns not-found for a list of the other media type, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    const result = await catalogue.getList({ mediaType: 'movie', list: 'on-the-air', filters: noFilters, page: 1 })();
    expect(result).toEqual(E.left({ _tag: 'not-found', what: 'list' }));
    expect(requests).toEqual([]);
  });

  it.each([0, -1, 501, 1.5])('discover rejects page %d without a request', async (page) => {
    const { catalogue, requests } = stubTmdb();
    const result = await catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: popularitySort, page })();
    expect(result).toMatchObject({ _tag: 'Left', left: { _tag: 'invalid', field: 'page' } });
    expect(requests).toEqual([]);
  });

  it('discover returns an empty page for filters that no title can match, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    const page = await expectRight(
      catalogue.discover({ mediaType: 'tv', filters: filters({ genresIn: ['horror'] }), sort: popularitySort, page: 2 }),
    );
    expect(page).toEqual({ items: [], page: 2, totalPages: 0, totalResults: 0, asOf: null });
    expect(requests).toEqual([]);
  });

  it('drops adult titles, keeps totalResults, and caps totalPages at the last page served', async () => {
    const { catalogue } = stubTmdb({ '/movie/popular': pageOfRows(movieRow({ id: 1, adult: true }), movieRow({ id: 2 })) });
    const page = await expectRight(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 }));
    expect(page.items.map(({ id }) => id)).toEqual([2]);
    expect([page.totalPages, page.totalResults]).toEqual([500, 18_000]);
  });

  it('drops damaged rows, keeps the others, and logs each damaged row', async () => {
    const rows = [movieRow({ id: 1 }), movieRow({ id: 2, title: null }), null, movieRow({ id: 'x' }), movieRow({ id: 5 })];
    const { catalogue, logged } = stubTmdb({ '/movie/popular': pageOfRows(...rows) });
    const page = await expectRight(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 }));
    expect(page.items.map(({ id }) => id)).toEqual([1, 5]);
    expect(logged).toMatchObject([{ path: 'results.1.title' }, { path: 'results.2' }, { path: 'results.3.id' }]);
  });

  it('keeps a row without its damaged optional value', async () => {
    const { catalogue, logged } = stubTmdb({ '/movie/popular': pageOfRows(movieRow({ vote_average: 'high', genre_ids: [18, null] })) });
    const page = await expectRight(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 }));
    expect(page.items).toMatchObject([{ title: 'Solaris', averageVote: null, genres: ['Drama'] }]);
    expect(logged).toHaveLength(2);
  });

  it('fails with the path if every row is damaged, or the page itself', async () => {
    const allDamaged = stubTmdb({ '/movie/popular': pageOfRows(movieRow({ title: null }), movieRow({ title: 7 })) });
    const query = { mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 } as const;
    expect(await allDamaged.catalogue.getList(query)()).toEqual(E.left(
      { _tag: 'invalid-data', source: 'tmdb /movie/popular', path: 'results.0.title', expected: 'string' }));
    const noTotals = stubTmdb({ '/movie/popular': { ...pageOfRows(movieRow({})), total_pages: null } });
    expect(await noTotals.catalogue.getList(query)()).toMatchObject({ left: { path: 'total_pages' } });
  });
});
