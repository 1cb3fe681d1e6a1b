import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { adminAccessPolicy, selfAccessPolicy, withDeletionStarted } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps, ServerResult } from './server-deps';
import { accountOf } from './account-fields';
import { findProfileState } from './find-profile-state';
import { deleteAccount } from './delete-account';

/** Deletes a user's account and data. Access ends with the first step; a retry finishes an interrupted deletion. */
export const deleteUser =
  (deps: ServerDeps, uid: UserId, caller: Caller): Answer<ServerResult> =>
  async () => {
    const [account, access, profile] = await Promise.all([
      deps.auth.getUser(uid)(),
      deps.users.getAccess(uid)(),
      findProfileState(deps, uid)(),
    ]);
    if (E.isLeft(account)) return account;
    if (E.isLeft(access)) return access;
    if (E.isLeft(profile)) return profile;
    if (O.isNone(account.right) && O.isNone(access.right) && !profile.right.exists) return E.left(notFound('user'));
    const previous = O.toNullable(account.right);
    const name = profile.right.user?.name ?? previous?.name ?? null;
    return pipe(
      deps.users.updateAccess(caller.uid, uid, adminAccessPolicy(caller.uid, uid, withDeletionStarted(deps.clock.now()))),
      TE.flatMap(() => deleteAccount(deps, uid)),
      TE.map((): ServerResult => ({
        message: `${accountOf(name)} was deleted.`,
        target: { kind: 'user', id: uid, name },
        before: {
          email: profile.right.user?.email ?? previous?.email ?? null, createdAt: profile.right.user?.createdAt ?? null,
          role: previous?.role ?? null, disabled: previous?.disabled ?? null,
        },
        after: null,
      })),
    )();
  };

/** Deletes the caller's own account and data. */
export const deleteMyAccount = (deps: ServerDeps, caller: Caller): Answer<ServerResult> =>
  pipe(
    deps.users.updateAccess(caller.uid, caller.uid, selfAccessPolicy(withDeletionStarted(deps.clock.now()))),
    TE.flatMap(() => deleteAccount(deps, caller.uid)),
    TE.map((): ServerResult => ({ message: 'Your account was deleted.' })),
  );
