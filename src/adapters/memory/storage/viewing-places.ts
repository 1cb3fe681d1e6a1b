import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { Viewing } from '#domain/history/viewing';
import { indexValue, LAST_INDEX_VALUE, UNKNOWN_INDEX_VALUE } from './indexed-db-schema';

type Part = readonly [uid: string, mediaType: string, decade: number | '', genre: string];

/** Returns the part of the index with the viewings that meet a filter, its times aside. An empty text stands for no condition. */
const partOf = (uid: string, { mediaType, decade, genre }: HistoryFilter): Part => [uid, mediaType ?? '', decade ?? '', genre ?? ''];

const placeKey = (part: Part, { day, watchedAt, entryId }: HistoryCursor): IDBValidKey => [
  ...part,
  indexValue(day),
  indexValue(watchedAt),
  entryId,
];

/** Returns one place for each combination of conditions that a viewing meets, so that a page reads no row that it leaves out. */
export const placesOf = (uid: string, viewing: Viewing): ReadonlyArray<IDBValidKey> => {
  const genres = [...new Set(viewing.item.genres)].filter((genre) => genre !== '');
  const decades = viewing.decade === null ? [null] : [null, viewing.decade];
  const filters = [null, viewing.item.mediaType].flatMap((mediaType) =>
    decades.flatMap((decade) => [null, ...genres].map((genre) => ({ mediaType, decade, genre, from: null, before: null }))));
  return filters.map((filter) => placeKey(partOf(uid, filter), viewing));
};

const latest = (keys: ReadonlyArray<IDBValidKey>): IDBValidKey =>
  keys.reduce((one, other) => (indexedDB.cmp(one, other) >= 0 ? one : other));

/** Returns the part of the index that filter and range cover; null for an empty range. The last viewing has the greatest key. */
export const historyKeyRange = (uid: string, filter: HistoryFilter, { after, until }: HistoryCursorRange): IDBKeyRange | null => {
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
export const placeOf = (key: IDBValidKey): HistoryCursor => {
  const [day, watchedAt, entryId] = (key as ReadonlyArray<string | number>).slice(-3) as [string | number, number, string];
  return { day: typeof day === 'string' ? day : null, watchedAt: watchedAt === UNKNOWN_INDEX_VALUE ? null : watchedAt, entryId };
};
