import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { photoUrlError, type AccountChanges } from '#domain/users/admin-api';
import { emailError } from '#domain/users/email';
import { nameError, phoneError } from '#domain/users/profile';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

const optionalError = <A>(value: A | null | undefined, error: (value: A) => string | null): string | null =>
  value === undefined || value === null ? null : error(value);

/** Loads the list of common passwords, which no page of the memory backend needs before a password is set. */
const findPasswordError = async (password: string): Promise<string | null> =>
  (await import('#domain/users/passwords/common-passwords')).newPasswordError(password);

/** Fails with `invalid` for the first field that breaks its rule; undefined fields are not validated. @param hosts of pictures. */
export const validateAccountFields = (fields: AccountChanges, hosts: ReadonlyArray<string>): Answer<void> => async () => {
  const errors: ReadonlyArray<readonly [string, string | null]> = [
    ['data.email', optionalError(fields.email, emailError)],
    ['data.password', fields.password === undefined ? null : await findPasswordError(fields.password)],
    ['data.displayName', optionalError(fields.displayName, nameError)],
    ['data.phoneNumber', optionalError(fields.phoneNumber, phoneError)],
    ['data.photoURL', optionalError(fields.photoURL, (url) => photoUrlError(url, hosts))],
  ];
  for (const [field, error] of errors) if (error !== null) return E.left(invalid(field, error));
  return E.right(undefined);
};

/** Returns the address at which a picture will be shown: a copy of ours, for one from another host. */
export const copyPicture = <A extends string | null | undefined>(
  { avatars }: Pick<ServerDeps, 'avatars'>, uid: UserId, address: A,
): Answer<A | string> => typeof address === 'string' ? avatars.copy(uid, address) : TE.right(address);

/** Begins the message about an account. An admin chooses from a table of many names, so the message repeats the name. */
export const accountOf = (name: string | null): string => (name === null || name === '' ? 'The account' : `The account of ${name}`);

/** Normalises a phone number; an empty one becomes null. */
export const trimPhoneNumber = (phone: string | null | undefined): string | null =>
  phone === undefined || phone === null || phone.trim() === '' ? null : phone.trim();
