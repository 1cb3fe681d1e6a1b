import type { MediaType } from '#domain/catalogue/media-type';
import { compareViewingTimes, type Viewing, type ViewingTime } from './viewing';

/** Conditions that a viewing meets together; null is no condition. */
export type HistoryFilter = {
  readonly mediaType: MediaType | null;
  /** Name of a genre, as stored. */
  readonly genre: string | null;
  /** First year of a decade of release (1990). */
  readonly decade: number | null;
  /** Day of the viewing, `YYYY-MM-DD`: from this one on. Excludes viewings of an unknown day. */
  readonly from: string | null;
  /** Day of the viewing: before this one. Excludes viewings of an unknown day. */
  readonly before: string | null;
};

export const noHistoryFilter: HistoryFilter = { mediaType: null, genre: null, decade: null, from: null, before: null };

/**
 * Place of a viewing in the history: last day first, of one day the last logged first, unknown days last; equal times by id, descending.
 */
export type HistoryCursor = ViewingTime & { readonly entryId: string };

/** Part of the history: behind `after`, up to and including `until`; null is the start or no bound. */
export type HistoryCursorRange = { readonly after: HistoryCursor | null; readonly until: HistoryCursor | null };

/** Viewings of one page; at most 100 are read at once (`MAX_ITEMS_READ`). */
export const HISTORY_PAGE_SIZE = 50;

export const historyCursorOf = ({ day, watchedAt, entryId }: Viewing): HistoryCursor => ({ day, watchedAt, entryId });

/** Compares two places in the order of the history. */
export const compareHistory = (one: HistoryCursor, other: HistoryCursor): number =>
  compareViewingTimes(one, other) || (one.entryId === other.entryId ? 0 : one.entryId < other.entryId ? 1 : -1);

/** Returns whether the place lies within the range. */
export const isInHistoryCursorRange = ({ after, until }: HistoryCursorRange) => (cursor: HistoryCursor): boolean =>
  (after === null || compareHistory(cursor, after) > 0) && (until === null || compareHistory(cursor, until) <= 0);

/** Returns whether a viewing meets all conditions. */
export const matchesHistoryFilter =
  ({ mediaType, genre, decade, from, before }: HistoryFilter) =>
  ({ item, decade: ofTitle, day }: Viewing): boolean =>
    (mediaType === null || item.mediaType === mediaType) &&
    (genre === null || item.genres.includes(genre)) &&
    (decade === null || ofTitle === decade) &&
    (from === null || (day !== null && day >= from)) &&
    (before === null || (day !== null && day < before));
