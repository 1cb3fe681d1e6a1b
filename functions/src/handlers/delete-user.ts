import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import { notFound } from '../../../src/domain/failure';
import { byAdmin, byOneself, leavingAt } from '../../../src/domain/user/authority';
import type { Bearer } from '../../../src/domain/user/identities';
import type { UserId } from '../../../src/domain/user/user-id';
import type { Reply } from '../endpoint';
import type { World } from '../world';
import { knownProfile } from './known-profile';
import { removeAccount } from './remove-account';

/** Removes somebody's account and everything of it. From the first step on they are shut out; what is interrupted is finished by doing it again. */
export const deleteUser =
  (world: World, uid: UserId, by: Bearer): Answer<Reply> =>
  async () => {
    const [account, standing, profile] = await Promise.all([
      world.identities.find(uid)(),
      world.members.standing(uid)(),
      knownProfile(world, uid)(),
    ]);
    if (E.isLeft(account)) return account;
    if (E.isLeft(standing)) return standing;
    if (E.isLeft(profile)) return profile;
    if (O.isNone(account.right) && O.isNone(standing.right) && !profile.right.isThere) return E.left(notFound('user'));
    const was = O.toNullable(account.right);
    return pipe(
      world.members.decide(by.uid, uid, byAdmin(by.uid, uid, leavingAt(world.clock.now()))),
      TE.flatMap(() => removeAccount(world, uid)),
      TE.map((): Reply => ({
        message: 'The account was deleted.',
        whom: uid,
        before: { role: was?.role ?? null, disabled: was?.disabled ?? null },
        after: null,
      })),
    )();
  };

/** Removes one's own account and everything of it. */
export const deleteMyAccount = (world: World, by: Bearer): Answer<Reply> =>
  pipe(
    world.members.decide(by.uid, by.uid, byOneself(leavingAt(world.clock.now()))),
    TE.flatMap(() => removeAccount(world, by.uid)),
    TE.map((): Reply => ({ message: 'Your account was deleted.' })),
  );
