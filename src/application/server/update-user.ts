import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { AuditValues } from '#domain/audit/audit';
import { conflict, notFound } from '#domain/shared/failure';
import { adminAccessPolicy, type AccessPolicy } from '#domain/users/access/access-policy';
import { isChangedMeanwhile } from '#domain/users/access/expected-values';
import type { AccountChanges, ExpectedUserValues } from '#domain/users/admin-api';
import { normalizeEmail } from '#domain/users/email';
import type { AuthAccountPatch, Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps, ServerResult } from './server-deps';
import { auditBefore, omitUndefined, toProfileUpdate, accountChangeMessage, toAccessTransition } from './update-user-mapping';
import { copyPicture, validateAccountFields } from './account-fields';
import { changeUserIfUnchanged } from './change-user-if-unchanged';
import { findProfileState } from './find-profile-state';
import { thenRefreshDirectory } from './refresh-directory';

/** The user, the changes of the account and, to change nothing that another admin has changed meanwhile, the values that they replace. */
export type UpdateUserInput = AccountChanges & { readonly uid: UserId; readonly expected?: ExpectedUserValues | undefined };

/** Returns whether another account has the address. Checked before any write. */
const isAddressTaken = async ({ auth }: ServerDeps, uid: UserId, email: string | undefined) => {
  if (email === undefined) return E.right(false);
  const found = await auth.getUserByEmail(normalizeEmail(email))();
  return E.isLeft(found) ? found : E.right(O.isSome(found.right) && found.right.value.uid !== uid);
};

/**
 * Runs the policy on the current access records before any write. The number of admins is irrelevant here: the caller is an admin
 * and changes another account.
 */
const dryRunPolicy =
  ({ users }: ServerDeps, caller: UserId, targetUid: UserId, policy: AccessPolicy): Answer<unknown> =>
  async () => {
    const [callerAccess, targetAccess] = await Promise.all([users.getAccess(caller)(), users.getAccess(targetUid)()]);
    if (E.isLeft(callerAccess)) return callerAccess;
    if (E.isLeft(targetAccess)) return targetAccess;
    return policy({
      caller: O.toNullable(callerAccess.right),
      target: O.toNullable(targetAccess.right),
      profile: null, adminCount: Number.POSITIVE_INFINITY,
    });
  };

const updateAccount = ({ auth }: ServerDeps, uid: UserId, patch: AuthAccountPatch): Answer<void> =>
  Object.keys(patch).length === 0 ? TE.right(undefined) : auth.updateUser(uid, patch);

/**
 * Updates or disables an account. Calls that the identity service may reject come first, so that a failure leaves everything
 * unchanged; then the documents, which take effect immediately; then the changes that the identity service copies.
 */
export const updateUser =
  (deps: ServerDeps, requested: UpdateUserInput, caller: Caller): Answer<ServerResult> =>
  async () => {
    const validated = await validateAccountFields(requested, deps.pictureHosts)();
    if (E.isLeft(validated)) return validated;
    const { uid, disabled, password, expected } = requested;
    const [found, profile, isTaken] = await Promise.all([
      deps.auth.getUser(uid)(),
      findProfileState(deps, uid)(),
      isAddressTaken(deps, uid, requested.email),
    ]);
    if (E.isLeft(found)) return found;
    if (E.isLeft(profile)) return profile;
    if (E.isLeft(isTaken)) return isTaken;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    if (isTaken.right) return E.left(conflict('the e-mail address has an account'));
    const account = found.right.value;
    const transition = toAccessTransition(requested, deps.clock.now());
    const allowed = await dryRunPolicy(deps, caller.uid, uid, adminAccessPolicy(caller.uid, uid, transition, {}))();
    if (E.isLeft(allowed)) return allowed;
    const stored = profile.right.user;
    // A copy replaces the present picture at once: the conditional change below would fail too late.
    const isStale = expected !== undefined && stored !== null && isChangedMeanwhile(expected, toProfileUpdate(requested), stored);
    const picture = isStale ? E.right(requested.photoURL) : await copyPicture(deps, uid, requested.photoURL)();
    if (E.isLeft(picture)) return picture;
    const changes = { ...requested, photoURL: picture.right };
    const oldName = stored?.name ?? account.name;
    const before = auditBefore(changes, account, stored);
    const patch = toProfileUpdate(changes);
    const { email, name, phoneNumber, photoURL } = patch;
    const after: AuditValues = omitUndefined({ email, displayName: name, phoneNumber, photoURL, disabled });
    // A conditional change writes the profile first: writing it twice could overwrite a change between the two.
    const policy = adminAccessPolicy(caller.uid, uid, transition, expected === undefined ? patch : {});
    const changeAccount = updateAccount(deps, uid, omitUndefined({ email, name, password }));
    return pipe(
      expected === undefined
        ? changeAccount
        : changeUserIfUnchanged(deps, { caller: caller.uid, uid, expected, patch, stored }, changeAccount),
      TE.flatMap(() => deps.users.updateAccess(caller.uid, uid, policy)),
      TE.flatMap(() => updateAccount(deps, uid, omitUndefined({ disabled }))),
      TE.flatMap(() => (photoURL === null ? deps.avatars.remove(uid) : TE.right(undefined))),
      TE.flatMap(() => (disabled === true || password !== undefined ? deps.auth.endSessions(uid) : TE.right(undefined))),
      TE.map((): ServerResult => ({
        message: accountChangeMessage(changes, name ?? oldName),
        target: { kind: 'user', id: uid, name: oldName },
        before, after,
      })),
      thenRefreshDirectory(deps, uid),
    )();
  };
