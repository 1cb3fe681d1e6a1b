import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import { photoUrlError, type AccountChanges } from '#domain/users/admin-api';
import { newPasswordError } from '#domain/users/passwords/common-passwords';
import { emailError } from '#domain/users/email';
import { nameError, phoneError } from '#domain/users/profile';

const optionalError = <A>(value: A | null | undefined, error: (value: A) => string | null): string | null =>
  value === undefined || value === null ? null : error(value);

/** Returns `invalid` for the first field that breaks its rule; undefined fields are not validated. @param hosts of pictures. */
export const validateAccountFields = (fields: AccountChanges, hosts: ReadonlyArray<string>): E.Either<Failure, void> => {
  const errors: ReadonlyArray<readonly [string, string | null]> = [
    ['data.email', optionalError(fields.email, emailError)],
    ['data.password', optionalError(fields.password, newPasswordError)],
    ['data.displayName', optionalError(fields.displayName, nameError)],
    ['data.phoneNumber', optionalError(fields.phoneNumber, phoneError)],
    ['data.photoURL', optionalError(fields.photoURL, (url) => photoUrlError(url, hosts))],
  ];
  for (const [field, error] of errors) if (error !== null) return E.left(invalid(field, error));
  return E.right(undefined);
};

/** Begins the message about an account. An admin chooses from a table of many names, so the message repeats the name. */
export const accountOf = (name: string | null): string => (name === null || name === '' ? 'The account' : `The account of ${name}`);

/** Normalises a phone number; an empty one becomes null. */
export const trimPhoneNumber = (phone: string | null | undefined): string | null =>
  phone === undefined || phone === null || phone.trim() === '' ? null : phone.trim();
