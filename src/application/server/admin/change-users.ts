import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { UserBulkAction } from '#domain/users/admin-api';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from '../server-deps';
import { setUserRole } from '../set-user-role';
import { updateUser } from '../update-user';
import { runForEach, type BulkResult } from './run-for-each';

/** Enables, disables or sets the role of several users. The rules for one user hold for each. */
export const changeUsers = (deps: ServerDeps, uids: ReadonlyArray<UserId>, action: UserBulkAction, caller: Caller): Answer<BulkResult> =>
  runForEach(uids, 'user', (uid) => {
    const isState = action === 'enable' || action === 'disable';
    const changed = isState ? updateUser(deps, { uid, disabled: action === 'disable' }, caller) : setUserRole(deps, uid, action === 'make-admin' ? 'admin' : 'user', caller);
    return pipe(changed, TE.map(({ target }) => target?.name ?? null));
  });
