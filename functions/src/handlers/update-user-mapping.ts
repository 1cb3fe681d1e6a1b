import type { AuditValues } from '#domain/audit/audit';
import { withDisabled, withEnabled, withSessionsEnded, withoutChange, type ServerProfilePatch, type AccessTransition } from '#domain/users/access/access-policy';
import { normalizeEmail } from '#domain/users/email';
import type { AuthAccount } from '#domain/users/auth-admin';
import { normalizeName } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import type { UpdateUserPayload } from '../http/payloads';
import { normalizePhone } from './account-fields';

/** The fields that were asked for. */
export const omitUndefined = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof A]?: Exclude<A[K], undefined> };

/** What the profile gets of it. */
export const toProfileUpdate = ({ email, displayName, phoneNumber, photoURL }: UpdateUserPayload): ServerProfilePatch => {
  const name = displayName === undefined ? undefined : normalizeName(displayName);
  const address = email === undefined ? undefined : normalizeEmail(email);
  return omitUndefined({
    name,
    nameKey: name?.toLowerCase(),
    email: address,
    emailKey: address,
    phoneNumber: phoneNumber === undefined ? undefined : normalizePhone(phoneNumber),
    photoURL,
  });
};

/** What the marker gets of it: a new password ends all sessions, whatever else is asked. */
export const toAccessTransition = ({ disabled, password }: UpdateUserPayload, now: number): AccessTransition => {
  const turn = disabled === undefined ? withoutChange : disabled ? withDisabled(now) : withEnabled;
  return password === undefined ? turn : (was) => withSessionsEnded(now)(turn(was));
};

/** The fields that were asked for as they stood. */
export const auditBefore = (asked: UpdateUserPayload, account: AuthAccount, profile: User | null): AuditValues => {
  const stood = {
    email: account.email,
    displayName: profile?.name ?? account.name,
    phoneNumber: profile?.phoneNumber ?? null,
    photoURL: profile?.photoURL ?? null,
    disabled: account.disabled,
  };
  return Object.fromEntries(Object.entries(stood).filter(([field]) => field in omitUndefined(asked)));
};

export const successMessage = ({ disabled }: UpdateUserPayload): string =>
  disabled === undefined ? 'The account was changed.' : disabled ? 'The account was disabled.' : 'The account was enabled.';
