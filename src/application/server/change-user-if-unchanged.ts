import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure } from '#domain/shared/failure';
import { adminAccessPolicy, keepAccess, type ServerProfilePatch } from '#domain/users/access/access-policy';
import { policyIfUnchanged } from '#domain/users/access/expected-values';
import type { ExpectedUserValues } from '#domain/users/admin-api';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

type ConditionalChange = {
  readonly caller: UserId;
  readonly uid: UserId;
  readonly expected: ExpectedUserValues;
  readonly patch: ServerProfilePatch;
  /** The profile before the change; null for one that does not decode. */
  readonly stored: User | null;
};

/** Returns the stored values of the fields that a patch changes. */
const storedValues = (patch: ServerProfilePatch, stored: User): ServerProfilePatch =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => field in patch));

const toExpected = ({ name, email, phoneNumber, photoURL }: ServerProfilePatch): ExpectedUserValues => ({
  displayName: name, email, phoneNumber, photoURL,
});

/**
 * Writes the changes to the profile in a transaction that fails if a value is not the expected one, then runs `changeAccount`. The
 * identity service has no conditional writes: of two admins who change a field at once, the second must fail before its call there.
 * If that call fails, the changes of the profile are taken back, unless they have been changed again.
 */
export const changeUserIfUnchanged =
  (
    { users, directory }: ServerDeps,
    { caller, uid, expected, patch, stored }: ConditionalChange,
    changeAccount: Answer<void>,
  ): Answer<void> =>
  async () => {
    const change = (before: ExpectedUserValues, next: ServerProfilePatch) =>
      users.updateAccess(caller, uid, policyIfUnchanged(before, next, adminAccessPolicy(caller, uid, keepAccess, next)))();
    const written = await change(expected, patch);
    if (E.isLeft(written)) {
      // The admin reads the user again: the entry may be older than the profile, which its owner changes without this server.
      if (written.left._tag === 'conflict') await directory.refresh(uid)();
      return written;
    }
    const changed = await changeAccount();
    if (E.isRight(changed) || stored === null) return changed;
    const restored = await change(toExpected(patch), storedValues(patch, stored));
    return E.isLeft(restored) ? E.left(asPartialFailure(changed.left)) : changed;
  };
