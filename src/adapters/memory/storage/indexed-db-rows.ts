import type { Log } from '#application/ports/log';
import { statsMonthOf } from '#domain/history/watch-stats';
import { SUMMARY_POSTERS } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { prefixKeyRange, requestInSlices, type IndexedDbTransaction } from './indexed-db-schema';
import { rowReader } from './indexed-db-tables';
import type { LoadedRows, RowKey, RowKeys, RowOf, TableName } from './row-storage';

/** Reads the rows that an edit names, each once. */
export const readRowsByKey = async (
  transaction: IndexedDbTransaction<IDBTransactionMode>, uid: string, names: RowKeys, log: Log,
): Promise<LoadedRows> => {
  const loaded = new Map<string, unknown>();
  const load = async <T extends TableName>(table: T, keys: ReadonlyArray<RowKey>): Promise<ReadonlyArray<RowOf<T>>> => {
    const read = rowReader(table, log);
    const store = transaction.objectStore(table);
    const unique = [...new Map(keys.map((key) => [JSON.stringify([table, key]), key]))];
    const rows = await requestInSlices(unique, async ([name, [owner, key]]) => {
      const row = read(await store.get([owner, key]));
      loaded.set(name, row);
      return row;
    });
    return rows.flatMap((row) => row ?? []);
  };
  const own = (keys: ReadonlyArray<string>): ReadonlyArray<RowKey> => keys.map((key) => [uid, key]);
  const named = names.items.map(({ listID, itemKey }): RowKey => [listID, itemKey]);
  const [titles, viewings] = await Promise.all([
    load('titles', own([...names.titles, ...names.items.map(({ itemKey }) => itemKey)])),
    load('viewings', own(names.viewings)),
    load('ratings', own(names.titles)),
  ]);
  const changed = new Set(names.titles);
  const copied = titles.flatMap(({ itemKey, listIDs }) => (changed.has(itemKey) ? listIDs.map((listID): RowKey => [listID, itemKey]) : []));
  const toItem = rowReader('items', log);
  const readFirst = async (listID: string): Promise<readonly [listID: string, items: ReadonlyArray<ListItem>]> => {
    // Any of the named items can leave its place.
    const count = SUMMARY_POSTERS + names.items.filter((item) => item.listID === listID).length;
    const rows = await transaction.objectStore('items').index('order').getAll(prefixKeyRange(listID), count);
    return [listID, rows.flatMap((row) => toItem(row) ?? [])];
  };
  const [first] = await Promise.all([
    Promise.all([...new Set(names.items.map(({ listID }) => listID))].map(readFirst)),
    load('items', [...named, ...copied]),
    load('years', own([...names.years, ...viewings.map((viewing) => statsMonthOf(viewing).year)])),
  ]);
  const firstItems = new Map(first);
  return {
    // `load` has stored each row under the name of its table.
    find: <T extends TableName>(table: T, key: RowKey) => (loaded.get(JSON.stringify([table, key])) ?? null) as RowOf<T> | null,
    first: (listID) => firstItems.get(listID) ?? [],
  };
};
