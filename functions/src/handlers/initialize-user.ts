import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { planInitialization, type InitializationPlan } from '#domain/users/user-initialization';
import type { UserId } from '#domain/users/user-id';
import type { User } from '#domain/users/user';
import type { ServerDeps } from '../server-deps';
import { deleteAccount } from './delete-account';

type More = Parameters<typeof planInitialization>[1];

/** A removal takes the account before the marker, so where a marker was made anew the account may have gone since it was found. */
const stillThere = ({ auth }: ServerDeps, uid: UserId): Answer<unknown> =>
  pipe(auth.getUser(uid), TE.flatMap(TE.fromOption(() => notFound('user'))));

/**
 * Sees to it that somebody has what every member has: profile, default lists, marker, and the claim that says what the marker
 * says. One step writes the documents, the claim follows; whatever is there already stays.
 */
export const initializeUser =
  (world: ServerDeps, uid: UserId, name: string | null, more?: More): Answer<User> =>
  async () => {
    const found = await world.auth.getUser(uid)();
    if (E.isLeft(found)) return found;
    const account = O.toNullable(found.right);
    if (account === null) return E.left(notFound('user'));
    const plan = planInitialization({ uid, name: name ?? account.name, email: account.email, now: world.clock.now() }, more);
    const marker = { isNew: false };
    const noting: InitializationPlan = (there) => {
      marker.isNew = there.access === null;
      return plan(there);
    };
    const profile = await world.users.initialize(uid, noting)();
    if (E.isLeft(profile)) return profile;
    const { role } = profile.right;
    const confirmed = await (account.role !== role ? world.auth.setRole(uid, role) : marker.isNew ? stillThere(world, uid) : TE.right(undefined))();
    if (E.isRight(confirmed)) return profile;
    // The account was removed while this was on its way: nothing of it may stay.
    if (confirmed.left._tag === 'not-found') await deleteAccount(world, uid)();
    return confirmed;
  };
