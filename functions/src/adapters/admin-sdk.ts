import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { conflict, invalid, notFound, unauthenticated, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { disabledCaller } from '#domain/users/access/ended-session';

const FAILURES: Readonly<Record<string, Failure>> = {
  'auth/user-not-found': notFound('user'),
  'auth/email-already-exists': conflict('the e-mail address has an account'),
  'auth/uid-already-exists': conflict('the account is there already'),
  'auth/invalid-email': invalid('data.email', 'not-an-email'),
  'auth/invalid-password': invalid('data.password', 'password-too-short'),
  'auth/argument-error': unauthenticated,
  'auth/id-token-expired': unauthenticated,
  'auth/id-token-revoked': unauthenticated,
  'auth/invalid-id-token': unauthenticated,
  'auth/user-disabled': disabledCaller,
};

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? String(error.code)
    : null;

/** Returns the failure for an error of the Admin SDK. Only codes are passed on: messages may contain private data. */
export const toAdminFailure = (error: unknown): Failure => {
  const code = codeOf(error);
  if (code === null) return unexpected(error instanceof Error ? error.name : typeof error);
  return FAILURES[code] ?? unavailable(null, `code ${code}`);
};

/** Runs a call of the Admin SDK lazily and converts thrown errors to failures. A failure that `run` returns is passed on. */
export const tryAdminSdk =
  <A>(run: () => Promise<E.Either<Failure, A>>): Answer<A> =>
  async () => {
    try {
      return await run();
    } catch (error) {
      return E.left(toAdminFailure(error));
    }
  };

/** Like `tryAdminSdk`, for calls without a result. */
export const tryVoid = (run: () => Promise<unknown>): Answer<void> =>
  tryAdminSdk(async () => {
    await run();
    return E.right(undefined);
  });
