import { minVotesFor, type Direction, type Filters, type CatalogueSort, type CatalogueSortKey } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { QueryParams } from '#adapters/tmdb/client/request-url';
import { findGenreBySlug } from '#domain/catalogue/genre';

/** Returns the TMDB ids of genre slugs without duplicates; null for a genre that the type does not have. */
const genreIds = (mediaType: MediaType, slugs: ReadonlyArray<string>): ReadonlyArray<number | null> =>
  [...new Set(slugs.map((slug) => findGenreBySlug(slug)?.[mediaType]?.id ?? null))];

const sortFields: Readonly<Record<MediaType, Readonly<Record<CatalogueSortKey, string>>>> = {
  movie: {
    popularity: 'popularity', vote: 'vote_average', votes: 'vote_count',
    date: 'primary_release_date', title: 'title', 'original-title': 'original_title',
  },
  tv: {
    popularity: 'popularity', vote: 'vote_average', votes: 'vote_count',
    date: 'first_air_date', title: 'name', 'original-title': 'original_name',
  },
};

export const toSortByParameter = (mediaType: MediaType, key: CatalogueSortKey, direction: Direction): string =>
  `${sortFields[mediaType][key]}.${direction}`;

const dateInYear = (year: number | null, rest: string): string | null =>
  year === null ? null : `${String(year).padStart(4, '0')}-${rest}`;
const joinIds = (numbers: ReadonlyArray<number | null>): string | null => numbers.filter((id) => id !== null).join(',') || null;

/**
 * Returns a lower bound of at least 1 if there is an upper bound. TMDB stores unknown values as 0, which an upper bound alone would
 * include.
 */
const lowerBound = (from: number | null, to: number | null): number | null => (to === null ? from : Math.max(from ?? 1, 1));

/** Returns whether no title can match, because the type does not have a required genre. */
export const typeLacksRequiredGenre = (mediaType: MediaType, { genresIn }: Filters): boolean =>
  genreIds(mediaType, genresIn).includes(null);

const datesOf = (mediaType: MediaType, { yearFrom, yearTo }: Filters): QueryParams => {
  const field = sortFields[mediaType].date;
  return { [`${field}.gte`]: dateInYear(yearFrom, '01-01'), [`${field}.lte`]: dateInYear(yearTo, '12-31') };
};

/**
 * Maps filters and sort to `/discover` parameters. Titles without votes have an average of 0, so a bound of the vote requires at least one
 * vote.
 */
export const discoverParameters = (mediaType: MediaType, filters: Filters, sort: CatalogueSort): QueryParams => ({
  include_adult: false,
  sort_by: toSortByParameter(mediaType, sort.key, sort.direction),
  ...datesOf(mediaType, filters),
  with_genres: joinIds(genreIds(mediaType, filters.genresIn)),
  without_genres: joinIds(genreIds(mediaType, filters.genresOut)),
  'vote_average.gte': filters.voteFrom,
  'vote_average.lte': filters.voteTo,
  'vote_count.gte': lowerBound(minVotesFor(filters, sort), filters.voteFrom ?? filters.voteTo),
  'with_runtime.gte': lowerBound(filters.runtimeFrom, filters.runtimeTo),
  'with_runtime.lte': filters.runtimeTo,
  with_original_language: filters.language,
  with_origin_country: filters.country,
  certification: filters.certification,
  certification_country: filters.certification === null ? null : 'US',
});
