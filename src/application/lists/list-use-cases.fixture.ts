import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, NEVER, of, type Observable } from 'rxjs';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { testCalendarAddress } from '#domain/calendar/calendar-address-api.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import { itemKey } from '#domain/catalogue/title-id';
import { inverseHistoryChange, type HistoryChange } from '#domain/history/history-change';
import { withPendingHistory } from '#domain/history/with-pending-history';
import { inverseListChange } from '#domain/lists/inverse-list-change';
import { newList, type List } from '#domain/lists/list';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { applyListCommand, type MemberLists } from '#domain/lists/member-lists';
import { isHistoryChange, isListChange, type MemberChange } from '#domain/lists/member-command';
import { emptyTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { emptyOutbox } from '#application/ports/outbox-store';
import { historyUseCasesOf } from '#application/history/history-use-cases.fixture';
import { unusedJointListApi } from './together/joint-list-api.fixture';
import type { ListUseCases } from './list-use-cases';

const NOW = 1_700_000_000_000;

/** A list of a scenario: its id is its name. */
export type ListSample = Partial<Pick<List, 'archived' | 'pinned'>> & {
  readonly name: string; readonly itemKeys?: ReadonlyArray<string>; readonly count?: number;
};

export type ListsScenario = {
  readonly lists?: ReadonlyArray<ListSample>;
  /** Changes of the watch history and of ratings before the scenario begins. */
  readonly history?: ReadonlyArray<HistoryChange>;
  /** Time of changes, in ms since 1970. */
  readonly now?: number;
  /** Nothing is known yet. */
  readonly isLoading?: boolean;
  /** Every change fails, or no list can be read. */
  readonly changeFailure?: Failure; readonly readFailure?: Failure;
};

const storedAs = (key: string): StoredTitle => ({ ...film(Number(key.split('-')[1])), itemKey: key });

const initial = (samples: ReadonlyArray<ListSample>): MemberLists => ({
  lists: new Map(
    samples.map(({ name, itemKeys = [], count = itemKeys.length, archived = false, pinned = false }, index) =>
      [name, { ...newList(maya, { listName: name, listID: name }, NOW + index), itemCount: count, archived, pinned }]),
  ),
  items: new Map(
    samples.map(({ name, itemKeys = [] }) =>
      [name, new Map(itemKeys.map((key, index) => [key, toListItem(maya, name, newItem(index, { title: storedAs(key) }))]))]),
  ),
});

/**
 * Creates the list use cases of a member over lists in memory, by the domain's rules. Parts that no card and no title's page uses emit
 * nothing.
 */
export const listUseCasesOf = ({
  lists = [{ name: 'watchlist' }, { name: 'favorites' }],
  history: logged = [],
  isLoading = false, now = NOW, changeFailure, readFailure,
}: ListsScenario = {}): ListUseCases => {
  const state = new BehaviorSubject(initial(lists));
  const history$ = new BehaviorSubject(logged);
  let undoable: ReadonlyArray<{ readonly change: MemberChange; readonly inverse: ReadonlyArray<MemberChange> }> = [];
  let commandCount = 0;

  const apply = (change: MemberChange): E.Either<Failure, void> => {
    if (changeFailure !== undefined) return E.left(changeFailure);
    if (isHistoryChange(change)) {
      history$.next([...history$.value, change]);
      return E.right(undefined);
    }
    if (!isListChange(change)) return E.right(undefined);
    const command: ListCommand = { commandId: String((commandCount += 1)), uid: maya, createdAt: NOW, change };
    return E.map((next: MemberLists) => state.next(next))(applyListCommand(state.value, command, NOW));
  };
  const inverseOf = (change: MemberChange): ReadonlyArray<MemberChange> => {
    if (!isListChange(change)) return isHistoryChange(change) ? [inverseHistoryChange(change)] : [];
    const before = state.value;
    return inverseListChange(change, {
      list: (listID) => before.lists.get(listID) ?? null,
      item: (listID, key) => before.items.get(listID)?.get(key) ?? null,
    });
  };
  const make = (changes: ReadonlyArray<MemberChange>): Answer<void> => async () => {
    const inverse = [...changes].reverse().flatMap(inverseOf);
    const failed = changes.map(apply).find(E.isLeft);
    const [change] = changes;
    if (failed === undefined && change !== undefined && inverse.length > 0) undoable = [...undoable, { change, inverse }];
    return Promise.resolve(failed ?? E.right(undefined));
  };
  const run = (change: ListChange): Answer<void> => make([change]);
  const listed$ = state.pipe(
    map((value) => E.right<Failure, ReadonlyArray<List>>([...value.lists.values()].filter(({ deletedAt }) => deletedAt === null))),
  );
  const unused = (): Answer<void> => TE.right(undefined);
  const never = <A>(emitted: A): Observable<A> => (isLoading ? NEVER : of(emitted));
  return {
    uid: maya, lists: isLoading ? NEVER : readFailure === undefined ? listed$ : of(E.left(readFailure)),
    bin: never(E.right([])), outbox: never(E.right(emptyOutbox)),
    titleState: (title) => (isLoading ? NEVER : combineLatest([state, history$]).pipe(
      map(([{ items }, changes]) => {
        const listIDs = [...items].flatMap(([listID, each]) => (each.has(itemKey(title)) ? [listID] : []));
        return changes.reduce(withPendingHistory, { ...emptyTitleState(title), listIDs });
      }),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    )),
    storedStates: () => never(E.right([])), findStates: () => TE.right([]), editOutbox: () => TE.right(emptyOutbox),
    items: () => ({ state$: of({ items: [], status: 'ready', hasMore: false, failure: null, searched: 0 }), loadMore: () => undefined }),
    firstItems: () => never(E.right([])),
    allItems: () => () => Promise.resolve(E.right([])),
    importJournal: TE.right(testImportJournal()), findItems: () => TE.right([]), randomItem: () => TE.right(O.none),
    addTitles: (listID, titles) => run({ kind: 'add-items', listID, items: titles.map((title, index) => newItem(index, { title })) }),
    removeTitles: (listID, titles) => run({ kind: 'remove-items', listID, itemKeys: titles.map((title) => title.itemKey) }),
    moveItems: unused, copyItems: unused, placeItem: unused, noteItem: unused, describeList: unused, restoreList: unused,
    deleteForever: unused, unshareList: unused, pinList: unused, archiveList: unused, placeList: unused, makeForGood: unused,
    shareList: () => TE.right('0'.repeat(32)), calendarAddress: testCalendarAddress(), reminders: testReminderApi(),
    signIns: { noteSignIn: () => TE.right([]) }, unmatched: testUnmatchedEntries(), editJointList: unused, joint: unusedJointListApi,
    createList: (name) => TE.map(() => name)(run({ kind: 'create-list', listID: name, name, description: '', order: 'a0' })),
    copyToNewList: (name) => () => Promise.resolve(E.right(name)), moveToNewList: (name) => () => Promise.resolve(E.right(name)),
    renameList: (listID, name) => run({ kind: 'rename-list', listID, name }),
    deleteList: (listID) => run({ kind: 'delete-list', listID }),
    undo: () => {
      const last = undoable.at(-1);
      undoable = undoable.slice(0, -1);
      if (last === undefined) return Promise.resolve(E.right(null));
      const failed = last.inverse.map(apply).find(E.isLeft);
      return Promise.resolve(failed ?? E.right(last.change));
    },
    history: historyUseCasesOf({
      now,
      make,
      ratingOf: (key) =>
        history$.value.flatMap((made) => (made.kind === 'rate-title' && made.title.itemKey === key ? [made.rating] : [])).at(-1) ?? null,
      leaveWatchlist: (titles) => {
        const watchlist = state.value.items.get('watchlist');
        const itemKeys = titles.map((title) => title.itemKey).filter((key) => watchlist?.has(key) === true);
        return itemKeys.map((key) => ({ kind: 'remove-items', listID: 'watchlist', itemKeys: [key] }));
      },
    }),
    unsentCount: () => null, retryRefused: unused, discardRefused: unused, sendAgain: unused(),
  };
};
