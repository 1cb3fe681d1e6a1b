import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { MatchDeps } from '#application/imports/match-title';
import { prepareImport } from '#application/imports/service-import.fixture';
import type { ServiceFile } from '#application/imports/text/parse-file';
import { emptyOutbox } from '#application/ports/outbox-store';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { FoundEpisode } from '#domain/catalogue/foreign-ids/foreign-ids';
import { noSettings } from '#domain/users/user';

const series = aTitle({ mediaType: 'tv', id: 1396, title: 'Breaking Bad', year: 2008 });
const EPISODES: Readonly<Record<string, FoundEpisode | undefined>> = {
  tt2301451: { series, season: 5, episode: 14 }, 349232: { series, season: 1, episode: 1 }, 349235: { series, season: 1, episode: 2 },
};
const NAMES = [series, aTitle({ mediaType: 'movie', id: 7, title: 'Ozymandias' }), aTitle({ mediaType: 'tv', id: 8, title: 'Ozymandias' })];
const onTmdb: MatchDeps['catalogue'] = {
  ...catalogueOfHeat,
  findEpisode: ({ id }) => TE.right(EPISODES[id] ?? null),
  findByName: ({ name }) => TE.right(NAMES.filter(({ title }) => title === name)),
};

const plan = async (files: ReadonlyArray<ServiceFile>, catalogue = onTmdb, choices: ImportChoices = noChoices) => {
  const prepared = await prepareImport(
    {
      catalogue, onProgress: () => undefined, signal: new AbortController().signal, remembered: new Map(),
      lists: { lists: of(E.right([])), outbox: of(E.right(emptyOutbox)), findStates: () => TE.right([]) },
      ownProfile: () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null }),
    },
    files, Date.UTC(2026, 0, 1),
  )();
  if (E.isLeft(prepared)) throw new Error(JSON.stringify(prepared.left));
  const planned = await prepared.right.plan(choices);
  const content = await prepared.right.contentsOf(planned, choices);
  return {
    rows: planned.rows.map(({ name, state, reason, title }) => [name, state, reason, title?.itemKey]),
    viewings: content.flatMap(({ viewings }) => viewings.map(({ item, season, episode, day, rating }) =>
      [item.itemKey, season, episode, day, rating])),
    imdbIds: content.flatMap(({ viewings }) => viewings.map(({ item }) => item.imdbID)),
  };
};

const RATINGS = { name: 'ratings.csv', text: [
  'Const,Your Rating,Date Rated,Title,Title Type,Year', 'tt2301451,9,2020-01-02,Breaking Bad: Ozymandias,TV Episode,2013',
  'tt0000009,8,2020-01-02,Breaking Bad: Lost,TV Episode,2013', 'tt0000010,8,2020-01-02,Ozymandias,TV Episode,2013',
].join('\n') };

it('finds the episodes of IMDb’s ratings and check-ins by their ids, one of both as one viewing, and never a film or another series', async () => {
  const checkIns = { name: 'Your Check-Ins.csv', text: [
    'Position,Const,Created,Modified,Description,Title,Title Type,Year', '1,tt2301451,2019-05-06,,,Breaking Bad: Ozymandias,tvEpisode,2013',
    '2,tt0113277,2019-05-07,,,Heat,movie,1995',
  ].join('\n') };
  const { rows, viewings, imdbIds } = await plan([RATINGS, checkIns]);
  expect(rows).toEqual([
    ['Breaking Bad', 'there', 'repeated', 'tv-1396'], ['Breaking Bad', 'unknown', 'episode-name', 'tv-1396'],
    ['Ozymandias', 'unknown', 'unknown', undefined], ['Breaking Bad', 'new', null, 'tv-1396'], ['Heat', 'new', null, 'movie-949'],
  ]);
  expect(viewings).toEqual([['tv-1396', 5, 14, '2019-05-06', 9], ['movie-949', null, null, '2019-05-07', null]]);
  // The number of an episode is none of its series.
  expect(imdbIds).toEqual([null, 'tt0113277']);
});

it('gives a checked-in episode the rating in its row', async () => {
  const text = ['Position,Const,Created,Modified,Description,Title,Title Type,Year,Your Rating,Date Rated',
    '1,tt2301451,2019-05-06,,,Breaking Bad: Ozymandias,TV Episode,2013,9,2020-01-02'].join('\n');
  const expected = { rows: [['Breaking Bad', 'new', null, 'tv-1396']], viewings: [['tv-1396', 5, 14, '2019-05-06', 9]] };
  expect(await plan([{ name: 'Your Check-Ins.csv', text }])).toMatchObject(expected);
  const name = '0b7c9a1e-6f2d-4c3b-8a5e-1d2f3a4b5c6d.csv';
  expect(await plan([{ name, text }], onTmdb, { ...noChoices, kinds: new Map([[name, 'viewings']]) })).toMatchObject(expected);
});

it('keeps IMDb’s episodes as rows without a title where the catalogue knows no episodes', async () => {
  const { rows } = await plan([RATINGS], { ...onTmdb, findEpisode: () => TE.right(null) });
  expect(rows.map(([, state]) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});

it('takes the numbers of TVDB for episodes without a number if the series has the name of the file', async () => {
  const series = (name: string) =>
    ({ name: 'tvtime-series.csv', text: `uuid,tvdb_id,imdb_id,title,status,created_at\nu,81189,,${name},watching,` });
  const episodes = { name: 'tvtime-series-episodes.csv', text: [
    'series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at', '81189,,u,Pilot,,,349232,true,2020-03-04',
    '81189,,u,Cat,1,2,349235,true,2020-03-05', '81189,,u,Gone,,,,true,2020-03-05',
  ].join('\n') };
  const known = await plan([series('Breaking Bad'), episodes]);
  expect([known.rows.slice(-3).map(([, state, reason]) => [state, reason]), known.viewings]).toEqual([
    [['new', null], ['unkept', 'started'], ['damaged', 'bad-episode']],
    [['tv-1396', 1, 1, '2020-03-04', null], ['tv-1396', 1, 2, '2020-03-05', null]],
  ]);
  const other = await plan([series('Another Show'), episodes]);
  expect(other.viewings).toEqual([]);
});

it('puts a series on its list where the number of an episode stands for it', async () => {
  const header = 'imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted';
  const later = '-1,349232,show,Breaking Bad,1,1,false,false,,not_started_yet,true';
  for (const name of ['activity_history.csv', 'list_noir.csv']) {
    const { rows, viewings } = await plan([{ name, text: [header, later].join('\n') }]);
    expect([rows, viewings]).toEqual([[['Breaking Bad', 'new', null, 'tv-1396']], []]);
  }
});

it('takes no series for an episode’s own id beside the name of the series', async () => {
  const wrong = aTitle({ mediaType: 'tv', id: 62085, title: 'Wrong Series', year: 2014 });
  const requested: number[] = [];
  const searchTitles: MatchDeps['catalogue']['searchTitles'] = ({ query: { exact } }) => {
    const id = exact?.by === 'tmdb' ? exact.id : 0;
    requested.push(id);
    const items = [wrong, series].filter((each) => each.id === id);
    return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length });
  };
  const history = async (...rows: ReadonlyArray<string>) => (await plan(
    [{ name: 'history.csv', text: ['watched_at,type,show_title,season,episode,tmdb_id', ...rows].join('\n') }], { ...onTmdb, searchTitles },
  )).viewings.map(([itemKey, season, episode]) => [itemKey, season, episode]);
  const pilot = '2020-01-01,episode,Breaking Bad,1,1,62085';
  const pilotViewing = ['tv-1396', 1, 1];
  // One id alone can be that of either; several beside one name cannot be that of the series, and are not looked up.
  expect([await history(pilot), requested.splice(0)]).toEqual([[pilotViewing], [62085]]);
  expect([await history('2020-01-01,episode,Breaking Bad,1,1,334001'), requested.splice(0)]).toEqual([[pilotViewing], [334001]]);
  expect([await history(pilot, '2020-01-02,episode,Breaking Bad,1,2,62086'), requested.splice(0)])
    .toEqual([[pilotViewing, ['tv-1396', 1, 2]], []]);
  expect(await history('2020-01-02,episode,Breaking Bad,1,2,1396', '2020-01-02,episode,,1,3,1396'))
    .toEqual([['tv-1396', 1, 2], ['tv-1396', 1, 3]]);
});

it('finds the episode of a table that has its IMDb id and no number', async () => {
  const { rows, viewings } = await plan([{ name: 'history.csv', text: [
    'imdb_id,type,title,watched_at', 'tt2301451,episode,Ozymandias,2020-01-02', 'tt0000010,episode,Ozymandias,2020-01-02',
  ].join('\n') }]);
  expect(rows).toEqual([['Breaking Bad', 'new', null, 'tv-1396'], ['Ozymandias', 'unknown', 'unknown', undefined]]);
  expect(viewings).toEqual([['tv-1396', 5, 14, '2020-01-02', null]]);
  const named = await plan([{ name: 'history.csv', text: [
    'imdb_id,type,show_title,title,watched_at', 'tt2301451,episode,Breaking Bad,Ozymandias,2020-01-02',
  ].join('\n') }]);
  // The number of an episode is none of its series.
  expect([named.rows, named.viewings, named.imdbIds]).toEqual([rows.slice(0, 1), viewings, [null]]);
});

it.each(['episode', 'show', 'tv', ''])('finds the series by its IMDb id alone beside the numbers of an episode, of type “%s”', async (type) => {
  const findByImdb: MatchDeps['catalogue']['findByImdb'] = (id) =>
    (id === 'tt0903747' ? TE.right([series]) : onTmdb.findByImdb(id));
  const rows = [['tt0903747', 1, 2], ['tt0113277', 1, 3], ['tt0000010', 1, 4], ['tt2301451', 5, 14]] as const;
  const isOfEpisode = type === 'episode' || type === '';
  const table = ['imdb_id,type,season,episode,watched_at',
    ...rows.map(([id, season, episode]) => `${id},${type},${season},${episode},2024-01-01`)].join('\n');
  const json = JSON.stringify(rows.map(([imdb_id, season, episode]) => ({ imdb_id, type, season, episode, watched_at: '2024-01-01' })));
  for (const file of [{ name: 'history.csv', text: table }, { name: 'history.json', text: json }]) {
    const done = await plan([file], { ...onTmdb, findByImdb });
    expect(done.rows).toEqual([['Breaking Bad', 'new', null, 'tv-1396'], ['Heat', 'unknown', 'film', 'movie-949'],
      ['', 'unknown', 'unknown', undefined],
      isOfEpisode ? ['Breaking Bad', 'new', null, 'tv-1396'] : ['', 'unknown', 'unknown', undefined]]);
    expect(done.viewings).toEqual([['tv-1396', 1, 2, '2024-01-01', null],
      ...(isOfEpisode ? [['tv-1396', 5, 14, '2024-01-01', null]] : [])]);
  }
});

it('takes an IMDb id of an unknown type that no title has for that of an episode, and its rating for none of the series', async () => {
  const text = ['Position,Const,Created,Modified,Description,Title,Title Type,Year,Your Rating,Date Rated',
    '1,tt2301451,2019-05-06,,,Breaking Bad: Ozymandias,,2013,9,2020-01-02', '2,tt0113277,2019-05-07,,,Heat,,1995,,',
    '3,tt0000009,2019-05-07,,,Ozymandias,,,,'].join('\n');
  const rated = { name: 'ratings.csv', text: ['Const,Your Rating,Date Rated,Title,Title Type,Year',
    'tt2301451,9,2020-01-02,Breaking Bad: Ozymandias,,2013'].join('\n') };
  expect(await plan([rated])).toEqual({
    rows: [['Breaking Bad: Ozymandias', 'new', null, 'tv-1396']], viewings: [['tv-1396', 5, 14, null, 9]], imdbIds: [null] });
  expect(await plan([{ name: 'Your Check-Ins.csv', text }])).toMatchObject({
    viewings: [['tv-1396', 5, 14, '2019-05-06', 9], ['movie-949', null, null, '2019-05-07', null]] });
  expect((await plan([{ name: 'WATCHLIST.csv', text: text.replace(',9,2020-01-02', ',,') }])).rows).toEqual([
    ['Breaking Bad: Ozymandias', 'unkept', 'episode', 'tv-1396'], ['Heat', 'new', null, 'movie-949'],
    ['Ozymandias', 'doubtful', 'several', undefined]]);
});
