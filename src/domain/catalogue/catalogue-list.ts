import type { ItemType, MediaType } from './media-type';

/** Lists of each media type. The names are the last segment of the URL path. */
export const MOVIE_LISTS = ['popular', 'top-rated', 'now-playing', 'upcoming', 'trending'] as const;
export const TV_LISTS = ['popular', 'top-rated', 'on-the-air', 'airing-today', 'trending'] as const;

export type MovieList = (typeof MOVIE_LISTS)[number];
export type TvList = (typeof TV_LISTS)[number];
export type CatalogueList = MovieList | TvList;

export const catalogueListsForType = (mediaType: MediaType): ReadonlyArray<CatalogueList> =>
  mediaType === 'movie' ? MOVIE_LISTS : TV_LISTS;

export const isCatalogueListOfType = (mediaType: MediaType, name: string): name is CatalogueList =>
  catalogueListsForType(mediaType).some((list) => list === name);

/** Returns whether a list depends on the current date. The embedded catalogue uses its snapshot date instead (`asOf`). */
export const isDatedCatalogueList = (list: CatalogueList): boolean =>
  list === 'now-playing' || list === 'upcoming' || list === 'on-the-air' || list === 'airing-today';

/** Returns whether a list supports other sort orders. Dated lists are ordered by date, and `trending` is defined by its order. */
export const isSortableCatalogueList = (list: CatalogueList): boolean => list === 'popular' || list === 'top-rated';

export const catalogueListPath = (itemType: ItemType, list: CatalogueList): string => `/${itemType}/${list}`;
