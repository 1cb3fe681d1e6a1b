import type { Log } from '#application/ports/log';
import type { HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import type { Viewing } from '#domain/history/viewing';
import type { YearStats } from '#domain/history/watch-stats';
import { prefixKeyRange, type IndexedDbDatabase } from './indexed-db-schema';
import { rowReader } from './indexed-db-tables';
import { historyKeyRange, placeOf } from './viewing-places';

export const selectViewings = async (
  database: IndexedDbDatabase, uid: string, filter: HistoryFilter, range: HistoryCursorRange, limit: number, log: Log,
): Promise<ViewingsPage> => {
  const keys = historyKeyRange(uid, filter, range);
  if (keys === null || limit <= 0) return { viewings: [], next: null };
  const toViewing = rowReader('viewings', log);
  const viewings: Viewing[] = [];
  let cursor = await database.transaction('viewings').store.index('places').openCursor(keys, 'prev');
  for (let rows = 1; cursor !== null; rows += 1) {
    const viewing = toViewing(cursor.value);
    if (viewing !== null) viewings.push(viewing);
    const place = placeOf(cursor.key);
    cursor = await cursor.continue();
    if (cursor !== null && rows >= limit) return { viewings, next: place };
  }
  return { viewings, next: null };
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
