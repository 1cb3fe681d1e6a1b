import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import type { UserBulkAction } from '#domain/users/admin-api';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { deleteUser } from '#application/server/delete-user';
import type { ServerDeps } from '#application/server/server-deps';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import { endUserSessions } from './end-user-sessions';
import { runForEach, type BulkResult } from './run-for-each';

const nameOf = ({ auth }: ServerDeps, uid: UserId): Answer<string | null> =>
  pipe(auth.getUser(uid), TE.flatMapEither(O.match(() => E.left(notFound('user')), ({ name }) => E.right(name))));

/** Changes one user. Returns the name for the audit log; of a deleted user also the address, which nothing else keeps. */
const changeUser = (deps: ServerDeps, uid: UserId, action: UserBulkAction, caller: Caller): Answer<string | null> => {
  const named = TE.map(({ target }: { readonly target?: { readonly name: string | null } }) => target?.name ?? null);
  switch (action) {
    case 'enable':
    case 'disable':
      return named(updateUser(deps, { uid, disabled: action === 'disable' }, caller));
    case 'make-admin':
    case 'make-user':
      return named(setUserRole(deps, uid, action === 'make-admin' ? 'admin' : 'user', caller));
    case 'end-sessions':
      return named(endUserSessions(deps, uid, caller));
    case 'record-reset':
      return nameOf(deps, uid);
    case 'delete':
      return pipe(
        deleteUser(deps, uid, caller),
        TE.map(({ target, before }) => `${target?.name ?? ''} (${String(before?.['email'] ?? '')})`.trim()),
      );
  }
};

/** Changes several users. The rules for one user hold for each. */
export const changeUsers = (deps: ServerDeps, uids: ReadonlyArray<UserId>, action: UserBulkAction, caller: Caller): Answer<BulkResult> =>
  runForEach(uids, 'user', (uid) => changeUser(deps, uid, action, caller));
