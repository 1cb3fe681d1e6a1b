import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import type { ServiceFile } from '#application/imports/text/parse-file';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
const file = (name: string, ...text: ReadonlyArray<string>): ServiceFile => ({ name, text: lines(...text) });
const json = (name: string, content: unknown): ServiceFile => ({ name, text: JSON.stringify(content) });
/** Returns what rows say in short: title and facts; what is left out; and what is ignored. */
const read = async (...files: ReadonlyArray<ServiceFile>) => {
  const { rows, leftOut, ignored, descriptions } = await readServiceFiles(files);
  return {
    rows: rows.map(({ title, facts }) => [title.name, ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name, reason }) => [row, name, reason]), ignored: ignored.map(({ name, isUsual }) => [name, isUsual]),
    descriptions: [...descriptions],
  };
};

const heat = { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } };
const lost = { title: 'Lost', year: 2004, ids: { trakt: 2, slug: 'lost', imdb: 'tt0411008', tmdb: 4607, tvdb: 73739 } };

describe('files of Trakt', () => {
  it('reads lists from the folders of the former backup by the names that its index gives them', async () => {
    expect(await read(
      json('ada/lists/list-9001-top-list.json', [{ rank: 1, listed_at: '2020-01-01T00:00:00.000Z', type: 'movie', movie: heat }]),
      json('ada/lists/lists.json', [{ name: 'Top: List', description: 'Best ones', item_count: 1, ids: { trakt: 9001, slug: 'top-list' } }]),
    )).toEqual({
      rows: [['Heat', { item: ['Top: List', null, '2020-01-01'] }]], leftOut: [], ignored: [['ada/lists/lists.json', true]],
      descriptions: [['Top: List', 'Best ones']],
    });
  });

  it('puts the titles of a list in the order of their ranks', async () => {
    const entry = (rank: number, title: string) =>
      ({ rank, listed_at: '2024-01-01T00:00:00Z', type: 'movie', movie: { ...heat, title } });
    const { rows } = await read(json('lists-list-1-a.json', [entry(3, 'Ran'), entry(1, 'Heat'), entry(2, 'Alien')]),
      json('lists-watchlist.json', [entry(2, 'Jaws'), entry(1, 'Laura')]));
    expect(rows.map(([name]) => name)).toEqual(['Heat', 'Alien', 'Ran', 'Laura', 'Jaws']);
  });

  it('takes nothing that was begun, hidden or bought for watched, and calls none of it damaged', async () => {
    const film = { type: 'movie', movie: heat };
    expect((await read(json('ada/playback.json', [{ ...film, paused_at: '2026-03-01T00:00:00Z' }]),
      json('ada/hidden/calendar.json', [{ type: 'show', show: lost, hidden_at: '2020-01-01T00:00:00Z' }]),
      json('ada/collection/movies.json', [{ collected_at: '2020-01-01T00:00:00Z', movie: heat }]),
      json('watched-shows.json', [{ plays: 3, last_watched_at: '2020-01-01T00:00:00.000Z', show: lost }]),
    )).leftOut.map(([, name, reason]) => [name, reason])).toEqual([
      ['Heat', 'no-title'], ['Lost', 'no-title'], ['Heat', 'no-title'], ['Lost', 'started']]);
  });

  it('leaves a file out by its name only if its content names no titles', async () => {
    const table = lines('Title,Year', 'Heat,1995');
    const { rows, ignored } = await read(file('comments.csv', table), file('profile.csv', table),
      json('user-ratings.json', [{ rated_at: '2024-03-07T19:37:27.000Z', rating: 8, type: 'movie', movie: heat }]),
      json('collection-movies.json', [{ collected_at: '2020-01-01T00:00:00Z', movie: heat }]),
      json('comments-movies.json', [{ type: 'movie', movie: heat, comment: { id: 1, comment: 'x' } }]),
      file('likes/reviews.csv', 'Date,Name,Year,Letterboxd URI', '2024-01-01,Heat,1995,u'),
      file('deleted/lists/a.csv', 'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2026-01-01,A,,u,', '',
        'Position,Name,Year,URL,Description', '1,Heat,1995,u,'));
    expect(rows.map(([name]) => name)).toEqual(['Heat', 'Heat', 'Heat']);
    expect(ignored).toEqual([['collection-movies.json', true], ['comments-movies.json', true], ['likes/reviews.csv', true],
      ['deleted/lists/a.csv', true]]);
  });
});

describe('files of exporters of TV Time', () => {
  it('puts what was not begun on the watchlist, and says of the other series that they were begun or stopped', async () => {
    expect(await read(file('tvtime-series.csv', 'uuid,tvdb_id,imdb_id,title,status,created_at,is_favorite', 'a,1,,Dark,not_started_yet,2020-01-01,',
      'b,2,,Fringe,watch_later,2020-01-02,true', 'c,3,,Lost,stopped,2020-01-03,', 'd,4,,Elite,up_to_date,2020-01-04,',
      'e,5,,Fargo,continuing,2020-01-05,true'))).toMatchObject({
      rows: [['Dark', { item: ['watchlist', null, '2020-01-01'] }],
        ['Fringe', { item: ['watchlist', null, '2020-01-02'] }, { item: ['favorites', null, '2020-01-02'] }],
        ['Fargo', { item: ['favorites', null, '2020-01-05'] }]],
      leftOut: [[3, 'Lost', 'stopped'], [4, 'Elite', 'started']],
    });
  });

  it('reads lists with their descriptions and order, and favorites, from JSON', async () => {
    const item = (type: string, name: string, order: number) => ({ uuid: name, type, name, id: { tvdb: 73739 }, custom_order: order });
    const series = { title: 'Elite', status: 'stopped', is_favorite: true, id: { tvdb: 1 }, seasons: [] };
    expect(await read(
      json('tvtime-lists-2026.json', [{ id: '1', name: 'Best', description: 'Of all', items: [item('series', 'Lost', 2), item('movie', 'Heat', 1)] }]),
      json('tvtime-series-2026.json', [series]),
      json('tvtime-movies-2026.json', [{ uuid: 'm', id: { tvdb: 1 }, title: 'Ran', year: 1985, is_watched: true, is_favorite: true }]),
    )).toMatchObject({
      rows: [['Heat', { item: ['Best', null, null] }], ['Lost', { item: ['Best', null, null] }], ['Elite', { item: ['favorites', null, null] }],
        ['Ran', { viewing: [null, null] }, { item: ['favorites', null, null] }]],
      leftOut: [], descriptions: [['Best', 'Of all']],
    });
  });
});
