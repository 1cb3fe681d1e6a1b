import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { updateListEntries } from '#domain/lists/list-entries';
import { membershipChanges, titleCopies, withMembership, type MemberTitleState } from '#domain/lists/member-title-state';
import { planListCommand, type ListPlanDocuments, type ListWrite } from '#domain/lists/plan-list-command';
import { calendarDay } from '#domain/shared/dates';
import { notFound, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { itemWrites, titleWrites, type ItemDifference, type RowEdit, type LoadedRows } from '#adapters/memory/storage/row-storage';
import { updateListSummaries } from './list-summaries';
import { listNameKey, putDocument, removeDocuments, type MemoryState } from '#adapters/memory/storage/state';

export const isActiveListOf = (list: List, uid: UserId): boolean => list.userID === uid && list.deletedAt === null;

const documentsOf = (state: MemoryState, rows: LoadedRows, uid: UserId): ListPlanDocuments => ({
  list: (listID) => state.lists.get(listID) ?? null,
  item: (listID, itemKey) => rows.find('items', [listID, itemKey]),
  listIdOfName: (name) => state.listNames.get(listNameKey(uid, name))?.listID ?? null,
  listCount: () => [...state.lists.values()].filter((list) => isActiveListOf(list, uid)).length,
});

/** Writes a list with its name and its entry in the profile. */
const putList =
  (before: List | null, list: List) =>
  (state: MemoryState): E.Either<Failure, MemoryState> => {
    const written = putDocument('lists', list.listID, list)(state);
    if (before?.name === list.name && before.deletedAt === list.deletedAt) return E.right(written);
    const user = state.users.get(list.userID);
    if (user === undefined) return E.left(notFound('profile'));
    return E.right(
      pipe(
        written,
        removeDocuments('listNames', ({ listID }) => listID === list.listID),
        (now) =>
          list.deletedAt === null ? putDocument('listNames', listNameKey(list.userID, list.name), { listID: list.listID })(now) : now,
        putDocument('users', list.userID, { ...user, lists: updateListEntries(user.lists, list) }),
      ),
    );
  };

const putLists =
  (writes: ReadonlyArray<ListWrite>) =>
  (state: MemoryState): E.Either<Failure, MemoryState> =>
    writes.reduce<E.Either<Failure, MemoryState>>(
      (before, write) => (write.kind === 'put-list' ? E.flatMap(putList(write.before, write.list))(before) : before),
      E.right(state),
    );

/** Returns the changed items; those that a list gains have copies of the title's state. */
const itemChanges = (writes: ReadonlyArray<ListWrite>, rows: LoadedRows, now: number): ReadonlyArray<ItemDifference> =>
  writes.flatMap((write): ReadonlyArray<ItemDifference> => {
    if (write.kind === 'put-list') return [];
    if (write.kind === 'remove-item') return [{ before: write.before, after: null }];
    const { before, item } = write;
    if (before !== null) return [{ before, after: item }];
    return [{ before, after: { ...item, ...titleCopies(rows.find('titles', [item.userID, item.itemKey]), calendarDay(now)) } }];
  });

/** Returns the states of the titles that a plan adds or removes. */
const titleStates = (uid: UserId, writes: ReadonlyArray<ListWrite>, rows: LoadedRows): ReadonlyArray<MemberTitleState> => {
  const states = new Map<string, MemberTitleState>();
  for (const change of membershipChanges(writes)) {
    const { itemKey, imdbID } = change;
    const before = states.get(itemKey) ??
      rows.find('titles', [uid, itemKey]) ?? { itemKey, imdbID, listIDs: [], viewings: [], episodes: null, rating: null };
    states.set(itemKey, withMembership({ ...before, imdbID: before.imdbID ?? imdbID }, change));
  }
  return [...states.values()];
};

type DocumentsPlan = (documents: ListPlanDocuments) => E.Either<Failure, ReadonlyArray<ListWrite>>;

/** Returns the edit that makes the writes of a plan. @param uid the owner of the lists. @param now ms since 1970. */
export const toListPlanEdit = (uid: UserId, plan: DocumentsPlan, now: number): RowEdit => (state, rows) =>
  pipe(
    plan(documentsOf(state, rows, uid)),
    E.flatMap((writes) => {
      const [titles, changes] = [titleStates(uid, writes, rows), itemChanges(writes, rows, now)];
      return pipe(
        putLists(writes)(state),
        E.map((after) => ({
          state: updateListSummaries(after, changes, rows.first, now),
          writes: [...itemWrites(changes), ...titleWrites(uid, titles)],
        })),
      );
    }),
  );

/** Returns the edit that applies a command. @param now ms since 1970. */
export const toListCommandEdit = (command: ListCommand, now: number): RowEdit =>
  toListPlanEdit(command.uid, (documents) => planListCommand(command, documents, now), now);
