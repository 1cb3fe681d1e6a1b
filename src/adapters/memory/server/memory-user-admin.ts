import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { newList } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { isActiveAdmin, toServerAccess, toStoredAccess, type ServerAccessRecord } from '#domain/users/access/access-record';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';
import type { InitialState } from '#domain/users/user-initialization';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { countDeletion } from './deleted-accounts';
import { listNameKey, putDocument, removeDocuments, type MemoryState } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

const accessOf = (state: MemoryState, uid: string): ServerAccessRecord | null => {
  const stored = state.access.get(uid);
  return stored === undefined ? null : toServerAccess(stored);
};

const countAdmins = (state: MemoryState): number => [...state.access.values()].map(toServerAccess).filter(isActiveAdmin).length;

/** Returns the list id by list name of a user's lists. */
const listIdsOf = (state: MemoryState, uid: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...state.listNames]
      .filter(([key]) => key.startsWith(listNameKey(uid, '')))
      .map(([key, { listID }]) => [key.slice(listNameKey(uid, '').length), listID]),
  );

/**
 * Writes the documents of a user. Existing lists and access records stay unchanged.
 * @param now creation time of new lists, in ms since 1970.
 */
export const putUserDocuments =
  (uid: UserId, { profile, access, lists }: InitialState, now: number) =>
  (state: MemoryState): MemoryState =>
    lists.reduce(
      (before, entry) =>
        pipe(
          before,
          putDocument('lists', entry.listID, before.lists.get(entry.listID) ?? newList(uid, entry, now)),
          putDocument('listNames', listNameKey(uid, entry.listName), { listID: entry.listID }),
        ),
      pipe(state, putDocument('users', uid, profile), putDocument('access', uid, toStoredAccess(access))),
    );

/** Takes a user out of the lists of others. */
const leaveLists = (uid: UserId) => (state: MemoryState): MemoryState =>
  [...state.lists].reduce(
    (before, [listID, list]) => (list.editors?.includes(uid) === true
      ? putDocument('lists', listID, { ...list, editors: list.editors.filter((editor) => editor !== uid) })(before) : before),
    state,
  );

/** Removes a profile and counts the deletion; a repeated call finds no profile and counts nothing. */
const removeProfile =
  (uid: UserId, now: number) =>
  (state: MemoryState): MemoryState => {
    const profile = state.users.get(uid);
    if (profile === undefined) return state;
    const { createdAt } = profile;
    return {
      ...removeDocuments('users', (_, key) => key === uid)(state),
      deletedAccounts: countDeletion(state.deletedAccounts, { at: now, count: 1, createdAt }),
    };
  };

/** Updates the state and returns the value that the edit computes. */
export const updateWithResult =
  <A>(storage: StateStorage, edit: (state: MemoryState) => E.Either<Failure, readonly [next: MemoryState, value: A]>): Answer<A> =>
  async () => {
    let value: O.Option<A> = O.none;
    const updated = await storage.update((state) =>
      pipe(
        edit(state),
        E.map(([next, result]) => {
          value = O.some(result);
          return next;
        }),
      ),
    )();
    if (E.isLeft(updated)) return updated;
    if (O.isNone(value)) throw new Error('The storage did not run the edit.');
    return E.right((value).value);
  };

/** User administration in the memory backend's storage. The number of admins is counted, not stored. */
export const memoryUserAdmin = ({ storage, clock }: Pick<MemoryBackendDeps, 'storage' | 'clock'>): UserAdminRepository => ({
  getAccess: (uid) => pipe(storage.read, TE.map((state) => O.fromNullable(accessOf(state, uid)))),
  getProfile: (uid) => pipe(storage.read, TE.map((state) => O.fromNullable(state.users.get(uid)))),
  updateAccess: (by, of, policy) =>
    updateWithResult(storage, (state) => {
      const before = accessOf(state, of);
      return pipe(
        policy({ caller: accessOf(state, by), target: before, profile: state.users.get(of) ?? null, adminCount: countAdmins(state) }),
        E.map(({ access: after, profile: patch }) => {
          const profile = state.users.get(of);
          const withAccess = putDocument('access', of, toStoredAccess(after))(state);
          return [
            profile === undefined ? withAccess : putDocument('users', of, { ...profile, ...patch })(withAccess),
            { before, after },
          ] as const;
        }),
      );
    }),
  initialize: (uid, plan) =>
    updateWithResult(storage, (state) =>
      pipe(
        plan({ profile: state.users.get(uid) ?? null, access: accessOf(state, uid), names: listIdsOf(state, uid) }),
        E.map((initial) => [putUserDocuments(uid, initial, clock.now())(state), initial.profile] as const),
      ),
    ),
  deleteData: (uid) =>
    storage.update((state) =>
      E.right(
        pipe(
          state,
          removeDocuments('lists', ({ userID }) => userID === uid),
          leaveLists(uid),
          removeDocuments('listNames', (_, key) => key.startsWith(listNameKey(uid, ''))),
          removeProfile(uid, clock.now()),
        ),
      ),
    ),
  deleteAccess: (uid) => storage.update((state) => E.right(removeDocuments('access', (_, key) => key === uid)(state))),
});
