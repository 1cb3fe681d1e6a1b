import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { entriesWith } from '#domain/lists/list-entries';
import { isEmptyTitleState, membershipChanges, withMembership, type MemberTitleState } from '#domain/lists/member-title-state';
import { planListCommand, type ListDocuments, type ListWrite } from '#domain/lists/plan-list-command';
import { notFound, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { ItemEdit, NamedRows } from '../storage/item-storage';
import { listNameKey, putDocument, removeDocuments, type MemoryState } from '../storage/state';

export const isListed = (list: List, uid: UserId): boolean => list.userID === uid && list.deletedAt === null;

const documentsOf = (state: MemoryState, rows: NamedRows, uid: UserId): ListDocuments => ({
  list: (listID) => state.lists.get(listID) ?? null,
  item: (listID, itemKey) => rows.item({ listID, itemKey }),
  listIdOfName: (name) => state.listNames.get(listNameKey(uid, name))?.listID ?? null,
  listCount: () => [...state.lists.values()].filter((list) => isListed(list, uid)).length,
});

/** Writes a list with its name and its entry in the profile. */
const putList = (before: List | null, list: List) => (state: MemoryState): E.Either<Failure, MemoryState> => {
  const written = putDocument('lists', list.listID, list)(state);
  if (before?.name === list.name && before.deletedAt === list.deletedAt) return E.right(written);
  const user = state.users.get(list.userID);
  if (user === undefined) return E.left(notFound('profile'));
  return E.right(
    pipe(
      written,
      removeDocuments('listNames', ({ listID }) => listID === list.listID),
      (now) => (list.deletedAt === null ? putDocument('listNames', listNameKey(list.userID, list.name), { listID: list.listID })(now) : now),
      putDocument('users', list.userID, { ...user, lists: entriesWith(user.lists, list) }),
    ),
  );
};

/** Returns by how many items each list changes, for all lists whose items change. */
const countDifferences = (writes: ReadonlyArray<ListWrite>): ReadonlyMap<string, number> => {
  const differences = new Map<string, number>();
  for (const write of writes) {
    if (write.kind === 'put-list') continue;
    const { listID } = write.kind === 'put-item' ? write.item : write.before;
    const difference = write.kind === 'remove-item' ? -1 : Number(write.before === null);
    differences.set(listID, (differences.get(listID) ?? 0) + difference);
  }
  return differences;
};

const putLists = (writes: ReadonlyArray<ListWrite>, now: number) => (state: MemoryState): E.Either<Failure, MemoryState> =>
  pipe(
    writes.reduce<E.Either<Failure, MemoryState>>((before, write) => (write.kind === 'put-list' ? E.flatMap(putList(write.before, write.list))(before) : before), E.right(state)),
    E.map((written) =>
      [...countDifferences(writes)].reduce((before, [listID, difference]) => {
        const list = before.lists.get(listID);
        return list === undefined ? before : putDocument('lists', listID, { ...list, itemCount: list.itemCount + difference, updatedAt: now })(before);
      }, written),
    ),
  );

/** Returns the states of the titles that a plan adds or removes. */
const titleStates = (writes: ReadonlyArray<ListWrite>, rows: NamedRows): ReadonlyArray<MemberTitleState> => {
  const states = new Map<string, MemberTitleState>();
  for (const change of membershipChanges(writes)) {
    const { itemKey, imdbID } = change;
    const before = states.get(itemKey) ?? rows.title(itemKey) ?? { itemKey, imdbID, listIDs: [], viewings: [], seasonSizes: null, rating: null };
    states.set(itemKey, withMembership({ ...before, imdbID: before.imdbID ?? imdbID }, change));
  }
  return [...states.values()];
};

type DocumentsPlan = (documents: ListDocuments) => E.Either<Failure, ReadonlyArray<ListWrite>>;

/** Returns the edit that makes the writes of a plan. @param uid the owner of the lists. @param now ms since 1970. */
export const planEdit = (uid: UserId, plan: DocumentsPlan, now: number): ItemEdit => (state, rows) =>
  pipe(
    plan(documentsOf(state, rows, uid)),
    E.flatMap((writes) => {
      const titles = titleStates(writes, rows);
      return pipe(
        putLists(writes, now)(state),
        E.map((after) => ({
          state: after,
          items: writes.flatMap((write) => (write.kind === 'put-item' ? [write.item] : [])),
          removedItems: writes.flatMap((write) => (write.kind === 'remove-item' ? [write.before] : [])),
          titles: titles.filter((title) => !isEmptyTitleState(title)),
          removedTitles: titles.filter(isEmptyTitleState).map(({ itemKey }) => itemKey),
        })),
      );
    }),
  );

/** Returns the edit that applies a command. @param now ms since 1970. */
export const commandEdit = (command: ListCommand, now: number): ItemEdit => planEdit(command.uid, (documents) => planListCommand(command, documents, now), now);
