import { conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unexpected, type Failure } from '#domain/shared/failure';
import { errorCodeOf, errorMessageOf } from '../error-code';

const letter = notFound('letter');
const newEmail = invalid('email', 'not-an-email');
const newPassword = invalid('password', 'password-too-short');

/** What is told apart here is all that anybody learns: which of address and password was wrong is not. */
const FAILURES: Readonly<Record<string, Failure>> = {
  'invalid-credential': unauthenticated,
  'wrong-password': unauthenticated,
  'user-not-found': unauthenticated,
  'user-disabled': unauthenticated,
  'user-mismatch': unauthenticated,
  'user-token-expired': unauthenticated,
  'invalid-user-token': unauthenticated,
  'null-user': unauthenticated,
  'no-current-user': unauthenticated,
  'user-signed-out': unauthenticated,
  'email-already-in-use': conflict('account'),
  'too-many-requests': rateLimited(null),
  'quota-exceeded': rateLimited(null),
  'network-request-failed': offline,
  timeout: offline,
  'expired-action-code': letter,
  'invalid-action-code': letter,
  'missing-code': letter,
  'requires-recent-login': forbidden('sign in again'),
  'operation-not-allowed': forbidden('this way to sign in'),
  'admin-restricted-operation': forbidden('this way to sign in'),
  'invalid-email': newEmail,
  'missing-email': newEmail,
  'invalid-new-email': newEmail,
  'missing-new-email': newEmail,
  'weak-password': newPassword,
  'missing-password': newPassword,
  'password-does-not-meet-requirements': newPassword,
};

/** What a refusal of the identity service means. */
export const authFailure = (thrown: unknown): Failure => FAILURES[errorCodeOf(thrown).replace(/^auth\//, '')] ?? unexpected(errorMessageOf(thrown));

/** The same where nobody must learn whether an address is known, or even well-formed. */
export const signInFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'invalid' ? unauthenticated : failure;
};

/** The same for a letter: whose account is gone or disabled cannot be followed any more. */
export const actionCodeFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'unauthenticated' ? letter : failure;
};

/**
 * Whether a refusal to send a letter tells of the address that it would have gone to. Letters are counted for those that have an
 * account, and the SDK has one name for that and for too many questions of any kind.
 */
export const revealsAddress = ({ _tag }: Failure): boolean => _tag === 'unauthenticated' || _tag === 'invalid' || _tag === 'rate-limited';

/** Whether a session has ended elsewhere: the token was revoked, or the account is disabled or gone. */
export const isSessionEnded = (thrown: unknown): boolean => authFailure(thrown)._tag === 'unauthenticated';
