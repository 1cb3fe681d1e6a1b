import type { Facts } from '../../../src/domain/audit/audit';
import { disabledAt, enabled, endedAt, unchanged, type ServerPatch, type Turn } from '../../../src/domain/user/authority';
import { normaliseEmail } from '../../../src/domain/user/email';
import type { Account } from '../../../src/domain/user/identities';
import { normaliseName } from '../../../src/domain/user/profile';
import type { User } from '../../../src/domain/user/user';
import type { AccountChange } from '../payloads';
import { keptPhone } from './faults';

/** The fields that were asked for. */
export const given = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof A]?: Exclude<A[K], undefined> };

/** What the profile gets of it. */
export const patchOf = ({ email, displayName, phoneNumber, photoURL }: AccountChange): ServerPatch => {
  const name = displayName === undefined ? undefined : normaliseName(displayName);
  const address = email === undefined ? undefined : normaliseEmail(email);
  return given({
    name,
    nameKey: name?.toLowerCase(),
    email: address,
    emailKey: address,
    phoneNumber: phoneNumber === undefined ? undefined : keptPhone(phoneNumber),
    photoURL,
  });
};

/** What the marker gets of it: a new password ends all sessions, whatever else is asked. */
export const turnOf = ({ disabled, password }: AccountChange, now: number): Turn => {
  const turn = disabled === undefined ? unchanged : disabled ? disabledAt(now) : enabled;
  return password === undefined ? turn : (was) => endedAt(now)(turn(was));
};

/** The fields that were asked for as they stood. */
export const before = (asked: AccountChange, account: Account, profile: User | null): Facts => {
  const stood = {
    email: account.email,
    displayName: profile?.name ?? account.name,
    phoneNumber: profile?.phoneNumber ?? null,
    photoURL: profile?.photoURL ?? null,
    disabled: account.disabled,
  };
  return Object.fromEntries(Object.entries(stood).filter(([field]) => field in given(asked)));
};

export const sentence = ({ disabled }: AccountChange): string =>
  disabled === undefined ? 'The account was changed.' : disabled ? 'The account was disabled.' : 'The account was enabled.';
