import { sortParam, type SortNames } from '#application/lists/view-params';
import { GENRES } from '#domain/catalogue/genre';
import { MediaType } from '#domain/catalogue/media-type';
import type { ItemFilter, ItemSortField } from '#domain/lists/item-query';
import { cutText } from '#domain/shared/cut-text';
import type { SortDirection } from '#domain/shared/row-page';
import { isDefaultListName } from '#domain/users/new-user';

export type ItemSort = { readonly sort: ItemSortField; readonly direction: SortDirection };
export const ITEM_LAYOUTS = ['grid', 'table'] as const;
export type ItemLayout = (typeof ITEM_LAYOUTS)[number];

/** Order, filters and layout of a list in the address: short parameter names, only values that differ from the defaults. */
export type ItemView = ItemSort & { readonly filter: ItemFilter; readonly layout: ItemLayout };

const SORTS: SortNames<ItemSortField> = [
  ['own', 'order', 'asc'],
  ['added', 'addedAt', 'desc'],
  ['title', 'titleKey', 'asc'],
  ['year', 'releaseYear', 'desc'],
  ['rating', 'vote', 'desc'],
  ['own-rating', 'ownRating', 'desc'],
  ['length', 'runtime', 'asc'],
];
const MAX_WORDS_LENGTH = 100;

/** Returns the direction in which people usually sort by a field: names and lengths ascending, everything else descending. */
export const usualDirection = (field: ItemSortField): SortDirection => SORTS.find(([, other]) => other === field)?.[2] ?? 'asc';

/** Returns the order that a list has without a choice: newest first for favorites and watchlist, the member's own order for others. */
export const usualItemSort = (listName: string): ItemSort =>
  isDefaultListName(listName) ? { sort: 'addedAt', direction: 'desc' } : { sort: 'order', direction: 'asc' };

/** Returns all names that a stored genre can have, of films and series. */
export const storedGenreNames = (mediaType: MediaType | null): ReadonlyArray<string> => {
  const names = GENRES.flatMap(({ movie, tv }) => [mediaType === 'tv' ? null : movie?.name, mediaType === 'movie' ? null : tv?.name]);
  return [...new Set(names.filter((name) => name !== null && name !== undefined))].sort();
};

/** Returns the form of a genre's name in the address: "Sci-Fi & Fantasy" is `sci-fi-fantasy`. */
export const genreParam = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
const genreByParam = new Map(storedGenreNames(null).map((name) => [genreParam(name), name]));

/** Returns the stored name of a genre from its form in the address; null if unknown. */
export const genreOfParam = (text: string | null): string | null => genreByParam.get(text ?? '') ?? null;

/** Returns the first year of a decade; null if the text is none. */
export const parseDecade = (text: string | null): number | null => (/^(?:18[7-9]|19\d|20\d)0$/.test(text ?? '') ? Number(text) : null);
const readWatched = (text: string | null): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null);
/** Returns typed words, cut to the length of their field; null for none. */
export const wordsOfParam = (text: string | null): string | null => cutText((text ?? '').trim(), MAX_WORDS_LENGTH).trim() || null;

/** Parses order, filters and layout from URL parameters. Invalid values are ignored: a mistyped URL shows the list. */
export const parseItemView = (parameters: URLSearchParams, usual: ItemSort): ItemView => {
  const mediaType = parameters.get('type');
  const layout = parameters.get('view');
  return {
    ...sortParam(SORTS, usual).read(parameters.get('sort')),
    filter: {
      mediaType: MediaType.is(mediaType) ? mediaType : null,
      genre: genreOfParam(parameters.get('genre')),
      decade: parseDecade(parameters.get('decade')),
      watched: readWatched(parameters.get('watched')),
      words: wordsOfParam(parameters.get('words')),
    },
    layout: ITEM_LAYOUTS.find((known) => known === layout) ?? 'grid',
  };
};

/** Serializes order, filters and layout; other parameters in `others` (`list_id`) are kept. `parseItemView` is the inverse. */
export const itemViewParams = (
  { filter, layout, ...sort }: ItemView,
  usual: ItemSort,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const parameters = new URLSearchParams(others);
  // Deleted first, so that the parameter order is fixed and not the order of clicks: one view, one URL.
  const setParam = (name: string, value: string | null): void => {
    parameters.delete(name);
    if (value !== null) parameters.set(name, value);
  };
  const isUsual = sort.sort === usual.sort && sort.direction === usual.direction;
  setParam('sort', isUsual ? null : sortParam(SORTS, usual).write(sort));
  setParam('type', filter.mediaType);
  setParam('genre', filter.genre === null ? null : genreParam(filter.genre));
  setParam('decade', filter.decade === null ? null : String(filter.decade));
  setParam('watched', filter.watched === null ? null : filter.watched ? 'yes' : 'no');
  setParam('words', filter.words);
  setParam('view', layout === 'grid' ? null : layout);
  return parameters;
};

/** Returns whether any condition is set. */
export const isItemListFiltered = (filter: ItemFilter): boolean => Object.values(filter).some((value) => value !== null);
