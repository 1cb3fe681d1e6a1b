import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { List } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';
import { forbidden, notFound } from '#domain/shared/failure';
import { isActiveAdmin } from '#domain/users/access/access-record';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ListServerDeps } from './list-server-deps';

/** Returns a list, also a deleted one; `not-found` if there is none. */
export const findList = ({ lists }: Pick<ListServerDeps, 'lists'>, listID: string): Answer<List> =>
  pipe(lists.find(listID), TE.flatMap(TE.fromOption(() => notFound('list'))));

/** Fails with `forbidden` unless the caller is the owner, or an admin by claim and access record. @param what names the refused thing. */
export const checkOwnerOrAdmin = ({ users }: Pick<ListServerDeps, 'users'>, caller: Caller, owner: UserId, what: string): Answer<void> => {
  if (caller.uid === owner) return TE.right(undefined);
  if (caller.role !== 'admin') return TE.left(forbidden(what));
  return pipe(
    users.getAccess(caller.uid),
    TE.flatMap((access) => (isActiveAdmin(O.toNullable(access)) ? TE.right(undefined) : TE.left(forbidden(what)))),
  );
};
