import { minVotesFor, type Direction, type Filters, type Sort, type SortKey } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { genreIds } from './genre-ids';
import type { QueryParams } from '../client/request-url';

const sortFields: Readonly<Record<MediaType, Readonly<Record<SortKey, string>>>> = {
  movie: {
    popularity: 'popularity', vote: 'vote_average', votes: 'vote_count',
    date: 'primary_release_date', title: 'title', 'original-title': 'original_title',
  },
  tv: {
    popularity: 'popularity', vote: 'vote_average', votes: 'vote_count',
    date: 'first_air_date', title: 'name', 'original-title': 'original_name',
  },
};

export const sortBy = (mediaType: MediaType, key: SortKey, direction: Direction): string => `${sortFields[mediaType][key]}.${direction}`;

const day = (year: number | null, rest: string): string | null => (year === null ? null : `${String(year).padStart(4, '0')}-${rest}`);
const all = (numbers: ReadonlyArray<number | null>): string | null => numbers.filter((id) => id !== null).join(',') || null;

/** TMDB counts an unknown value as 0, so an upper bound alone would let in everything unknown. */
const known = (from: number | null, to: number | null): number | null => (to === null ? from : Math.max(from ?? 1, 1));

/** Whether nothing can fit: a genre that the type does not have. */
export const hasNoMatches = (mediaType: MediaType, { genresIn }: Filters): boolean => genreIds(mediaType, genresIn).includes(null);

const datesOf = (mediaType: MediaType, { yearFrom, yearTo }: Filters): QueryParams => {
  const field = sortFields[mediaType].date;
  return { [`${field}.gte`]: day(yearFrom, '01-01'), [`${field}.lte`]: day(yearTo, '12-31') };
};

/** Filters and sort in the words of `/discover`. Nobody's vote stands behind an average of 0: an upper bound asks for votes. */
export const discoverParameters = (mediaType: MediaType, filters: Filters, sort: Sort): QueryParams => ({
  include_adult: false,
  sort_by: sortBy(mediaType, sort.key, sort.direction),
  ...datesOf(mediaType, filters),
  with_genres: all(genreIds(mediaType, filters.genresIn)),
  without_genres: all(genreIds(mediaType, filters.genresOut)),
  'vote_average.gte': filters.voteFrom,
  'vote_average.lte': filters.voteTo,
  'vote_count.gte': known(minVotesFor(filters, sort), filters.voteFrom ?? filters.voteTo),
  'with_runtime.gte': known(filters.runtimeFrom, filters.runtimeTo),
  'with_runtime.lte': filters.runtimeTo,
  with_original_language: filters.language,
  with_origin_country: filters.country,
  certification: filters.certification,
  certification_country: filters.certification === null ? null : 'US',
});
