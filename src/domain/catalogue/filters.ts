import type { MediaType } from './media-type';

/**
 * Filters of a list. Null or an empty array means "any"; bounds are inclusive. The same value is stored in the URL, sent to TMDB
 * (`/discover`) and applied by the embedded catalogue (`filter-match.ts`).
 */
export type Filters = {
  /** Genre slugs that a title must all have. */
  readonly genresIn: ReadonlyArray<string>;
  /** Genre slugs that a title must not have. */
  readonly genresOut: ReadonlyArray<string>;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** Average vote, 0 to 10. */
  readonly voteFrom: number | null;
  readonly voteTo: number | null;
  /** Minimum number of votes. */
  readonly votesFrom: number | null;
  /** Minutes: of a film, or of one episode of a series. */
  readonly runtimeFrom: number | null;
  readonly runtimeTo: number | null;
  /** Original language, ISO 639-1. */
  readonly language: string | null;
  /** Country of origin, ISO 3166-1. */
  readonly country: string | null;
  /** United States certificate: G, PG, PG-13, R, NC-17 …; films only. */
  readonly certification: string | null;
  /**
   * Keywords, people and other facts that a title must all have, as texts (`ContentFilter`). Malformed ones have no effect, nor do kinds
   * that the catalogue or the type lacks.
   */
  readonly content: ReadonlyArray<string>;
};

export const CATALOGUE_SORT_KEYS = ['popularity', 'vote', 'votes', 'date', 'title', 'original-title'] as const;
export type CatalogueSortKey = (typeof CATALOGUE_SORT_KEYS)[number];
export type Direction = 'asc' | 'desc';
export type CatalogueSort = { readonly key: CatalogueSortKey; readonly direction: Direction };

export const noFilters: Filters = {
  genresIn: [], genresOut: [], yearFrom: null, yearTo: null, voteFrom: null, voteTo: null, votesFrom: null,
  runtimeFrom: null, runtimeTo: null, language: null, country: null, certification: null, content: [],
};

export const popularitySort: CatalogueSort = { key: 'popularity', direction: 'desc' };

/** Returns the default direction of a sort key: names ascending, all others descending. */
export const defaultDirection = (key: CatalogueSortKey): Direction => (key === 'title' || key === 'original-title' ? 'asc' : 'desc');

/** Filters that only films have. TMDB cannot filter series by certificate, so no catalogue does, for equal results. */
const FILMS_ONLY = { certification: null } satisfies Partial<Filters>;

/** Returns whether titles of a type can be filtered by the field. */
export const isFilterOfType = (mediaType: MediaType, name: string): boolean => mediaType === 'movie' || !(name in FILMS_ONLY);

/** Returns the filters that apply to a type; the others are reset to null. */
export const restrictFiltersToType = (mediaType: MediaType, filters: Filters): Filters =>
  mediaType === 'movie' ? filters : { ...filters, ...FILMS_ONLY };

/** Minimum number of votes for sorting by average vote. With fewer, single votes would put a film before every classic. */
export const MIN_VOTES = 300;

/** Returns the minimum number of votes of a query: the filter's value, else `MIN_VOTES` when sorting by vote, else null. */
export const minVotesFor = ({ votesFrom }: Filters, { key }: CatalogueSort): number | null =>
  votesFrom ?? (key === 'vote' ? MIN_VOTES : null);

export const isUnfiltered = (filters: Filters): boolean =>
  Object.values(filters).every((part) => part === null || (Array.isArray(part) && part.length === 0));
