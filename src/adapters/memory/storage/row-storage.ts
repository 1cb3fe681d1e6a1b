import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import { itemKey } from '#domain/catalogue/title-id';
import type { HistoryFilter, HistoryCursorRange } from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import type { YearStats } from '#domain/history/watch-stats';
import type { ListItemId } from '#domain/lists/concerned-items';
import type { ItemQuery, ItemRange } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import type { MemberTitleState, TitleReference } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { MemoryState } from './state';

/** The rows that an edit needs. */
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

/** The stored rows that an edit names; null if there are none. */
export type LoadedRows = {
  readonly item: (address: ListItemId) => ListItem | null;
  readonly title: (itemKey: string) => MemberTitleState | null;
  readonly viewing: (entryId: string) => Viewing | null;
  readonly rating: (itemKey: string) => TitleRating | null;
  readonly year: (year: string) => YearStats | null;
  /** First items of a list in the member's own order: enough for the summary's posters after any change of the named items. */
  readonly first: (listID: string) => ReadonlyArray<ListItem>;
};

/** Changed viewings and ratings. Statistics of a year without months are removed. */
export type HistoryWrites = {
  readonly viewings: ReadonlyArray<Viewing>;
  readonly removedViewings: ReadonlyArray<string>;
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly removedRatings: ReadonlyArray<string>;
  readonly years: ReadonlyArray<YearStats>;
};
export const noHistoryWrites: HistoryWrites = { viewings: [], removedViewings: [], ratings: [], removedRatings: [], years: [] };

export type RowWrites = {
  readonly state: MemoryState;
  readonly items: ReadonlyArray<ListItem>;
  readonly removedItems: ReadonlyArray<ListItemId>;
  /** States of the member's titles. */
  readonly titles: ReadonlyArray<MemberTitleState>;
  /** Item keys of states to remove. */
  readonly removedTitles: ReadonlyArray<string>;
  readonly history: HistoryWrites;
};

/** Writes of an edit that changes the state alone. */
export const noRowWrites = (state: MemoryState): RowWrites => ({
  state,
  items: [],
  removedItems: [],
  titles: [],
  removedTitles: [],
  history: noHistoryWrites,
});

/** Edit of the state and of named rows. Synchronous, so that it runs in one transaction. */
export type RowEdit = (state: MemoryState, rows: LoadedRows) => Either<Failure, RowWrites>;

/** Tells that rows have changed. A receiver passes the promise of its new reading, which never rejects. */
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
  /** Finds states by item key; those of titles with a negative number by IMDb id as well. */
  readonly findTitles: (uid: UserId, titles: ReadonlyArray<TitleReference>) => Answer<ReadonlyArray<MemberTitleState>>;
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

/** Returns the item keys and the IMDb ids to look for. */
export const titleKeysOf = (
  titles: ReadonlyArray<TitleReference>,
): { readonly itemKeys: ReadonlySet<string>; readonly imdbIDs: ReadonlySet<string> } => ({
  itemKeys: new Set(titles.map(itemKey)),
  imdbIDs: new Set(titles.flatMap(({ id, imdbID }) => (id < 0 && imdbID !== null ? [imdbID] : []))),
});

/** Returns the keys of documents that an edit has removed. */
export const removedKeys = (collection: 'lists' | 'users', before: MemoryState, after: MemoryState): ReadonlyArray<string> =>
  before[collection] === after[collection] ? [] : [...before[collection].keys()].filter((key) => !after[collection].has(key));
