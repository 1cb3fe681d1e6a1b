import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { forbidden, invalid, notFound } from '#domain/shared/failure';
import { hasHiddenCharacters } from '#domain/shared/hidden-characters';
import { initializationPlanner, type InitializationPlanner } from '#domain/users/user-initialization';
import type { UserId } from '#domain/users/user-id';
import type { User } from '#domain/users/user';
import type { ServerDeps } from './server-deps';
import { deleteAccount } from './delete-account';
import { thenRefreshDirectory } from './refresh-directory';

type ProfileFields = Parameters<typeof initializationPlanner>[1];

/**
 * Checks that the account exists. A deletion removes the account before the access record, so a new access record may belong to an
 * account that was deleted in the meantime.
 */
const checkAccountExists = ({ auth }: ServerDeps, uid: UserId): Answer<unknown> =>
  pipe(auth.getUser(uid), TE.flatMap(TE.fromOption(() => notFound('user'))));

/**
 * Creates the missing documents of a user: profile, default lists and access record in one transaction, then the role claim to
 * match the access record. Existing data stays unchanged, except that sessions that the identity service has ended lose their access.
 * @param name the name that the caller chose; null for the account's name, in which hidden characters are replaced.
 */
export const initializeUser =
  (deps: ServerDeps, uid: UserId, name: string | null, profileFields?: ProfileFields): Answer<User> =>
  async () => {
    if (name !== null && hasHiddenCharacters(name)) return E.left(invalid('data.name', 'hidden-characters'));
    const found = await deps.auth.getUser(uid)();
    if (E.isLeft(found)) return found;
    const account = O.toNullable(found.right);
    if (account === null) return E.left(notFound('user'));
    // A guest, who asks Google before anybody has signed in, becomes no member.
    if (account.email === '') return E.left(forbidden('a guest'));
    const plan = initializationPlanner(
      { uid, name: name ?? account.name, email: account.email, now: deps.clock.now(), sessionsSince: account.sessionsSince },
      profileFields,
    );
    const accessRecord = { isNew: false };
    const recordingPlan: InitializationPlanner = (existing) => {
      accessRecord.isNew = existing.access === null;
      return plan(existing);
    };
    const profile = await deps.users.initialize(uid, recordingPlan)();
    if (E.isLeft(profile)) return profile;
    const { role } = profile.right;
    const confirmed = await (
      account.role !== role ? deps.auth.setRole(uid, role) : accessRecord.isNew ? checkAccountExists(deps, uid) : TE.right(undefined)
    )();
    if (E.isRight(confirmed)) return thenRefreshDirectory(deps, uid)(TE.right(profile.right))();
    // The account was deleted in the meantime: delete all of its data.
    if (confirmed.left._tag === 'not-found') await deleteAccount(deps, uid)();
    return confirmed;
  };
