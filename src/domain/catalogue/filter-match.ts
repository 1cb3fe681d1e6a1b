import type { Filters } from './filters';
import { findGenreBySlug } from './genre';
import type { Title } from './title';

/** Fields used by filters: a title with data that lists do not contain. */
export type Filterable = Pick<Title, 'mediaType' | 'genres' | 'year' | 'averageVote' | 'voteCount' | 'originalLanguage'> & {
  /** ISO 3166-1. */
  readonly countries: ReadonlyArray<string>;
  readonly certification: string | null;
  /** Minutes: of a film, or of one episode of a series. */
  readonly runtime: number | null;
};

const hasGenre = (title: Filterable) => (slug: string): boolean => {
  const genre = findGenreBySlug(slug)?.[title.mediaType];
  return genre !== null && genre !== undefined && title.genres.includes(genre.name);
};

const within = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null || (value !== null && value >= from)) && (to === null || (value !== null && value <= to));

const isOneOf = (expected: string | null, values: ReadonlyArray<string | null>): boolean => expected === null || values.includes(expected);

/**
 * Returns whether a title matches all filters. Bounds are inclusive. An unknown value matches no bound. A genre that the title's
 * type lacks matches no title of this type.
 */
export const matchesFilters =
  (filters: Filters) =>
  (title: Filterable): boolean =>
    within(title.year, filters.yearFrom, filters.yearTo) &&
    within(title.averageVote, filters.voteFrom, filters.voteTo) &&
    within(title.voteCount, filters.votesFrom, null) &&
    within(title.runtime, filters.runtimeFrom, filters.runtimeTo) &&
    isOneOf(filters.language, [title.originalLanguage]) &&
    isOneOf(filters.country, title.countries) &&
    isOneOf(filters.certification, [title.certification]) &&
    filters.genresIn.every(hasGenre(title)) &&
    !filters.genresOut.some(hasGenre(title));
