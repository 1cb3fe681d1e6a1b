import type { ItemType, MediaType } from './media-type';

/** The lists that each type has. The names are the last segment of the address. */
export const MOVIE_LISTS = ['popular', 'top-rated', 'now-playing', 'upcoming', 'trending'] as const;
export const TV_LISTS = ['popular', 'top-rated', 'on-the-air', 'airing-today', 'trending'] as const;

export type MovieList = (typeof MOVIE_LISTS)[number];
export type TvList = (typeof TV_LISTS)[number];
export type CatalogueList = MovieList | TvList;

export const listsForType = (mediaType: MediaType): ReadonlyArray<CatalogueList> => (mediaType === 'movie' ? MOVIE_LISTS : TV_LISTS);

export const isListOfType = (mediaType: MediaType, name: string): name is CatalogueList => listsForType(mediaType).some((list) => list === name);

/** Lists whose content depends on today's date; the embedded catalogue answers them as of its own date and says so. */
export const isDated = (list: CatalogueList): boolean =>
  list === 'now-playing' || list === 'upcoming' || list === 'on-the-air' || list === 'airing-today';

/** Lists that can be put into another order: a dated list hangs on its days, and what is trending is an order and no more. */
export const isSortable = (list: CatalogueList): boolean => list === 'popular' || list === 'top-rated';

export const listPath = (itemType: ItemType, list: CatalogueList): string => `/${itemType}/${list}`;
