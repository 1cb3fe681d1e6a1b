import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import { notFound } from '../../../src/domain/failure';
import { founding, type Plan } from '../../../src/domain/user/foundation';
import type { UserId } from '../../../src/domain/user/user-id';
import type { User } from '../../../src/domain/user/user';
import type { World } from '../world';
import { removeAccount } from './remove-account';

type More = Parameters<typeof founding>[1];

/** A removal takes the account before the marker, so where a marker was made anew the account may have gone since it was found. */
const stillThere = ({ identities }: World, uid: UserId): Answer<unknown> =>
  pipe(identities.find(uid), TE.flatMap(TE.fromOption(() => notFound('user'))));

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
    const plan = founding({ uid, name: name ?? account.name, email: account.email, now: world.clock.now() }, more);
    const marker = { isNew: false };
    const noting: Plan = (there) => {
      marker.isNew = there.standing === null;
      return plan(there);
    };
    const profile = await world.members.establish(uid, noting)();
    if (E.isLeft(profile)) return profile;
    const { role } = profile.right;
    const confirmed = await (account.role !== role ? world.identities.setRole(uid, role) : marker.isNew ? stillThere(world, uid) : TE.right(undefined))();
    if (E.isRight(confirmed)) return profile;
    // The account was removed while this was on its way: nothing of it may stay.
    if (confirmed.left._tag === 'not-found') await removeAccount(world, uid)();
    return confirmed;
  };
