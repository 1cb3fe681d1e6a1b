import { DAY, NOW } from './rules-users';

/** A title as stored in lists, history and ratings. */
export const aTitle = {
  itemKey: 'movie-603', movieID: 603, mediaType: 'movie', imdbID: 'tt0133093', title: 'The Matrix', posterPath: '/poster.jpg',
  releaseYear: 1999,
  genres: ['Action', 'Science Fiction'],
  runtime: 136, vote: 8.2,
};

export const aProfile = {
  schemaVersion: 1, name: 'Maya Rosen', email: 'maya@marquee.example', phoneNumber: null as unknown, photoURL: null as unknown,
  disabled: false, role: 'user',
  lists: [{ listName: 'favorites', listID: 'fav' }] as ReadonlyArray<unknown>,
  content: [] as ReadonlyArray<unknown>, createdAt: NOW - DAY, nameKey: 'maya rosen', emailKey: 'maya@marquee.example',
  settings: { theme: null, language: null, region: null } as unknown,
};

export const aList = {
  schemaVersion: 1, listID: 'heist', userID: 'maya', name: 'heist_nights', description: '', createdAt: NOW - DAY, updatedAt: null,
  itemCount: 0, summary: null, deletedAt: null as number | null, shareId: null as string | null,
};

export const anItem = {
  ...aTitle, schemaVersion: 1, userID: 'maya', listID: 'heist', addedAt: NOW, order: 'a0', note: null as unknown, random: 0.5,
  titleKey: 'matrix', decade: 1990, wordPrefixes: ['t', 'th', 'the', 'm', 'ma'], watched: false, ownRating: null,
};

export const anEntry = { listName: 'heist_nights', listID: 'heist' };

/** Elements of arrays of texts that are no text of one line. */
export const noTexts = (what: string, at: string): ReadonlyArray<readonly [string, string, unknown]> =>
  Object.entries({
    'a number': 7, 'a fraction': 0.5, null: null, 'a boolean': true,
    'a map': { join: 'Action' },
    'two lines': 'Action\nDrama',
  }).map(([kind, element]) => [`${what} that is ${kind}`, at, ['Action', element]]);

/** Invalid titles, each wrong in one field; `at` is the path of the title in the facts. */
export const brokenTitles = (at: string): ReadonlyArray<readonly [string, string, unknown]> => [
  ['an id as text', `${at}.movieID`, '603'],
  ['an id that contradicts the item key', `${at}.movieID`, 604],
  ['a malformed IMDb id', `${at}.imdbID`, 'nm0000206'],
  ['an IMDb id that is too long', `${at}.imdbID`, `tt${'1'.repeat(11)}`],
  ['a title that is an array', `${at}.title`, ['The Matrix']],
  ['an empty title', `${at}.title`, ''],
  ['a title of 501 characters', `${at}.title`, 'x'.repeat(501)],
  ['a title that is null', `${at}.title`, null],
  ['a poster path that is too long', `${at}.posterPath`, 'x'.repeat(301)],
  ['a poster that is a number', `${at}.posterPath`, 1],
  ['a year as text', `${at}.releaseYear`, '1999'],
  ['a fractional year', `${at}.releaseYear`, 1999.5],
  ['the year 1799', `${at}.releaseYear`, 1799],
  ['the year 2201', `${at}.releaseYear`, 2201],
  ['genres as a map', `${at}.genres`, { join: 'Action' }],
  ['genres null', `${at}.genres`, null],
  ...noTexts('a genre', `${at}.genres`),
  ['a genre that is the only number', `${at}.genres`, [7]],
  ['21 genres', `${at}.genres`, Array.from({ length: 21 }, () => 'x')],
  ['a genre of 401 characters', `${at}.genres`, ['x'.repeat(401)]],
  ['a runtime as text', `${at}.runtime`, '136'],
  ['a runtime of 100001 minutes', `${at}.runtime`, 100_001],
  ['a negative runtime', `${at}.runtime`, -1],
  ['a vote above 10', `${at}.vote`, 10.1],
  ['a negative vote', `${at}.vote`, -0.1],
  ['a vote as text', `${at}.vote`, '8'],
];

/** Other valid titles, each different in one field. */
export const otherTitles = (at: string): ReadonlyArray<readonly [string, string, unknown]> => [
  ['without an IMDb id', `${at}.imdbID`, null],
  ['without a poster', `${at}.posterPath`, null],
  ['without a year', `${at}.releaseYear`, null],
  ['without genres', `${at}.genres`, []],
  ['with 20 genres of 400 characters', `${at}.genres`, Array.from({ length: 20 }, (_, index) => String(index).padEnd(20, 'é'))],
  ['with the same genre twice', `${at}.genres`, ['Drama', 'Drama']],
  ['without a runtime', `${at}.runtime`, null],
  ['without a vote', `${at}.vote`, null],
  ['with a title of 500 characters', `${at}.title`, 'é'.repeat(500)],
];
