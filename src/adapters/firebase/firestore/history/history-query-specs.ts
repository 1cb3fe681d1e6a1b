import type { MediaType } from '#domain/catalogue/media-type';
import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { TitleRating } from '#domain/history/rating';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { DOCUMENT_ID, type QueryCursor, type QuerySpec } from '#adapters/firebase/firestore/lists/query-spec';

export const historyPath = (uid: string): string => `users/${uid}/history`;
export const ratingsPath = (uid: string): string => `users/${uid}/ratings`;
const statsPath = (uid: string): string => `users/${uid}/stats`;

const placeOf = ({ day, watchedAt, entryId }: HistoryCursor): QueryCursor => [day, watchedAt, entryId];

/** Part of the history. Firestore sorts null before texts, so that unknown days come last; bounds exclude them. */
export const viewingsQuerySpec = (
  uid: string,
  { mediaType, decade, genre, from, before }: HistoryFilter,
  { after, until }: HistoryCursorRange,
  limit: number,
): QuerySpec => ({
  path: historyPath(uid),
  filters: [
    ...(mediaType === null ? [] : [{ field: 'item.mediaType', by: '==' as const, value: mediaType }]),
    ...(decade === null ? [] : [{ field: 'decade', by: '==' as const, value: decade }]),
    ...(genre === null ? [] : [{ field: 'item.genres', by: 'array-contains' as const, value: genre }]),
    ...(from === null ? [] : [{ field: 'day', by: '>=' as const, value: from }]),
    ...(before === null ? [] : [{ field: 'day', by: '<' as const, value: before }]),
  ],
  order: [['day', 'desc'], ['watchedAt', 'desc'], [DOCUMENT_ID, 'desc']],
  limit: Math.min(limit, MAX_ITEMS_READ),
  ...(after === null ? {} : { after: placeOf(after) }),
  ...(until === null ? {} : { until: placeOf(until) }),
});

/** Ratings by item key. @param after item key of the last rating of the previous page; null for the first page. */
export const ratingsQuerySpec = (uid: string, after: string | null): QuerySpec => ({
  path: ratingsPath(uid), filters: [], order: [[DOCUMENT_ID, 'asc']], limit: MAX_ITEMS_READ, ...(after === null ? {} : { after: [after] }),
});

/** Ratings of films or of series, last first. @param after the last rating of the previous page; null for the first page. */
export const lastRatingsQuerySpec = (uid: string, mediaType: MediaType, after: TitleRating | null, limit: number): QuerySpec => ({
  path: ratingsPath(uid),
  filters: [{ field: 'item.mediaType', by: '==', value: mediaType }],
  order: [['ratedAt', 'desc'], [DOCUMENT_ID, 'desc']],
  limit: Math.min(limit, MAX_ITEMS_READ),
  ...(after === null ? {} : { after: [after.ratedAt, after.item.itemKey] }),
});

/**
 * Numbers of the years, the unknown one first, then the last 99. Firestore sorts ids only ascending, so the field of the same value sorts.
 */
export const yearStatsQuerySpec = (uid: string): QuerySpec => ({
  path: statsPath(uid),
  filters: [],
  order: [['year', 'desc']],
  limit: MAX_ITEMS_READ,
});
