import { conflict, invalid, notAllowed, notFound, offline, tooMany, unauthenticated, unexpected, type Failure } from '#domain/failure';
import { codeOf, messageOf } from './code-of';

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
  'too-many-requests': tooMany(null),
  'quota-exceeded': tooMany(null),
  'network-request-failed': offline,
  timeout: offline,
  'expired-action-code': letter,
  'invalid-action-code': letter,
  'missing-code': letter,
  'requires-recent-login': notAllowed('sign in again'),
  'operation-not-allowed': notAllowed('this way to sign in'),
  'admin-restricted-operation': notAllowed('this way to sign in'),
  'invalid-email': newEmail,
  'missing-email': newEmail,
  'invalid-new-email': newEmail,
  'missing-new-email': newEmail,
  'weak-password': newPassword,
  'missing-password': newPassword,
  'password-does-not-meet-requirements': newPassword,
};

/** What a refusal of the identity service means. */
export const authFailure = (thrown: unknown): Failure => FAILURES[codeOf(thrown).replace(/^auth\//, '')] ?? unexpected(messageOf(thrown));

/** The same where nobody must learn whether an address is known, or even well-formed. */
export const signInFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'invalid' ? unauthenticated : failure;
};

/** The same for a letter: whose account is gone or disabled cannot be followed any more. */
export const letterFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'unauthenticated' ? letter : failure;
};

/**
 * Whether a refusal to send a letter tells of the address that it would have gone to. Letters are counted for those that have an
 * account, and the SDK has one name for that and for too many questions of any kind.
 */
export const tellsOfAddress = ({ _tag }: Failure): boolean => _tag === 'unauthenticated' || _tag === 'invalid' || _tag === 'too-many';

/** Whether a session has ended elsewhere: the token was revoked, or the account is disabled or gone. */
export const isEndedSession = (thrown: unknown): boolean => authFailure(thrown)._tag === 'unauthenticated';
