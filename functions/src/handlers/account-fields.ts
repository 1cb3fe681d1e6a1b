import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError, phoneError } from '#domain/users/profile';

/** Fields of an account as calls bring them; what is undefined is not looked at. */
export type AccountFields = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
};

const LONGEST_ADDRESS = 2048;
const addressFault = (address: string): string | null =>
  address.length > LONGEST_ADDRESS ? 'too-long' : /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) ? null : 'not-an-address';

const judged = <A>(value: A | null | undefined, fault: (value: A) => string | null): string | null =>
  value === undefined || value === null ? null : fault(value);

/** The first field that breaks its rule, or nothing. */
export const validateAccountFields = (fields: AccountFields): E.Either<Failure, void> => {
  const faults: ReadonlyArray<readonly [string, string | null]> = [
    ['data.email', judged(fields.email, emailError)],
    ['data.password', judged(fields.password, passwordError)],
    ['data.displayName', judged(fields.displayName, nameError)],
    ['data.phoneNumber', judged(fields.phoneNumber, phoneError)],
    ['data.photoURL', judged(fields.photoURL, addressFault)],
  ];
  for (const [field, fault] of faults) if (fault !== null) return E.left(invalid(field, fault));
  return E.right(undefined);
};

/** A phone number as it is kept: an empty one is none. */
export const normalizePhone = (phone: string | null | undefined): string | null =>
  phone === undefined || phone === null || phone.trim() === '' ? null : phone.trim();
