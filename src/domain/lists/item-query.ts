import type { MediaType } from '#domain/catalogue/media-type';
import { matchesText } from '#domain/catalogue/text-match/word-search';
import type { SortDirection } from '#domain/shared/row-page';
import type { ListItem } from './list-item';

export const ITEM_SORT_FIELDS = ['addedAt', 'titleKey', 'releaseYear', 'vote', 'ownRating', 'runtime', 'order'] as const;
/** Fields that a list can be sorted by; `order` is the member's own order. */
export type ItemSortField = (typeof ITEM_SORT_FIELDS)[number];

/** Conditions that an item meets together; null is no condition. */
export type ItemFilter = {
  readonly mediaType: MediaType | null;
  /** Name of a genre, as stored. */
  readonly genre: string | null;
  /** First year of a decade (1990). */
  readonly decade: number | null;
  readonly watched: boolean | null;
  /** Typed text, see `matchesText`. */
  readonly words: string | null;
};

export const noItemFilter: ItemFilter = { mediaType: null, genre: null, decade: null, watched: null, words: null };

/** Which items of one list to read, in which order. */
export type ItemQuery = {
  readonly listID: string;
  readonly sort: ItemSortField;
  readonly direction: SortDirection;
  readonly filter: ItemFilter;
};

/** Place of an item in a sorted list. Items with equal values are ordered by item key, in the same direction. */
export type ItemCursor = { readonly value: string | number | null; readonly itemKey: string };

/** Part of a sorted list: behind `after`, up to and including `until`; null is the start or no bound. */
export type ItemRange = { readonly after: ItemCursor | null; readonly until: ItemCursor | null };

/** Most items that one read of a list returns. A page is asked for with `ITEM_PAGE_SIZE`; the rest is room for items that arrive later. */
export const MAX_ITEMS_READ = 100;
export const ITEM_PAGE_SIZE = 50;

export const cursorOf = (item: ListItem, { sort }: Pick<ItemQuery, 'sort'>): ItemCursor => ({ value: item[sort], itemKey: item.itemKey });

/** Compares two places in the direction of the query. Unknown values come last in both directions. */
export const compareCursors =
  (direction: SortDirection) =>
  (one: ItemCursor, other: ItemCursor): number => {
    if ((one.value === null) !== (other.value === null)) return one.value === null ? 1 : -1;
    const [left, right] =
      one.value === null || other.value === null || one.value === other.value ? [one.itemKey, other.itemKey] : [one.value, other.value];
    const ascending = left === right ? 0 : left < right ? -1 : 1;
    return direction === 'asc' ? ascending : -ascending;
  };

/** Compares two items by the query's order. */
export const compareItems = (query: Pick<ItemQuery, 'sort' | 'direction'>) => (one: ListItem, other: ListItem): number =>
  compareCursors(query.direction)(cursorOf(one, query), cursorOf(other, query));

/** Returns whether the place lies within the range. */
export const isInRange = (direction: SortDirection, { after, until }: ItemRange) => (cursor: ItemCursor): boolean =>
  (after === null || compareCursors(direction)(cursor, after) > 0) && (until === null || compareCursors(direction)(cursor, until) <= 0);

const NULLABLE_FIELDS: ReadonlySet<ItemSortField> = new Set(['releaseYear', 'vote', 'ownRating', 'runtime']);

/** A range with all values, or only its items with known or with unknown values. */
export type ItemRangePart = ItemRange & { readonly values: 'all' | 'known' | 'unknown' };

/**
 * Returns the parts of a range in the order of the list. A database sorts unknown values before all others. Descending, they are last
 * without help; ascending, the known values are read before the unknown ones.
 */
export const partsOfRange = (
  { sort, direction }: Pick<ItemQuery, 'sort' | 'direction'>,
  range: ItemRange,
): ReadonlyArray<ItemRangePart> => {
  if (direction === 'desc' || !NULLABLE_FIELDS.has(sort)) return [{ ...range, values: 'all' }];
  const { after, until } = range;
  const [beginsUnknown, endsKnown] = [after !== null && after.value === null, until !== null && until.value !== null];
  return [
    ...(beginsUnknown ? [] : [{ after, until: endsKnown ? until : null, values: 'known' as const }]),
    ...(endsKnown ? [] : [{ after: beginsUnknown ? after : null, until, values: 'unknown' as const }]),
  ];
};

/** Returns whether the item meets all conditions. */
export const matchesFilter = ({ mediaType, genre, decade, watched, words }: ItemFilter) => {
  const matchesWords = matchesText(words ?? '');
  return (item: ListItem): boolean => {
    if (mediaType !== null && item.mediaType !== mediaType) return false;
    if (genre !== null && !item.genres.includes(genre)) return false;
    if (decade !== null && item.decade !== decade) return false;
    return (watched === null || item.watched === watched) && matchesWords(item.title);
  };
};
