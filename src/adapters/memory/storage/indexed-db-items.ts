import {
  compareCursors, matchesFilter, partsOfRange, type ItemCursor, type ItemQuery, type ItemRange, type ItemRangePart,
} from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { Log } from '#application/ports/log';
import { indexValue, prefixKeyRange, LAST_INDEX_VALUE, UNKNOWN_INDEX_VALUE } from '#adapters/tab-database';
import type { IndexedDbDatabase } from './indexed-db-schema';
import { rowReader } from './indexed-db-tables';
import { READS_PER_ITEM } from './row-storage';

const placeKey = (listID: string, { value, itemKey }: ItemCursor): IDBValidKey => [listID, indexValue(value), itemKey];

/** Returns the keys of an index that a part of a range covers. Unknown values have the least keys. */
const keyRange = ({ listID, direction }: ItemQuery, { after, until, values }: ItemRangePart): IDBKeyRange => {
  const [start, end] = [after === null ? null : placeKey(listID, after), until === null ? null : placeKey(listID, until)];
  const unknown = [listID, UNKNOWN_INDEX_VALUE, LAST_INDEX_VALUE];
  const [first, last] = [values === 'known' ? unknown : [listID], values === 'unknown' ? unknown : [listID, LAST_INDEX_VALUE]];
  return direction === 'asc'
    ? IDBKeyRange.bound(start ?? first, end ?? last, start !== null, false)
    : IDBKeyRange.bound(end ?? first, start ?? last, false, start !== null);
};

/** Returns the place of a row in its list, from its key in an index. */
const placeOf = (key: IDBValidKey): ItemCursor => {
  const [, value, itemKey] = key as [listID: string, value: string | number, itemKey: string];
  return { value: value === UNKNOWN_INDEX_VALUE ? null : value, itemKey };
};

export const selectItems = async (
  database: IndexedDbDatabase, query: ItemQuery, range: ItemRange, limit: number, log: Log,
): Promise<ItemsPage> => {
  const { after, until } = range;
  if (limit <= 0 || (after !== null && until !== null && compareCursors(query.direction)(after, until) >= 0))
    return { items: [], next: null, searched: 0 };
  const [matches, toItem] = [matchesFilter(query.filter), rowReader('items', log)];
  const items: ListItem[] = [];
  const index = database.transaction('items').store.index(query.sort);
  let [rows, last]: [number, ItemCursor | null] = [0, null];
  for (const part of partsOfRange(query, range)) {
    let cursor = await index.openCursor(keyRange(query, part), query.direction === 'asc' ? 'next' : 'prev');
    for (; cursor !== null; rows += 1) {
      if (items.length >= limit || rows >= limit * READS_PER_ITEM) return { items, next: last, searched: rows };
      const item = toItem(cursor.value);
      if (item !== null && matches(item)) items.push(item);
      last = placeOf(cursor.key);
      cursor = await cursor.continue();
    }
  }
  return { items, next: null, searched: rows };
};

export const findRandomItem = async (database: IndexedDbDatabase, listID: string, from: number, log: Log): Promise<ListItem | null> => {
  const toItem = rowReader('items', log);
  let cursor = await database
    .transaction('items')
    .store.index('random')
    .openCursor(IDBKeyRange.bound([listID, from], [listID, LAST_INDEX_VALUE]));
  while (cursor !== null) {
    const item = toItem(cursor.value);
    if (item !== null) return item;
    cursor = await cursor.continue();
  }
  return null;
};

export const findItemsByKey = async (
  database: IndexedDbDatabase, listID: string, itemKeys: ReadonlyArray<string>, log: Log,
): Promise<ReadonlyArray<ListItem>> => {
  const { store } = database.transaction('items');
  const rows = await Promise.all([...new Set(itemKeys)].map((itemKey) => store.get([listID, itemKey])));
  return rows.flatMap((row) => rowReader('items', log)(row) ?? []);
};

export const countListItems = (database: IndexedDbDatabase, listID: string): Promise<number> =>
  database.transaction('items').store.count(prefixKeyRange(listID));

export const readTitleStatesAfter = async (
  database: IndexedDbDatabase, uid: string, after: string | null, limit: number, log: Log,
): Promise<ReadonlyArray<MemberTitleState>> => {
  const rows = await database.transaction('titles').store.getAll(prefixKeyRange(uid, after), limit);
  return rows.flatMap((row) => rowReader('titles', log)(row) ?? []);
};

export const findTitleStates = async (
  database: IndexedDbDatabase, uid: string, titles: ReadonlyArray<TitleId>, log: Log,
): Promise<ReadonlyArray<MemberTitleState>> => {
  const { store } = database.transaction('titles');
  const rows = await Promise.all([...new Set(titles.map(itemKey))].map((key) => store.get([uid, key])));
  return rows.flatMap((row) => rowReader('titles', log)(row) ?? []);
};
