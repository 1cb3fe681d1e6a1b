import type { HistoryChange, RatingChange } from '#domain/history/history-change';
import type { StoredTitle } from '#domain/lists/stored-title';
import { CHINATOWN, FILMS, FLEABAG, THE_WIRE } from '#ui/features/history/story-history.fixture.ts';

const RATED_AT = Date.parse('2026-11-19T20:00:00Z');
const HOUR_MS = 3_600_000;
const GENRES: ReadonlyArray<ReadonlyArray<string>> = [
  ['Drama'], ['Crime', 'Drama'], ['Comedy'], ['Horror', 'Thriller'], ['Science Fiction'], ['Animation', 'Family'], ['Documentary'],
  ['Western'],
];

const rated = (title: StoredTitle, rating: number, hours: number): RatingChange => ({
  title, rating, before: null, ratedAt: RATED_AT - hours * HOUR_MS,
});
const asChange = (ratings: ReadonlyArray<RatingChange>): HistoryChange => ({ kind: 'rate-titles', ratings });

/** Three ratings: 9 of Chinatown as the last one, 9.5 of The Wire, 7 of Fleabag. @param fields replace fields of each title. */
export const fewRatings = (fields: Partial<StoredTitle> = {}): ReadonlyArray<HistoryChange> => [
  asChange([
    rated({ ...CHINATOWN, ...fields }, 9, 0), rated({ ...THE_WIRE, ...fields }, 9.5, 1), rated({ ...FLEABAG, ...fields }, 7, 2),
  ]),
];

/** One rating: 9 of Chinatown. @param fields replace fields of the title. */
export const oneRating = (fields: Partial<StoredTitle> = {}): ReadonlyArray<HistoryChange> => [
  asChange([rated({ ...CHINATOWN, ...fields }, 9, 0)]),
];

/** Ratings of eight films that the catalogue has: three are Japanese, two by one director. */
export const ratingsOfKnownTitles: ReadonlyArray<HistoryChange> = [
  asChange(
    FILMS.filter(({ movieID }) => [129, 11878, 346, 829, 599, 949, 78, 335].includes(movieID))
      .map((title, at) => rated(title, 9.5 - at / 2, at)),
  ),
];

const generated = (index: number): RatingChange =>
  rated(
    {
      itemKey: `movie-${910_000 + index}`, mediaType: 'movie', movieID: 910_000 + index, imdbID: null, title: `Film number ${index + 1}`,
      posterPath: null, runtime: 100,
      releaseYear: index % 29 === 0 ? null : 1930 + ((index * 37) % 96),
      genres: GENRES[index % GENRES.length] ?? [],
      vote: index % 31 === 0 ? null : 5 + ((index * 13) % 40) / 10,
    },
    (((index * 7) % 11) + ((index * 5) % 9) + 2) / 2,
    index + 3,
  );

/** The three ratings and generated ones of films, most around the middle. */
export const manyRatings = (count: number): ReadonlyArray<HistoryChange> => [
  ...fewRatings(),
  ...Array.from({ length: Math.ceil(count / 100) }, (_, part) =>
    asChange(Array.from({ length: Math.min(100, count - part * 100) }, (__, index) => generated(part * 100 + index)))),
];
