import fc from 'fast-check';
import type { TitleRating } from '#domain/history/rating';
import { film } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Returns a rating of a film with a number. */
export const filmRating = (movieID: number, rating: number, fields: Partial<StoredTitle> = {}): TitleRating => ({
  item: film(movieID, fields), rating, ratedAt: 1_700_000_000_000 + movieID,
});

/** Any ratings of different films, with unknown years and votes. */
export const anyRatings: fc.Arbitrary<ReadonlyArray<TitleRating>> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    halves: fc.integer({ min: 1, max: 20 }),
    releaseYear: fc.constantFrom(null, 1931, 1990, 1999, 2000, 2024),
    genres: fc.constantFrom([], ['Drama'], ['Crime', 'Drama'], ['Drama', 'Drama']),
    vote: fc.constantFrom(null, 0, 6.4, 7.5),
    title: fc.constantFrom('Heat', 'The Heat', 'M', '8 Mile'),
  }),
  { selector: ({ id }) => id },
).map((films) => films.map(({ id, halves, ...fields }) => filmRating(id, halves / 2, fields)));
