import { DAY, NOW } from './rules-users';

/** A title as lists, diary and ratings keep it. */
export const aTitle = {
  itemKey: 'movie-603', movieID: 603, mediaType: 'movie', imdbID: 'tt0133093', title: 'The Matrix', posterPath: '/poster.jpg', releaseYear: 1999,
  genres: ['Action', 'Science Fiction'], runtime: 136, vote: 8.2,
};

export const aProfile = {
  schemaVersion: 1, name: 'Maya Rosen', email: 'maya@marquee.example', phoneNumber: null as unknown, photoURL: null as unknown, disabled: false, role: 'user',
  lists: [{ listName: 'favorites', listID: 'fav' }] as ReadonlyArray<unknown>, content: [] as ReadonlyArray<unknown>, createdAt: NOW - DAY, nameKey: 'maya rosen',
  emailKey: 'maya@marquee.example', settings: { theme: null, language: null, region: null } as unknown,
};

export const aList = {
  schemaVersion: 1, listID: 'heist', userID: 'maya', name: 'heist_nights', description: '', createdAt: NOW - DAY, updatedAt: null, itemCount: 0, summary: null,
  deletedAt: null as number | null, shareId: null,
};

export const anItem = { ...aTitle, schemaVersion: 1, userID: 'maya', listID: 'heist', addedAt: NOW, order: 'a0', note: null as unknown, random: 0.5 };

export const anEntry = { listName: 'heist_nights', listID: 'heist' };

/** What is wrong with a title, each in one field; `at` is where the title is among the facts. */
export const brokenTitles = (at: string): ReadonlyArray<readonly [string, string, unknown]> => [
  ['a number in words', `${at}.movieID`, '603'],
  ['a key of another title', `${at}.movieID`, 604],
  ['a number of another form', `${at}.imdbID`, 'nm0000206'],
  ['an endless IMDb number', `${at}.imdbID`, `tt${'1'.repeat(11)}`],
  ['a title that is no text', `${at}.title`, ['The Matrix']],
  ['an empty title', `${at}.title`, ''],
  ['a title of 501 letters', `${at}.title`, 'x'.repeat(501)],
  ['no title', `${at}.title`, null],
  ['an endless poster path', `${at}.posterPath`, 'x'.repeat(301)],
  ['a poster that is a number', `${at}.posterPath`, 1],
  ['a year in words', `${at}.releaseYear`, '1999'],
  ['half a year', `${at}.releaseYear`, 1999.5],
  ['a year before films', `${at}.releaseYear`, 1799],
  ['a year far away', `${at}.releaseYear`, 2201],
  ['genres by name', `${at}.genres`, { join: 'Action' }],
  ['no genres at all', `${at}.genres`, null],
  ['21 genres', `${at}.genres`, Array.from({ length: 21 }, () => 'x')],
  ['a genre of 401 letters', `${at}.genres`, ['x'.repeat(401)]],
  ['a running time in words', `${at}.runtime`, '136'],
  ['a running time of a year', `${at}.runtime`, 100_001],
  ['a running time below nothing', `${at}.runtime`, -1],
  ['a vote of 11', `${at}.vote`, 10.1],
  ['a vote below nothing', `${at}.vote`, -0.1],
  ['a vote in words', `${at}.vote`, '8'],
];

/** Other titles that will do. */
export const otherTitles = (at: string): ReadonlyArray<readonly [string, string, unknown]> => [
  ['without an IMDb number', `${at}.imdbID`, null],
  ['without a poster', `${at}.posterPath`, null],
  ['without a year', `${at}.releaseYear`, null],
  ['without genres', `${at}.genres`, []],
  ['without a running time', `${at}.runtime`, null],
  ['without a vote', `${at}.vote`, null],
  ['with a title of 500 letters', `${at}.title`, 'é'.repeat(500)],
];
