import * as t from 'io-ts';
import type { Log } from '#application/ports/log';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { YearStats } from '#domain/history/watch-stats';
import { ITEM_SORT_FIELDS } from '#domain/lists/item-query';
import { ListItem } from '#domain/lists/list-item';
import { MemberTitleState } from '#domain/lists/member-title-state';
import {
  decodeRow, indexValue, markHandled, prefixKeyRange, requestInSlices, type IndexedDbDatabase, type IndexedDbTransaction,
} from './indexed-db-schema';
import { orphanedRows, type RowWrite, type TableName, type RowOf } from './row-storage';
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

/** Returns a reader of a table's records. Those that do not decode are logged and left out. */
export const rowReader = <T extends TableName>(table: T, log: Log): ((record: unknown) => RowOf<T> | null) => {
  const { codec, keyPath: [, name] } = TABLES[table];
  const [field = ''] = name.split('.');
  const read = decodeRow(t.type({ [field]: codec }, table), `stored ${table}`, log);
  return (record) => read(record)?.[field] ?? null;
};

export const toRecord = <T extends TableName>(table: T, owner: string, row: RowOf<T>): Readonly<Record<string, unknown>> =>
  TABLES[table].toRecord(owner, row);

export const writeRows = (transaction: IndexedDbTransaction<'readwrite'>, writes: ReadonlyArray<RowWrite>) =>
  requestInSlices(writes, (write): Promise<unknown> => {
    const [store, [owner, name]] = [transaction.objectStore(write.table), write.key];
    return markHandled<unknown>(write.row === null ? store.delete([owner, name]) : store.put(toRecord(write.table, owner, write.row)));
  });

/** Deletes items of removed lists and all other rows of removed users. */
export const deleteOrphans = (transaction: IndexedDbTransaction<'readwrite'>, before: MemoryState, after: MemoryState) =>
  orphanedRows(before, after).map(([table, owner]) => markHandled(transaction.objectStore(table).delete(prefixKeyRange(owner))));
