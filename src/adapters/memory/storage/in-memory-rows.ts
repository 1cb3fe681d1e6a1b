import {
  compareHistory, historyCursorOf, isInHistoryCursorRange, matchesHistoryFilter, type HistoryFilter, type HistoryCursorRange,
} from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import { compareItems, cursorOf, isInRange, matchesFilter, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { innerMap } from './inner-map';
import { READS_PER_ITEM, orphanedRows, type LoadedRows, type RowWrite, type TableName, type RowOf } from './row-storage';
import type { MemoryState } from './state';

const byName = <A>(nameOf: (row: A) => string) => (one: A, other: A): number => (nameOf(one) < nameOf(other) ? -1 : 1);

/** Rows in maps, sorted when they are read. */
export const inMemoryRows = () => {
  const owners = new Map<string, Map<string, unknown>>();
  // Each table has its own owners, so that the rows of one map have one type.
  const rowsOf = <T extends TableName>(table: T, owner: string) =>
    (owners.get(`${table}/${owner}`) ?? new Map<string, unknown>()) as ReadonlyMap<string, RowOf<T>>;
  const all = <T extends TableName>(table: T, owner: string): ReadonlyArray<RowOf<T>> => [...rowsOf(table, owner).values()];
  const find: LoadedRows['find'] = (table, [owner, name]) => rowsOf(table, owner).get(name) ?? null;
  return {
    find,
    first: (listID: string) => [...all('items', listID)].sort(compareItems({ sort: 'order', direction: 'asc' })),
    select: (query: ItemQuery, range: ItemRange, limit: number): ItemsPage => {
      const isInside = isInRange(query.direction, range);
      const rows = all('items', query.listID).filter((item) => isInside(cursorOf(item, query))).sort(compareItems(query));
      const found = rows.slice(0, limit * READS_PER_ITEM).filter(matchesFilter(query.filter)).slice(0, limit);
      const last = found.length < limit ? rows[limit * READS_PER_ITEM - 1] : found.at(-1);
      const isEnd = last === undefined || last === rows.at(-1);
      return { items: found, searched: Math.min(rows.length, limit * READS_PER_ITEM), next: isEnd ? null : cursorOf(last, query) };
    },
    next: (listID: string, from: number): ListItem | null => {
      const above = all('items', listID).filter(({ random }) => random >= from);
      return above.sort((one, other) => one.random - other.random || (one.itemKey < other.itemKey ? -1 : 1))[0] ?? null;
    },
    findItems: (listID: string, itemKeys: ReadonlyArray<string>): ReadonlyArray<ListItem> =>
      [...new Set(itemKeys)].flatMap((key) => find('items', [listID, key]) ?? []),
    count: (listID: string): number => all('items', listID).length,
    titlesAfter: (uid: string, after: string | null, limit: number): ReadonlyArray<MemberTitleState> =>
      all('titles', uid).filter(({ itemKey }) => after === null || itemKey > after).sort(byName(({ itemKey }) => itemKey)).slice(0, limit),
    findTitles: (uid: string, titles: ReadonlyArray<TitleId>): ReadonlyArray<MemberTitleState> =>
      [...new Set(titles.map(itemKey))].flatMap((key) => find('titles', [uid, key]) ?? []),
    selectViewings: (uid: string, filter: HistoryFilter, range: HistoryCursorRange, limit: number): ViewingsPage => {
      const isInside = isInHistoryCursorRange(range);
      const matching = all('viewings', uid).filter(matchesHistoryFilter(filter)).filter((viewing) => isInside(historyCursorOf(viewing)));
      const page = matching.sort(compareHistory).slice(0, limit);
      const last = page.at(-1);
      return { viewings: page, next: last === undefined || page.length === matching.length ? null : historyCursorOf(last) };
    },
    readYears: (uid: string) => all('years', uid),
    selectRatings: (uid: string, after: string | null, limit: number): RatingsPage => {
      const behind = all('ratings', uid).filter(({ item }) => after === null || item.itemKey > after);
      const page = behind.sort(byName(({ item }) => item.itemKey)).slice(0, limit);
      return { ratings: page, next: page.length === behind.length ? null : (page.at(-1)?.item.itemKey ?? null) };
    },
    write: (writes: ReadonlyArray<RowWrite>): void => {
      for (const { table, key: [owner, name], row } of writes) {
        if (row === null) owners.get(`${table}/${owner}`)?.delete(name);
        else innerMap(owners, `${table}/${owner}`).set(name, row);
      }
    },
    /** Removes items of removed lists and all other rows of removed users. Returns whether there may have been any. */
    removeOrphans: (before: MemoryState, after: MemoryState): boolean => {
      const orphans = orphanedRows(before, after);
      for (const [table, owner] of orphans) owners.delete(`${table}/${owner}`);
      return orphans.length > 0;
    },
  };
};
