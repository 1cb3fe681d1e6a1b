import * as E from 'fp-ts/Either';
import { conflict, forbidden, type Failure } from '#domain/shared/failure';
import { sessionCutoff, isActiveAdmin, defaultAccess, type ServerAccessRecord } from './access-record';
import type { Role } from '#domain/users/role';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';

/**
 * Input of a policy, read in one transaction: the caller's and the target's access records, the target's profile and the number of active
 * admins.
 */
export type AccessPolicyContext = {
  readonly caller: ServerAccessRecord | null;
  readonly target: ServerAccessRecord | null;
  /** The stored fields, not decoded; null without a profile. */
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly adminCount: number;
};

/** Profile fields that only the server writes, plus the fields that an admin may correct. */
export type ServerProfilePatch = Partial<
  Pick<User, 'name' | 'nameKey' | 'email' | 'emailKey' | 'phoneNumber' | 'photoURL' | 'disabled' | 'role'>
>;

/** Result of a policy, written in one transaction. */
export type AccessUpdate = { readonly access: ServerAccessRecord; readonly adminCount: number; readonly profile: ServerProfilePatch };

/** Decides on an access change. Pure, because a transaction may run the policy several times. */
export type AccessPolicy = (context: AccessPolicyContext) => E.Either<Failure, AccessUpdate>;

/** Maps an access record to its next state. */
export type AccessTransition = (previous: ServerAccessRecord) => ServerAccessRecord;

export const withRole =
  (role: Role): AccessTransition =>
  (previous) => ({ ...previous, role });
export const withEnabled: AccessTransition = (previous) => ({ ...previous, disabled: false });
/** Disables the account and ends all its sessions; idempotent. @param now ms since 1970. */
export const withDisabled =
  (now: number): AccessTransition =>
  (previous) =>
    previous.disabled ? previous : { ...previous, disabled: true, since: sessionCutoff(now) };
/** Ends all sessions that began before `now` (ms since 1970). */
export const withSessionsEnded =
  (now: number): AccessTransition =>
  (previous) => ({ ...previous, since: Math.max(previous.since, sessionCutoff(now)) });
/** Marks the account as being deleted. Access ends immediately, before any data is removed. @param now ms since 1970. */
export const withDeletionStarted =
  (now: number): AccessTransition =>
  (previous) =>
    previous.deleting ? previous : { ...previous, disabled: true, deleting: true, since: sessionCutoff(now) };
export const keepAccess: AccessTransition = (previous) => previous;

const applyTransition = (
  { target, adminCount }: AccessPolicyContext,
  transition: AccessTransition, profile: ServerProfilePatch,
): E.Either<Failure, AccessUpdate> => {
  const access = transition(target ?? defaultAccess);
  // Compared by identity: while an account is being deleted, only transitions that return their argument are allowed.
  if (target?.deleting === true && access !== target) return E.left(conflict('an account that is being removed'));
  const loses = isActiveAdmin(target) && !isActiveAdmin(access);
  if (loses && adminCount <= 1) return E.left(conflict('the last admin'));
  const gains = !isActiveAdmin(target) && isActiveAdmin(access);
  const { role, disabled } = access;
  return E.right({ access, adminCount: adminCount + (gains ? 1 : 0) - (loses ? 1 : 0), profile: { ...profile, role, disabled } });
};

/** Policy for an admin changing another account. `forbidden` for the admin's own account and for callers who are not active admins. */
export const adminAccessPolicy =
  (by: UserId, of: UserId, transition: AccessTransition, profile: ServerProfilePatch = {}): AccessPolicy =>
  (context) => {
    if (by === of) return E.left(forbidden('changing your own account here'));
    if (!isActiveAdmin(context.caller)) return E.left(forbidden('this'));
    return applyTransition(context, transition, profile);
  };

/** Policy for members changing their own account. */
export const selfAccessPolicy =
  (transition: AccessTransition): AccessPolicy =>
  (context) =>
    applyTransition(context, transition, {});
