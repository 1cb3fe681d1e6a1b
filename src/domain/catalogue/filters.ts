import type { MediaType } from './media-type';

/**
 * What narrows a list. Every part may be absent; absent means "any". Bounds are inclusive. The same value is kept in the address
 * (`filters-in-url.ts`), asked of TMDB (`/discover`) and applied by the embedded catalogue (`matches.ts`).
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
  /** At least so many votes. */
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
};

export const SORT_KEYS = ['popularity', 'vote', 'votes', 'date', 'title', 'original-title'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type Direction = 'asc' | 'desc';
export type Sort = { readonly key: SortKey; readonly direction: Direction };

export const noFilters: Filters = {
  genresIn: [], genresOut: [], yearFrom: null, yearTo: null, voteFrom: null, voteTo: null, votesFrom: null,
  runtimeFrom: null, runtimeTo: null, language: null, country: null, certification: null,
};

export const byPopularity: Sort = { key: 'popularity', direction: 'desc' };

/** The direction in which a key is read first: names from A, everything else from the most or newest. */
export const defaultDirection = (key: SortKey): Direction => (key === 'title' || key === 'original-title' ? 'asc' : 'desc');

/** TMDB does not find series by certificate: one question means the same on every catalogue. */
const FILMS_ONLY = { certification: null } satisfies Partial<Filters>;

/** Whether titles of a type can be narrowed this way. */
export const hasFilter = (mediaType: MediaType, name: string): boolean => mediaType === 'movie' || !(name in FILMS_ONLY);

/** Filters as far as a type has them; those that it does not have count as if nobody had set them. */
export const filtersFor = (mediaType: MediaType, filters: Filters): Filters => (mediaType === 'movie' ? filters : { ...filters, ...FILMS_ONLY });

/** An average of fewer votes says little: one friend of a film would put it before every classic. */
export const MIN_VOTES = 300;

/** How many votes a question asks for: as many as somebody says, else, where averages make the order, enough of them. */
export const minVotesFor = ({ votesFrom }: Filters, { key }: Sort): number | null => votesFrom ?? (key === 'vote' ? MIN_VOTES : null);

export const isUnfiltered = (filters: Filters): boolean =>
  Object.values(filters).every((part) => part === null || (Array.isArray(part) && part.length === 0));
