import { strToU8, zipSync } from 'fflate';

type Titles = ReadonlyArray<readonly [title: string, note: string | null]>;
type StoredViewing = readonly [title: string, season: number | null, episode: number | null, day: string | null, rating: number | null];
/**
 * An account in short. @property viewings numbers of viewings by title. @property days number of their days; an unknown one is one.
 * @property telling the viewings of titles with few of them, or with a rating.
 */
export type Stored = {
  readonly viewings: Readonly<Record<string, number>>;
  readonly days: number;
  readonly telling: ReadonlyArray<StoredViewing>;
  readonly ratings: ReadonlyArray<readonly [title: string, rating: number]>;
  readonly lists: Readonly<Record<string, readonly [description: string, titles: Titles]>>;
};

const FILMS = ['Heat,1995', 'Alien,1979', 'Whiplash,2014', 'Jaws,1975', 'Se7en,1995', 'Casablanca,1942', 'Psycho,1960', 'Ran,1985'];
const TITLES = FILMS.map((film) => film.split(',')[0] ?? '');
const DAYS = 16;
/** Returns days of different months: a change of a viewing counts all viewings of its month again. */
const dayOf = (index: number): string => new Date(Date.UTC(2015, index, 1)).toISOString().slice(0, 10);

const lines = (...rows: ReadonlyArray<string>): string => `${rows.join('\r\n')}\r\n`;
const csv = (name: string, ...rows: ReadonlyArray<string>) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines(...rows)) });
const zip = (name: string, texts: Readonly<Record<string, string>>) => ({
  name, mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, strToU8(text)])))),
});

const URI = 'https://boxd.it/2a9q';
const [DIARY, FILM] = ['Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', 'Date,Name,Year,Letterboxd URI'];
/**
 * An account's archive: 128 viewings, of which one stands twice and one was rated, a film of which only a click is known, a review, a
 * rating that cannot be read, a film that no catalogue has, a film that the member likes, and a list with a note.
 */
const LETTERBOXD = zip('letterboxd-ines-2026-11-20-08-15-utc.zip', {
  'profile.csv': lines('Date Joined,Username,Given Name,Family Name,Email Address,Location,Website,Bio,Pronoun,Favorite Films',
    '2014-01-01,ines,Ines,,ines@example.com,,,,They / their,https://boxd.it/29MQ'),
  'diary.csv': lines(DIARY,
    ...FILMS.flatMap((film) => Array.from({ length: DAYS }, (_, index) => {
      const day = dayOf(index);
      return film.startsWith('Alien') && index === DAYS - 1 ? `${day},${film},${URI},4.5,Yes,"rewatch, friday-night",${day}`
        : `${day},${film},${URI},,${index === 0 ? '' : 'Yes'},,${day}`;
    })),
    `${dayOf(0)},${FILMS[0] ?? ''},${URI},,,,${dayOf(0)}`),
  'reviews.csv': lines('Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
    `${dayOf(0)},${FILMS[0] ?? ''},${URI},,,"Two men,\nand a coffee.",,${dayOf(0)}`),
  'ratings.csv': lines(`${FILM},Rating`, `2024-05-12,Whiplash,2014,${URI},5`, `2024-05-12,Jaws,1975,${URI},3.5`,
    `2024-05-12,Alien,1979,${URI},4.5`, `2024-05-12,Ran,1985,${URI},not-a-number`),
  'watched.csv': lines(FILM, ...FILMS.map((film) => `2014-01-02,${film},${URI}`), `2014-01-02,The Godfather,1972,${URI}`),
  'watchlist.csv': lines(FILM, `2024-05-12,Parasite,2019,${URI}`, `2024-05-12,A Film That Nobody Made,1901,${URI}`),
  'comments.csv': lines('Date,Content,Comment', `2024-05-12,${URI},"Yes, of course."`),
  'likes/films.csv': lines(FILM, `2024-05-12,Casablanca,1942,${URI}`),
  'likes/reviews.csv': lines('Date,Content', `2024-05-12,${URI}`),
  'likes/lists.csv': lines('Date,Content'),
  'deleted/diary.csv': lines(DIARY, `2014-05-12,Up,2009,${URI},,,,2014-05-11`),
  'lists/rainy-nights.csv': lines('Letterboxd list export v7', 'Date,Name,Tags,URL,Description',
    `2024-01-01,Rainy nights,noir,${URI},Hats on`, '', 'Position,Name,Year,URL,Description',
    `1,Chinatown,1974,${URI},Forget it`, `2,Heat,1995,${URI},`),
});

const IMDB_LIST = 'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated';
/** Ratings of a film and of one that Letterboxd's archive has too, a watchlist with a game, and a list with a note. */
const IMDB = [
  csv('ratings.csv',
    'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
    'tt0110912,9,2019-03-04,Pulp Fiction,Pulp Fiction,https://www.imdb.com/title/tt0110912/,Movie,8.9,154,1994,"Crime, Drama",2300000,1994-05-21,Quentin Tarantino',
    'tt2582802,10,2024-05-12,Whiplash,Whiplash,https://www.imdb.com/title/tt2582802/,Movie,8.5,106,2014,"Drama, Music",1000000,2014-01-16,Damien Chazelle'),
  csv('WATCHLIST.csv', IMDB_LIST,
    '1,tt0245429,2023-07-09,2023-07-09,,Spirited Away,Sen to Chihiro no kamikakushi,https://www.imdb.com/title/tt0245429/,Movie,8.6,124,2001,"Animation, Adventure",900000,2001-07-20,Hayao Miyazaki,,',
    '2,tt2140553,2023-07-10,2023-07-10,,The Last of Us,The Last of Us,https://www.imdb.com/title/tt2140553/,Video Game,9.7,,2013,"Action, Drama",70000,2013-06-14,Neil Druckmann,,'),
  csv('Noir.csv', IMDB_LIST,
    '1,tt0036775,2023-07-09,2024-02-01,Slow,Double Indemnity,Double Indemnity,https://www.imdb.com/title/tt0036775/,Movie,8.3,107,1944,"Crime, Drama",170000,1944-07-03,Billy Wilder,,',
    '2,tt0071315,2023-07-10,2024-02-02,,Chinatown,Chinatown,https://www.imdb.com/title/tt0071315/,Movie,8.1,130,1974,"Drama, Mystery",350000,1974-06-20,Roman Polanski,,'),
];

const BREAKING_BAD = {
  title: 'Breaking Bad', year: 2008, ids: { trakt: 1388, slug: 'breaking-bad', imdb: 'tt0903747', tmdb: 1396, tvdb: 81189 },
};
const movie = (title: string, year: number, trakt: number, imdb: string, tmdb: number) => ({
  title, year,
  ids: { trakt, slug: `${title.toLowerCase().replaceAll(' ', '-')}-${year}`, imdb, tmdb, plex: { guid: '5d77683585719b001f3a3b8c' } },
});
const MATRIX = movie('The Matrix', 1999, 481, 'tt0133093', 603);
const noted = (rank: number, more: object) =>
  ({ rank, id: 900_000_000 + rank, listed_at: `2021-03-02T10:16:0${rank}.000Z`, notes: null, my_rating: null, ...more });
const json = (content: unknown): string => JSON.stringify(content, null, 2);
/** Plays on two pages, of which one stands in Letterboxd's archive too, ratings, a watchlist, and a list with a note and a season. */
const TRAKT = zip('trakt-export-ines.zip', {
  'user-profile.json': json({ username: 'ines', private: true, name: 'Ines', vip: false, ids: { slug: 'ines' } }),
  'watched-history-1.json': json([
    ...[1, 2].map((number) => ({
      id: 12_152_226_892 + number, watched_at: `2016-05-0${number}T12:00:00.000Z`, action: 'watch', type: 'episode',
      episode: { season: 1, number, title: `Part ${number}`, ids: { trakt: 73_481 + number, tvdb: 349_231 + number } }, show: BREAKING_BAD,
    })),
    { id: 12_152_226_895, watched_at: `${dayOf(1)}T12:00:00.000Z`, action: 'watch', type: 'movie',
      movie: movie('Alien', 1979, 295, 'tt0078748', 348) },
  ]),
  'watched-history-2.json': json([
    { id: 12_152_226_896, watched_at: '2020-02-02T12:00:00.000Z', action: 'scrobble', type: 'movie', movie: MATRIX },
  ]),
  'ratings-shows.json': json([{ rated_at: '2016-05-03T12:00:00.000Z', rating: 10, type: 'show', show: BREAKING_BAD }]),
  'ratings-movies.json': json([
    { rated_at: '2019-03-04T12:00:00.000Z', rating: 9, type: 'movie', movie: movie('Pulp Fiction', 1994, 554, 'tt0110912', 680) },
  ]),
  'lists-watchlist.json': json([noted(1, { type: 'movie', movie: movie('Fight Club', 1999, 727, 'tt0137523', 550) })]),
  'lists-lists.json': json([{
    name: 'Rewatch Soon', description: 'Again', privacy: 'private', type: 'personal', item_count: 3,
    ids: { slug: 'rewatch-soon', trakt: 4242 }, user: { username: 'ines', ids: { slug: 'ines' } },
  }]),
  'lists-list-4242-rewatch-soon.json': json([
    noted(1, { type: 'show', show: BREAKING_BAD }), noted(2, { type: 'movie', movie: MATRIX, notes: 'loud' }),
    noted(3, { type: 'season', season: { number: 2, ids: { trakt: 3951 } }, show: BREAKING_BAD }),
  ]),
  'collection-movies.json': json([{ collected_at: '2020-02-02T12:00:00.000Z', updated_at: '2020-02-02T12:00:00.000Z', movie: MATRIX }]),
  '_errors.json': json([]),
});

const TMDB_HEAD = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
/** Ratings of a series and of a film that the other files have too, and a watchlist. */
const TMDB = [
  csv('tmdb-ratings.csv', TMDB_HEAD, '87108,tt7366338,tv,Chernobyl,2019-05-06T00:00:00Z,,,8.636,8,2023-05-02T09:40:17Z',
    '680,tt0110912,movie,Pulp Fiction,1994-09-10T00:00:00Z,,,8.49,9,2019-03-04T12:00:00Z'),
  csv('tmdb-watchlist.csv', TMDB_HEAD, '550,tt0137523,movie,Fight Club,1999-10-15T00:00:00Z,,,8.4,,2023-05-02T13:22:44Z'),
];

/** Tables of the data request: episodes, series that are followed, a film, counts, and a list. */
const TV_TIME = zip('gdpr-data.zip', {
  'tracking-prod-records-v2.csv': lines(
    'created_at,user_id,key,total_series_runtime,updated_at,ep_watch_count,uuid,is_archived,is_followed,s_id,is_for_later,followed_at,runtime,bulk_type,s_no,ep_no,is_unitary,ep_id,rewatch_count,gsi,is_special,movie_name,series_name',
    '2020-01-02 20:10:00,1,watch-episode-127131,,2020-01-02 20:10:00,,u1,,,73739,,,2520,,1,1,true,127131,,,false,,Lost',
    '2020-01-03 20:10:00,1,watch-episode-127132,,2020-01-03 20:10:00,,u2,,,73739,,,2520,,1,2,true,127132,,,false,,Lost',
    '2020-01-01 20:10:00,1,user-series-73739,,2020-01-01 20:10:00,,u3,false,true,73739,false,2020-01-01 20:10:00,,,,,,,,,,,Lost',
    '2020-01-04 20:10:00,1,user-series-273181,,2020-01-04 20:10:00,,u4,false,true,273181,false,2020-01-04 20:10:00,,,,,,,,,,,Better Call Saul',
  ),
  'tracking-prod-records.csv': lines(
    'type-uuid-n,created_at,user_id,series_name,type,series_id,entity_type,movie_name,release_date,season_number,episode_number',
    'watch-a,2019-07-11 13:14:10,1,,watch,,movie,No Country for Old Men,2007-11-08 00:00:00,,',
    'count-watch-episode-series-a,2019-07-11 13:14:10,1,Lost,count,73739,episode,,,,',
  ),
  'lists-prod-lists.csv': lines('name,is_public,created_at,objects',
    'Islands,false,2020-01-05 20:10:00,[map[created_at:1.707766149e+09 id:73739 type:series]]'),
  'user_setting.csv': lines('value,created_at,updated_at,id,user_id,name', 'en,2020-01-01 00:00:00,2020-01-01 00:00:00,1,1,language'),
});

/** Files of five services, in the shapes in which they come. */
export const FILES = [LETTERBOXD, ...IMDB, TRAKT, ...TMDB, TV_TIME];
/** Rows in the dry run, by where they end: 148 of Letterboxd, 6 of IMDb, 10 of Trakt, 3 of TMDB, 7 of TV Time. */
export const ROWS = { all: 174, 'Will be added': 153, 'Already there': 15, 'Not found': 1, 'Not kept': 4, Damaged: 1 } as const;
export const ADDED = '135 viewings, 6 ratings, 12 titles on lists and 4 new lists';
/** Entries that are added: each of the rows adds one. */
export const ENTRIES = ROWS['Will be added'];

/** Returns viewings in short. */
export const shortViewings = (viewings: ReadonlyArray<StoredViewing>): Pick<Stored, 'viewings' | 'days' | 'telling'> => {
  const counts: Record<string, number> = {};
  for (const [title] of viewings) counts[title] = (counts[title] ?? 0) + 1;
  const telling = viewings.filter(([title, , , , rating]) => rating !== null || !TITLES.includes(title));
  return {
    viewings: counts, days: new Set(viewings.map(([, , , day]) => day)).size,
    telling: telling.toSorted((one, other) => (one.join() < other.join() ? -1 : 1)),
  };
};

const none: Stored['lists'][string] = ['', []];
export const EMPTY: Stored = { viewings: {}, days: 0, telling: [], ratings: [], lists: { favorites: none, watchlist: none } };
export const FULL: Stored = {
  viewings: {
    ...Object.fromEntries(TITLES.map((title) => [title, DAYS])),
    'The Godfather': 1, 'Breaking Bad': 2, 'The Matrix': 1, Lost: 2, 'No Country for Old Men': 1,
  },
  days: DAYS + 7,
  telling: [
    ['Alien', null, null, dayOf(DAYS - 1), 9], ['Breaking Bad', 1, 1, '2016-05-01', null], ['Breaking Bad', 1, 2, '2016-05-02', null],
    ['Lost', 1, 1, '2020-01-02', null], ['Lost', 1, 2, '2020-01-03', null], ['No Country for Old Men', null, null, '2019-07-11', null],
    ['The Godfather', null, null, null, null], ['The Matrix', null, null, '2020-02-02', null],
  ],
  ratings: [['Alien', 9], ['Breaking Bad', 10], ['Chernobyl', 8], ['Jaws', 7], ['Pulp Fiction', 9], ['Whiplash', 10]],
  lists: {
    favorites: ['', [['Casablanca', null]]],
    watchlist: ['', [['Parasite', null], ['Spirited Away', null], ['Fight Club', null], ['Better Call Saul', null]]],
    rainy_nights: ['Hats on', [['Chinatown', 'Forget it'], ['Heat', null]]],
    noir: ['', [['Double Indemnity', 'Slow'], ['Chinatown', null]]],
    rewatch_soon: ['Again', [['Breaking Bad', null], ['The Matrix', 'loud']]],
    islands: ['', [['Lost', null]]],
  },
};
