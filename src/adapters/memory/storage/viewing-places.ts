import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { Viewing } from '#domain/history/viewing';
import { indexValue, LAST_INDEX_VALUE, UNKNOWN_INDEX_VALUE } from '#adapters/tab-database';

/** Part of the index with the viewings of one genre, one decade or one type, or with all of a member: `''`. */
type Part = readonly [uid: string, of: string | number];
type Place = readonly [
  ...Part, day: string | number, watchedAt: string | number, entryId: string, mediaType: string, decade: string | number,
];

const genrePart = (genre: string): string => `:${genre}`;

/** Returns the part that is searched for a filter: that of its genre, which is the smallest, else of its decade, else of its type. */
const partOf = (uid: string, { mediaType, decade, genre }: HistoryFilter): Part =>
  [uid, genre !== null ? genrePart(genre) : decade ?? mediaType ?? ''];

const placeKey = (part: Part, { day, watchedAt, entryId }: HistoryCursor) =>
  [...part, indexValue(day), indexValue(watchedAt), entryId] as const;

/**
 * Returns one place for each part that a viewing belongs to. A place ends with the type and the decade, so that a combination of conditions
 * reads no row that it leaves out. A place for each combination would be up to sixteen, which take more room than the viewing itself.
 */
export const placesOf = (uid: string, viewing: Viewing): ReadonlyArray<Place> => {
  const { decade, item: { mediaType, genres } } = viewing;
  const parts = new Set(['', mediaType, ...(decade === null ? [] : [decade]), ...genres.filter((genre) => genre !== '').map(genrePart)]);
  return [...parts].map((of) => [...placeKey([uid, of], viewing), mediaType, indexValue(decade)]);
};

const latest = (keys: ReadonlyArray<IDBValidKey>): IDBValidKey =>
  keys.reduce((one, other) => (indexedDB.cmp(one, other) >= 0 ? one : other));

/** Returns the part of the index that filter and range cover; null for an empty range. The last viewing has the greatest key. */
export const historyKeyRange = (uid: string, filter: HistoryFilter, { after, until }: HistoryCursorRange): IDBKeyRange | null => {
  const part = partOf(uid, filter);
  const { from, before } = filter;
  const known = from === null && before === null ? [] : [[...part, from ?? '']];
  const lower = latest([[...part], ...known, ...(until === null ? [] : [[...placeKey(part, until)]])]);
  const end = before === null ? [...part, LAST_INDEX_VALUE] : [...part, before];
  const behind = after === null ? end : [...placeKey(part, after)];
  const isBehind = indexedDB.cmp(behind, end) < 0;
  const upper = isBehind ? behind : end;
  return indexedDB.cmp(lower, upper) >= 0 ? null : IDBKeyRange.bound(lower, upper, false, isBehind);
};

/** Returns the place that a key of the index names; null if the viewing there does not meet the filter. */
export const placeOf = (key: IDBValidKey, { mediaType, decade }: HistoryFilter): HistoryCursor | null => {
  const [, , day, watchedAt, entryId, type, years] = key as ReadonlyArray<string | number> as Place;
  if ((mediaType !== null && type !== mediaType) || (decade !== null && years !== decade)) return null;
  return {
    day: typeof day === 'string' ? day : null,
    watchedAt: typeof watchedAt === 'string' || watchedAt === UNKNOWN_INDEX_VALUE ? null : watchedAt, entryId,
  };
};
