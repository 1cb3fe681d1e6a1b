import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServiceFiles } from './read-service-files';
import type { ServiceFile } from './text/parse-file';

const fileOf = (name: string, text: string): ServiceFile => ({ name, text });
const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
/** Returns what rows say in short: title, type or id, and facts. */
const read = async (...files: ReadonlyArray<ServiceFile>) => {
  const { rows, leftOut, open, ignored, ...more } = await readServiceFiles(files);
  return { ...more, ignored: ignored.map(({ name }) => name), open: open.map(({ file }) => file),
    rows: rows.map(({ title, facts }) => [title.name, title.imdbId ?? title.tmdbId ?? title.year,
    ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name, reason }) => [row, name, reason]) };
};

describe('readServiceFiles', () => {
  it('reads an account of Letterboxd: files with the same columns by their names', async () => {
    const films = (name: string) => fileOf(`letterboxd-ada-2026/${name}`,
      lines('Date,Name,Year,Letterboxd URI', '2024-05-12,Heat,1995,https://boxd.it/1'));
    const { rows, leftOut, ignored } = await read(
      films('watched.csv'), films('watchlist.csv'), films('likes/films.csv'), films('deleted/watchlist.csv'),
        fileOf('profile.csv', 'Username\nada'), fileOf('__MACOSX/watched.csv', 'x'),
      fileOf('ratings.csv', lines('Date,Name,Year,Letterboxd URI,Rating', '2024-05-12,Heat,1995,https://boxd.it/1,4.5',
        '2024-05-13,Ran,1985,https://boxd.it/2,great')),
      fileOf('diary.csv', lines('Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
        '2024-06-02,"Foo, the ""Film""",2022,https://boxd.it/3,3,Yes,"a, b",2024-06-01', '2024-06-02,Ran,1985,https://boxd.it/4,,,,',
        '2024-06-02,Up,2009,https://boxd.it/5,,true,,2024-06-01')),
    );
    expect(rows).toEqual([
      ['Heat', 1995, { viewing: [null, null] }], ['Heat', 1995, { item: ['watchlist', null, '2024-05-12'] }],
        ['Heat', 1995, { item: ['favorites', null, '2024-05-12'] }], ['Heat', 1995, { rating: [9, '2024-05-12'] }],
      ['Foo, the "Film"', 2022, { viewing: ['2024-06-01', null, 6, 2] }, { rating: [6, '2024-06-01'] }],
      ['Ran', 1985, { viewing: [null, null] }], ['Up', 2009, { viewing: ['2024-06-01', null, 2] }],
    ]);
    expect(leftOut).toEqual([[2, 'Ran', 'bad-rating']]);
    expect(ignored).toEqual(['letterboxd-ada-2026/deleted/watchlist.csv', 'profile.csv', '__MACOSX/watched.csv']);
  });

  it.each([['version 7', 'Letterboxd list export v7\n'],
    ['a former version', '']])('reads a list of Letterboxd of %s, with its order, notes and description of several lines',
    async (_, first) => {
    const text = `${first}Date,Name,Tags,URL,Description\n2026-01-01,Rainy days,,https://boxd.it/l,"Films\nfor rain"\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,https://boxd.it/1,"Night,\nrain"\n2,Ran,1985,https://boxd.it/2,\n`;
    const { rows, descriptions } = await read(fileOf('rainy-days.csv', text));
    expect(rows).toEqual([['Heat', 1995, { item: ['Rainy days', 'Night,\nrain', null] }],
      ['Ran', 1985, { item: ['Rainy days', null, null] }]]);
    expect([...descriptions]).toEqual([['Rainy days', 'Films\nfor rain']]);
  });

  it('reads ratings of IMDb with the columns of 2012, 2017 and 2024, and a list without its episodes and games', async () => {
    expect(await read(
      fileOf('ratings.csv', lines('"position","const","created","Title","Title type","You rated","Year"',
        '"1","tt0113277","Sat Mar  4 00:00:00 2017","Heat","Feature Film","8","1995"')),
      fileOf('ratings (1).csv', lines('Const,Your Rating,Date Rated,Title,Title Type,Year', '113277,7,2017-04-02,Heat,movie,1995',
        'tt0000002,11,2017-04-02,Ran,movie,1985')),
      fileOf('Noir.csv', lines('Position,Const,Created,Description,Title,Title Type,Year,Your Rating',
        '1,tt0113277,2023-07-09,slow,Heat,Movie,1995,9', '2,tt1,2023-07-09,,Ozymandias,TV Episode,2013,',
        '3,tt2,2023-07-09,,The Last of Us,Video Game,2013,', '4,tt7366338,2023-07-09,,Chernobyl,TV Mini Series,2019,')),
    )).toEqual({
      rows: [
        ['Heat', 'tt0113277', { rating: [8, '2017-03-04'] }], ['Heat', 'tt0113277', { rating: [7, '2017-04-02'] }],
        ['Heat', 'tt0113277', { item: ['Noir', 'slow', '2023-07-09'] }, { rating: [9, null] }], ['', null],
        ['Chernobyl', 'tt7366338', { item: ['Noir', null, '2023-07-09'] }],
      ],
      leftOut: [[2, 'Ran', 'bad-rating'], [3, 'The Last of Us', 'no-title']], ignored: [], open: ['Noir.csv'], descriptions: new Map(),
      unkept: new Map([['Noir.csv', { table: [], list: [], viewings: ['notes'], ratings: ['notes'] }]]),
    });
  });

  it('reads titles with ids or days from a file whose name is that of one about the account', async () => {
    const watched = JSON.stringify([{ tmdb_id: 949, type: 'movie', watched_at: '2024-01-02' }]);
    expect((await read(fileOf('collection-mine.json', watched), fileOf('profile.csv', 'Name,Location\nAda,Rome')))).toMatchObject(
      { rows: [['', 949, { viewing: ['2024-01-02', null] }]], ignored: ['profile.csv'] });
  });

  it('reads ratings and a watchlist of TMDB', async () => {
    const header = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
    expect(await read(
      fileOf('ratings.csv', lines(header, '949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,9,2023-05-02T23:59:00Z',
        '1,tt1,tv,Friends S1E1,1994-09-22T00:00:00Z,1,1,7,8,2023-01-07T16:35:52Z')),
      fileOf('watchlist.csv', lines(header, '1396,,tv,Breaking Bad,2008-01-20T00:00:00Z,,,8.8,,2023-05-02T13:22:44Z')),
    )).toMatchObject({ rows: [['Heat', 'tt0113277', { rating: [9, '2023-05-02'] }],
      ['Friends', null, { viewing: [null, { season: 1, episode: 1 }, 8, '2023-01-07'] }],
      ['Breaking Bad', 1396, { item: ['watchlist', null, '2023-05-02'] }]], leftOut: [] });
  });

  it('reads an export of Trakt: every play, episodes of series, names of lists, and an unknown day', async () => {
    const movie = { title: 'Heat', year: 1995, ids: { trakt: 1, tmdb: 949, imdb: null } };
    const show = { title: 'Lost', year: 2004, ids: { trakt: 2, tmdb: 4607, imdb: 'tt0411008' } };
    const json = (name: string, content: unknown) => fileOf(`export/${name}.json`, JSON.stringify(content));
    expect(await read(
      json('watched-history-1', [
        { id: 1, watched_at: '2026-04-01T23:10:00.000Z', type: 'movie', movie },
          { id: 2, watched_at: '2026-04-02T01:00:00.000Z', type: 'movie', movie },
        { id: 3, watched_at: 'unknown', type: 'episode', show, episode: { season: 2, number: 13, title: 'x', ids: {} } },
          { id: 4, watched_at: '2026-01-01', type: 'movie', movie: 'Heat' },
      ]),
      json('ratings-episodes', [{ rated_at: '2024-09-11T08:38:40.000Z', rating: 8, type: 'episode', show,
        episode: { season: 1, number: 1 } }]),
      json('lists-list-42-rewatch-soon', [{ type: 'movie', movie, rank: 1, listed_at: '2024-03-05T00:00:00.000Z', notes: 'loud' }]),
      json('lists-lists', [{ name: 'Rewatch Soon', description: 'Again', ids: { trakt: 42, slug: 'rewatch-soon' } }]),
      json('watched-shows', [{ plays: 2, last_watched_at: '2024-09-10T13:52:56.000Z', show,
        seasons: [{ number: 1, episodes: [{ number: 1, plays: 1, last_watched_at: '2024-09-09T13:52:56.000Z' }] }] }]),
    )).toEqual({
      rows: [
        ['Heat', 949, { viewing: ['2026-04-01', null] }], ['Heat', 949, { viewing: ['2026-04-02', null] }],
          ['Lost', 'tt0411008', { viewing: [null, { season: 2, episode: 13 }] }],
          ['Lost', 'tt0411008', { viewing: [null, { season: 1, episode: 1 }, 8, '2024-09-11'] }],
        ['Heat', 949, { item: ['Rewatch Soon', 'loud', '2024-03-05'] }],
          ['Lost', 'tt0411008', { viewing: ['2024-09-09', { season: 1, episode: 1 }] }],
      ],
      leftOut: [[4, '', 'damaged']], ignored: ['export/lists-lists.json'], open: [],
        descriptions: new Map([['Rewatch Soon', 'Again']]),
    });
  });

  it('reads files of TV Time: episodes with the name of their series, films, and what is for later', async () => {
    expect((await read(
      fileOf('tvtime-series-episodes.csv', lines(
        'series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special',
        '73739,,u1,Pilot,1,1,5,true,2020-01-02 10:00:00,0,false',
        '73739,,u1,Tabula Rasa,1,3,6,false,,0,false',
      )),
      fileOf('tvtime-series.csv', lines('uuid,tvdb_id,imdb_id,title,status,created_at',
        'u1,73739,tt0411008,Lost,continuing,2020-01-01 00:00:00')),
      fileOf('tvtime-movies.csv', lines('uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
        'm1,1,tt0113277,Heat,1995,2019-01-01 00:00:00,1970-01-01 00:00:00,true,0', 'm2,2,,Ran,1985,2019-01-03 00:00:00,,false,0')),
    )).rows).toEqual([
      ['Lost', 'tt0411008', { viewing: ['2020-01-02', { season: 1, episode: 1 }] }], ['Heat', 'tt0113277', { viewing: [null, null] }],
        ['Ran', 1985, { item: ['watchlist', null, '2019-01-03'] }],
    ]);
  });

  it('reads any table with titles, also with semicolons: viewings and ratings where it has them, else a list', async () => {
    expect((await read(fileOf('Best of 1995.csv', 'Film;Year\r\nHeat;1995\r\n'))).rows).toEqual([['Heat', 1995,
      { item: ['Best of 1995', null, null] }]]);
    expect((await read(fileOf('import.csv', lines('tmdbID,Title,Year,WatchedDate,Rating10',
      '949,Heat,1995,2024/01/05,9')))).rows).toEqual([['Heat', 949, { viewing: ['2024-01-05', null, 9] }, { rating: [9, '2024-01-05'] }]]);
  });

  it('reads the tables of TV Time’s data request: every play, series for later, films, and lists that name series by number', async () => {
    expect(await read(
      fileOf('gdpr/tracking-prod-records-v2.csv', lines(
        'created_at,key,s_id,is_for_later,followed_at,s_no,ep_no,ep_id,series_name',
          '2020-01-02 10:00:00,watch-episode-5,73739,,,1,1,5,Lost (2004)',
          '2021-01-02 10:00:00,rewatch-episode-5-1,73739,,,1,1,5,Lost (2004)',
        '2020-01-02 10:00:00,user-series-73739,73739,false,2020-01-01 00:00:00,,,,Lost (2004)',
          '2020-01-02 10:00:00,user-series-8,8,true,2020-03-01 00:00:00,,,,Dark', '2020-01-02 10:00:00,tracking-stats,,,,,,,',
          '2020-01-02 10:00:00,watch-episode-6,73739,,,1,0,6,Lost (2004)',
      )),
      fileOf('gdpr/tracking-prod-records.csv', lines('created_at,entity_type,type-uuid-n,movie_name,uuid',
        '2021-04-01 10:00:00,movie,watch-u1-1,Arrival,u1', '2021-05-01 10:00:00,movie,towatch-u2,Dune,u2',
        '2021-05-01 10:00:00,episode,watch-u3,,u3')),
      fileOf('gdpr/lists-prod-lists.csv', lines('name,objects',
        'Best,"[map[created_at:1.7e+09 id:73739 type:series] map[created_at:1.7e+09 id:1 type:series] map[type:movie uuid:u2] map[type:movie uuid:u9]]"')),
    )).toMatchObject({
      rows: [
        ['Lost', 2004, { viewing: ['2020-01-02', { season: 1, episode: 1 }] }],
          ['Lost', 2004, { viewing: ['2021-01-02', { season: 1, episode: 1 }] }],
          ['Dark', null, { item: ['watchlist', null, '2020-03-01'] }],
        ['Arrival', null, { viewing: ['2021-04-01', null] }], ['Dune', null, { item: ['watchlist', null, '2021-05-01'] }],
          ['Lost', 2004, { item: ['Best', null, '2023-11-14'] }], ['', null, { item: ['Best', null, '2023-11-14'] }],
          ['Dune', null, { item: ['Best', null, null] }],
      ],
      leftOut: [[3, 'Lost', 'started'], [5, '', 'no-title'], [6, 'Lost', 'bad-episode'], [3, '', 'no-title'], [1, '', 'unknown']],
    });
  });

  it('reads TVDB’s numbers of series, and none of films and episodes, which lead to other titles', async () => {
    const { rows } = await readServiceFiles([
      fileOf('tvtime-series-episodes.csv', lines('series_tvdb_id,series_uuid,season,episode,tvdb_id,is_watched', '73739,u1,1,2,5,true')),
      fileOf('tvtime-movies.csv', lines('uuid,tvdb_id,title,is_watched', 'u2,7,Heat,true')),
      fileOf('gdpr/lists-prod-lists.csv', lines('name,objects', 'Best,[map[id:8 type:series]]')),
      fileOf('history.json', JSON.stringify([
        {
          watched_at: '2024-01-01', type: 'episode', show: { title: 'Lost', ids: { tvdb: 9 } },
          episode: { season: 1, number: 1, ids: { tvdb: 5 } },
        },
        { watched_at: '2024-01-01', type: 'movie', movie: { title: 'Heat', ids: { tvdb: 7 } } },
      ])),
      fileOf('any.csv', lines('title,type,season,episode,tvdb_id,watched_at', 'Lost,show,,,10,2024-01-01', 'Lost,episode,1,1,5,2024-01-01',
        'Heat,movie,,,7,2024-01-01')),
    ]);
    expect(rows.map(({ title }) => title.tvdbId)).toEqual([73739, null, 8, 9, null, 10, null, null]);
  });

  it('reads pasted lines, with years, bullets and ratings, and keeps a number that belongs to a name', async () => {
    const { rows, open, leftOut } = await read({ name: 'Pasted lines',
      text: '1. Heat (1995)\n- Ran, 1985 – 9/10\r\nBlade Runner 2049\n\nAlien [1979] ★★★★½\n***', isPasted: true });
    const inList = { item: ['Pasted lines', null, null] };
    expect(rows).toEqual([['Heat', 1995, inList], ['Ran', 1985, inList, { rating: [9, null] }], ['Blade Runner 2049', null, inList],
      ['Alien', 1979, inList, { rating: [9, null] }]]);
    expect([open, leftOut]).toEqual([['Pasted lines'], [[5, '***', 'no-name']]]);
  });

  it.each([
    ['music', 'Track URI,Track Name,Artist Name(s),Album Name\nx,Heat,Ada,B'], ['books', 'Book Id,Title,Author,ISBN\n1,Heat,Ada,9'],
      ['bank', 'Date,Amount,Currency\n2024-01-01,5,EUR'], [null, 'Weight,Height\n70,180'],
  ])('says what a table without films is: %s', async (looksLike, text) => {
    expect((await readServiceFiles([fileOf('a.csv', text)])).ignored).toEqual([{ name: 'a.csv', isUsual: false, looksLike }]);
  });

  it('reads names that every object has as texts', async () => {
    const { rows } = await read(fileOf('__proto__.csv', lines('Title,Year,constructor', '__proto__,1995,x', 'toString,1996,y')),
      fileOf('a.json', '[{"title":"Heat","year":1995,"__proto__":{"isAdmin":true}}]'));
    expect(rows.map(([name, year]) => [name, year])).toEqual([['__proto__', 1995], ['toString', 1996], ['Heat', 1995]]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    const typed = await readServiceFiles([fileOf('ratings.csv', lines('Const,Your Rating,Title,Title Type', 'tt0113277,9,Heat,constructor',
      'tt0113278,9,Ran,__proto__')), fileOf('status.csv', lines('tv_show_name,tv_show_id,status', 'Lost,73739,constructor'))]);
    expect(typed.rows.map(({ title: { mediaType } }) => mediaType)).toEqual([null, null]);
    expect(typed.leftOut.map(({ name, reason }) => [name, reason])).toEqual([['Lost', 'unclear']]);
  });

  const columns = ['Const', 'Your Rating', 'Date Rated', 'Title', 'Title Type', 'Year', 'Something new'];
  const rated: Readonly<Record<string, string>> = { Const: 'tt0113277', 'Your Rating': '8', 'Date Rated': '2017-04-02',
    Title: 'Heat, "the" film\nof 1995', 'Title Type': 'movie', Year: '1995', 'Something new': 'x' };
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

  it('reads the same from columns in any order, with a byte order mark, other line breaks and other separators', async () => {
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray(columns, { minLength: columns.length }), fc.constantFrom('', '\uFEFF'),
      fc.constantFrom('\n', '\r\n'), fc.constantFrom(',', ';', '\t'), async (order, mark, newLine, separator) => {
      const text = mark + [order, order.map((column) => rated[column] ?? '')].map((cells) =>
        cells.map(quoted).join(separator)).join(newLine);
      expect((await read(fileOf('ratings.csv', text))).rows).toEqual([[rated['Title'], 'tt0113277', { rating: [8, '2017-04-02'] }]]);
    }));
  });

  it('takes or leaves every row of a table, whatever stands in its cells', async () => {
    const headers = ['Date,Name,Year,Letterboxd URI,Rating', 'Const,Your Rating,Title', 'TMDb ID,Type,Name,Your Rating',
      'Position,Const,Created,Title,Title Type,Your Rating', 'Title,Rating', 'Title,WatchedDate', 'uuid,tvdb_id,title,is_watched'];
    await fc.assert(fc.asyncProperty(fc.constantFrom(...headers),
      fc.array(fc.array(fc.string({ minLength: 1 }).filter((cell) => cell.trim() !== ''), { minLength: 1, maxLength: 6 }),
      { minLength: 1, maxLength: 8 }), async (header, cells) => {
      const { rows, leftOut } = await readServiceFiles([fileOf('any.csv',
        lines(header, ...cells.map((row) => row.map(quoted).join(','))))]);
      expect(rows.length + leftOut.length).toBe(cells.length);
    }));
    await fc.assert(fc.asyncProperty(fc.string(), fc.json(), async (text, json) => {
      await expect(readServiceFiles([fileOf('any.csv', text), fileOf('any.json', json), fileOf('lists-lists.json', json),
        fileOf('any.txt', text)])).resolves.toBeDefined();
    }));
  });

  it('reads the pages of a list in their order', async () => {
    const page = (number: number, title: string): ServiceFile => fileOf(`lists-list-7-noir-${number}.json`,
      JSON.stringify([{ rank: number, type: 'movie', listed_at: '2024-03-05', movie: { title, year: 1995, ids: { tmdb: number } } }]));
    const { rows } = await read(page(1, 'Heat'), fileOf('more.csv', 'Title\nJaws'), page(10, 'Alien'), page(2, 'Ran'));
    expect(rows.map(([name]) => name)).toEqual(['Heat', 'Ran', 'Alien', 'Jaws']);
  });
});
