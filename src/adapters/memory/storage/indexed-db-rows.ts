import type { Log } from '#application/ports/log';
import { statsMonthOf } from '#domain/history/watch-stats';
import type { ListItemId } from '#domain/lists/concerned-items';
import { SUMMARY_POSTERS } from '#domain/lists/list';
import { historyRowDecoders, writeHistoryRows } from './indexed-db-history';
import { itemRowDecoders, writeItemRows } from './indexed-db-items';
import { markHandled, prefixKeyRange, type IndexedDbTransaction } from './indexed-db-schema';
import { removedKeys, type RowWrites, type LoadedRows, type RowKeys } from './row-storage';
import type { MemoryState } from './state';

const addressKey = ({ listID, itemKey }: ListItemId): string => JSON.stringify([listID, itemKey]);

/** Reads each key once. */
const readAll = async <A>(keys: ReadonlyArray<string>, read: (key: string) => Promise<A>): Promise<ReadonlyMap<string, A>> =>
  new Map(await Promise.all([...new Set(keys)].map(async (key) => [key, await read(key)] as const)));

/** Reads the rows that an edit names. */
export const readRowsByKey = async (
  transaction: IndexedDbTransaction<IDBTransactionMode>, uid: string, names: RowKeys, log: Log,
): Promise<LoadedRows> => {
  const [items, titles, viewings] = [
    transaction.objectStore('items'),
    transaction.objectStore('titles'),
    transaction.objectStore('viewings'),
  ];
  const [ratings, years] = [transaction.objectStore('ratings'), transaction.objectStore('years')];
  const [{ toItem, toTitle }, { toViewing, toRating, toYear }] = [itemRowDecoders(log), historyRowDecoders(log)];
  const [titleRows, viewingRows, ratingRows] = await Promise.all([
    readAll([...names.titles, ...names.items.map(({ itemKey }) => itemKey)], async (key) => toTitle(await titles.get([uid, key]))),
    readAll(names.viewings, async (entryId) => toViewing(await viewings.get([uid, entryId]))),
    readAll(names.titles, async (key) => toRating(await ratings.get([uid, key]))),
  ]);
  const ofStates = names.titles.flatMap((itemKey) => (titleRows.get(itemKey)?.listIDs ?? []).map((listID) => ({ listID, itemKey })));
  const ofViewings = [...viewingRows.values()].flatMap((viewing) => (viewing === null ? [] : [statsMonthOf(viewing).year]));
  const addresses = new Map([...names.items, ...ofStates].map((address) => [addressKey(address), address]));
  const [itemRows, yearRows, firstRows] = await Promise.all([
    Promise.all([...addresses].map(async ([key, { listID, itemKey }]) => [key, toItem(await items.get([listID, itemKey]))] as const)),
    readAll([...names.years, ...ofViewings], async (year) => toYear(await years.get([uid, year]))),
    readAll(
      names.items.map(({ listID }) => listID),
      async (listID) => {
        // Any of the named items can leave its place.
        const rows = await items
          .index('order')
          .getAll(prefixKeyRange(listID), SUMMARY_POSTERS + names.items.filter((item) => item.listID === listID).length);
        return rows.flatMap((row) => toItem(row) ?? []);
      },
    ),
  ]);
  const itemMap = new Map(itemRows);
  return {
    item: (address) => itemMap.get(addressKey(address)) ?? null,
    title: (itemKey) => titleRows.get(itemKey) ?? null,
    viewing: (entryId) => viewingRows.get(entryId) ?? null,
    rating: (itemKey) => ratingRows.get(itemKey) ?? null,
    year: (year) => yearRows.get(year) ?? null,
    first: (listID) => firstRows.get(listID) ?? [],
  };
};

export const writeRows = (
  transaction: IndexedDbTransaction<'readwrite'>, uid: string, writes: RowWrites,
): ReadonlyArray<Promise<unknown>> => [...writeItemRows(transaction, uid, writes), ...writeHistoryRows(transaction, uid, writes.history)];

/** Deletes items of removed lists and all other rows of removed users. */
export const deleteOrphans = (
  transaction: IndexedDbTransaction<'readwrite'>, before: MemoryState, after: MemoryState,
): ReadonlyArray<Promise<unknown>> => [
  ...removedKeys('lists', before, after).map((listID) => markHandled(transaction.objectStore('items').delete(prefixKeyRange(listID)))),
  ...removedKeys('users', before, after).flatMap((uid) =>
    (['titles', 'viewings', 'ratings', 'years'] as const).map((store) =>
      markHandled(transaction.objectStore(store).delete(prefixKeyRange(uid))),
    ),
  ),
];
