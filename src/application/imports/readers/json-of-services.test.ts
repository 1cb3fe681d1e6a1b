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

describe('JSON with films and series in an object', () => {
  it('reads rows of Trakt with all that they say, and takes none for those of Simkl', async () => {
    const plays = { plays: 1, last_watched_at: TIME };
    const shows = [{ ...plays, show: lost, seasons: [{ number: 1, episodes: [{ number: 1, ...plays }] }] }];
    expect(await read({ movies: [{ ...plays, movie: heat }], shows })).toEqual({
      rows: [['Heat', 1995, { viewing: ['2024-01-02', null] }], ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 1 }] }]],
      leftOut: [],
    });
    expect(await read({ movies: [{ rating: 9, rated_at: TIME, movie: heat }] })).toEqual({
      rows: [['Heat', 1995, { rating: [9, '2024-01-02'] }]], leftOut: [] });
    const seen = [{ watched_at: TIME, movie: heat }];
    expect(await read({ episodes: [{ watched_at: TIME, show: lost, episode: { season: 1, number: 2 } }], movies: seen })).toEqual({
      rows: [['Heat', 1995, { viewing: ['2024-01-02', null] }], ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }]],
      leftOut: [],
    });
  });

  it('reads rows of neither as a table', async () => {
    expect(await read({ movies: [{ movie: heat, watched: true }] })).toEqual({
      rows: [['Heat', 1995, { viewing: [null, null] }]], leftOut: [] });
  });
});

describe('JSON with series and their seasons in an object', () => {
  const episodes = [{ number: 1, watched_at: TIME, is_watched: true }, { number: 2, watched_at: null, is_watched: false }];
  const viewing = ['2024-01-02', { season: 1, episode: 1 }];

  it('reads the episodes that were watched, and the films beside them', async () => {
    const shows = [{ ...lost, seasons: [{ number: 1, episodes }] }];
    expect(await read({ shows })).toEqual({ rows: [['Lost', 2004, { viewing }]], leftOut: [] });
    const days = episodes.map(({ number, watched_at: day }) => ({ number, watched_at: day }));
    expect(await read({ shows: [{ ...lost, seasons: [{ number: 1, episodes: days }] }] })).toEqual({
      rows: [['Lost', 2004, { viewing }]], leftOut: [] });
    // Episodes that say nothing of watching are those of a catalogue.
    expect(await read({ shows: [{ ...lost, seasons: [{ number: 1, episodes: [{ number: 1 }] }] }] })).toEqual({
      rows: [['Lost', 2004, { item: ['app', null, null] }]], leftOut: [] });
    expect(await read({ user: 'ada', data: { movies: [{ ...heat, watched_at: TIME }], shows } })).toEqual({
      rows: [['Heat', 1995, { viewing: ['2024-01-02', null] }], ['Lost', 2004, { viewing }]], leftOut: [] });
    expect(await read({ items: [{ ...heat, type: 'movie' }, ...shows] })).toEqual({
      rows: [['Heat', 1995, { item: ['app', null, null] }], ['Lost', 2004, { viewing }]], leftOut: [] });
  });

  it('reads series whose number has no service', async () => {
    const seasons = [{ number: 1, episodes }];
    for (const id of [73739, 'lost', null])
      expect(await read([{ id, ...lost, seasons }])).toEqual({ rows: [['Lost', 2004, { viewing }]], leftOut: [] });
  });

  it('reads series without episodes as a table, and one’s own ratings beside episodes', async () => {
    const shows = [{ ...lost, rating: 9, status: 'completed', seasons: [] }];
    expect(await read({ shows })).toEqual({ rows: [['Lost', 2004, { viewing: [null, null] }, { rating: [9, null] }]], leftOut: [] });
    const rated = async (fields: object) => (await read({ shows: [{ ...lost, ...fields, seasons: [{ number: 1, episodes }] }] })).rows[0];
    for (const fields of [{ rating: 9 }, { my_rating: 9, rating: 7 }, { rating_user: 9, rating: 8.1, rating_votes: 7000 }])
      expect(await rated(fields)).toEqual(['Lost', 2004, { viewing }, { rating: [9, null] }]);
    for (const fields of [{ rating: 8.1, rating_votes: 7000 }, { rating: { average: 8.1 } }])
      expect(await rated(fields)).toEqual(['Lost', 2004, { viewing }]);
  });

  it('reads films and series of TV Time in one object, and takes no series for a film', async () => {
    const id = { tvdb: 73739 };
    const movies = [{ uuid: 'm', id: { tvdb: 1 }, ...heat, is_watched: true, watched_at: TIME }];
    const series = [{ uuid: 's', id, title: 'Lost', status: 'continuing', seasons: [{ number: 1, episodes }] }];
    expect(await read({ movies, series })).toEqual({
      rows: [['Heat', 1995, { viewing: ['2024-01-02', null] }], ['Lost', null, { viewing }]], leftOut: [] });
    const [begun, later] = [{ uuid: 's', id, title: 'Lost', status: 'continuing' }, { uuid: 'd', id, title: 'Dark', status: 'for_later' }];
    const { rows, leftOut } = await readServiceFiles([{ name: 'a.json', text: JSON.stringify({ movies, series: [begun, later] }) }]);
    expect(rows.map(({ title: { name, mediaType } }) => [name, mediaType])).toEqual([['Heat', 'movie'], ['Dark', 'tv']]);
    expect(leftOut.map(({ name, reason }) => [name, reason])).toEqual([['Lost', 'started']]);
  });

  it('takes no film for a series, and says of each series without watched episodes what its state says', async () => {
    const shows = [{ ...lost, seasons: [{ number: 1, episodes }] }];
    expect(await read([{ ...heat, watched: true }, ...shows])).toEqual({
      rows: [['Heat', 1995, { viewing: [null, null] }], ['Lost', 2004, { viewing }]], leftOut: [] });
    expect((await read([{ ...heat, type: 'movie', watched: true, seasons: [] }])).rows).toEqual([
      ['Heat', 1995, { viewing: [null, null] }]]);
    const states = ['completed', 'dropped', 'up_to_date', 'continuing', 'for_later'];
    expect(await read(states.map((status) => ({ ...lost, status, seasons: [] })))).toEqual({
      rows: [['Lost', 2004, { viewing: [null, null] }], ['Lost', 2004, { item: ['watchlist', null, null] }]],
      leftOut: [[2, 'Lost', 'stopped'], [3, 'Lost', 'started'], [4, 'Lost', 'started']],
    });
  });

  it('takes what SeriesGuide says of the production of a series for no state', async () => {
    const states = ['continuing', 'ended', 'canceled', 'upcoming', 'in_production', 'pilot', 'unknown'];
    const later = ['Lost', 2004, { item: ['watchlist', null, null] }];
    const seasonsOf = (watched: boolean) => [{ season: 1, episodes: [{ episode: 1, watched }] }];
    for (const seasons of [seasonsOf(false), []])
      expect(await read(states.map((status) => ({ ...lost, status, release_time: 2100, seasons })))).toEqual({
        rows: states.map(() => later), leftOut: [] });
    expect(await read([{ ...lost, status: 'ended', seasons: seasonsOf(true) }])).toEqual({
      rows: [['Lost', 2004, { viewing: [null, { season: 1, episode: 1 }] }]], leftOut: [] });
    const begun = [{ number: 1, episodes: [{ number: 1, is_watched: false }] }];
    expect(await read([{ ...lost, status: 'continuing', seasons: begun }])).toEqual({ rows: [], leftOut: [[1, 'Lost', 'started']] });
    expect((await read([{ ...lost, status: 'dropped', seasons: seasonsOf(false) }])).leftOut).toEqual([[1, 'Lost', 'stopped']]);
  });

  it('counts entries beside series that nothing reads', async () => {
    const [series, rows] = [{ ...lost, seasons: [{ number: 1, episodes }] }, [['Lost', 2004, { viewing }]]];
    for (const rest of [{ uuid: 'a' }, {}])
      expect(await read([series, rest, 7])).toEqual({ rows, leftOut: [[1, '', 'no-name'], [3, '', 'damaged']] });
    expect(await read({ shows: [series], movies: [{ uuid: 'a', is_watched: true }, { uuid: 'b' }], genres: ['Drama'] })).toEqual({
      rows, leftOut: [[1, '', 'no-name'], [2, '', 'no-name']] });
    expect(await read([series, { artist: 'Air', album: 'Moon Safari', track: 'La femme d’argent' }])).toEqual({
      rows, leftOut: [[1, '', 'no-title']] });
    expect(await read({ shows: [series], movies: [] })).toEqual({ rows, leftOut: [] });
    const { rows: [row] } = await readServiceFiles([{ name: 'app.json', text: JSON.stringify([{ uuid: 'a' }, series]) }]);
    expect(row?.row).toBe(2);
  });

  it('reads times that are numbers, and names a damaged series', async () => {
    const [seconds, broken] = [{ number: 1, watched_at: Date.parse(TIME) / 1000 }, { number: 'one' }];
    const seasonsOf = (episode: object) => [{ number: 1, episodes: [episode] }];
    expect(await read([{ ...lost, seasons: seasonsOf(seconds) }, { title: 'Dark', seasons: seasonsOf(broken) }])).toEqual({
      rows: [['Lost', 2004, { viewing }]], leftOut: [[2, 'Dark', 'damaged']] });
    expect((await read([{ ...lost, created_at: Date.parse(TIME), seasons: [] }])).rows).toEqual([
      ['Lost', 2004, { item: ['watchlist', null, '2024-01-02'] }]]);
  });
});

describe('JSON of Simkl', () => {
  it('reads films of anime as films, and says why series without episodes are left out', async () => {
    const show = { title: 'Berserk', year: 2012, ids: { tmdb: '113082' } };
    const seasons = [{ number: 1, episodes: [{ number: 1, watched_at: TIME }] }];
    const { rows } = await readServiceFiles([{ name: 'simkl.json', text: JSON.stringify({ anime: [
      { status: 'completed', anime_type: 'movie', show, seasons }, { status: 'completed', anime_type: 'tv', show: lost, seasons },
    ] }) }]);
    expect(rows.map(({ title: { mediaType, tmdbId }, facts }) => [mediaType, tmdbId, facts])).toEqual([
      ['movie', 113082, [{ kind: 'viewing', day: '2024-01-02', episode: null }]],
      ['tv', null, [{ kind: 'viewing', day: '2024-01-02', episode: { season: 1, episode: 1 } }]],
    ]);
    const states = ['completed', 'watching', 'hold', 'dropped'];
    expect(await read({ shows: states.map((status) => ({ status, last_watched_at: TIME, show: lost })) })).toEqual({
      rows: [['Lost', 2004, { viewing: ['2024-01-02', null] }]],
      leftOut: [[2, 'Lost', 'started'], [3, 'Lost', 'started'], [4, 'Lost', 'stopped']],
    });
  });
});
