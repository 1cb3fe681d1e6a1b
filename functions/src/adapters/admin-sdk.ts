import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { conflict, invalid, forbidden, notFound, unauthenticated, unavailable, unexpected, type Failure } from '#domain/shared/failure';

const KNOWN: Readonly<Record<string, Failure>> = {
  'auth/user-not-found': notFound('user'),
  'auth/email-already-exists': conflict('the e-mail address has an account'),
  'auth/uid-already-exists': conflict('the account is there already'),
  'auth/invalid-email': invalid('data.email', 'not-an-email'),
  'auth/invalid-password': invalid('data.password', 'password-too-short'),
  'auth/argument-error': unauthenticated,
  'auth/id-token-expired': unauthenticated,
  'auth/id-token-revoked': unauthenticated,
  'auth/invalid-id-token': unauthenticated,
  'auth/user-disabled': forbidden('this account is disabled'),
};

const codeOf = (thrown: unknown): string | null =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && (typeof thrown.code === 'string' || typeof thrown.code === 'number')
    ? String(thrown.code)
    : null;

/** What the Admin SDK throws, as a failure. Its messages may name people and places, so only codes are passed on. */
export const toAdminFailure = (thrown: unknown): Failure => {
  const code = codeOf(thrown);
  if (code === null) return unexpected(thrown instanceof Error ? thrown.name : typeof thrown);
  return KNOWN[code] ?? unavailable(null, `code ${code}`);
};

/** Asks the Admin SDK when the answer is asked for. What `run` refuses stays refused as it says. */
export const tryAdminSdk =
  <A>(run: () => Promise<E.Either<Failure, A>>): Answer<A> =>
  async () => {
    try {
      return await run();
    } catch (thrown) {
      return E.left(toAdminFailure(thrown));
    }
  };

/** The same for what is never refused by us. */
export const tryVoid = (run: () => Promise<unknown>): Answer<void> =>
  tryAdminSdk(async () => {
    await run();
    return E.right(undefined);
  });
