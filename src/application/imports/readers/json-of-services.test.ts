import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

/** Returns what rows say in short: title, year, and facts; and what is left out. */
const read = async (content: unknown, name = 'app.json') => {
  const { rows, leftOut } = await readServiceFiles([{ name, text: JSON.stringify(content) }]);
  return {
    rows: rows.map(({ title, facts }) => [title.name, title.year, ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name: title, reason }) => [row, title, reason]),
  };
};

const [heat, lost] = [{ title: 'Heat', year: 1995 }, { title: 'Lost', year: 2004 }];
const TIME = '2024-01-02T20:00:00.000Z';

describe('JSON of Trakt', () => {
  it('takes no episode of a collection for watched', async () => {
    const seasons = [{ number: 1, episodes: [{ number: 1, collected_at: TIME }] }];
    const collected = { last_collected_at: TIME, last_updated_at: TIME, show: lost, seasons };
    expect(await read([collected])).toEqual({ rows: [], leftOut: [[1, 'Lost', 'no-title']] });
  });

  it('takes films with an empty field for an episode for a table', async () => {
    const viewing = ['2024-01-02', null];
    expect(await read([{ ...heat, season: null, episode: null, watched_at: TIME }])).toEqual({
      rows: [['Heat', 1995, { viewing }]], leftOut: [] });
    expect(await read([{ imdb_id: 'tt0113277', type: 'movie', season: null, episode: null, watched_at: TIME }])).toEqual({
      rows: [['', null, { viewing }]], leftOut: [] });
  });
});
