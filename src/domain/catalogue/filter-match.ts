import type { Filters } from './filters';
import { findGenreBySlug } from './genre';
import type { Title } from './title';

/** What filters look at: a title with the facts that lists do not show. */
export type Filterable = Pick<Title, 'mediaType' | 'genres' | 'year' | 'vote' | 'votes' | 'originalLanguage'> & {
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

const isOneOf = (wanted: string | null, values: ReadonlyArray<string | null>): boolean => wanted === null || values.includes(wanted);

/**
 * Whether a title fits. Bounds are inclusive. A value that is not known fits no bound on it, and a genre that the title's type
 * does not have is a genre that no title of it has.
 */
export const matchesFilters =
  (filters: Filters) =>
  (title: Filterable): boolean =>
    within(title.year, filters.yearFrom, filters.yearTo) &&
    within(title.vote, filters.voteFrom, filters.voteTo) &&
    within(title.votes, filters.votesFrom, null) &&
    within(title.runtime, filters.runtimeFrom, filters.runtimeTo) &&
    isOneOf(filters.language, [title.originalLanguage]) &&
    isOneOf(filters.country, title.countries) &&
    isOneOf(filters.certification, [title.certification]) &&
    filters.genresIn.every(hasGenre(title)) &&
    !filters.genresOut.some(hasGenre(title));
