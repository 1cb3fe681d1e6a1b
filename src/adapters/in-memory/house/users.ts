import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map } from 'rxjs';
import { invalid, notAllowed, notFound } from '#domain/failure';
import { withNumbers, withOpened } from '#domain/user/opened-titles';
import { changedBy, patchFault } from '#domain/user/profile';
import type { User } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { itemAdded, type UserRepository } from '#domain/user/user-repository';
import { standing } from './account-edits';
import type { Means } from './means';
import { put, type Edit } from './state';

/** The profiles of a house with nothing outside; each is changed by its owner only. */
export const inMemoryUsers = ({ ground, browser }: Means): UserRepository => {
  const owned =
    (uid: UserId, change: (user: User) => User): Edit =>
    (state) =>
      pipe(
        standing(browser, state),
        E.filterOrElse((account) => account.uid === uid, () => notAllowed('profile')),
        E.flatMap(() => E.fromNullable(notFound('profile'))(state.users.get(uid))),
        E.map((user) => put('users', uid, change(user))(state)),
      );
  return {
    find: (uid) => pipe(ground.read, TE.map((state) => O.fromNullable(state.users.get(uid)))),
    watch: (uid) =>
      ground.state.pipe(
        map((state) => state.users.get(uid)),
        distinctUntilChanged(),
        map((user) => E.right(O.fromNullable(user))),
      ),
    update: (uid, patch) => {
      const fault = patchFault(patch);
      if (fault !== null) return TE.left(invalid(...fault));
      return ground.change(owned(uid, (user) => ({ ...user, ...changedBy(patch, user) })));
    },
    recordOpened: (uid, opened) =>
      pipe(
        ground.change(owned(uid, (user) => ({ ...user, content: withOpened(user.content, opened) }))),
        TE.map(() => itemAdded),
      ),
    numberOpened: (uid, found) => ground.change(owned(uid, (user) => ({ ...user, content: withNumbers(user.content, found) }))),
  };
};
