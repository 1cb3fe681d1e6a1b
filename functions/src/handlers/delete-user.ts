import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { adminMay, selfMay, withDeletionStarted } from '#domain/users/access/access-policy';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { HandlerResult } from '../http/endpoint';
import type { ServerDeps } from '../server-deps';
import { findProfile } from './find-profile';
import { deleteAccount } from './delete-account';

/** Removes somebody's account and everything of it. From the first step on they are shut out; what is interrupted is finished by doing it again. */
export const deleteUser =
  (world: ServerDeps, uid: UserId, by: Caller): Answer<HandlerResult> =>
  async () => {
    const [account, standing, profile] = await Promise.all([
      world.auth.getUser(uid)(),
      world.users.getAccess(uid)(),
      findProfile(world, uid)(),
    ]);
    if (E.isLeft(account)) return account;
    if (E.isLeft(standing)) return standing;
    if (E.isLeft(profile)) return profile;
    if (O.isNone(account.right) && O.isNone(standing.right) && !profile.right.isThere) return E.left(notFound('user'));
    const was = O.toNullable(account.right);
    return pipe(
      world.users.updateAccess(by.uid, uid, adminMay(by.uid, uid, withDeletionStarted(world.clock.now()))),
      TE.flatMap(() => deleteAccount(world, uid)),
      TE.map((): HandlerResult => ({
        message: 'The account was deleted.',
        userId: uid,
        before: { role: was?.role ?? null, disabled: was?.disabled ?? null },
        after: null,
      })),
    )();
  };

/** Removes one's own account and everything of it. */
export const deleteMyAccount = (world: ServerDeps, by: Caller): Answer<HandlerResult> =>
  pipe(
    world.users.updateAccess(by.uid, by.uid, selfMay(withDeletionStarted(world.clock.now()))),
    TE.flatMap(() => deleteAccount(world, by.uid)),
    TE.map((): HandlerResult => ({ message: 'Your account was deleted.' })),
  );
