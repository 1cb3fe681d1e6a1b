import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, distinctUntilChanged, map, NEVER, of, type Observable } from 'rxjs';
import { itemKey } from '#domain/catalogue/title-id';
import { inverseListChange } from '#domain/lists/inverse-list-change';
import { newList, type List } from '#domain/lists/list';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import { listItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { applyListCommand, type MemberLists } from '#domain/lists/member-lists';
import { emptyTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { HistoryUseCases } from './history-use-cases';
import type { ListUseCases } from './list-use-cases';

const NOW = 1_700_000_000_000;

/** A list of a scenario: its id is its name. */
export type ListSample = { readonly name: string; readonly itemKeys?: ReadonlyArray<string>; readonly count?: number } & Partial<Pick<List, 'archived' | 'pinned'>>;

export type ListsScenario = {
  readonly lists?: ReadonlyArray<ListSample>;
  /** Nothing is known yet. */
  readonly isLoading?: boolean;
  /** Every change fails with this failure. */
  readonly changeFailure?: Failure;
  /** The lists cannot be read. */
  readonly readFailure?: Failure;
};

/** No card and no title's page of a scenario changes the watch history. */
const noHistory: HistoryUseCases = {
  viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
  stats: of(E.right([])),
  seriesInProgress: of(E.right([])),
  log: () => () => Promise.resolve(E.right([])),
  removeViewings: () => () => Promise.resolve(E.right(undefined)),
  changeTime: () => () => Promise.resolve(E.right(undefined)),
  rate: () => () => Promise.resolve(E.right(undefined)),
};

const storedAs = (key: string): StoredTitle => ({ ...film(Number(key.split('-')[1])), itemKey: key });

const initial = (samples: ReadonlyArray<ListSample>): MemberLists => ({
  lists: new Map(samples.map(({ name, itemKeys = [], count = itemKeys.length, archived = false, pinned = false }, index) => [
    name, { ...newList(maya, { listName: name, listID: name }, NOW + index), itemCount: count, archived, pinned },
  ])),
  items: new Map(samples.map(({ name, itemKeys = [] }) => [name, new Map(itemKeys.map((key, index) => [key, listItem(maya, name, newItem(index, { title: storedAs(key) }))]))])),
});

/** Creates the list use cases of a member over lists in memory, by the domain's rules. Parts that no card and no title's page uses emit nothing. */
export const listUseCasesOf = ({ lists = [{ name: 'watchlist' }, { name: 'favorites' }], isLoading = false, changeFailure, readFailure }: ListsScenario = {}): ListUseCases => {
  const state = new BehaviorSubject(initial(lists));
  let undoable: ReadonlyArray<{ readonly change: ListChange; readonly inverse: ReadonlyArray<ListChange> }> = [];
  let commandCount = 0;

  const apply = (change: ListChange): E.Either<Failure, void> => {
    if (changeFailure !== undefined) return E.left(changeFailure);
    commandCount += 1;
    const command: ListCommand = { commandId: String(commandCount), uid: maya, createdAt: NOW, change };
    return E.map((next: MemberLists) => state.next(next))(applyListCommand(state.value, command, NOW));
  };
  const run = (change: ListChange): Answer<void> => async () => {
    const before = state.value;
    const result = apply(change);
    const inverse = inverseListChange(change, { list: (listID) => before.lists.get(listID) ?? null, item: (listID, key) => before.items.get(listID)?.get(key) ?? null });
    if (E.isRight(result) && inverse.length > 0) undoable = [...undoable, { change, inverse }];
    return Promise.resolve(result);
  };
  const listed$ = state.pipe(map((value) => E.right<Failure, ReadonlyArray<List>>([...value.lists.values()].filter(({ deletedAt }) => deletedAt === null))));
  const unused = (): Answer<void> => () => Promise.resolve(E.right(undefined));
  const never = <A>(emitted: A): Observable<A> => (isLoading ? NEVER : of(emitted));
  return {
    uid: maya,
    lists: isLoading ? NEVER : readFailure === undefined ? listed$ : of(E.left(readFailure)),
    bin: never(E.right([])),
    outbox: never(E.right(emptyOutbox)),
    titleState: (title) => (isLoading ? NEVER : state.pipe(
      map(({ items }) => [...items].flatMap(([listID, each]) => (each.has(itemKey(title)) ? [listID] : []))),
      distinctUntilChanged((one, other) => one.join() === other.join()),
      map((listIDs) => ({ ...emptyTitleState(title), listIDs })),
    )),
    items: () => ({ state$: of({ items: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
    firstItems: () => never(E.right([])),
    randomItem: () => () => Promise.resolve(E.right(O.none)),
    addTitles: (listID, titles) => run({ kind: 'add-items', listID, items: titles.map((title, index) => newItem(index, { title })) }),
    removeTitles: (listID, titles) => run({ kind: 'remove-items', listID, itemKeys: titles.map((title) => title.itemKey) }),
    moveItems: unused, copyItems: unused, placeItem: unused, noteItem: unused, describeList: unused, restoreList: unused, pinList: unused, archiveList: unused, placeList: unused,
    createList: (name) => async () => E.map(() => name)(await run({ kind: 'create-list', listID: name, name, description: '', order: 'a0' })()),
    renameList: (listID, name) => run({ kind: 'rename-list', listID, name }),
    deleteList: (listID) => run({ kind: 'delete-list', listID }),
    undo: () => {
      const last = undoable.at(-1);
      undoable = undoable.slice(0, -1);
      if (last === undefined) return Promise.resolve(E.right(null));
      const failed = last.inverse.map(apply).find(E.isLeft);
      return Promise.resolve(failed ?? E.right(last.change));
    },
    history: noHistory,
    unsentCount: () => 0,
    retryRefused: unused,
    discardRefused: unused,
  };
};
