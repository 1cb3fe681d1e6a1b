import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import { emailError } from './email';
import type { Credentials } from './identity';
import { passwordError } from './password';

/** Validates a new e-mail address and a new password, if given. Fails with `invalid` for the first invalid field. */
export const validateCredentials = ({ email, password }: Partial<Credentials>): E.Either<Failure, void> => {
  const emailProblem = email === undefined ? null : emailError(email);
  if (emailProblem !== null) return E.left(invalid('email', emailProblem));
  const passwordProblem = password === undefined ? null : passwordError(password);
  return passwordProblem === null ? E.right(undefined) : E.left(invalid('password', passwordProblem));
};
