import fc from 'fast-check';
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
      json('ada/lists/lists.json', [{ name: 'Top: List', description: 'Best ones', ids: { trakt: 9001, slug: 'top-list' } }]),
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
    expect(await read(file('tvtime-series.csv', 'uuid,tvdb_id,imdb_id,title,status,created_at,is_favorite',
      'a,1,,Dark,not_started_yet,2020-01-01,', 'b,2,,Fringe,watch_later,2020-01-02,true', 'c,3,,Lost,stopped,2020-01-03,',
      'd,4,,Elite,up_to_date,2020-01-04,',
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
      json('tvtime-lists-2026.json', [{ id: '1', name: 'Best', description: 'Of all',
        items: [item('series', 'Lost', 2), item('movie', 'Heat', 1)] }]),
      json('tvtime-series-2026.json', [series]),
      json('tvtime-movies-2026.json', [{ uuid: 'm', id: { tvdb: 1 }, title: 'Ran', year: 1985, is_watched: true, is_favorite: true }]),
    )).toMatchObject({
      rows: [['Heat', { item: ['Best', null, null] }], ['Lost', { item: ['Best', null, null] }],
        ['Elite', { item: ['favorites', null, null] }], ['Ran', { viewing: [null, null] }, { item: ['favorites', null, null] }]],
      leftOut: [], descriptions: [['Best', 'Of all']],
    });
  });
});

describe('files of IMDb, TMDB and Letterboxd', () => {
  const former = '"position","const","created","modified","description","Title","Title type","Directors","You rated","Year"';
  const arrival = '"1","tt2543164","Sat Mar  4 00:00:00 2017","","slow","Arrival","Feature Film","D","8","2016"';
  const heat = '"2","tt0113277","Sun Mar  5 00:00:00 2017","","","Heat","Feature Film","M","","1995"';

  it('tells lists of before 2018, which have the columns of ratings, by rows without a rating or by their name', async () => {
    const ratings = [['Arrival', { rating: [8, '2017-03-04'] }]];
    const list = (name: string) => [['Arrival', { item: [name, 'slow', '2017-03-04'] }, { rating: [8, null] }],
      ['Heat', { item: [name, null, '2017-03-05'] }]];
    expect((await read(file('x.csv', former, arrival))).rows).toEqual(ratings);
    expect(await read(file('ratings.csv', former, arrival, heat))).toMatchObject({ rows: ratings, leftOut: [[2, 'Heat', 'bad-rating']] });
    expect((await read(file('Noir.csv', former, arrival, heat))).rows).toEqual(list('Noir'));
    expect((await read(file('WATCHLIST.csv', former, arrival))).rows).toEqual(list('watchlist').slice(0, 1));
  });

  it('reads check-ins as viewings, lists in the order of their positions, and no people', async () => {
    const header = 'Position,Const,Created,Modified,Description,Title,Title Type,Year';
    expect((await read(file('checkins.csv', header, '1,tt0113277,2016-01-02,,,Heat,Movie,1995',
      '2,tt0113277,2017-01-02,,,Heat,Movie,1995'))).rows).toEqual([
      ['Heat', { viewing: ['2016-01-02', null] }], ['Heat', { viewing: ['2017-01-02', null] }]]);
    expect((await read(file('Noir.csv', header, '2,tt0113277,,,,Heat,Movie,1995', '1,tt0089881,,,,Ran,Movie,1985'))).rows
      .map(([name]) => name)).toEqual(['Ran', 'Heat']);
    expect((await read(file('Noir.csv', `${header},Your Rating,Date Rated`, '1,tt0113277,2016-01-02,,,Heat,Movie,1995,9,2017-02-03',
      '2,tt0959621,2016-01-02,,,Breaking Bad: Pilot,TV Episode,2008,8,2018-02-03', '3,tt0959622,,,,Breaking Bad: Cat,TV Episode,2008,,',
    ))).rows).toEqual([['Heat', { item: ['Noir', null, '2016-01-02'] }, { rating: [9, '2017-02-03'] }],
      ['Breaking Bad', { viewing: [null, null, { season: null, name: 'Pilot' }, 8, '2018-02-03'] }], ['Breaking Bad']]);
    expect((await read(file('Actors.csv', 'Position,Const,Created,Modified,Description,Name,Known For',
      '1,nm0000199,,,,Al Pacino,Heat'))).leftOut).toEqual([[1, 'Al Pacino', 'no-title']]);
  });

  it('guesses no day of IMDb that can be two, and reads one that its column explains', async () => {
    const days = async (...dates: ReadonlyArray<string>) => (await read(file('ratings.csv', 'Const,Your Rating,Date Rated,Title',
      ...dates.map((date) => `tt0113277,9,${date},Heat`)))).rows.map(([, fact]) => fact);
    expect(await days('03/04/2017')).toEqual([{ rating: [9, null] }]);
    expect(await days('03/04/2017', '13/04/2017')).toEqual([{ rating: [9, '2017-04-03'] }, { rating: [9, '2017-04-13'] }]);
  });

  it('keeps the place of a rated title on a list of TMDB', async () => {
    const header = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
    const rated = '949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,9,2023-05-02T23:59:00Z';
    const open = '11645,,movie,Ran,1985-06-01T00:00:00Z,,,8,,2023-05-03T00:00:00Z';
    const rating = { rating: [9, '2023-05-02'] };
    expect((await read(file('favorites.csv', header, rated))).rows).toEqual([['Heat', { item: ['favorites', null, null] }, rating]]);
    expect((await read(file('Noir.csv', header, rated, open))).rows).toEqual([['Heat', { item: ['Noir', null, null] }, rating],
      ['Ran', { item: ['Noir', null, '2023-05-03'] }]]);
    expect((await read(file('ratings.csv', header, rated))).rows).toEqual([['Heat', rating]]);
    // A list of which the member has rated every title looks like ratings.
    const best = await readServiceFiles([file('best-of-2020.csv', header, rated), file('tmdb.csv', header, rated),
      file('my-ratings.csv', header, rated)]);
    const named = await readServiceFiles([file('Celebrating Kubrick.csv', header, rated), file('Celebrating Mann.csv', former, arrival)]);
    expect(named.open.map(({ list }) => list)).toEqual(['Celebrating Kubrick', 'Celebrating Mann']);
    expect(best.rows.map(({ facts }) => facts.map(({ kind }) => kind))).toEqual([['item', 'rating'], ['rating'], ['rating']]);
    expect(best.open).toEqual([{ file: 'best-of-2020.csv', list: 'best-of-2020', hasRatings: true, hasViewings: false },
      { file: 'tmdb.csv', list: 'tmdb', hasRatings: true, hasViewings: false }]);
  });

  it('reads renamed files of Letterboxd by the words of their names, and lets the person choose where those are not sure', async () => {
    const films = (name: string) => readServiceFiles([file(name, 'Date,Name,Year,Letterboxd URI', '2024-05-12,Heat,1995,u')]);
    const said = async (name: string) => {
      const { rows: [row], open } = await films(name);
      const fact = row?.facts[0];
      return [fact?.kind === 'item' ? fact.list : fact?.kind, open.length];
    };
    for (const name of ['letterboxd-watched.csv', 'my watched.csv', 'watched (1).csv']) expect(await said(name)).toEqual(['viewing', 0]);
    expect(await said('Letterboxd watch list.csv')).toEqual(['watchlist', 0]);
    for (const name of ['ada/likes/films.csv', 'films (1).csv', 'likes.csv']) expect(await said(name)).toEqual(['favorites', 0]);
    expect(await said('films-i-watched.csv')).toEqual(['viewing', 1]);
    expect(await said('ada_likes.csv')).toEqual(['favorites', 1]);
    for (const name of ['Noir', 'films-not-watched']) expect(await said(`${name}.csv`)).toEqual([name, 1]);
  });

  it('reads lists with columns in another order, keeps two lists of one name apart, and names an empty one', async () => {
    const list = (name: string, url: string, ...titles: ReadonlyArray<string>) => file(name, 'Letterboxd list export v7',
      'Name,Date,URL,Tags,Description,New', `Noir,2026-01-01,${url},,About ${url},`, '',
      'Name,Year,New,Position,URL,Description', ...titles);
    expect(await read(list('noir.csv', 'u1', 'Heat,1995,,2,u,', 'Ran,1985,,1,u,loud'), list('noir-1.csv', 'u2', 'Alien,1979,,1,u,'),
      list('empty.csv', 'u3'))).toEqual({
      rows: [['Ran', { item: ['Noir', 'loud', null] }], ['Heat', { item: ['Noir', null, null] }],
        ['Alien', { item: ['Noir (2)', null, null] }]],
      leftOut: [], ignored: [['empty.csv', true]], descriptions: [['Noir', 'About u1'], ['Noir (2)', 'About u2']],
    });
    const index = ['a', 'b'].map((slug, at) => ({ name: 'Noir', description: '', ids: { trakt: at, slug } }));
    const entry = [{ rank: 1, listed_at: null, type: 'movie', movie: { title: 'Heat', year: 1995, ids: {} } }];
    const both = [json('lists-list-0-a.json', entry), json('lists-list-1-b.json', entry)];
    // An entry that cannot be read costs the others nothing.
    for (const all of [index, [...index, { name: 'Best', ids: 7 }],
      index.map(({ name, ids }) => ({ name, ids }))])
      expect((await read(json('lists-lists.json', all), ...both)).rows).toEqual([
        ['Heat', { item: ['Noir', null, null] }], ['Heat', { item: ['Noir (2)', null, null] }]]);
  });
});

describe('files with little to go by', () => {
  it.each([
    ['music', 'Name,Artist,Album,Plays\nOne,Ada,B,1'],
    ['music', JSON.stringify({ playlists: [
      { name: 'Mine', collaborators: [], items: [{ track: { trackName: 'One' }, addedDate: '2024-01-01' }] }] })],
    ['music', JSON.stringify({ tracks: [{ artist: 'Ada', album: 'B', track: 'One' }], albums: [], shows: [{ name: 'Talk' }] })],
    ['music', JSON.stringify([{ ts: '2024', master_metadata_track_name: 'One' }])],
    ['videos', JSON.stringify([{ header: 'YouTube', title: 'Watched One', titleUrl: 'https://x', time: '2024-01-01T00:00:00Z' }])],
  ])('says what a file without films is: %s', async (looksLike, text) => {
    expect((await readServiceFiles([{ name: 'a', text }])).ignored).toEqual([{ name: 'a', isUsual: false, looksLike }]);
  });

  it('reads films beside books', async () => {
    const { rows } = await read(json('media.json', { movies: [{ title: 'Heat', year: 1995 }], books: [{ title: 'Dune', isbn: '1' }] }));
    expect(rows.map(([name]) => name)).toContain('Heat');
  });

  it('reads tables that know titles by other services’ numbers only, and names those that nobody else knows', async () => {
    const { rows, leftOut } = await readServiceFiles([file('trakt.csv', 'tvdb_id,trakt_id,type,watchlisted_at', '73739,,show,2024-01-01',
      ',42,movie,2024-01-01', '7,,movie,2024-01-01')]);
    expect(rows.map(({ title }) => title.tvdbId)).toEqual([73739]);
    expect(leftOut.map(({ name, reason }) => [name, reason])).toEqual([['42', 'unknown'], ['7', 'unknown']]);
  });

  it('reads no text beside the tables of an archive as titles', async () => {
    const readme: ServiceFile = { ...file('readme.txt', 'Your data is in the other files.'), isPacked: true };
    expect(await read(readme, file('a.csv', 'Title', 'Heat'))).toMatchObject({
      rows: [['Heat', { item: ['a', null, null] }]], ignored: [['readme.txt', false]],
    });
    expect((await read(file('films.txt', 'Heat (1995)'))).rows.map(([name]) => name)).toEqual(['Heat']);
  });
});

describe('columns in any order', () => {
  const tables: ReadonlyArray<readonly [name: string, row: Readonly<Record<string, string>>]> = [
    ['diary.csv', { Date: '2024-05-02', Name: 'Heat', Year: '1995', 'Letterboxd URI': 'u', Rating: '4.5', Rewatch: 'Yes', Tags: 'a, b',
      'Watched Date': '2024-05-01' }],
    ['Noir.csv', { Position: '1', Const: 'tt0113277', Created: '2023-07-09', Description: 'slow', Title: 'Heat', 'Title Type': 'Movie',
      'Your Rating': '9' }],
    ['favorites.csv', { 'TMDb ID': '949', 'IMDb ID': 'tt0113277', Type: 'movie', Name: 'Heat', 'Release Date': '1995-12-15T00:00:00Z',
      'Season Number': '', 'Episode Number': '', Rating: '7.9', 'Your Rating': '9', 'Date Rated': '2023-05-02T23:59:00Z' }],
    ['tvtime-movies.csv', { uuid: 'm', tvdb_id: '1', imdb_id: 'tt0113277', title: 'Heat', watched_at: '2020-01-01 10:00:00',
      is_watched: 'true' }],
    ['letterboxd.csv', { LetterboxdURI: 'u', tmdbID: '949', Title: 'Heat', Year: '1995', Rating: '4.5', WatchedDate: '2024-05-01' }],
    ['trakt.csv', { imdb_id: 'tt0113277', type: 'movie', watched_at: '2024-05-01T10:00:00Z', rating: '9', rated_at: '2024-05-02' }],
  ];

  it.each(tables)('reads the same from %s', async (name, row) => {
    const textOf = (columns: ReadonlyArray<string>) => lines(...[columns, columns.map((column) => row[column] ?? '')]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(',')));
    const columns = Object.keys(row);
    const expected = await readServiceFiles([file(name, textOf(columns))]);
    expect(expected.rows.flatMap(({ facts }) => facts)).not.toEqual([]);
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray([...columns, 'New'], { minLength: columns.length + 1 }), async (order) => {
      expect(await readServiceFiles([file(name, textOf(order))])).toEqual(expected);
    }), { numRuns: 20 });
  });
});
