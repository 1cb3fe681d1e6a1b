import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const HEADER = 'imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted';
const table = (name: string, ...rows: ReadonlyArray<string>) => ({ name, text: [HEADER, ...rows].join('\r\n') });
const json = (name: string, content: unknown) => ({ name, text: JSON.stringify(content) });
/** Returns what rows say in short; what is left out; and which files are. */
const read = async (...files: Parameters<typeof readServiceFiles>[0]) => {
  const { rows, leftOut, ignored, open } = await readServiceFiles(files);
  expect(open).toEqual([]);
  return {
    rows: rows.map(({ title, facts }) => [title.name, ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name, reason }) => [row, name, reason]),
    ignored: ignored.map(({ name, isTwin, isEmpty }) => [name, isTwin === true ? 'twin' : isEmpty === true ? 'empty' : '']),
  };
};

const [heat, ran] = ['tt0113277,1,movie,Heat,,,false,true,2024-01-02T20:00:00Z,,false', 'tt0089881,2,movie,Ran,,,false,false,,,true'];
const lost = [
  'tt1,101,show,Lost,1,1,false,true,2024-01-03 20:00:00,continuing,false', 'tt2,102,show,Lost,1,2,false,false,,continuing,true'];
const dark = ['-1,201,show,Dark,1,1,false,false,,not_started_yet,true', '-1,202,show,Dark,1,2,false,false,,not_started_yet,true'];
const seen = [['Heat', { viewing: ['2024-01-02', null] }], ['Ran', { item: ['watchlist', null, null] }],
  ['Lost', { viewing: ['2024-01-03', { season: 1, episode: 1 }] }], ['Dark', { item: ['watchlist', null, null] }]];

const movies = [
  { id: { tvdb: 1, imdb: 'tt0113277' }, created_at: '2024-01-01T00:00:00Z', uuid: 'h', title: 'Heat', watched_at: '2024-01-02T20:00:00Z',
    is_watched: true, rating: 9 },
  { id: { tvdb: 2, imdb: 'tt0089881' }, created_at: '2024-01-05T00:00:00Z', uuid: 'r', title: 'Ran', is_watched: false, rating: null },
];
const show = (title: string, tvdb: number, status: string, watched: string | null) => ({
  uuid: title, id: { tvdb, imdb: '-1' }, created_at: '2024-01-01T00:00:00Z', title, status, seasons: [{ number: 1, episodes: [
    { id: { tvdb: tvdb + 1, imdb: '-1' }, number: 1, special: false, is_watched: watched !== null, watched_at: watched,
      rating: watched === null ? null : 6 }] }],
});
const shows = [show('Lost', 100, 'continuing', '2024-01-03 20:00:00'), show('Dark', 200, 'not_started_yet', null)];
const added = <A extends object>(title: A) => ({ ...title, added_at: '2024-02-03T00:00:00Z' });

describe('the tables of TV Time Liberator', () => {
  it('have what was watched, and what was not begun goes to the watchlist once', async () => {
    const { rows } = await readServiceFiles([table('activity_history.csv', heat, ran, ...lost, ...dark)]);
    expect(rows.map(({ title: { mediaType, imdbId, tvdbId, episodeId } }) => [mediaType, imdbId, tvdbId, episodeId])).toEqual([
      ['movie', 'tt0113277', null, null], ['movie', 'tt0089881', null, null],
      // The numbers beside an episode are its own.
      ['tv', null, null, { by: 'tvdb', id: 101 }], ['tv', null, null, { by: 'tvdb', id: 201 }],
    ]);
    expect(await read(table('activity_history.csv', heat, ran, ...lost, ...dark))).toEqual({
      rows: seen, leftOut: [[4, 'Lost', 'no-title'], [6, 'Dark', 'no-title']], ignored: [] });
    const former = ['id_imdb,id_tvdb,type,title,season,episode,is_special,is_watched,watched_at,status',
      ...[heat, ran, ...lost, ...dark].map((row) => row.replace(/,[a-z]+$/, ''))].join('\n');
    expect((await read({ name: 'export.csv', text: former })).rows).toEqual(seen);
  });

  it('are favorites and lists by their names', async () => {
    const item = (list: string) => ({ item: [list, null, null] });
    for (const [name, list] of [['favorites.csv', 'favorites'], ['list_neo_noir (1).csv', 'neo noir']] as const)
      expect(await read(table(name, heat, ran, ...lost, ...dark))).toMatchObject({
        rows: [['Heat', { viewing: ['2024-01-02', null] }, item(list)], ['Ran', item(list)],
          ['Lost', { viewing: ['2024-01-03', { season: 1, episode: 1 }] }, item(list)], ['Dark', item(list)]] });
  });

  it('have ratings of films and episodes in newer versions', async () => {
    const text = [`${HEADER},rating`, `${heat},8`, `${lost.join(',6\n')},`, `${ran},great`].join('\n');
    const { rows } = await readServiceFiles([{ name: 'activity_history.csv', text }]);
    expect(rows.map(({ facts, hasBadRating = false }) =>
      [...facts.map((fact) => (fact.kind === 'item' ? null : fact.rating)), hasBadRating]))
      .toEqual([[undefined, 8, false], [6, false], [null, true]]);
  });

  it('are left out beside the JSON that says more, and only then', async () => {
    const lists = [{ name: 'Neo: Noir', description: '', is_public: true, movies: [added(movies[0] ?? {})], shows: [] }];
    const favorites = { name: 'Favorites', description: 'x', is_public: true, movies: movies.map(added), shows: shows.map(added) };
    const tables = [table('activity_history.csv', heat, ran, ...lost, ...dark), table('favorites.csv', heat),
      table('list_neo__noir.csv', heat)];
    const heatSeen = [{ viewing: ['2024-01-02', null] }, { rating: [9, '2024-01-02'] }] as const;
    const day = '2024-02-03';
    expect(await read(json('movies.json', movies), json('shows.json', shows), ...tables, json('favorites.json', favorites),
      json('lists.json', lists))).toEqual({
      rows: [
        ['Heat', ...heatSeen], ['Ran', { item: ['watchlist', null, '2024-01-05'] }],
        ['Lost', { viewing: ['2024-01-03', { season: 1, episode: 1 }, 6] }], ['Dark', { item: ['watchlist', null, '2024-01-01'] }],
        ['Heat', heatSeen[0], { item: ['favorites', null, day] }, heatSeen[1]],
        ...['Ran', 'Lost', 'Dark'].map((name) => [name, { item: ['favorites', null, day] }]),
        ['Heat', heatSeen[0], { item: ['Neo: Noir', null, day] }, heatSeen[1]],
      ],
      leftOut: [], ignored: tables.map(({ name }) => [name, 'twin']),
    });
    const alone = await read(json('movies.json', movies), ...tables);
    expect([alone.ignored, alone.rows.filter(([name]) => name === 'Lost').length]).toEqual([[], 1]);
  });

  it('have lists without titles', async () => {
    const none = { name: 'Favorites', description: 'x', is_public: true, movies: [], shows: [] };
    expect(await read(json('favorites.json', none), json('lists.json', [{ ...none, name: 'Noir' }]), table('list_noir.csv'))).toEqual({
      rows: [], leftOut: [], ignored: [['favorites.json', 'empty'], ['lists.json', 'empty'], ['list_noir.csv', 'empty']] });
    // The name beside films can be that of a person.
    expect((await read(json('movies.json', { name: 'Ada', movies }))).rows.map(([name, fact]) => [name, Object.keys(fact ?? {})])).toEqual([
      ['Heat', ['viewing']], ['Ran', ['item']]]);
  });
});
