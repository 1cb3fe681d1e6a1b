import * as t from 'io-ts';
import type { Log } from '#application/ports/log';
import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { YearStats } from '#domain/history/watch-stats';
import {
  decodeRow, markHandled, prefixKeyRange, LAST_INDEX_VALUE, UNKNOWN_INDEX_VALUE, type IndexedDbDatabase, type IndexedDbTransaction,
} from './indexed-db-schema';
import type { HistoryWrites } from './row-storage';

const ViewingRow = t.type({ viewing: Viewing }, 'ViewingRow');
const RatingRow = t.type({ rating: TitleRating }, 'RatingRow');
const YearRow = t.type({ stats: YearStats }, 'YearRow');

export const historyRowDecoders = (log: Log) => {
  const [viewing, rating, year] = [
    decodeRow(ViewingRow, 'stored viewings', log),
    decodeRow(RatingRow, 'stored ratings', log),
    decodeRow(YearRow, 'stored years', log),
  ];
  return {
    toViewing: (row: unknown): Viewing | null => viewing(row)?.viewing ?? null,
    toRating: (row: unknown): TitleRating | null => rating(row)?.rating ?? null,
    toYear: (row: unknown): YearStats | null => year(row)?.stats ?? null,
  };
};

/** Creates the object stores of viewings, ratings and statistics. */
export const createHistoryStores = (database: IndexedDbDatabase): void => {
  database.createObjectStore('viewings', { keyPath: ['uid', 'viewing.entryId'] }).createIndex('places', 'places', { multiEntry: true });
  database.createObjectStore('ratings', { keyPath: ['uid', 'rating.item.itemKey'] });
  database.createObjectStore('years', { keyPath: ['uid', 'stats.year'] });
};

type Part = readonly [uid: string, mediaType: string, decade: number | '', genre: string];

/** Returns the part of the index with the viewings that meet a filter, its times aside. An empty text stands for no condition. */
const partOf = (uid: string, { mediaType, decade, genre }: HistoryFilter): Part => [uid, mediaType ?? '', decade ?? '', genre ?? ''];

const placeKey = (part: Part, { day, watchedAt, entryId }: HistoryCursor): IDBValidKey => [
  ...part,
  day ?? UNKNOWN_INDEX_VALUE, watchedAt ?? UNKNOWN_INDEX_VALUE, entryId,
];

/** Returns one place for each combination of conditions that a viewing meets, so that a page reads no row that it leaves out. */
const placesOf = (uid: string, viewing: Viewing): ReadonlyArray<IDBValidKey> => {
  const genres = [...new Set(viewing.item.genres)].filter((genre) => genre !== '');
  const decades = viewing.decade === null ? [null] : [null, viewing.decade];
  const filters = [null, viewing.item.mediaType].flatMap((mediaType) =>
    decades.flatMap((decade) => [null, ...genres].map((genre) => ({ mediaType, decade, genre, from: null, before: null }))),
  );
  return filters.map((filter) => placeKey(partOf(uid, filter), viewing));
};

const latest = (keys: ReadonlyArray<IDBValidKey>): IDBValidKey =>
  keys.reduce((one, other) => (indexedDB.cmp(one, other) >= 0 ? one : other));

export const toViewingRow = (uid: string, viewing: Viewing) => ({ uid, viewing, places: placesOf(uid, viewing) });

/** Returns the part of the index that filter and range cover; null for an empty range. The last viewing has the greatest key. */
const keyRange = (uid: string, filter: HistoryFilter, { after, until }: HistoryCursorRange): IDBKeyRange | null => {
  const part = partOf(uid, filter);
  const { from, before } = filter;
  const known = from === null && before === null ? [] : [[...part, from ?? '']];
  const lower = latest([[...part], ...known, ...(until === null ? [] : [placeKey(part, until)])]);
  const end = before === null ? [...part, LAST_INDEX_VALUE] : [...part, before];
  const isBehind = after !== null && indexedDB.cmp(placeKey(part, after), end) < 0;
  const upper = isBehind ? placeKey(part, after) : end;
  return indexedDB.cmp(lower, upper) >= 0 ? null : IDBKeyRange.bound(lower, upper, false, isBehind);
};

/** Returns the place that a key of the index names. */
const placeOf = (key: IDBValidKey): HistoryCursor => {
  const [day, watchedAt, entryId] = (key as ReadonlyArray<string | number>).slice(-3) as [string | number, number, string];
  return { day: typeof day === 'string' ? day : null, watchedAt: watchedAt === UNKNOWN_INDEX_VALUE ? null : watchedAt, entryId };
};

export const selectViewings = async (
  database: IndexedDbDatabase, uid: string, filter: HistoryFilter, range: HistoryCursorRange, limit: number, log: Log,
): Promise<ViewingsPage> => {
  const keys = keyRange(uid, filter, range);
  if (keys === null || limit <= 0) return { viewings: [], next: null };
  const { toViewing } = historyRowDecoders(log);
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
  (await database.transaction('years').store.getAll(prefixKeyRange(uid))).flatMap((row) => historyRowDecoders(log).toYear(row) ?? []);

export const selectRatings = async (
  database: IndexedDbDatabase, uid: string, after: string | null, limit: number, log: Log,
): Promise<RatingsPage> => {
  const range = prefixKeyRange(uid, after);
  const { store } = database.transaction('ratings');
  const [keys, rows] = await Promise.all([store.getAllKeys(range, limit + 1), store.getAll(range, limit)]);
  return {
    ratings: rows.flatMap((row) => historyRowDecoders(log).toRating(row) ?? []),
    next: keys.length > limit ? (keys[limit - 1]?.[1] ?? null) : null,
  };
};

export const writeHistoryRows = (
  transaction: IndexedDbTransaction<'readwrite'>, uid: string,
  { viewings, removedViewings, ratings, removedRatings, years }: HistoryWrites,
): ReadonlyArray<Promise<unknown>> => {
  const [viewingStore, ratingStore, yearStore] = [
    transaction.objectStore('viewings'),
    transaction.objectStore('ratings'),
    transaction.objectStore('years'),
  ];
  return [
    ...viewings.map((viewing) => markHandled(viewingStore.put(toViewingRow(uid, viewing)))),
    ...removedViewings.map((entryId) => markHandled(viewingStore.delete([uid, entryId]))),
    ...ratings.map((rating) => markHandled(ratingStore.put({ uid, rating }))),
    ...removedRatings.map((itemKey) => markHandled(ratingStore.delete([uid, itemKey]))),
    ...years.map((stats) =>
      markHandled<unknown>(Object.keys(stats.months).length > 0 ? yearStore.put({ uid, stats }) : yearStore.delete([uid, stats.year])),
    ),
  ];
};
