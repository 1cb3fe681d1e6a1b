import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { compareCursors, ITEM_SORT_FIELDS, matchesFilter, type ItemCursor, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import { ListItem } from '#domain/lists/list-item';
import { MemberTitleState, type TitleReference } from '#domain/lists/member-title-state';
import { decode } from '#domain/shared/decode';
import type { Log } from '#application/ports/log';
import { handled, type Database, type Transaction } from './indexed-db-schema';
import { removedKeys, titleKeysOf, type ItemAddress, type ItemWrites, type NamedRows } from './item-storage';
import type { MemoryState } from './state';

const INDEXED_FIELDS = [...ITEM_SORT_FIELDS, 'random'] as const;
type IndexedField = (typeof INDEXED_FIELDS)[number];

/** Stands for an unknown value in indexes, which leave out rows with null. Sorts before every number and text. */
const UNKNOWN = Number.NEGATIVE_INFINITY;
const indexValue = (value: string | number | null): string | number => value ?? UNKNOWN;

/** Sorts after every number and text. */
const LAST: ReadonlyArray<never> = [];

const ItemRow = t.type({ item: ListItem }, 'ItemRow');
const TitleRow = t.type({ title: MemberTitleState }, 'TitleRow');

const toItemRow = (item: ListItem): unknown => ({ item, sort: Object.fromEntries(INDEXED_FIELDS.map((field) => [field, indexValue(item[field])])) });

/** Creates the object stores of items and title states, with one index for each order. */
export const createItemStores = (database: Database): void => {
  const items = database.createObjectStore('items', { keyPath: ['item.listID', 'item.itemKey'] });
  for (const field of INDEXED_FIELDS) items.createIndex(field, ['item.listID', `sort.${field}`, 'item.itemKey']);
  database.createObjectStore('titles', { keyPath: ['uid', 'title.itemKey'] }).createIndex('imdbID', ['uid', 'title.imdbID']);
};

const decodeRow = <A>(codec: t.Type<A, unknown>, source: string, log: Log) => (row: unknown): A | null => {
  if (row === undefined) return null;
  const decoded = decode(codec, source)(row);
  if (E.isRight(decoded)) return decoded.right;
  log.failure('memory-backend.read', decoded.left);
  return null;
};

/** Decodes rows. Rows that do not decode are logged and left out but not deleted: a newer version may be able to read them. */
const rowReader = (log: Log) => {
  const [itemRow, titleRow] = [decodeRow(ItemRow, 'stored items', log), decodeRow(TitleRow, 'stored titles', log)];
  return { toItem: (row: unknown): ListItem | null => itemRow(row)?.item ?? null, toTitle: (row: unknown): MemberTitleState | null => titleRow(row)?.title ?? null };
};

const placeKey = (listID: string, { value, itemKey }: ItemCursor): IDBValidKey => [listID, indexValue(value), itemKey];

/** Returns the part of an index that the range covers; null for an empty range. */
const keyRange = ({ listID, direction }: ItemQuery, { after, until }: ItemRange): IDBKeyRange | null => {
  if (after !== null && until !== null && compareCursors(direction)(after, until) >= 0) return null;
  const [start, end] = [after === null ? null : placeKey(listID, after), until === null ? null : placeKey(listID, until)];
  const [all, none] = [[listID, LAST], [listID]];
  return direction === 'asc' ? IDBKeyRange.bound(start ?? none, end ?? all, start !== null, false) : IDBKeyRange.bound(end ?? none, start ?? all, false, start !== null);
};

/** Reads items from an index until the limit is reached. */
const readInOrder = async (
  database: Database, field: IndexedField, range: IDBKeyRange, direction: IDBCursorDirection, limit: number, toItem: (row: unknown) => ListItem | null, accepts: (item: ListItem) => boolean,
): Promise<ReadonlyArray<ListItem>> => {
  const found: ListItem[] = [];
  let cursor = limit > 0 ? await database.transaction('items').store.index(field).openCursor(range, direction) : null;
  while (cursor !== null) {
    const item = toItem(cursor.value);
    if (item !== null && accepts(item)) found.push(item);
    if (found.length >= limit) break;
    cursor = await cursor.continue();
  }
  return found;
};

export const selectItems = async (database: Database, query: ItemQuery, range: ItemRange, limit: number, log: Log): Promise<ReadonlyArray<ListItem>> => {
  const keys = keyRange(query, range);
  if (keys === null) return [];
  return readInOrder(database, query.sort, keys, query.direction === 'asc' ? 'next' : 'prev', limit, rowReader(log).toItem, matchesFilter(query.filter));
};

export const nextItem = async (database: Database, listID: string, from: number, log: Log): Promise<ListItem | null> => {
  const [item] = await readInOrder(database, 'random', IDBKeyRange.bound([listID, from], [listID, LAST]), 'next', 1, rowReader(log).toItem, () => true);
  return item ?? null;
};

export const findItems = async (database: Database, listID: string, itemKeys: ReadonlyArray<string>, log: Log): Promise<ReadonlyArray<ListItem>> => {
  const { store } = database.transaction('items');
  const rows = await Promise.all([...new Set(itemKeys)].map((itemKey) => store.get([listID, itemKey])));
  return rows.flatMap((row) => rowReader(log).toItem(row) ?? []);
};

export const findTitles = async (database: Database, uid: string, titles: ReadonlyArray<TitleReference>, log: Log): Promise<ReadonlyArray<MemberTitleState>> => {
  const { itemKeys, imdbIDs } = titleKeysOf(titles);
  const { store } = database.transaction('titles');
  const [byKey, byImdbID] = await Promise.all([
    Promise.all([...itemKeys].map((itemKey) => store.get([uid, itemKey]))),
    Promise.all([...imdbIDs].map((imdbID) => store.index('imdbID').getAll([uid, imdbID]))),
  ]);
  const states = [...byKey, ...byImdbID.flat()].flatMap((row) => rowReader(log).toTitle(row) ?? []);
  return [...new Map(states.map((state) => [state.itemKey, state])).values()];
};

const addressKey = ({ listID, itemKey }: ItemAddress): string => JSON.stringify([listID, itemKey]);

/** Reads the named items and the states of their titles. */
export const readRows = async (transaction: Transaction<IDBTransactionMode>, uid: string, addresses: ReadonlyArray<ItemAddress>, log: Log): Promise<NamedRows> => {
  const [itemStore, titleStore] = [transaction.objectStore('items'), transaction.objectStore('titles')];
  const { toItem, toTitle } = rowReader(log);
  const itemKeys = [...new Set(addresses.map(({ itemKey }) => itemKey))];
  const [items, titles] = await Promise.all([
    Promise.all(addresses.map(async (address) => [addressKey(address), toItem(await itemStore.get([address.listID, address.itemKey]))] as const)),
    Promise.all(itemKeys.map(async (itemKey) => [itemKey, toTitle(await titleStore.get([uid, itemKey]))] as const)),
  ]);
  const [itemRows, titleRows] = [new Map(items), new Map(titles)];
  return { item: (address) => itemRows.get(addressKey(address)) ?? null, title: (itemKey) => titleRows.get(itemKey) ?? null };
};

export const writeRows = (transaction: Transaction<'readwrite'>, uid: string, { items, removedItems, titles, removedTitles }: ItemWrites): ReadonlyArray<Promise<unknown>> => {
  const [itemStore, titleStore] = [transaction.objectStore('items'), transaction.objectStore('titles')];
  return [
    ...items.map((item) => handled(itemStore.put(toItemRow(item)))),
    ...removedItems.map(({ listID, itemKey }) => handled(itemStore.delete([listID, itemKey]))),
    ...titles.map((title) => handled(titleStore.put({ uid, title }))),
    ...removedTitles.map((itemKey) => handled(titleStore.delete([uid, itemKey]))),
  ];
};

/** Deletes items of removed lists and title states of removed users. */
export const deleteOrphans = (transaction: Transaction<'readwrite'>, before: MemoryState, after: MemoryState): ReadonlyArray<Promise<unknown>> => {
  const within = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, LAST]);
  return [
    ...removedKeys('lists', before, after).map((listID) => handled(transaction.objectStore('items').delete(within(listID)))),
    ...removedKeys('users', before, after).map((uid) => handled(transaction.objectStore('titles').delete(within(uid)))),
  ];
};
