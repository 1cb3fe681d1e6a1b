import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map } from 'rxjs';
import { invalid, notFound } from '#domain/shared/failure';
import { applyChangedTitleIds, mergeRecentTitles } from '#domain/users/recent-titles';
import { applyProfilePatch, profilePatchError } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { ITEM_ADDED_RESPONSE, type UserRepository } from '#domain/users/user-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { ownerAccess } from './owner-access';
import { putDocument, type StateEdit } from './storage/state';

/** User repository in the memory backend's storage. Only the owner can change a profile. */
export const memoryUserRepository = (deps: MemoryBackendDeps): UserRepository => {
  const { storage } = deps;
  const { checkOwner } = ownerAccess(deps, 'profile');
  const editOwn =
    (uid: UserId, change: (user: User) => User): StateEdit =>
    (state) =>
      pipe(
        checkOwner(uid)(state),
        E.flatMap(() => E.fromNullable(notFound('profile'))(state.users.get(uid))),
        E.map((user) => putDocument('users', uid, change(user))(state)),
      );
  return {
    find: (uid) => pipe(storage.read, TE.map((state) => O.fromNullable(state.users.get(uid)))),
    watch: (uid) =>
      storage.state.pipe(
        map((state) => state.users.get(uid)),
        distinctUntilChanged(),
        map((user) => E.right(O.fromNullable(user))),
      ),
    update: (uid, patch) => {
      const error = profilePatchError(patch);
      if (error !== null) return TE.left(invalid(...error));
      return storage.update(editOwn(uid, (user) => ({ ...user, ...applyProfilePatch(patch, user) })));
    },
    recordRecent: (uid, titles) =>
      pipe(
        storage.update(editOwn(uid, (user) => ({ ...user, content: mergeRecentTitles(user.content, titles) }))),
        TE.map(() => ITEM_ADDED_RESPONSE),
      ),
    updateRecentIds: (uid, resolved) =>
      storage.update(editOwn(uid, (user) => ({ ...user, content: applyChangedTitleIds(user.content, resolved) }))),
    editTurnedDown: (uid, edit) => storage.update(editOwn(uid, (user) => ({ ...user, turnedDown: edit(user.turnedDown) }))),
    editSavedFilters: (uid, edit) => storage.update(editOwn(uid, (user) => ({ ...user, savedFilters: edit(user.savedFilters) }))),
  };
};
