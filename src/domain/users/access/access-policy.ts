import * as E from 'fp-ts/Either';
import { conflict, forbidden, type Failure } from '../../shared/failure';
import { sessionCutoff, isActiveAdmin, defaultAccess, type ServerAccessRecord } from './access-record';
import type { Role } from '../role';
import type { User } from '../user';
import type { UserId } from '../user-id';

/** What a decision about an account rests on, read in one step: who acts, who it is about, and how many can act as admins. */
export type PolicyContext = { readonly caller: ServerAccessRecord | null; readonly target: ServerAccessRecord | null; readonly adminCount: number };

/** The fields of a profile that only the server writes, and those that an admin may correct. */
export type ServerProfilePatch = Partial<Pick<User, 'name' | 'nameKey' | 'email' | 'emailKey' | 'phoneNumber' | 'photoURL' | 'disabled' | 'role'>>;

/** What shall be from now on, written in one step. */
export type AccessUpdate = { readonly access: ServerAccessRecord; readonly adminCount: number; readonly profile: ServerProfilePatch };

/** Pure, because a transaction may ask again. */
export type Policy = (scene: PolicyContext) => E.Either<Failure, AccessUpdate>;

/** How a standing becomes another one. */
export type AccessTransition = (was: ServerAccessRecord) => ServerAccessRecord;

export const withRole =
  (role: Role): AccessTransition =>
  (was) => ({ ...was, role });
export const withEnabled: AccessTransition = (was) => ({ ...was, disabled: false });
/** Disabled, which ends all sessions; doing so twice changes nothing. @param now ms since 1970. */
export const withDisabled =
  (now: number): AccessTransition =>
  (was) =>
    was.disabled ? was : { ...was, disabled: true, since: sessionCutoff(now) };
/** All sessions that began before now have ended. */
export const withSessionsEnded =
  (now: number): AccessTransition =>
  (was) => ({ ...was, since: Math.max(was.since, sessionCutoff(now)) });
/** On the way out: shut out at once, whatever else is still there. */
export const withDeletionStarted =
  (now: number): AccessTransition =>
  (was) =>
    was.leaving ? was : { ...was, disabled: true, leaving: true, since: sessionCutoff(now) };
export const withoutChange: AccessTransition = (was) => was;

const rule = ({ target, adminCount }: PolicyContext, transition: AccessTransition, profile: ServerProfilePatch): E.Either<Failure, AccessUpdate> => {
  const access = transition(target ?? defaultAccess);
  // Compared as the same thing: a turn that has nothing to do gives back what it got.
  if (target?.leaving === true && access !== target) return E.left(conflict('an account that is being removed'));
  const loses = isActiveAdmin(target) && !isActiveAdmin(access);
  if (loses && adminCount <= 1) return E.left(conflict('the last admin'));
  const gains = !isActiveAdmin(target) && isActiveAdmin(access);
  const { role, disabled } = access;
  return E.right({ access, adminCount: adminCount + (gains ? 1 : 0) - (loses ? 1 : 0), profile: { ...profile, role, disabled } });
};

/** What an admin may do to somebody else; nobody does it to themself. */
export const adminMay =
  (by: UserId, of: UserId, turn: AccessTransition, profile: ServerProfilePatch = {}): Policy =>
  (scene) => {
    if (by === of) return E.left(forbidden('changing your own account here'));
    if (!isActiveAdmin(scene.caller)) return E.left(forbidden('this'));
    return rule(scene, turn, profile);
  };

/** What members may do to themselves. */
export const selfMay =
  (turn: AccessTransition): Policy =>
  (scene) =>
    rule(scene, turn, {});
