import { compareItems, cursorOf, isInRange, matchesFilter, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import type { MemberTitleState, TitleReference } from '#domain/lists/member-title-state';
import { inMemoryHistory, type InMemoryHistory } from './in-memory-history';
import { READS_PER_ITEM, removedKeys, titleKeysOf, type RowWrites, type LoadedRows } from './row-storage';
import { innerMap } from './inner-map';
import type { MemoryState } from './state';

/** Items, title states, viewings and ratings in maps, sorted when they are read. */
export type InMemoryItems = Omit<InMemoryHistory, 'rowsOf' | 'write' | 'remove'> & {
  readonly select: (query: ItemQuery, range: ItemRange, limit: number) => ItemsPage;
  readonly next: (listID: string, from: number) => ListItem | null;
  readonly find: (listID: string, itemKeys: ReadonlyArray<string>) => ReadonlyArray<ListItem>;
  readonly count: (listID: string) => number;
  readonly titlesAfter: (uid: string, after: string | null, limit: number) => ReadonlyArray<MemberTitleState>;
  readonly findTitles: (uid: string, titles: ReadonlyArray<TitleReference>) => ReadonlyArray<MemberTitleState>;
  readonly rowsOf: (uid: string) => LoadedRows;
  readonly write: (uid: string, writes: RowWrites) => void;
  /** Removes items of removed lists and all other rows of removed users. Returns whether there may have been any. */
  readonly removeOrphans: (before: MemoryState, after: MemoryState) => boolean;
};

export const inMemoryItems = (): InMemoryItems => {
  const items = new Map<string, Map<string, ListItem>>();
  const titles = new Map<string, Map<string, MemberTitleState>>();
  const history = inMemoryHistory();
  const itemsOf = (listID: string): ReadonlyArray<ListItem> => [...(items.get(listID)?.values() ?? [])];
  return {
    selectViewings: history.selectViewings,
    readYears: history.readYears,
    selectRatings: history.selectRatings,
    select: (query, range, limit) => {
      const isInside = isInRange(query.direction, range);
      const rows = itemsOf(query.listID).filter((item) => isInside(cursorOf(item, query))).sort(compareItems(query));
      const found = rows.slice(0, limit * READS_PER_ITEM).filter(matchesFilter(query.filter)).slice(0, limit);
      const last = found.length < limit ? rows[limit * READS_PER_ITEM - 1] : found.at(-1);
      return {
        items: found,
        searched: Math.min(rows.length, limit * READS_PER_ITEM),
        next: last === undefined || last === rows.at(-1) ? null : cursorOf(last, query),
      };
    },
    next: (listID, from) => {
      const above = itemsOf(listID).filter(({ random }) => random >= from);
      return above.sort((one, other) => one.random - other.random || (one.itemKey < other.itemKey ? -1 : 1))[0] ?? null;
    },
    find: (listID, itemKeys) => [...new Set(itemKeys)].flatMap((key) => items.get(listID)?.get(key) ?? []),
    count: (listID) => items.get(listID)?.size ?? 0,
    titlesAfter: (uid, after, limit) => {
      const states = [...(titles.get(uid)?.values() ?? [])].filter(({ itemKey }) => after === null || itemKey > after);
      return states.sort((one, other) => (one.itemKey < other.itemKey ? -1 : 1)).slice(0, limit);
    },
    findTitles: (uid, references) => {
      const { itemKeys, imdbIDs } = titleKeysOf(references);
      return [...(titles.get(uid)?.values() ?? [])].filter(
        ({ itemKey, imdbID }) => itemKeys.has(itemKey) || (imdbID !== null && imdbIDs.has(imdbID)),
      );
    },
    rowsOf: (uid) => ({
      ...history.rowsOf(uid),
      item: ({ listID, itemKey }) => items.get(listID)?.get(itemKey) ?? null,
      title: (itemKey) => titles.get(uid)?.get(itemKey) ?? null,
      first: (listID) => [...itemsOf(listID)].sort(compareItems({ sort: 'order', direction: 'asc' })),
    }),
    write: (uid, writes) => {
      for (const item of writes.items) innerMap(items, item.listID).set(item.itemKey, item);
      for (const { listID, itemKey } of writes.removedItems) items.get(listID)?.delete(itemKey);
      for (const title of writes.titles) innerMap(titles, uid).set(title.itemKey, title);
      for (const itemKey of writes.removedTitles) titles.get(uid)?.delete(itemKey);
      history.write(uid, writes.history);
    },
    removeOrphans: (before, after) => {
      const [lists, users] = [removedKeys('lists', before, after), removedKeys('users', before, after)];
      for (const listID of lists) items.delete(listID);
      for (const uid of users) {
        titles.delete(uid);
        history.remove(uid);
      }
      return lists.length + users.length > 0;
    },
  };
};
