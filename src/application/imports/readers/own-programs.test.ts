import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
/** Returns what rows say in short: title, year or number, and facts; and what is left out. */
const read = async (name: string, text: string, isPasted?: true) => {
  const { rows, leftOut } = await readServiceFiles([{ name, text, ...(isPasted && { isPasted }) }]);
  return {
    rows: rows.map(({ title, facts }) => [title.name, title.imdbId ?? title.tmdbId ?? title.year,
      ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name: title, reason }) => [row, title, reason]),
  };
};

describe('files of small programs and of people', () => {
  it('reads JSON with lists and kinds of titles in objects, titles inside of entries, and an object in each line', async () => {
    const heat = { title: 'Heat', year: 1995 };
    const content = {
      user: { name: 'Ada' }, watched: { movies: [heat], shows: [{ name: 'Lost', tmdb_id: 4607 }] },
      watchlist: [{ title: 'Ran', year: 1985 }],
      lists: [{ name: 'Noir', items: [{ title: 'Laura', year: 1944 }] }], ratings: [{ movie: heat, rating: 9, date: '2024-01-02' }],
    };
    expect((await read('app.json', JSON.stringify(content))).rows).toEqual([
      ['Heat', 1995, { viewing: [null, null] }], ['Lost', 4607, { viewing: [null, null] }],
      ['Ran', 1985, { item: ['watchlist', null, null] }], ['Laura', 1944, { item: ['Noir', null, null] }],
      ['Heat', 1995, { rating: [9, '2024-01-02'] }],
    ]);
    expect((await read('films.jsonl', `${JSON.stringify(heat)}\n${JSON.stringify({ ...heat, rating: 7 })}`)).rows).toEqual([
      ['Heat', 1995, { item: ['films', null, null] }], ['Heat', 1995, { rating: [7, null] }]]);
    expect(await read('movies.json', JSON.stringify({ movies: [{ name: 'Drive', tmdb_id: 64690 }] }))).toEqual({
      rows: [['Drive', 64690, { item: ['movies', null, null] }]], leftOut: [],
    });
  });

  it('reads numbers that a copy of Trakt’s files has as texts', async () => {
    const [movie, show, time] = [{ title: 'Heat', year: '1995' }, { title: 'Lost', year: '2004' }, '2024-01-02T20:00:00Z'];
    const seasons = [{ number: '1', episodes: [{ number: '1', plays: '2', last_watched_at: time }, { number: 'two' }, { number: '' }] }];
    const text = JSON.stringify([
      { rating: '8', rated_at: time, movie }, { rank: '1', listed_at: time, movie }, { plays: '1', last_watched_at: time, movie },
      { watched_at: time, show, episode: { season: '1', number: '2' } }, { plays: '3', last_watched_at: time, show, seasons },
      { rating: 'great', rated_at: time, movie }, { watched_at: time, show, episode: { season: 'one', number: '2' } },
    ]);
    const unread = { viewing: [null, { season: 1, episode: -1 }] };
    expect(await read('list.json', text)).toEqual({
      rows: [
        ['Heat', 1995, { rating: [8, '2024-01-02'] }], ['Heat', 1995, { item: ['list', null, '2024-01-02'] }],
        ['Heat', 1995, { viewing: ['2024-01-02', null] }], ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }],
        ['Lost', 2004, { viewing: ['2024-01-02', { season: 1, episode: 1 }, 2] }, unread, unread],
      ],
      leftOut: [[6, 'Heat', 'bad-rating'], [7, '', 'damaged']],
    });
  });

  it('reads titles inside of entries that say nothing as Trakt does as a table, in an array as in an object', async () => {
    const [movie, show] = [{ title: 'Heat', year: 1995 }, { title: 'Lost', year: 2004 }];
    const entries = [{ movie, watched: true }, { show, rating: 9, watched: null }, { movie, rating: 7, watched: true },
      { show, episode: { season: 1, number: 2 }, watched: true }];
    const rows = [['Heat', 1995, { viewing: [null, null] }], ['Lost', 2004, { rating: [9, null] }],
      ['Heat', 1995, { viewing: [null, null] }, { rating: [7, null] }], ['Lost', null, { viewing: [null, { season: 1, episode: 2 }] }]];
    for (const content of [entries, { movies: entries }])
      expect(await read('app.json', JSON.stringify(content))).toEqual({ rows, leftOut: [] });
    // Trakt's own rows without a fact are no list, and what its rows say of episodes is none of the series.
    const popular = [{ watchers: 5, movie: { ...movie, ids: { trakt: 1 } } }];
    expect(await read('app.json', JSON.stringify(popular))).toEqual({ rows: [], leftOut: [[1, 'Heat', 'damaged']] });
    const alone = [{ episode: { season: 1, number: 1 }, watched: true }];
    expect(await read('app.json', JSON.stringify(alone))).toEqual({ rows: [], leftOut: [[1, '', 'no-title']] });
    const seasons = [{ number: 1, episodes: [{ number: 1 }] }];
    expect((await read('app.json', JSON.stringify([{ show, seasons }]))).rows).toEqual([
      ['Lost', 2004, { viewing: [null, { season: 1, episode: 1 }] }]]);
  });

  it('names a broken line of JSON, and loses none of its neighbours', async () => {
    const films = ['Heat', 'Ran', 'Alien'].map((title) => JSON.stringify({ title, year: 1995, rating: 8 }));
    const rated = ['Heat', 'Ran', 'Alien'].map((title) => [title, 1995, { rating: [8, null] }]);
    // A download can end within the last line.
    for (const at of [0, 1, 3])
      expect(await read('films.jsonl', lines(...films.slice(0, at), '{"title":"Jaws","ye', ...films.slice(at)))).toEqual({
        rows: rated, leftOut: [[at + 1, '', 'no-name']] });
    const plays = films.map((film) => JSON.stringify({ watched_at: '2024-01-02', type: 'movie', movie: JSON.parse(film) as unknown }));
    const { rows, leftOut } = await read('history.ndjson', lines(...plays, 'null', plays[0]?.slice(0, -1) ?? ''));
    expect([rows.map(([name]) => name), leftOut]).toEqual([['Heat', 'Ran', 'Alien'], [[4, '', 'damaged'], [5, '', 'damaged']]]);
    // Lines of an array that ends too early can be objects.
    const { rows: cut } = await read('cut.json', lines('{"movies": [', `${films[0]},`, `${films[1]},`, films[2] ?? ''));
    expect(cut).toEqual([]);
  });

  it('reads numbers of episodes in one cell, ratings whose scale stands in the heading, asterisks, and tables in Markdown', async () => {
    expect((await read('log.csv', lines('Series;Episode;Seen', 'Friends;1x05;2019-01-01', 'Lost;S02E03;2019-01-02'))).rows).toEqual([
      ['Friends', null, { viewing: ['2019-01-01', { season: 1, episode: 5 }] }],
      ['Lost', null, { viewing: ['2019-01-02', { season: 2, episode: 3 }] }],
    ]);
    expect((await read('log.csv', lines('show,season,episode,date', 'Lost,1,2,2024-02-03'))).rows).toEqual([
      ['Lost', null, { viewing: ['2024-02-03', { season: 1, episode: 2 }] }]]);
    const table = lines('| Title | Watched? | My rating (out of 5) |', '|---|:-:|--:|', '| Heat | yes | 4 |', '| Ran | no | 4.5 |');
    expect((await read('table.md', table)).rows).toEqual([
      ['Heat', null, { viewing: [null, null] }, { rating: [8, null] }], ['Ran', null, { rating: [9, null] }]]);
    expect((await read('films.csv', lines('Film,Stars (1-10)', 'Heat,5', 'Ran,4'))).rows).toEqual([
      ['Heat', null, { rating: [5, null] }], ['Ran', null, { rating: [4, null] }]]);
    expect((await read('ids.csv', lines('tconst,rating', 'tt0133093,****½'))).rows).toEqual([['', 'tt0133093', { rating: [9, null] }]]);
  });

  it('reads episodes in objects, and puts rated titles on their lists too', async () => {
    const history = [{ show: { title: 'Lost' }, episode: { season: 1, number: 2 }, watched_at: '2024-01-02' }];
    expect((await read('app.json', JSON.stringify({ history }))).rows).toEqual([
      ['Lost', null, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }]]);
    const lists = [{ name: 'Empty', items: [] }, { name: 'Noir', items: [{ title: 'Laura', year: 1944, rating: 8 }] }];
    expect((await read('app.json', JSON.stringify({ lists }))).rows).toEqual([
      ['Laura', 1944, { rating: [8, null] }, { item: ['Noir', null, null] }]]);
  });

  it('takes an object of an episode for the episode that its numbers say, and never for the whole series', async () => {
    const show = { title: 'Lost', imdb_id: 'tt0411008' };
    const seen = (fields: object) => read('app.json', JSON.stringify({ history: [{ show, watched_at: '2024-01-02', ...fields }] }));
    const viewing = ['2024-01-02', { season: 1, episode: 2 }];
    for (const fields of [
      { season: 1, episode: { number: 2 } }, { season: { number: 1 }, episode: { number: 2, title: 'Pilot' } },
      { episode: { season_number: 1, episode_number: 2 } }, { season: '1', episode: { episode: '2' } },
    ]) expect(await seen(fields)).toEqual({ rows: [['Lost', 'tt0411008', { viewing }]], leftOut: [] });
    for (const fields of [
      { season: 1, episode: { title: 'Pilot' } }, { episode: { number: 2 } }, { episode: {} }, { season: 1, episode: {}, type: 'episode' },
      { season: 1, episode: {}, watched_at: null, rating: 9 },
    ]) expect(await seen(fields)).toEqual({ rows: [], leftOut: [[1, 'Lost', 'bad-episode']] });
  });

  it('takes no person’s table of titles and days for a history of Netflix, and reads its years', async () => {
    const { rows, open } = await readServiceFiles([{ name: 'seen.csv', text: lines('Title,Date', 'Heat (1995),2024-01-05') }]);
    expect(rows.map(({ title: { name, year }, facts }) => [name, year, facts])).toEqual([
      ['Heat', 1995, [{ kind: 'viewing', day: '2024-01-05', episode: null }]]]);
    expect(open.map(({ hasViewings }) => hasViewings)).toEqual([true]);
  });

  it('reads seasons of Netflix’s viewing history that have the name of their series, and films with a number', async () => {
    const { rows } = await readServiceFiles([{ name: 'NetflixViewingHistory.csv', text: lines('Title,Date',
      'Stranger Things: Stranger Things 3: Chapter Eight: The Battle of Starcourt,10/14/20',
      'Élite: Elite 2: Gone,10/13/20', 'The Old Guard 2,7/7/21', 'Creep: Creep 2,6/6/21',
      'Hit & Run: Part & Parcel,8/4/26') }]);
    expect(rows.map(({ title: { name, mediaType }, facts: [fact] }) =>
      [name, mediaType, fact?.kind === 'viewing' ? [fact.day, fact.named] : null])).toEqual([
      ['Stranger Things', 'tv', ['2020-10-14', { season: 3, name: 'Chapter Eight: The Battle of Starcourt' }]],
      ['Élite', 'tv', ['2020-10-13', { season: 2, name: 'Gone' }]],
      ['The Old Guard 2', 'movie', ['2021-07-07', undefined]], ['Creep: Creep 2', 'movie', ['2021-06-06', undefined]],
      ['Hit & Run: Part & Parcel', 'movie', ['2026-08-04', undefined]],
    ]);
  });

  it('takes names of a title in other languages for no list', async () => {
    const [heat, alien] = [{ title: 'Heat', titles: ['Hitze'] }, { title: 'Alien', year: 1979, titles: [{ lang: 'de', title: 'Alien' }] }];
    const films = [heat, alien, { title: 'Ran', imdb_id: 'tt0089881', titles: [] }];
    expect((await read('films.json', JSON.stringify(films))).rows).toEqual([['Heat', null, { item: ['films', null, null] }],
      ['Alien', 1979, { item: ['films', null, null] }], ['Ran', 'tt0089881', { item: ['films', null, null] }]]);
    // A list can have a year: its titles, which have one too, are not lost.
    expect((await read('lists.json', JSON.stringify([{ name: 'Best', year: 2024, items: [{ title: 'Flow', year: 2024 }] }]))).rows)
      .toEqual([['Best', 2024, { item: ['lists', null, null] }], ['Flow', 2024, { item: ['Best', null, null] }]]);
  });

  it('reads fields of JSON that only later entries have, and names entries that are no objects as damaged', async () => {
    const films = Array.from({ length: 150 }, (_, index) => ({ title: `Film ${index}`, year: 1990 }));
    const rated = { title: 'Heat', year: 1995, rating: 9, watched_at: '2024-01-02', imdb_id: 'tt0113277' };
    const { rows, leftOut } = await read('films.json', JSON.stringify([...films, rated, 'Ran', null, 7, ['Alien']]));
    expect(rows.at(-1)).toEqual(['Heat', 'tt0113277', { viewing: ['2024-01-02', null, 9] }, { rating: [9, '2024-01-02'] }]);
    expect([rows.length, leftOut]).toEqual([151, [152, 153, 154, 155].map((row) => [row, '', 'no-name'])]);
    // Without a year, a film with an empty field or objects can be a list.
    const words = fc.constantFrom(['x'], null, 'x', [7, null]);
    const any = fc.oneof(words, fc.constantFrom([], [{ lang: 'de', title: 'Hitze' }], ['x', {}]));
    const [title, rating] = [fc.string(), fc.constantFrom('abc', 9, null)];
    const film = fc.record({ title, rating, items: words, entries: words, series: words, titles: words });
    const dated = fc.record({ title, rating, year: fc.constant(1995), items: any, entries: any, series: any, titles: any });
    const entry = fc.oneof(film, dated, fc.constantFrom(null, 7, 'x', [], true));
    await fc.assert(fc.asyncProperty(fc.array(entry, { minLength: 1 }), async (entries) => {
      const sums = await readServiceFiles([{ name: 'a.json', text: JSON.stringify([{ title: 'Heat' }, ...entries]) }]);
      expect(sums.rows.length + sums.leftOut.length).toBe(entries.length + 1);
    }), { numRuns: 50 });
    // Each entry with a field of its own is no reason to make thousands of columns.
    const wide = Array.from({ length: 400 }, (_, index) => ({ title: 'Heat', [`at ${index}`]: 1 }));
    expect((await read('wide.json', JSON.stringify({ tags: ['a', 'b'], films: wide }))).rows).toHaveLength(400);
  });

  it('takes no series that was begun for a watched one, and keeps its latest episode, in tables of Yamtrack and Simkl', async () => {
    const yamtrack = lines('"media_id","source","media_type","title","image","season_number","episode_number","score","progress","status",'
      + '"start_date","end_date","notes","progress_changed"',
    '"1668","tmdb","tv","Friends","https://image.tmdb.org/t/p/w500/x.jpg","","","8","24","In progress","2024-02-09","2024-02-09","",""',
    '"1668","tmdb","season","Friends","","1","","8.0","24","In progress","2024-02-09","2024-02-09","",""',
    '"1668","tmdb","episode","Friends","","1","24","","","","","2024-02-09","",""',
    '"227","mal","anime","FLCL","","","","","2","Paused","2024-02-09","2024-02-10","",""',
    '"4607","tmdb","tv","Lost","","","","","121","Completed","2024-02-09","2024-03-09","",""',
    '"949","tmdb","movie","Heat","","","","","1","In progress","","2024-02-09","",""');
    expect(await read('import_yamtrack.csv', yamtrack)).toEqual({
      rows: [
        ['Friends', 1668, { rating: [8, '2024-02-09'] }], ['Friends', 1668, { viewing: ['2024-02-09', { season: 1, episode: 24 }] }],
        ['FLCL', null, { item: ['import_yamtrack', null, null] }], ['Lost', 4607, { viewing: ['2024-03-09', null] }],
        ['Heat', 949, { viewing: ['2024-02-09', null] }],
      ],
      leftOut: [[2, 'Friends', 'episode']],
    });
    const simkl = lines('SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB',
      '9001,Lost,tv,2004,watching,S03E04,2024-06-20,9,Best one yet,73739,4607,tt0411008', '9002,Dark,tv,2017,hold,s1e2,,,,,,',
      '9003,Elite,tv,2018,dropped,,2024-06-20,,,,,', '9004,Fargo,tv,2014,completed,S05E10,2024-06-20,,,,,',
      '9005,Friends,tv show,1994,completed,,,,,,,', '9006,Heat,movie,1995,completed,,18-12-2023 21:50:41,,,,,',
      '9007,Cowboy Bebop,anime,1998,plantowatch,,,,,,,');
    expect((await read('SimklBackup.csv', simkl)).rows).toEqual([
      ['Lost', 'tt0411008', { viewing: ['2024-06-20', { season: 3, episode: 4 }] }, { rating: [9, '2024-06-20'] }],
      ['Dark', 2017, { viewing: [null, { season: 1, episode: 2 }] }], ['Elite', 2018, { item: ['SimklBackup', null, null] }],
      ['Fargo', 2014, { viewing: ['2024-06-20', null] }], ['Friends', 1994, { viewing: [null, null] }],
      ['Heat', 1995, { viewing: ['2023-12-18', null] }], ['Cowboy Bebop', 1998, { item: ['watchlist', null, null] }],
    ]);
    const { rows } = await readServiceFiles([{ name: 'SimklBackup.csv', text: simkl }]);
    expect(rows.flatMap(({ title: { name }, isUnwatched }) => (isUnwatched === true ? [name] : []))).toEqual([
      'Lost', 'Dark', 'Elite', 'Cowboy Bebop']);
  });

  it('names games, books and manga of a tracker as no titles, and takes no genre for a kind', async () => {
    const header = '"media_id","source","media_type","title","image","season_number","episode_number","score","progress","status",'
      + '"start_date","end_date","notes","progress_changed"';
    const row = (id: string, source: string, type: string, title: string): string =>
      `"${id}","${source}","${type}","${title}","","","","","0","Completed","","2024-02-09","",""`;
    expect(await read('yamtrack.csv', lines(header, row('10494', 'tmdb', 'movie', 'Perfect Blue'), row('2', 'mal', 'manga', 'Berserk'),
      row('19562', 'igdb', 'game', 'Resident Evil 7: Biohazard'), row('429650', 'hardcover', 'book', 'Warlock'),
      row('1', 'comicvine', 'comic', 'Watchmen'), row('13', 'bgg', 'boardgame', 'Catan')))).toEqual({
      rows: [['Perfect Blue', 10494, { viewing: ['2024-02-09', null] }]],
      leftOut: ['Berserk', 'Resident Evil 7: Biohazard', 'Warlock', 'Watchmen', 'Catan'].map((name, at) => [at + 2, name, 'no-title']),
    });
    expect((await read('games.csv', lines('Title,Type,Rating', 'Portal,Video Game,9', 'Sapiens,Audiobook,8'))).leftOut).toEqual([
      [1, 'Portal', 'no-title'], [2, 'Sapiens', 'no-title']]);
    expect((await read('films.csv', lines('Title,Type,Rating', 'Stop Making Sense,Music,9', 'Sin City,Comic,8', 'Heat,Crime,7'))).rows)
      .toHaveLength(3);
    expect(await read('mixed.csv', lines('Title,Type,Rating', 'Heat,Movie,9', 'Persepolis,Comic,8', 'Interstella 5555,Music,8')))
      .toMatchObject({ rows: [['Heat', null, {}], ['Interstella 5555', null, {}]], leftOut: [[2, 'Persepolis', 'no-title']] });
  });

  it('reads days that are written as seconds or milliseconds, in tables and in JSON', async () => {
    const prime = lines('"Date Watched","Type","Title","Episode Title","Global Title Identifier","Episode Global Title Identifier","Path",'
      + '"Episode Path","Image URL"',
    '"1736456347817","Series","Beast Games - Season 1","Episode 5: Fight to Win a Private Island","amzn1.dv.gti.a","","/d","/e",""',
    '"1720348983053","Movie","Anatomie eines Falls","","amzn1.dv.gti.c","","/f","",""');
    const named = { season: 1, name: 'Episode 5: Fight to Win a Private Island' };
    expect((await read('prime-video.csv', prime)).rows).toEqual([
      ['Beast Games', null, { viewing: ['2025-01-09', null, named] }], ['Anatomie eines Falls', null, { viewing: ['2024-07-07', null] }]]);
    const films = [{ title: 'Heat', year: 1995, watchedAt: 1700000000000, rated_at: 1711600000, rating: 8 },
      { title: 'Ran', year: 1985, watchedAt: 1726678900.5 }, { title: 'Alien', year: 1979, watchedAt: '2024-01-02' },
      { title: 'Jaws', year: 1975, watchlisted_at: 1700000000 }];
    expect((await read('app.json', JSON.stringify(films))).rows).toEqual([
      ['Heat', 1995, { viewing: ['2023-11-14', null] }, { rating: [8, '2024-03-28'] }], ['Ran', 1985, { viewing: ['2024-09-18', null] }],
      ['Alien', 1979, { viewing: ['2024-01-02', null] }], ['Jaws', 1975, { item: ['watchlist', null, '2023-11-14'] }]]);
    expect((await read('log.csv', lines('Film,Date watched', 'Heat,2024010221', 'Ran,0'))).rows).toEqual([
      ['Heat', null, { viewing: [null, null] }], ['Ran', null, { item: ['log', null, null] }]]);
  });
});
