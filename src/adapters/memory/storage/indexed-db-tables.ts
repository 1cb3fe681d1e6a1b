import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Log } from '#application/ports/log';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { statsMonthOf, YearStats } from '#domain/history/watch-stats';
import { ITEM_SORT_FIELDS } from '#domain/lists/item-query';
import { SUMMARY_POSTERS } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { MemberTitleState } from '#domain/lists/member-title-state';
import { decode } from '#domain/shared/decode';
import { indexValue, markHandled, prefixKeyRange, requestInSlices } from '#adapters/tab-database';
import type { IndexedDbDatabase, IndexedDbTransaction } from './indexed-db-schema';
import { orphanedRows, type LoadedRows, type RowKey, type RowKeys, type RowOf, type RowWrite, type TableName } from './row-storage';
import type { MemoryState } from './state';
import { placesOf } from './viewing-places';

const INDEXED_FIELDS = [...ITEM_SORT_FIELDS, 'random'] as const;

/** How a table is stored. The path of a row's name begins with the field of the record that holds the row. */
type Table<A> = {
  readonly codec: t.Type<A, unknown>;
  readonly keyPath: readonly [owner: string, name: string];
  readonly toRecord: (owner: string, row: A) => Readonly<Record<string, unknown>>;
  readonly indexes: ReadonlyArray<readonly [name: string, keyPath: string | ReadonlyArray<string>]>;
};

const TABLES: { readonly [T in TableName]: Table<RowOf<T>> } = {
  items: {
    codec: ListItem,
    keyPath: ['item.listID', 'item.itemKey'],
    toRecord: (_, item) => ({ item, sort: Object.fromEntries(INDEXED_FIELDS.map((field) => [field, indexValue(item[field])])) }),
    indexes: INDEXED_FIELDS.map((field) => [field, ['item.listID', `sort.${field}`, 'item.itemKey']]),
  },
  titles: {
    codec: MemberTitleState,
    keyPath: ['uid', 'title.itemKey'],
    toRecord: (uid, title) => ({ uid, title }),
    indexes: [],
  },
  viewings: {
    codec: Viewing,
    keyPath: ['uid', 'viewing.entryId'],
    toRecord: (uid, viewing) => ({ uid, viewing, places: placesOf(uid, viewing) }),
    indexes: [['places', 'places']],
  },
  ratings: { codec: TitleRating, keyPath: ['uid', 'rating.item.itemKey'], toRecord: (uid, rating) => ({ uid, rating }), indexes: [] },
  years: { codec: YearStats, keyPath: ['uid', 'stats.year'], toRecord: (uid, stats) => ({ uid, stats }), indexes: [] },
};

type NewStore = { readonly createIndex: (name: string, keyPath: string | string[], options: IDBIndexParameters) => unknown };

/** Creates the indexes of a table. An index of one path has an entry for each element of its array. */
export const createIndexes = (store: NewStore, table: TableName): void => {
  for (const [name, keyPath] of TABLES[table].indexes)
    store.createIndex(name, typeof keyPath === 'string' ? keyPath : [...keyPath], { multiEntry: typeof keyPath === 'string' });
};

/** Creates the object stores of tables with their indexes. */
export const createTables = (database: IndexedDbDatabase, tables: ReadonlyArray<TableName>): void => {
  for (const table of tables) createIndexes(database.createObjectStore(table, { keyPath: [...TABLES[table].keyPath] }), table);
};

/**
 * Returns a reader of a table's records. Those that do not decode are logged and left out but not deleted: a newer version may be able to
 * read them.
 */
export const rowReader = <T extends TableName>(table: T, log: Log): ((record: unknown) => RowOf<T> | null) => {
  const { codec, keyPath: [, name] } = TABLES[table];
  const [field = ''] = name.split('.');
  const read = decode(t.type({ [field]: codec }, table), `stored ${table}`);
  return (record) => {
    const decoded = record === undefined ? null : read(record);
    if (decoded !== null && E.isLeft(decoded)) log.failure('memory-backend.read', decoded.left);
    return decoded === null || E.isLeft(decoded) ? null : (decoded.right[field] ?? null);
  };
};

export const toRecord = <T extends TableName>(table: T, owner: string, row: RowOf<T>): Readonly<Record<string, unknown>> =>
  TABLES[table].toRecord(owner, row);

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

export const writeRows = (transaction: IndexedDbTransaction<'readwrite'>, writes: ReadonlyArray<RowWrite>) =>
  requestInSlices(writes, (write): Promise<unknown> => {
    const [store, [owner, name]] = [transaction.objectStore(write.table), write.key];
    return markHandled<unknown>(write.row === null ? store.delete([owner, name]) : store.put(toRecord(write.table, owner, write.row)));
  });

/** Deletes items of removed lists and all other rows of removed users. */
export const deleteOrphans = (transaction: IndexedDbTransaction<'readwrite'>, before: MemoryState, after: MemoryState) =>
  orphanedRows(before, after).map(([table, owner]) => markHandled(transaction.objectStore(table).delete(prefixKeyRange(owner))));
