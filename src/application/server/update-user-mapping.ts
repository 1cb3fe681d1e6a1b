import type { AuditValues } from '#domain/audit/audit';
import {
  withDisabled, withEnabled, withSessionsEnded, keepAccess, type ServerProfilePatch, type AccessTransition,
} from '#domain/users/access/access-policy';
import type { AccountChanges } from '#domain/users/admin-api';
import { normalizeEmail } from '#domain/users/email';
import type { AuthAccount } from '#domain/users/auth-admin';
import { normalizeName } from '#domain/users/profile';
import type { User } from '#domain/users/user';
import { accountOf, trimPhoneNumber } from './account-fields';

/** Omits undefined fields. */
export const omitUndefined = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof A]?: Exclude<A[K], undefined> };

/** Maps the changes to the profile update. */
export const toProfileUpdate = ({ email, displayName, phoneNumber, photoURL }: AccountChanges): ServerProfilePatch => {
  const name = displayName === undefined ? undefined : normalizeName(displayName);
  const address = email === undefined ? undefined : normalizeEmail(email);
  return omitUndefined({
    name,
    nameKey: name?.toLowerCase(),
    email: address,
    emailKey: address,
    phoneNumber: phoneNumber === undefined ? undefined : trimPhoneNumber(phoneNumber),
    photoURL,
  });
};

/** Maps the changes to the access transition. A new password always ends all sessions. */
export const toAccessTransition = ({ disabled, password }: AccountChanges, now: number): AccessTransition => {
  const transition = disabled === undefined ? keepAccess : disabled ? withDisabled(now) : withEnabled;
  return password === undefined ? transition : (previous) => withSessionsEnded(now)(transition(previous));
};

/** Returns the previous values of the changed fields, for the audit. */
export const auditBefore = (changes: AccountChanges, account: AuthAccount, profile: User | null): AuditValues => {
  const values = {
    email: account.email,
    displayName: profile?.name ?? account.name,
    phoneNumber: profile?.phoneNumber ?? null,
    photoURL: profile?.photoURL ?? null,
    disabled: account.disabled,
  };
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in omitUndefined(changes)));
};

/** Returns the message about a change. */
export const accountChangeMessage = ({ disabled }: AccountChanges, name: string | null): string =>
  disabled === undefined ? 'The account was changed.' : `${accountOf(name)} was ${disabled ? 'disabled' : 'enabled'}.`;
