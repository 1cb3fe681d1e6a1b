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

  it('keeps a rating beside a viewing, as the same rows in an object do', async () => {
    const [seen, viewing] = [{ watched_at: TIME, rating: 8 }, ['2024-01-02', null, 8]];
    for (const content of [[{ ...seen, movie: heat }], { history: [{ ...seen, movie: heat }] }])
      expect(await read(content)).toEqual({ rows: [['Heat', 1995, { viewing }, { rating: [8, '2024-01-02'] }]], leftOut: [] });
    const [rated, episode] = [{ ...seen, rated_at: '2024-02-03T20:00:00Z' }, { season: 1, number: 2 }];
    expect((await read([{ ...rated, movie: heat }, { ...seen, show: lost, episode }, { ...rated, show: lost, episode }])).rows).toEqual([
      ['Heat', 1995, { viewing: ['2024-01-02', null] }, { rating: [8, '2024-02-03'] }],
      ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 2 }, 8] }],
      ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }, { viewing: [null, { season: 1, episode: 2 }, 8, '2024-02-03'] }],
    ]);
    const { rows } = await readServiceFiles([{ name: 'a.json', text: JSON.stringify([{ ...seen, rating: 11, movie: heat }]) }]);
    expect(rows).toMatchObject([{ facts: [{ kind: 'viewing', day: '2024-01-02' }], hasBadRating: true }]);
    expect((await read([{ ...seen, rating: 0, movie: heat }])).rows).toEqual([['Heat', 1995, { viewing: ['2024-01-02', null] }]]);
  });

  it('takes films with an empty field for an episode for a table', async () => {
    const viewing = ['2024-01-02', null];
    expect(await read([{ ...heat, season: null, episode: null, watched_at: TIME }])).toEqual({
      rows: [['Heat', 1995, { viewing }]], leftOut: [] });
    expect(await read([{ imdb_id: 'tt0113277', type: 'movie', season: null, episode: null, watched_at: TIME }])).toEqual({
      rows: [['', null, { viewing }]], leftOut: [] });
  });
});

describe('answers of Trakt in one object', () => {
  const [movie, show] = [
    { ...heat, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } },
    { ...lost, ids: { trakt: 2, slug: 'lost', tvdb: 73739, imdb: 'tt0411008', tmdb: 4607, tvrage: null } },
  ];
  const [plays, film] = [{ plays: 1, last_watched_at: TIME, last_updated_at: TIME }, { type: 'movie', movie }];
  const episode = { season: 1, number: 2, title: 'Pilot', ids: { trakt: 3, tvdb: 5, imdb: 'tt1', tmdb: 6, tvrage: null } };
  const seasons = [{ number: 1, episodes: [{ number: 1, plays: 1, last_watched_at: TIME }] }];
  const watched = [{ ...plays, movie }, { ...plays, reset_at: null, show, seasons }];
  const history = [
    { id: 7353545729, watched_at: TIME, action: 'watch', ...film },
    { id: 7, watched_at: TIME, action: 'scrobble', type: 'episode', episode, show },
  ];
  const user = { username: 'ada', private: false, name: 'Ada', ids: { slug: 'ada' } };
  const list = { name: 'Noir', description: '', privacy: 'private', type: 'personal', item_count: 3, ids: { trakt: 9, slug: 'a' }, user };
  const full = {
    type: 'full', username: 'ada', followers: [{ followed_at: TIME, user }], following: [], settings: { user, account: {} },
    likes: [{ liked_at: TIME, type: 'list', list: { ...list, name: 'Best' } }], profile: user,
    comments: [{ ...film, comment: { id: 1, comment: 'Great', spoiler: false, user } }], lists: [list],
    ratings: [{ rated_at: TIME, rating: 9, type: 'show', show }],
    recommendations: [{ rank: 1, id: 2, listed_at: TIME, notes: 'Please', ...film }],
    watchlist: [{ rank: 1, id: 3, listed_at: TIME, notes: null, ...film }], watched,
    collection: [{ collected_at: TIME, updated_at: TIME, movie }],
    stats: { movies: { plays: 1 }, ratings: { distribution: { 1: 0 } } }, history,
  };
  const viewing = ['2024-01-02', null];
  const [first, second] = [1, 2].map((number) => ['2024-01-02', { season: 1, episode: number }]);

  it('are read as the files of an account are: no series is watched as a whole, and all rows are counted', async () => {
    expect(await read(full)).toEqual({
      rows: [
        ['Lost', 2004, { rating: [9, '2024-01-02'] }], ['Heat', 1995, { item: ['favorites', 'Please', '2024-01-02'] }],
        ['Heat', 1995, { item: ['watchlist', null, '2024-01-02'] }], ['Heat', 1995, { viewing }],
        ['Lost', 2004, { viewing: first }], ['Heat', 1995, { viewing }], ['Lost', 2004, { viewing: second }],
      ],
      leftOut: [[1, 'Best', 'no-title'], [2, 'Heat', 'no-title'], [3, 'Noir', 'no-title'], [9, 'Heat', 'no-title']],
    });
    const { rows } = await readServiceFiles([{ name: 'data.json', text: JSON.stringify({ type: 'partial', history }) }]);
    expect(rows.map(({ row, title: { tmdbId, imdbId } }) => [row, tmdbId, imdbId])).toEqual([
      [1, 949, 'tt0113277'], [2, 4607, 'tt0411008']]);
  });

  it('are read in parts, in objects of kinds, and with lists beside films and series', async () => {
    const many = Array.from({ length: 700 }, (_, id) => ({ id, watched_at: TIME, action: 'watch', ...film }));
    const { rows, leftOut } = await readServiceFiles([{ name: 'a.json', text: JSON.stringify({ lists: [list], history: many, watched }) }]);
    expect([rows.length, rows.at(-1)?.row, leftOut.length]).toEqual([702, 703, 1]);
    const kinds = { movies: watched.slice(0, 1), shows: watched.slice(1) };
    for (const each of [{ watched: kinds }, { data: { history: kinds } }, { ...kinds, watchlist: full.watchlist }])
      expect((await read(each)).rows.slice(0, 2)).toEqual([['Heat', 1995, { viewing }], ['Lost', 2004, { viewing: first }]]);
    expect((await read({ ...kinds, watchlist: full.watchlist })).rows.at(-1)).toEqual(
      ['Heat', 1995, { item: ['watchlist', null, '2024-01-02'] }]);
  });

  it('are none in an object of another program, whose series with episodes are not watched as a whole either', async () => {
    const other = { movie: heat, watched_at: TIME, rating: 8 };
    expect((await read({ history: [other] })).rows).toEqual([['Heat', 1995, { viewing: [...viewing, 8] }, { rating: [8, '2024-01-02'] }]]);
    expect((await read({ history, best: [heat] })).rows.at(-1)).toEqual(['Heat', 1995, { item: ['app', null, null] }]);
    for (const series of [{ ...lost, seasons }, { show: lost, seasons }])
      expect((await read({ watched: [series] })).rows).toEqual([['Lost', 2004, { item: ['app', null, null] }]]);
    expect((await read({ watched: [{ ...lost, seasons: [{ season_number: 1, episode_count: 25 }] }] })).rows).toEqual([
      ['Lost', 2004, { viewing: [null, null] }]]);
    const own = { history: [{ id: 7, ...heat, ids: { tmdb: 949 } }] };
    const { rows } = await readServiceFiles([{ name: 'a.json', text: JSON.stringify(own) }]);
    expect(rows[0]?.title.tmdbId).toBe(949);
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
    const seasons = [{ number: 1, episodes: [{ number: 1, watched_at: Date.parse(TIME) / 1000 }] }];
    expect(await read([{ ...lost, seasons }, { title: 'Dark', seasons: [{ number: 'one', episodes: [] }] }])).toEqual({
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
