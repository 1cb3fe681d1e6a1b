import {
  conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unexpected, type Failure,
} from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { googleTaken, unsupportedMethod, windowBlocked, windowClosed } from '#domain/users/sign-in-methods';
import { errorCodeOf, sdkErrorMessage } from '#adapters/firebase/error-code';

const invalidCode = notFound('link');
const invalidEmail = invalid('email', 'not-an-email');
const invalidPassword = invalid('password', 'password-too-short');

/**
 * Failures by error code. The wrong one of address and password must not be revealed, so both have the same failure. So has a disabled
 * account: the identity service answers `user-disabled` before it checks the password.
 */
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
  'expired-action-code': invalidCode,
  'invalid-action-code': invalidCode,
  'missing-code': invalidCode,
  'requires-recent-login': forbidden('sign in again'),
  'operation-not-allowed': unsupportedMethod,
  'admin-restricted-operation': unsupportedMethod,
  'invalid-email': invalidEmail,
  'missing-email': invalidEmail,
  'invalid-new-email': invalidEmail,
  'missing-new-email': invalidEmail,
  'weak-password': invalidPassword,
  'missing-password': invalidPassword,
  'password-does-not-meet-requirements': invalidPassword,
};

const codeOf = (thrown: unknown): string => errorCodeOf(thrown).replace(/^auth\//, '');

/** Returns the failure for an error of Firebase Auth. */
export const authFailure = (thrown: unknown): Failure => FAILURES[codeOf(thrown)] ?? unexpected(sdkErrorMessage(thrown));

/** Like `authFailure`, but does not reveal whether an address is known or well-formed. */
export const signInFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'invalid' ? unauthenticated : failure;
};

/** Like `authFailure`, for action codes: the code of a deleted or disabled account is invalid. */
export const actionCodeFailure = (thrown: unknown): Failure => {
  const failure = authFailure(thrown);
  return failure._tag === 'unauthenticated' ? invalidCode : failure;
};

/**
 * Returns whether a failure to send an e-mail reveals that the address has an account. E-mails are rate-limited only for existing
 * accounts, and the SDK has one code for that limit and for too many requests of any kind.
 */
export const revealsAddress = ({ _tag }: Failure): boolean => _tag === 'unauthenticated' || _tag === 'invalid' || _tag === 'rate-limited';

/** Failures of Google's window. Choosing a Google account proves its owner, so a disabled account is named. */
const GOOGLE_FAILURES: Readonly<Record<string, Failure>> = {
  'popup-blocked': windowBlocked,
  'popup-closed-by-user': windowClosed,
  'cancelled-popup-request': windowClosed,
  'user-cancelled': windowClosed,
  'redirect-cancelled-by-user': windowClosed,
  'no-auth-event': windowClosed,
  'user-disabled': accountDisabled,
  'unauthorized-domain': unsupportedMethod,
  'auth-domain-config-required': unsupportedMethod,
  'credential-already-in-use': googleTaken,
  'email-already-in-use': googleTaken,
};

/** Like `authFailure`, for calls to Google, and for a token of the server. */
export const googleFailure = (thrown: unknown): Failure => GOOGLE_FAILURES[codeOf(thrown)] ?? authFailure(thrown);

/** Returns whether the session was ended elsewhere: the token was revoked, or the account is disabled or deleted. */
export const isSessionEnded = (thrown: unknown): boolean => authFailure(thrown)._tag === 'unauthenticated';
