import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { TitleId } from '#domain/catalogue/title-id';
import type { HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import type { YearStats } from '#domain/history/watch-stats';
import type { ListItemId } from '#domain/lists/list-command';
import type { ItemQuery, ItemRange } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { isEmptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { MemoryState } from './state';

/** Names the rows that an edit needs. */
export type RowKeys = {
  /** Items, with the states of their titles and the first items of their lists. */
  readonly items: ReadonlyArray<ListItemId>;
  /** Item keys of titles, with their states, ratings and the items in the lists that the states name. */
  readonly titles: ReadonlyArray<string>;
  /** Ids of viewings, with the statistics of their years. */
  readonly viewings: ReadonlyArray<string>;
  /** Further years whose statistics are needed. */
  readonly years: ReadonlyArray<string>;
};
export const noRowKeys: RowKeys = { items: [], titles: [], viewings: [], years: [] };
export const rowKeysOfItems = (items: ReadonlyArray<ListItemId>): RowKeys => ({ ...noRowKeys, items });

/** The row of each table. */
type RowOfTable = {
  readonly items: ListItem;
  readonly titles: MemberTitleState;
  readonly viewings: Viewing;
  readonly ratings: TitleRating;
  readonly years: YearStats;
};
const ROWS_OF_USERS = ['titles', 'viewings', 'ratings', 'years'] as const;
export type TableName = keyof RowOfTable;
export type RowOf<T extends TableName> = RowOfTable[T];
/** Owner and name of a row: list and item key of an item, else user and item key, id of the viewing or year. */
export type RowKey = readonly [owner: string, name: string];

/** The stored rows that an edit names. */
export type LoadedRows = {
  /** Returns a named row; null if there is none. */
  readonly find: <T extends TableName>(table: T, key: RowKey) => RowOf<T> | null;
  /** First items of a list in the member's own order: enough for the summary's posters after any change of the named items. */
  readonly first: (listID: string) => ReadonlyArray<ListItem>;
};

/** A row to store; null removes it. */
export type RowWrite = { readonly [T in TableName]: { readonly table: T; readonly key: RowKey; readonly row: RowOf<T> | null } }[TableName];
export type RowWrites = { readonly state: MemoryState; readonly writes: ReadonlyArray<RowWrite> };

/** A changed item; `before` is null for an added one, `after` for a removed one. */
export type ItemDifference = { readonly before: ListItem | null; readonly after: ListItem | null };

export const itemWrites = (changes: ReadonlyArray<ItemDifference>): ReadonlyArray<RowWrite> =>
  changes.flatMap(({ before, after }) => {
    const item = after ?? before;
    return item === null ? [] : [{ table: 'items', key: [item.listID, item.itemKey], row: after }];
  });

/** A state that says nothing is removed. */
export const titleWrites = (uid: string, states: ReadonlyArray<MemberTitleState>): ReadonlyArray<RowWrite> =>
  states.map((state) => ({ table: 'titles', key: [uid, state.itemKey], row: isEmptyTitleState(state) ? null : state }));

/** Writes of an edit that changes the state alone. */
export const noRowWrites = (state: MemoryState): RowWrites => ({ state, writes: [] });

/** Edit of the state and of named rows. Synchronous, so that it runs in one transaction. */
export type RowEdit = (state: MemoryState, rows: LoadedRows) => Either<Failure, RowWrites>;

/** Emits that rows have changed. A receiver passes the promise of its new reading, which never rejects. */
export type RowsChanged = (reading: Promise<void>) => void;

/**
 * Items of lists, states of titles, viewings and ratings. They are not part of `MemoryState`, which every change reads as a whole.
 * Items of a list that `StateStorage.update` removes are removed with it, and all other rows of a user with the profile.
 */
export interface RowStorage {
  readonly changes: Observable<RowsChanged>;
  /**
   * Reads a part of a list in the query's order: up to `limit` items that meet its filter, from up to `READS_PER_ITEM` times as many rows.
   */
  readonly select: (query: ItemQuery, range: ItemRange, limit: number) => Answer<ItemsPage>;
  /** Reads the item with the next `random` at or above `from`; null if there is none. */
  readonly next: (listID: string, from: number) => Answer<ListItem | null>;
  readonly find: (listID: string, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<ListItem>>;
  readonly count: (listID: string) => Answer<number>;
  readonly findTitles: (uid: UserId, titles: ReadonlyArray<TitleId>) => Answer<ReadonlyArray<MemberTitleState>>;
  /** Reads at most `limit` states by ascending item key, behind `after`; null is the start. */
  readonly titlesAfter: (uid: UserId, after: string | null, limit: number) => Answer<ReadonlyArray<MemberTitleState>>;
  /** Reads a part of the history: up to `limit` viewings, and no more rows than that. */
  readonly selectViewings: (uid: UserId, filter: HistoryFilter, range: HistoryCursorRange, limit: number) => Answer<ViewingsPage>;
  /** Reads the statistics of all years: one row for each year. */
  readonly readYears: (uid: UserId) => Answer<ReadonlyArray<YearStats>>;
  readonly selectRatings: (uid: UserId, after: string | null, limit: number) => Answer<RatingsPage>;
  /** Reads the state and the named rows, edits and writes them, all or nothing. Answers when the receivers of `changes` have read again. */
  readonly update: (uid: UserId, names: RowKeys, edit: RowEdit) => Answer<void>;
}

/** Rows that a read of a list may look at for each item that it may return. */
export const READS_PER_ITEM = 5;

const removedKeys = (collection: 'lists' | 'users', before: MemoryState, after: MemoryState): ReadonlyArray<string> =>
  before[collection] === after[collection] ? [] : [...before[collection].keys()].filter((key) => !after[collection].has(key));

/** Returns the tables and owners whose rows go with an edit: items of removed lists, all other rows of removed users. */
export const orphanedRows = (before: MemoryState, after: MemoryState): ReadonlyArray<readonly [table: TableName, owner: string]> => [
  ...removedKeys('lists', before, after).map((listID) => ['items', listID] as const),
  ...removedKeys('users', before, after).flatMap((uid) => ROWS_OF_USERS.map((table) => [table, uid] as const)),
];
