import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '../shared/failure';
import { emailError } from './email';
import type { Credentials } from './identity';
import { passwordError } from './password';

/** Whether somebody can have this address, and this password, from now on; the first that will not do is named. */
export const validateCredentials = ({ email, password }: Partial<Credentials>): E.Either<Failure, void> => {
  const inEmail = email === undefined ? null : emailError(email);
  if (inEmail !== null) return E.left(invalid('email', inEmail));
  const inPassword = password === undefined ? null : passwordError(password);
  return inPassword === null ? E.right(undefined) : E.left(invalid('password', inPassword));
};
