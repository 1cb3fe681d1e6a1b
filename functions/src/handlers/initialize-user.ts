import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '../../../src/domain/answer';
import { notFound } from '../../../src/domain/failure';
import { founding } from '../../../src/domain/user/foundation';
import type { UserId } from '../../../src/domain/user/user-id';
import type { User } from '../../../src/domain/user/user';
import type { World } from '../world';
import { removeAccount } from './remove-account';

type More = Parameters<typeof founding>[1];

/**
 * Sees to it that somebody has what every member has: profile, default lists, marker, and the claim that says what the marker
 * says. One step writes the documents, the claim follows; whatever is there already stays.
 */
export const initializeUser =
  (world: World, uid: UserId, name: string | null, more?: More): Answer<User> =>
  async () => {
    const found = await world.identities.find(uid)();
    if (E.isLeft(found)) return found;
    const account = O.toNullable(found.right);
    if (account === null) return E.left(notFound('user'));
    const profile = await world.members.establish(
      uid,
      founding({ uid, name: name ?? account.name, email: account.email, now: world.clock.now() }, more),
    )();
    if (E.isLeft(profile) || account.role === profile.right.role) return profile;
    const claimed = await world.identities.setRole(uid, profile.right.role)();
    if (E.isRight(claimed)) return profile;
    // The account was removed while this was on its way: nothing of it may stay.
    if (claimed.left._tag === 'not-found') await removeAccount(world, uid)();
    return claimed;
  };
