import type { Log } from '#application/ports/log';
import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import type { YearStats } from '#domain/history/watch-stats';
import { prefixKeyRange, requestInSlices } from '#adapters/tab-database';
import type { IndexedDbDatabase } from './indexed-db-schema';
import { rowReader } from './indexed-db-tables';
import { historyKeyRange, placeOf } from './viewing-places';

export const selectViewings = async (
  database: IndexedDbDatabase, uid: string, filter: HistoryFilter, range: HistoryCursorRange, limit: number, log: Log,
): Promise<ViewingsPage> => {
  const keys = historyKeyRange(uid, filter, range);
  if (keys === null || limit <= 0) return { viewings: [], next: null };
  const { store } = database.transaction('viewings');
  const places: (readonly [HistoryCursor, [uid: string, entryId: string]])[] = [];
  let cursor = await store.index('places').openKeyCursor(keys, 'prev');
  while (cursor !== null) {
    const place = placeOf(cursor.key, filter);
    if (place !== null) places.push([place, cursor.primaryKey]);
    cursor = places.length > limit ? null : await cursor.continue();
  }
  const page = places.slice(0, limit);
  const toViewing = rowReader('viewings', log);
  const rows = await requestInSlices(page, ([, key]) => store.get(key));
  return { viewings: rows.flatMap((row) => toViewing(row) ?? []), next: places.length > limit ? (page.at(-1)?.[0] ?? null) : null };
};

export const readYearStats = async (database: IndexedDbDatabase, uid: string, log: Log): Promise<ReadonlyArray<YearStats>> =>
  (await database.transaction('years').store.getAll(prefixKeyRange(uid))).flatMap((row) => rowReader('years', log)(row) ?? []);

export const selectRatings = async (
  database: IndexedDbDatabase, uid: string, after: string | null, limit: number, log: Log,
): Promise<RatingsPage> => {
  const range = prefixKeyRange(uid, after);
  const { store } = database.transaction('ratings');
  const [keys, rows] = await Promise.all([store.getAllKeys(range, limit + 1), store.getAll(range, limit)]);
  const toRating = rowReader('ratings', log);
  return { ratings: rows.flatMap((row) => toRating(row) ?? []), next: keys.length > limit ? (keys[limit - 1]?.[1] ?? null) : null };
};
