import * as E from 'fp-ts/Either';
import type { Firestore } from 'firebase-admin/firestore';
import { Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { invalid, notFound, type Failure } from '#domain/shared/failure';
import { applyResolvedTitleIds, mergeRecentTitles } from '#domain/users/recent-titles';
import { applyProfilePatch, profilePatchError } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { RECORD_RECENT_RESPONSE, type UserRepository } from '#domain/users/user-repository';
import { tryAdminSdk, toAdminFailure } from './admin-sdk';
import { nullToNone, decodeProfile } from './user-admin-codecs';

type Edit = (user: User) => E.Either<Failure, Partial<User>>;

/** User repository on the Admin SDK; each change is one transaction. */
export const adminUserRepository = (store: Firestore): UserRepository => {
  const userDocument = (uid: UserId) => store.doc(`users/${uid}`);
  const change = (uid: UserId, edit: Edit): Answer<void> =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(userDocument(uid));
        const read = decodeProfile(snapshot);
        if (E.isLeft(read)) return read;
        if (read.right === null) return E.left(notFound('profile'));
        const edited = edit(read.right);
        if (E.isRight(edited)) transaction.update(snapshot.ref, edited.right);
        return E.map(() => undefined)(edited);
      }),
    );
  return {
    find: (uid) => tryAdminSdk(async () => nullToNone(decodeProfile(await userDocument(uid).get()))),
    watch: (uid) =>
      new Observable((listener) =>
        userDocument(uid).onSnapshot(
          (snapshot) => listener.next(nullToNone(decodeProfile(snapshot))),
          (error) => listener.next(E.left(toAdminFailure(error))),
        ),
      ),
    update: (uid, patch) =>
      change(uid, (user) => {
        const error = profilePatchError(patch);
        return error === null ? E.right(applyProfilePatch(patch, user)) : E.left(invalid(...error));
      }),
    recordRecent: (uid, titles) => async () => {
      const changed = await change(uid, ({ content }) => E.right({ content: mergeRecentTitles(content, titles) }))();
      return E.map(() => RECORD_RECENT_RESPONSE)(changed);
    },
    updateRecentIds: (uid, resolved) => change(uid, ({ content }) => E.right({ content: applyResolvedTitleIds(content, resolved) })),
  };
};
