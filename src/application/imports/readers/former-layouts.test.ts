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
