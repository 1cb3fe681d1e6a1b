import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { listsForType, type CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import { expectRight } from '../expect-right.fixture';
import { filters, movieRow, stubTmdb, pageOfRows } from '../stub-tmdb.fixture';

const all = (['movie', 'tv'] as const).flatMap((mediaType) => listsForType(mediaType).map((list) => [mediaType, list] as const));
const drama = filters({ genresIn: ['drama'] });

const askedFor = async (mediaType: MediaType, list: CatalogueList, wanted = noFilters) => {
  const { catalogue, asked } = stubTmdb();
  await expectRight(catalogue.getList({ mediaType, list, filters: wanted, page: 3 }));
  return asked;
};

describe('lists', () => {
  it.each(all)('of %s: %s is asked of its own address, in the reader\'s language and region', async (mediaType, list) => {
    const path = list === 'trending' ? `/trending/${mediaType}/week` : `/${mediaType}/${list.replaceAll('-', '_')}`;
    const parameters = { language: 'de-DE', page: '3', ...(mediaType === 'movie' ? { region: 'AT' } : {}) };
    expect(await askedFor(mediaType, list)).toEqual([{ path, parameters }]);
  });

  it.each([
    ['movie', 'popular', { sort_by: 'popularity.desc' }],
    ['movie', 'top-rated', { sort_by: 'vote_average.desc', 'vote_count.gte': '300' }],
    ['movie', 'now-playing', { 'release_date.gte': '2026-10-06', 'release_date.lte': '2026-11-20', with_release_type: '2|3' }],
    ['movie', 'upcoming', { 'release_date.gte': '2026-11-21', 'release_date.lte': '2026-12-18' }],
    ['tv', 'on-the-air', { 'air_date.gte': '2026-11-20', 'air_date.lte': '2026-11-26' }],
    ['tv', 'airing-today', { 'air_date.gte': '2026-11-20', 'air_date.lte': '2026-11-20' }],
  ] as const)('of %s: %s with filters is discovered within its own constraints', async (mediaType, list, constraints) => {
    const asked = await askedFor(mediaType, list, drama);
    const parameters = { ...constraints, with_genres: '18', include_adult: 'false', page: '3' };
    expect(asked).toMatchObject([{ path: `/discover/${mediaType}`, parameters }]);
  });

  it('asks the top rated for more votes when the reader does', async () => {
    expect(await askedFor('movie', 'top-rated', filters({ votesFrom: 5000 }))).toMatchObject([{ parameters: { 'vote_count.gte': '5000' } }]);
  });

  it('puts the top rated into another order without letting in what few have voted for', async () => {
    const { catalogue, asked } = stubTmdb();
    await expectRight(catalogue.getList({ mediaType: 'movie', list: 'top-rated', filters: noFilters, sort: { key: 'date', direction: 'desc' }, page: 1 }));
    expect(asked).toMatchObject([{ path: '/discover/movie', parameters: { sort_by: 'primary_release_date.desc', 'vote_count.gte': '300' } }]);
  });

  it('filters the pages of trending titles by what the rows know: their number stays, and nobody has counted what is left', async () => {
    const rows = pageOfRows(
      movieRow({ id: 1 }), movieRow({ id: 2, genre_ids: [35] }), movieRow({ id: 3, release_date: '' }), movieRow({ id: 4, vote_count: 0 }));
    const { catalogue } = stubTmdb({ '/trending/movie/week': rows });
    const ask = async (wanted: Parameters<typeof filters>[0]) =>
      expectRight(catalogue.getList({ mediaType: 'movie', list: 'trending', filters: filters(wanted), page: 1 }));
    expect((await ask({ genresIn: ['drama'] })).items.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect((await ask({ yearFrom: 1970 })).items.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect((await ask({ voteTo: 9 })).items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await ask({ language: 'en' })).toMatchObject({ items: [], totalPages: 500, totalResults: null });
  });

  it('narrows series by what series have only', async () => {
    const films = filters({ certification: 'TV-MA' });
    expect(await askedFor('tv', 'trending', films)).toEqual(await askedFor('tv', 'trending'));
    expect(await askedFor('tv', 'popular', films)).toEqual(await askedFor('tv', 'popular'));
    expect(await askedFor('tv', 'popular', { ...films, language: 'fr' })).toEqual(await askedFor('tv', 'popular', filters({ language: 'fr' })));
  });

  it('discovers instead where trending rows do not know enough', async () => {
    expect(await askedFor('movie', 'trending', filters({ runtimeTo: 90 }))).toMatchObject([{ path: '/discover/movie' }]);
    expect(await askedFor('tv', 'trending', filters({ runtimeTo: 30 }))).toMatchObject([{ path: '/discover/tv', parameters: { 'with_runtime.gte': '1', 'with_runtime.lte': '30' } }]);
  });

  it('does not have the lists of the other type', async () => {
    const { catalogue, asked } = stubTmdb();
    const refused = await catalogue.getList({ mediaType: 'movie', list: 'on-the-air', filters: noFilters, page: 1 })();
    expect(refused).toEqual(E.left({ _tag: 'not-found', what: 'list' }));
    expect(asked).toEqual([]);
  });

  it.each([0, -1, 501, 1.5])('refuses page %d without asking', async (page) => {
    const { catalogue, asked } = stubTmdb();
    const refused = await catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page })();
    expect(refused).toMatchObject({ _tag: 'Left', left: { _tag: 'invalid', field: 'page' } });
    expect(asked).toEqual([]);
  });

  it('answers what no title can be with an empty page, without asking', async () => {
    const { catalogue, asked } = stubTmdb();
    const page = await expectRight(catalogue.discover({ mediaType: 'tv', filters: filters({ genresIn: ['horror'] }), sort: byPopularity, page: 2 }));
    expect(page).toEqual({ items: [], page: 2, totalPages: 0, totalResults: 0, asOf: null });
    expect(asked).toEqual([]);
  });

  it('drops adults\' titles, keeps the totals, and ends the pages at the last one served', async () => {
    const { catalogue } = stubTmdb({ '/movie/popular': pageOfRows(movieRow({ id: 1, adult: true }), movieRow({ id: 2 })) });
    const page = await expectRight(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 }));
    expect(page.items.map(({ id }) => id)).toEqual([2]);
    expect([page.totalPages, page.totalResults]).toEqual([500, 18_000]);
  });

  it('names the place of a row that is no title', async () => {
    const { catalogue } = stubTmdb({ '/movie/popular': pageOfRows(movieRow({}), movieRow({ title: null })) });
    const refused = await catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 })();
    expect(refused).toEqual(E.left({ _tag: 'invalid-data', source: 'tmdb /movie/popular', path: 'results.1.title', expected: 'string' }));
  });
});
