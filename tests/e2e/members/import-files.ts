/** An account in short. */
export type Stored = {
  readonly viewings: number;
  readonly days: number;
  readonly ratings: ReadonlyArray<readonly [title: string, rating: number]>;
  readonly lists: Readonly<Record<string, ReadonlyArray<readonly [title: string, note: string | null]>>>;
};

const FILMS = ['Heat,1995', 'Alien,1979', 'Whiplash,2014', 'Jaws,1975', 'Se7en,1995', 'Casablanca,1942', 'Psycho,1960', 'Ran,1985'];
const DAYS = 40;

const fileOf = (name: string, ...rows: ReadonlyArray<string>) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
const jsonOf = (name: string, content: unknown) =>
  ({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
const dayOf = (index: number): string => new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);

/** Files as Letterboxd writes them: 320 viewings, of which one stands twice, a rating that cannot be read, and a list with a note. */
const LETTERBOXD = [
  fileOf('diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    ...FILMS.flatMap((film) => Array.from({ length: DAYS }, (_, index) => `${dayOf(index)},${film},u,,,,${dayOf(index)}`)),
    `${dayOf(0)},${FILMS[0] ?? ''},u,,,,${dayOf(0)}`),
  fileOf('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating', '2024-05-12,Whiplash,2014,u,5', '2024-05-12,Jaws,1975,u,3.5',
    '2024-05-12,Ran,1985,u,not-a-number'),
  fileOf('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '2024-05-12,Parasite,2019,u', '2024-05-12,A Film That Nobody Made,1901,u'),
  fileOf('noir.csv', 'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2024-01-01,Rainy nights,,u,Hats on', '',
    'Position,Name,Year,URL,Description', '1,Chinatown,1974,u,Forget it', '2,Heat,1995,u,'),
];
/** Ratings as IMDb writes them: one of a film, and one that Letterboxd's file has too. */
const IMDB = [
  fileOf('imdb.csv', 'Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
    'tt0110912,9,2019-03-04,Pulp Fiction,u,Movie,8.9,154,1994,"Crime, Drama",1,1994-05-21,Quentin Tarantino',
    'tt2582802,10,2024-05-12,Whiplash,u,Movie,8.5,106,2014,"Drama, Music",1,2014-01-16,Damien Chazelle'),
];
/** Plays and a rating as Trakt's export has them: two episodes and a film, which Letterboxd's file has on the same day. */
const BREAKING_BAD = { title: 'Breaking Bad', year: 2008, ids: { trakt: 1388, imdb: 'tt0903747', tmdb: 1396, tvdb: 81189 } };
const TRAKT = [
  jsonOf('watched-history-1.json', [
    ...[1, 2].map((number) => ({
      id: number, watched_at: `2016-05-0${number}T12:00:00.000Z`, action: 'watch', type: 'episode', show: BREAKING_BAD,
      episode: { season: 1, number, title: `Part ${number}`, ids: { trakt: number } },
    })),
    { id: 3, watched_at: '2015-01-02T12:00:00.000Z', action: 'watch', type: 'movie',
      movie: { title: 'Alien', year: 1979, ids: { trakt: 295, imdb: 'tt0078748', tmdb: 348 } } },
  ]),
  jsonOf('ratings-shows.json', [{ rated_at: '2016-05-03T12:00:00.000Z', rating: 10, type: 'show', show: BREAKING_BAD }]),
];
const TMDB = [
  fileOf('tmdb-watchlist.csv', 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
    '550,tt0137523,movie,Fight Club,1999-10-15T00:00:00Z,,,8.4,,2023-05-02T13:22:44Z'),
];
const TV_TIME = [
  fileOf('tracking-prod-records-v2.csv', 'created_at,key,s_id,is_followed,is_archived,s_no,ep_no,ep_id,series_name',
    '2020-01-02 20:10:00,watch-episode-5,73739,,,1,1,5,Lost', '2020-01-03 20:10:00,watch-episode-6,73739,,,1,2,6,Lost'),
];

/** Files of five services. */
export const FILES = [...LETTERBOXD, ...IMDB, ...TRAKT, ...TMDB, ...TV_TIME];
/** Rows in the dry run: 328 of Letterboxd's files, of which 325 are new, and nine others, of which seven are new. */
export const ROWS = 337;
export const NEW_ROWS = 332;
export const SAME_ROWS = 3;
export const ADDED = '324 viewings, 4 ratings, 4 titles on lists and 1 new list';

export const EMPTY: Stored = { viewings: 0, days: 0, ratings: [], lists: { favorites: [], watchlist: [] } };
export const FULL: Stored = {
  viewings: FILMS.length * DAYS + 4, days: DAYS + 4,
  ratings: [['Breaking Bad', 10], ['Jaws', 7], ['Pulp Fiction', 9], ['Whiplash', 10]],
  lists: {
    favorites: [], watchlist: [['Parasite', null], ['Fight Club', null]], rainy_nights: [['Chinatown', 'Forget it'], ['Heat', null]],
  },
};
