import { orderKeysBetween } from '#domain/lists/order-key';
import type { ListChange } from '#domain/lists/list-command';
import type { NewListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';

type Film = readonly [movieID: number, title: string, releaseYear: number, genres: ReadonlyArray<string>, vote: number, runtime: number];

const NOIR: ReadonlyArray<Film> = [
  [963, 'The Maltese Falcon', 1941, ['Mystery', 'Crime'], 7.8, 100],
  [599, 'Sunset Boulevard', 1950, ['Drama'], 8.4, 110],
  [247, 'The Killing', 1956, ['Crime', 'Thriller'], 7.7, 85],
  [11016, 'Key Largo', 1948, ['Crime', 'Drama'], 7.5, 100],
  [829, 'Chinatown', 1974, ['Crime', 'Mystery'], 7.9, 130],
  [832, 'M', 1931, ['Crime', 'Thriller'], 8.1, 109],
  [78, 'Blade Runner', 1982, ['Science Fiction', 'Drama'], 7.9, 118],
  [2118, 'L.A. Confidential', 1997, ['Crime', 'Mystery'], 7.9, 138],
  [269, 'Breathless', 1960, ['Drama', 'Crime'], 7.6, 90],
  [1538, 'Collateral', 2004, ['Drama', 'Crime'], 7, 120],
  [949, 'Heat', 1995, ['Crime', 'Drama'], 7.9, 170],
  [187, 'Sin City', 2005, ['Thriller', 'Crime'], 7.5, 124],
  [77, 'Memento', 2000, ['Mystery', 'Thriller'], 8.2, 113],
  [64690, 'Drive', 2011, ['Drama', 'Thriller'], 7.5, 100],
  [1847, 'The Long Goodbye', 1973, ['Crime', 'Mystery'], 7.5, 112],
  [1949, 'Zodiac', 2007, ['Crime', 'Mystery'], 7.5, 157],
  [11368, 'Blood Simple', 1985, ['Crime', 'Thriller'], 7.2, 96],
];

const NOTES: Readonly<Record<number, string>> = {
  963: 'Start here. Wait for the phone ringing in the dark.', 11016: 'Borrowed from Dad, the good print.',
  77: 'Backwards noir still counts.',
};
const ADDED_AT = Date.parse('2026-11-01T19:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const storedFilm = ([movieID, title, releaseYear, genres, vote, runtime]: Film): StoredTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID: null, title, posterPath: null, releaseYear, genres, runtime, vote,
});

const toNewItems = (titles: ReadonlyArray<StoredTitle>): ReadonlyArray<NewListItem> => {
  const keys = orderKeysBetween(null, null, titles.length) ?? [];
  return titles.map((title, index) => ({
    title, addedAt: ADDED_AT + Math.min(index, 18) * DAY_MS, order: keys[index] ?? '', note: NOTES[title.movieID] ?? null,
    random: index / titles.length,
  }));
};

/** Adds the first films of a noir season to a list. @param fields replace fields of every film. */
export const addNoir = (listID: string, count = NOIR.length, fields: Partial<StoredTitle> = {}): ListChange => ({
  kind: 'add-items', listID, items: toNewItems(NOIR.slice(0, count).map((film) => ({ ...storedFilm(film), ...fields }))),
});

/** Adds generated films to a list, for long lists. */
export const addMany = (listID: string, count: number): ListChange => ({
  kind: 'add-items', listID,
  items: toNewItems(
    Array.from({ length: count }, (_, index) =>
      storedFilm([
        900_000 + index, `Film number ${index + 1}`,
        1930 + (index % 95),
        [index % 2 === 0 ? 'Drama' : 'Comedy'],
        5 + (index % 50) / 10,
        80 + (index % 70),
      ]),
    ),
  ),
});

export const createNoir: ReadonlyArray<ListChange> = [
  {
    kind: 'create-list', listID: 'noir', name: 'noir_november',
    description: 'Thirty nights, eighteen so far. Hats on, and nobody tells the truth.',
    order: 'a0',
  },
];
export const NOIR_ADDRESS = '/user-profile/user-lists/noir_november?list_id=noir';
