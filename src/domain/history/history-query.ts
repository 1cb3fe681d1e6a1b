import type { MediaType } from '../catalogue/media-type';
import type { Viewing } from './viewing';

/** Conditions that a viewing meets together; null is no condition. */
export type HistoryFilter = {
  readonly mediaType: MediaType | null;
  /** Name of a genre, as stored. */
  readonly genre: string | null;
  /** First year of a decade of release (1990). */
  readonly decade: number | null;
  /** Time of the viewing, ms since 1970: from this one on. Excludes viewings of an unknown day. */
  readonly from: number | null;
  /** Time of the viewing: before this one. Excludes viewings of an unknown day. */
  readonly before: number | null;
};

export const noHistoryFilter: HistoryFilter = { mediaType: null, genre: null, decade: null, from: null, before: null };

/** Place of a viewing in the history: last viewing first, unknown days last; equal times by id, descending. */
export type HistoryCursor = { readonly watchedAt: number | null; readonly entryId: string };

/** Part of the history: behind `after`, up to and including `until`; null is the start or no bound. */
export type HistoryCursorRange = { readonly after: HistoryCursor | null; readonly until: HistoryCursor | null };

/** Viewings of one page; at most 100 are read at once (`MAX_ITEMS_READ`). */
export const HISTORY_PAGE_SIZE = 50;

export const historyCursorOf = ({ watchedAt, entryId }: Viewing): HistoryCursor => ({ watchedAt, entryId });

/** Compares two places in the order of the history. */
export const compareHistory = (one: HistoryCursor, other: HistoryCursor): number => {
  if (one.watchedAt !== other.watchedAt) return (other.watchedAt ?? -Infinity) - (one.watchedAt ?? -Infinity);
  return one.entryId === other.entryId ? 0 : one.entryId < other.entryId ? 1 : -1;
};

/** Returns whether the place lies within the range. */
export const isInHistoryCursorRange = ({ after, until }: HistoryCursorRange) => (cursor: HistoryCursor): boolean =>
  (after === null || compareHistory(cursor, after) > 0) && (until === null || compareHistory(cursor, until) <= 0);

/** Returns whether a viewing meets all conditions. */
export const matchesHistoryFilter = ({ mediaType, genre, decade, from, before }: HistoryFilter) => ({ item, decade: ofTitle, watchedAt }: Viewing): boolean =>
  (mediaType === null || item.mediaType === mediaType) &&
  (genre === null || item.genres.includes(genre)) &&
  (decade === null || ofTitle === decade) &&
  (from === null || (watchedAt !== null && watchedAt >= from)) &&
  (before === null || (watchedAt !== null && watchedAt < before));
