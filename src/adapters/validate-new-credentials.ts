import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { validateCredentials } from '#domain/users/credentials';
import type { Credentials } from '#domain/users/identity';
import { lazy } from './lazy';

const passwords = lazy(() => import('#domain/users/passwords/common-passwords'));

/** Validates like `validateCredentials`, and refuses the most common passwords. Loads their list with the first new password. */
export const validateNewCredentials = (credentials: Partial<Credentials>): Answer<void> => {
  const { password } = credentials;
  const isCommon: Answer<void> =
    password === undefined
      ? TE.right(undefined)
      : passwords.call(({ newPasswordError }) => {
        const error = newPasswordError(password);
        return TE.fromEither(error === null ? E.right(undefined) : E.left(invalid('password', error)));
      });
  return pipe(TE.fromEither(validateCredentials(credentials)), TE.flatMap(() => isCommon));
};
