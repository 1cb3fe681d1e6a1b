import type { Option } from 'fp-ts/Option';
import type { Observable } from 'rxjs';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import type { ImportJournal } from '#application/ports/import-journal';
import type { Outbox } from '#application/ports/outbox-store';
import type { ItemQuery } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { TitlesChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { MemberChange } from '#domain/lists/member-command';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import type { UserId } from '#domain/users/user-id';
import type { HistoryUseCases } from '#application/history/history-use-cases';
import type { ReadAllOptions } from './items/read-all-items';
import type { UnsentCount } from './outbox/outbox';
import type { NotedTitle } from './title-changes';
import type { Undo } from './changes/undo';

/** The read part of a list. */
export type ItemsState = {
  readonly items: ReadonlyArray<ListItem>;
  /** `loading` until the first answer; `loadingMore` while a further page is read. */
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed';
  /** The list has items behind the last one read. */
  readonly hasMore: boolean;
  /** Why the last read failed; the items read before stay. */
  readonly failure: Failure | null;
  /** Number of items that were compared with the filter. */
  readonly searched: number;
};

/** A list as a screen reads it: page by page, kept up to date, with unconfirmed changes applied. */
export interface ItemsWindow {
  readonly state$: Observable<ItemsState>;
  /** Reads the next page, or repeats a failed read. Does nothing while a page is being read. */
  readonly loadMore: () => void;
}

/** A title's place in the member's own order: directly after and before these items; null is the start or the end. */
export type ItemNeighbours = { readonly after: ListItem | null; readonly before: ListItem | null };

/**
 * Use cases of a signed-in member for lists. Changes show at once in every watch here, are stored in the outbox and sent in the background.
 * A change fails without any effect if the lists known here refuse it (`conflict` for a taken name, `invalid`, `forbidden`, `not-found`)
 * or if the browser cannot store it (`unavailable`). Every change can be taken back with `undo`.
 */
export interface ListUseCases {
  readonly uid: UserId;
  /** Lists that are not deleted: pinned first, then in the member's order, then oldest first. Archived lists are included. */
  readonly lists: Watch<ReadonlyArray<List>>;
  readonly bin: Watch<ReadonlyArray<List>>;
  /** Unconfirmed and refused changes. */
  readonly outbox: Watch<Outbox>;
  /**
   * Reads and changes the stored outbox. Unlike `outbox` it has the changes of a tab that was closed just now, and those of before a
   * reload.
   */
  readonly editOutbox: (change: (outbox: Outbox) => Outbox) => Answer<Outbox>;
  /** Returns the number of changes that the backend has not confirmed; null if there are none. */
  readonly unsentCount: () => UnsentCount | null;
  /** Emits null until the state is known. Titles that are shown together are read together. */
  readonly titleState: (title: TitleId) => Observable<MemberTitleState | null>;
  /** Watches the states of at most 30 titles without unconfirmed changes. Titles without a state are left out. */
  readonly storedStates: (titles: ReadonlyArray<TitleId>) => Watch<ReadonlyArray<MemberTitleState>>;
  /** Like `storedStates`, once, and never from a cache: fails with `offline` or `unavailable` without the backend. */
  readonly findStates: (titles: ReadonlyArray<TitleId>) => Answer<ReadonlyArray<MemberTitleState>>;
  /** Returns the same window for equal queries while it is among the last ones used, so that Back finds its pages. */
  readonly items: (query: ItemQuery) => ItemsWindow;
  /** Watches the first items of a list, at most `count`: reads no more than these. */
  readonly firstItems: (query: ItemQuery, count: number) => Watch<ReadonlyArray<ListItem>>;
  /** Reads all items of a query once, in parts. Fails with `aborted` if the signal ends the reading. */
  readonly allItems: (query: ItemQuery, options: ReadAllOptions) => Answer<ReadonlyArray<ListItem>>;
  readonly randomItem: (listID: string) => Answer<Option<ListItem>>;
  /** Returns the stored items with these keys, at most 100; titles that the list lacks are left out. */
  readonly findItems: (listID: string, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<ListItem>>;

  readonly addTitles: (listID: string, titles: ReadonlyArray<StoredTitle>) => Answer<void>;
  readonly removeTitles: (listID: string, titles: ReadonlyArray<StoredTitle>) => Answer<void>;
  /** Moves items with their notes to another list. */
  readonly moveItems: (from: string, listID: string, items: ReadonlyArray<ListItem>) => Answer<void>;
  /** Adds items with their notes to another list. */
  readonly copyItems: (listID: string, items: ReadonlyArray<ListItem>) => Answer<void>;
  /** Fails with `conflict` (position) only if over a hundred items behind the place have equal keys. */
  readonly placeItem: (item: ListItem, place: ItemNeighbours) => Answer<void>;
  readonly noteItem: (item: ListItem, note: string | null) => Answer<void>;
  /** Creates a list and returns its id. */
  readonly createList: (name: string, description?: string) => Answer<string>;
  /** Creates a list with copies of titles and their notes in one change, and returns its id. */
  readonly copyToNewList: (name: string, items: ReadonlyArray<NotedTitle>, description?: string) => Answer<string>;
  /** Creates a list and moves items of another one there in one change. Returns its id. */
  readonly moveToNewList: (name: string, items: ReadonlyArray<ListItem>, from: string) => Answer<string>;
  readonly renameList: (listID: string, name: string) => Answer<void>;
  readonly describeList: (listID: string, description: string) => Answer<void>;
  readonly deleteList: (listID: string) => Answer<void>;
  /** Deletes a list for good. Unlike the other changes, the deletion needs the network and cannot be taken back. */
  readonly deleteForever: (listID: string) => Answer<void>;
  /**
   * Shares a list by a link and returns the id of the link, which a shared list keeps. Needs the network and cannot be taken back by
   * `undo`.
   * @param sharesNotes whether readers see the notes; without it, a shared list keeps the choice, and a new link shows none.
   */
  readonly shareList: (listID: string, sharesNotes?: boolean) => Answer<string>;
  /** Ends the link of a list. Needs the network and cannot be taken back. */
  readonly unshareList: (listID: string) => Answer<void>;
  readonly restoreList: (listID: string, name: string) => Answer<void>;
  readonly pinList: (listID: string, pinned: boolean) => Answer<void>;
  readonly archiveList: (listID: string, archived: boolean) => Answer<void>;
  /** Places a list directly after another one of the same group (pinned or not); null places it first. */
  readonly placeList: (listID: string, after: string | null) => Answer<void>;

  /** Changes the titles of another's list, which `name` names. @param inverse takes the changes back; null if nothing does. */
  readonly editJointList: (
    name: string, changes: TitlesChange | ReadonlyArray<TitlesChange>, inverse: TitlesChange | ReadonlyArray<TitlesChange> | null,
  ) => Answer<void>;
  /** Calls about lists that several members edit: they need the network. */
  readonly joint: Omit<JointListApi, 'changeJointList'>;

  readonly history: HistoryUseCases;
  /** Calls of the server for the calendar's private address. */
  readonly calendarAddress: CalendarAddressApi;
  /** Calls of the server for reminders. */
  readonly reminders: ReminderApi;
  /** The recent sign-ins of the member. */
  readonly signIns: SignInLog;

  /** Rows of imports whose title is not known, as the account keeps them. */
  readonly unmatched: UnmatchedEntries;
  /** Opens the journal of this browser's imports at the first call. */
  readonly importJournal: Answer<ImportJournal>;
  /** Makes changes together that `undo` does not take back: those of a file that the member reads in. */
  readonly makeForGood: (changes: ReadonlyArray<MemberChange>) => Answer<void>;
  /** Takes the last change back, up to 50 in this tab. Answers with the change taken back, or null if there is none. */
  readonly undo: Undo;
  /** Sends a refused change again, with another name if it needs one. */
  readonly retryRefused: (commandId: string, name?: string) => Answer<void>;
  /** Requests another attempt to send changes that got no answer, without the wait before it. */
  readonly sendAgain: Answer<void>;
  readonly discardRefused: (commandId: string) => Answer<void>;
}
