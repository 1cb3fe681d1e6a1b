import * as E from 'fp-ts/Either';
import { conflict, notAllowed, type Failure } from '../failure';
import { endingAt, isActingAdmin, newcomer, type Standing } from './standing';
import type { Role } from './role';
import type { User } from './user';
import type { UserId } from './user-id';

/** What a decision about an account rests on, read in one step: who acts, who it is about, and how many can act as admins. */
export type Scene = { readonly by: Standing | null; readonly of: Standing | null; readonly admins: number };

/** The fields of a profile that only the server writes, and those that an admin may correct. */
export type ServerPatch = Partial<Pick<User, 'name' | 'nameKey' | 'email' | 'emailKey' | 'phoneNumber' | 'photoURL' | 'disabled' | 'role'>>;

/** What shall be from now on, written in one step. */
export type Ruling = { readonly standing: Standing; readonly admins: number; readonly profile: ServerPatch };

/** Pure, because a transaction may ask again. */
export type Decision = (scene: Scene) => E.Either<Failure, Ruling>;

/** How a standing becomes another one. */
export type Turn = (was: Standing) => Standing;

export const withRole =
  (role: Role): Turn =>
  (was) => ({ ...was, role });
export const enabled: Turn = (was) => ({ ...was, disabled: false });
/** Disabled, which ends all sessions; doing so twice changes nothing. @param now ms since 1970. */
export const disabledAt =
  (now: number): Turn =>
  (was) =>
    was.disabled ? was : { ...was, disabled: true, since: endingAt(now) };
/** All sessions that began before now have ended. */
export const endedAt =
  (now: number): Turn =>
  (was) => ({ ...was, since: Math.max(was.since, endingAt(now)) });
/** On the way out: shut out at once, whatever else is still there. */
export const leavingAt =
  (now: number): Turn =>
  (was) =>
    was.leaving ? was : { ...was, disabled: true, leaving: true, since: endingAt(now) };
export const unchanged: Turn = (was) => was;

const rule = ({ of, admins }: Scene, turn: Turn, profile: ServerPatch): E.Either<Failure, Ruling> => {
  const standing = turn(of ?? newcomer);
  // Compared as the same thing: a turn that has nothing to do gives back what it got.
  if (of?.leaving === true && standing !== of) return E.left(conflict('an account that is being removed'));
  const loses = isActingAdmin(of) && !isActingAdmin(standing);
  if (loses && admins <= 1) return E.left(conflict('the last admin'));
  const gains = !isActingAdmin(of) && isActingAdmin(standing);
  const { role, disabled } = standing;
  return E.right({ standing, admins: admins + (gains ? 1 : 0) - (loses ? 1 : 0), profile: { ...profile, role, disabled } });
};

/** What an admin may do to somebody else; nobody does it to themself. */
export const byAdmin =
  (by: UserId, of: UserId, turn: Turn, profile: ServerPatch = {}): Decision =>
  (scene) => {
    if (by === of) return E.left(notAllowed('changing your own account here'));
    if (!isActingAdmin(scene.by)) return E.left(notAllowed('this'));
    return rule(scene, turn, profile);
  };

/** What members may do to themselves. */
export const byOneself =
  (turn: Turn): Decision =>
  (scene) =>
    rule(scene, turn, {});
