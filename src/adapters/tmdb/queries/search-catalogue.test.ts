import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { parseSearch } from '#domain/catalogue/search-query';
import { movieRow, stubTmdb, pageOfRows } from '#adapters/tmdb/stub-tmdb.fixture';

const seriesRow = (overrides: Readonly<Record<string, unknown>>) =>
  ({ ...movieRow({}), name: 'Solaris, the series', first_air_date: '1999-01-01', ...overrides });
const keanu = { id: 6384, name: 'Keanu Reeves', adult: false, known_for_department: 'Acting', profile_path: null, known_for: [] };

describe('searchTitles', () => {
  it('requests the search of the media type with name and year', async () => {
    const { catalogue, requests } = stubTmdb();
    await expectRight(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('solaris year:1972'), page: 2 }));
    await expectRight(catalogue.searchTitles({ mediaType: 'tv', query: parseSearch('solaris year:1972'), page: 1 }));
    expect(requests).toMatchObject([
      {
        path: '/search/movie',
        parameters: { query: 'solaris', primary_release_year: '1972', page: '2', include_adult: 'false', language: 'de-DE' },
      },
      { path: '/search/tv', parameters: { query: 'solaris', first_air_date_year: '1972' } },
    ]);
  });

  it.each(['', '   ', 'year:1999'])('returns no results for the query %j, without a request', async (text) => {
    const { catalogue, requests } = stubTmdb();
    expect(await expectRight(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch(text), page: 1 })))
      .toEqual({ items: [], page: 1, totalPages: 0, totalResults: 0 });
    expect(await expectRight(catalogue.searchPeople({ query: parseSearch(text), page: 1 }))).toMatchObject({ items: [] });
    expect(await expectRight(catalogue.suggest(parseSearch(text)))).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('finds the title of a tmdb: operator in its media type only', async () => {
    const { catalogue } = stubTmdb({ '/movie/593': movieRow({ id: 593, genres: [{ id: 18 }] }) });
    const query = parseSearch('tmdb:593');
    const search = (mediaType: 'movie' | 'tv', page: number) => expectRight(catalogue.searchTitles({ mediaType, query, page }));
    expect(await search('movie', 1)).toMatchObject({ items: [{ id: 593, genres: ['Drama'] }], totalResults: 1 });
    expect(await search('tv', 1)).toMatchObject({ items: [], totalResults: 0 });
    expect(await search('movie', 2)).toMatchObject({ items: [], totalResults: 1 });
  });

  it('finds the title of an imdb: operator with /find', async () => {
    const found = { movie_results: [movieRow({ id: 593 })], tv_results: [seriesRow({ id: 7, adult: true })] };
    const { catalogue, requests } = stubTmdb({ '/find/tt0069293': found });
    const query = parseSearch('imdb:tt0069293');
    expect(await expectRight(catalogue.searchTitles({ mediaType: 'movie', query, page: 1 }))).toMatchObject({ items: [{ id: 593 }] });
    expect(await expectRight(catalogue.findByImdb('tt0069293'))).toMatchObject([{ mediaType: 'movie', id: 593 }]);
    const find = { path: '/find/tt0069293', parameters: { external_source: 'imdb_id', language: 'de-DE' } };
    expect(requests).toEqual([find, find]);
  });

  it('findByName searches both types, the year too if not all results are on a page, and a name without its remark if there are none', async () => {
    const { catalogue, requests } = stubTmdb({ '/search/movie': pageOfRows(movieRow({ id: 1 }), movieRow({ id: 2 })) });
    expect((await expectRight(catalogue.findByName({ name: 'Solaris', mediaType: null, year: 1972 }))).map(({ id }) => id)).toEqual([1, 2]);
    expect(requests).toMatchObject([
      { path: '/search/movie', parameters: { query: 'Solaris' } },
      { path: '/search/movie', parameters: { query: 'Solaris', primary_release_year: '1972' } },
      { path: '/search/tv', parameters: { query: 'Solaris' } },
    ]);
    requests.length = 0;
    expect(await expectRight(catalogue.findByName({ name: 'Shameless (US)', mediaType: 'tv', year: 2011 }))).toEqual([]);
    expect(requests.map(({ parameters }) => parameters['query'])).toEqual(['Shameless (US)', 'Shameless']);
  });

  it('findByName searches for the words that are written in one way only if TMDB finds none, and keeps the titles of the name', async () => {
    const rocky = movieRow({ id: 1367, title: 'Rocky II', original_title: 'Rocky II', release_date: '1979-06-15' });
    const other = movieRow({ id: 7, title: 'Rocky Road', original_title: 'Rocky Road', release_date: '1979-01-01' });
    const { catalogue, requests } = stubTmdb({ '/search/movie Rocky': pageOfRows(rocky, other) });
    const query = { name: 'Rocky 2', mediaType: 'movie' as const, year: 1979 };
    expect((await expectRight(catalogue.findByName(query))).map(({ id }) => id)).toEqual([1367]);
    expect(requests.map(({ parameters }) => [parameters['query'], parameters['primary_release_year']])).toEqual([
      ['Rocky 2', undefined], ['Rocky', undefined], ['Rocky', '1979']]);
    for (const [name, words] of [['Tom and Jerry’s Tales: Part IV', 'Tom Part'], ['Escape from LA', 'Escape from'], ['Up', null]]) {
      requests.length = 0;
      expect(await expectRight(catalogue.findByName({ ...query, name: name ?? '' }))).toEqual([]);
      expect(requests.slice(1).map(({ parameters }) => parameters['query'])).toEqual(words === null ? [] : [words]);
    }
  });

  it('findByName reads English names if none in the site’s language is the searched one, and marks those titles', async () => {
    const local = movieRow({
      id: 129, title: 'Chihiros Reise ins Zauberland', original_title: '千と千尋の神隠し', release_date: '2001-07-20',
    });
    const [other, english] = [movieRow({ id: 5 }), [{ ...local, title: 'Spirited Away' }, movieRow({ id: 6, title: 'Spirited Away' })]];
    const { catalogue, requests } = stubTmdb({
      '/search/movie': { ...pageOfRows(local, other), total_pages: 1 },
      '/search/movie en-US': { ...pageOfRows(other, ...english), total_pages: 1 },
    });
    const query = { name: 'Spirited away', mediaType: 'movie' as const, year: 2001 };
    expect(await expectRight(catalogue.findByName(query))).toMatchObject([
      { id: 129, title: 'Chihiros Reise ins Zauberland', hasName: true }, { id: 5 }, { id: 6, hasName: true }]);
    expect((await expectRight(catalogue.findByName(query)))[1]).not.toHaveProperty('hasName');
    requests.length = 0;
    expect(await expectRight(catalogue.findByName({ ...query, name: '千と千尋の神隠し' }))).toHaveLength(2);
    expect(requests.map(({ parameters }) => parameters['language'])).toEqual(['de-DE']);
  });

  it('findByName reads English names, too, where a title of the searched name in the site’s language is of another year', async () => {
    const later = movieRow({ id: 7, title: 'The Hunt', original_title: 'The Hunt', release_date: '2020-03-11' });
    const hunt = movieRow({ id: 103663, title: 'Die Jagd', original_title: 'Jagten', release_date: '2012-09-20' });
    const { catalogue, requests } = stubTmdb({
      '/search/movie': { ...pageOfRows(later, hunt), total_pages: 1 },
      '/search/movie en-US': { ...pageOfRows(later, { ...hunt, title: 'The Hunt' }), total_pages: 1 },
    });
    const query = { name: 'The Hunt', mediaType: 'movie' as const, year: 2012 };
    expect((await expectRight(catalogue.findByName(query))).map(({ id, hasName }) => [id, hasName])).toEqual([[7, true], [103663, true]]);
    for (const year of [2019, null]) {
      requests.length = 0;
      expect((await expectRight(catalogue.findByName({ ...query, year }))).map(({ hasName }) => hasName)).toEqual([undefined, undefined]);
      expect(requests.map(({ parameters }) => parameters['language'])).toEqual(['de-DE']);
    }
  });

  it('findByTvdb asks /find with a number, and leaves out films', async () => {
    const found = { movie_results: [movieRow({ id: 593 })], tv_results: [seriesRow({ id: 4607 })] };
    const { catalogue, requests } = stubTmdb({ '/find/73739': found });
    expect(await expectRight(catalogue.findByTvdb(73739))).toMatchObject([{ mediaType: 'tv', id: 4607 }]);
    expect(requests).toEqual([{ path: '/find/73739', parameters: { external_source: 'tvdb_id', language: 'de-DE' } }]);
  });

  it('findEpisode takes the episode with the id and not the series with the same number, and no episode of a series that is gone', async () => {
    const episode = { show_id: 5273, season_number: 1, episode_number: 22 };
    const found = { movie_results: [], tv_results: [seriesRow({ id: 1399 })], tv_episode_results: [episode] };
    const gone = { ...found, tv_episode_results: [{ ...episode, show_id: 9 }] };
    const { catalogue, requests } = stubTmdb({
      '/find/121361': found, '/find/tt0959621': found, '/find/tt0959622': gone, '/find/tt0959623': { ...found, tv_episode_results: [] },
      '/tv/5273': seriesRow({ id: 5273 }),
    });
    const numbered = { series: { mediaType: 'tv', id: 5273 }, season: 1, episode: 22 };
    expect(await expectRight(catalogue.findEpisode({ by: 'tvdb', id: 121361 }))).toMatchObject(numbered);
    expect(await expectRight(catalogue.findEpisode({ by: 'imdb', id: 'tt0959621' }))).toMatchObject(numbered);
    for (const id of ['tt0959622', 'tt0959623']) expect(await expectRight(catalogue.findEpisode({ by: 'imdb', id }))).toBeNull();
    expect(requests[0]).toEqual({ path: '/find/121361', parameters: { external_source: 'tvdb_id', language: 'de-DE' } });
    requests.length = 0;
    expect(await expectRight(catalogue.findEpisode({ by: 'imdb', id: '../account' }))).toBeNull();
    expect(requests).toEqual([]);
  });

  it('findByImdb sends no request for a malformed IMDb id', async () => {
    const { catalogue, requests } = stubTmdb();
    expect(await expectRight(catalogue.findByImdb('../account'))).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('searchPeople', () => {
  it('drops adult people and titles', async () => {
    const known = [{ ...movieRow({ id: 603 }), media_type: 'movie' }, { ...seriesRow({ id: 1, adult: true }), media_type: 'tv' }];
    const { catalogue } = stubTmdb({ '/search/person': pageOfRows({ ...keanu, known_for: known }, { ...keanu, id: 1, adult: true }) });
    const page = await expectRight(catalogue.searchPeople({ query: parseSearch('keanu'), page: 1 }));
    expect(page.items).toMatchObject([{ id: 6384, knownFor: 'Acting', titles: [{ id: 603, mediaType: 'movie' }] }]);
  });

  it('returns no people for a tmdb: operator, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    expect(await expectRight(catalogue.searchPeople({ query: parseSearch('tmdb:603'), page: 1 }))).toMatchObject({ items: [] });
    expect(requests).toEqual([]);
  });
});

describe('suggest', () => {
  it('returns films, series and people in TMDB\'s order, at most eight, without unsupported kinds', async () => {
    const films = Array.from({ length: 9 }, (_, id) => ({ ...movieRow({ id }), media_type: 'movie' }));
    const rows = pageOfRows({ id: 5, media_type: 'collection' }, { ...movieRow({ id: 66, adult: true }), media_type: 'movie' },
      { ...keanu, media_type: 'person' }, { ...seriesRow({ id: 3 }), media_type: 'tv' }, ...films);
    const { catalogue, requests } = stubTmdb({ '/search/multi': rows });
    const suggestions = await expectRight(catalogue.suggest(parseSearch('sol')));
    expect(suggestions).toHaveLength(8);
    expect(suggestions.slice(0, 3)).toMatchObject([
      { kind: 'person', person: { id: 6384 } }, { kind: 'title', title: { mediaType: 'tv', id: 3 } }, { title: { id: 0 } },
    ]);
    expect(requests).toMatchObject([{ path: '/search/multi', parameters: { query: 'sol', include_adult: 'false' } }]);
  });

  it('requests both media types and interleaves the results for a year and for a tmdb: operator', async () => {
    const { catalogue, requests } = stubTmdb({
      '/search/movie': pageOfRows(movieRow({ id: 1 }), movieRow({ id: 2 })),
      '/search/tv': pageOfRows(seriesRow({ id: 3 }), seriesRow({ id: 4 }), seriesRow({ id: 5 })),
      '/tv/593': { ...seriesRow({ id: 593 }), genres: [] },
    });
    const ids = (await expectRight(catalogue.suggest(parseSearch('solaris year:1972')))).map((suggestion) =>
      suggestion.kind === 'title' ? suggestion.title.id : 0,
    );
    expect(ids).toEqual([1, 3, 2, 4, 5]);
    expect(await expectRight(catalogue.suggest(parseSearch('tmdb:593')))).toMatchObject([{ title: { mediaType: 'tv', id: 593 } }]);
    expect(requests.map(({ path }) => path)).toEqual(['/search/movie', '/search/tv', '/movie/593', '/tv/593']);
  });
});
