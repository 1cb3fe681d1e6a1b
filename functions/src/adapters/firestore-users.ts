import * as E from 'fp-ts/Either';
import type { Firestore } from 'firebase-admin/firestore';
import { Observable } from 'rxjs';
import type { Answer } from '../../../src/domain/answer';
import { invalid, notFound, type Failure } from '../../../src/domain/failure';
import { withNumbers, withOpened } from '../../../src/domain/user/opened-titles';
import { changedBy, patchFault } from '../../../src/domain/user/profile';
import type { User } from '../../../src/domain/user/user';
import type { UserId } from '../../../src/domain/user/user-id';
import { itemAdded, type UserRepository } from '../../../src/domain/user/user-repository';
import { asking, failureOf } from './answering';
import { optional, profileIn } from './reading';

type Edit = (was: User) => E.Either<Failure, Partial<User>>;

/** Profiles in Firestore, as the server finds and changes them: each change reads and writes in one transaction. */
export const firestoreUsers = (store: Firestore): UserRepository => {
  const documentOf = (uid: UserId) => store.doc(`users/${uid}`);
  const change = (uid: UserId, edit: Edit): Answer<void> =>
    asking(() =>
      store.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(documentOf(uid));
        const read = profileIn(snapshot);
        if (E.isLeft(read)) return read;
        if (read.right === null) return E.left(notFound('profile'));
        const edited = edit(read.right);
        if (E.isRight(edited)) transaction.update(snapshot.ref, edited.right);
        return E.map(() => undefined)(edited);
      }),
    );
  return {
    find: (uid) => asking(async () => optional(profileIn(await documentOf(uid).get()))),
    watch: (uid) =>
      new Observable((listener) =>
        documentOf(uid).onSnapshot(
          (snapshot) => listener.next(optional(profileIn(snapshot))),
          (error) => listener.next(E.left(failureOf(error))),
        ),
      ),
    update: (uid, patch) =>
      change(uid, (was) => {
        const fault = patchFault(patch);
        return fault === null ? E.right(changedBy(patch, was)) : E.left(invalid(...fault));
      }),
    recordOpened: (uid, opened) => async () => {
      const changed = await change(uid, ({ content }) => E.right({ content: withOpened(content, opened) }))();
      return E.map(() => itemAdded)(changed);
    },
    numberOpened: (uid, found) => change(uid, ({ content }) => E.right({ content: withNumbers(content, found) })),
  };
};
