import type { MediaType } from '../catalogue/media-type';
import { foldWords } from '../catalogue/text-match/fold';
import type { SortDirection } from '../shared/row-page';
import type { ListItem } from './list-item';
import { cutText } from '../shared/cut-text';
import { MAX_PREFIX_LENGTH } from './stored-title';

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
  /** Typed text: each word is the beginning of a word of the title. */
  readonly words: string | null;
};

export const noItemFilter: ItemFilter = { mediaType: null, genre: null, decade: null, watched: null, words: null };

/** Which items of one list to read, in which order. */
export type ItemQuery = { readonly listID: string; readonly sort: ItemSortField; readonly direction: SortDirection; readonly filter: ItemFilter };

/** Place of an item in a sorted list. Items with equal values are ordered by item key, in the same direction. */
export type ItemCursor = { readonly value: string | number | null; readonly itemKey: string };

/** Part of a sorted list: behind `after`, up to and including `until`; null is the start or no bound. */
export type ItemRange = { readonly after: ItemCursor | null; readonly until: ItemCursor | null };

/** Most items that one read of a list returns. A page is asked for with `ITEM_PAGE_SIZE`; the rest is room for items that arrive later. */
export const MAX_ITEMS_READ = 100;
export const ITEM_PAGE_SIZE = 50;

export const cursorOf = (item: ListItem, { sort }: Pick<ItemQuery, 'sort'>): ItemCursor => ({ value: item[sort], itemKey: item.itemKey });

const compareValues = (one: string | number | null, other: string | number | null): number => {
  if (one === other) return 0;
  // Firestore's order: null first.
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
};

/** Compares two places in the direction of the query. Unknown values come first when ascending, last when descending. */
export const compareCursors = (direction: SortDirection) => (one: ItemCursor, other: ItemCursor): number => {
  const ascending = compareValues(one.value, other.value) || compareValues(one.itemKey, other.itemKey);
  return direction === 'asc' ? ascending : -ascending;
};

/** Compares two items by the query's order. */
export const compareItems = (query: Pick<ItemQuery, 'sort' | 'direction'>) => (one: ListItem, other: ListItem): number =>
  compareCursors(query.direction)(cursorOf(one, query), cursorOf(other, query));

/** Returns whether the place lies within the range. */
export const isInRange = (direction: SortDirection, { after, until }: ItemRange) => (cursor: ItemCursor): boolean =>
  (after === null || compareCursors(direction)(cursor, after) > 0) && (until === null || compareCursors(direction)(cursor, until) <= 0);

/** Returns the folded words of a typed text, longest first: the longest one selects the fewest items. */
export const filterWords = (words: string | null): ReadonlyArray<string> => [...foldWords(words ?? '')].sort((one, other) => other.length - one.length);

/** Returns the stored prefix that a typed word has to be found by. */
export const toWordPrefix = (word: string): string => cutText(word, MAX_PREFIX_LENGTH);

/** Returns whether the item meets all conditions. */
export const matchesFilter = ({ mediaType, genre, decade, watched, words }: ItemFilter) => {
  const typed = filterWords(words);
  return (item: ListItem): boolean => {
    if (mediaType !== null && item.mediaType !== mediaType) return false;
    if (genre !== null && !item.genres.includes(genre)) return false;
    if (decade !== null && item.decade !== decade) return false;
    if (watched !== null && item.watched !== watched) return false;
    const titleWords = typed.length === 0 ? [] : foldWords(item.title);
    return typed.every((word) => titleWords.some((titleWord) => titleWord.startsWith(word)));
  };
};
