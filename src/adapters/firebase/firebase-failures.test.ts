import { describe, expect, it } from 'vitest';
import {
  aborted, conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, unexpected, type Failure,
} from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { googleTaken, unsupportedMethod, windowBlocked, windowClosed } from '#domain/users/sign-in-methods';
import { authFailure, googleFailure, isSessionEnded, actionCodeFailure, signInFailure, revealsAddress } from './auth/auth-failures';
import { firestoreFailure } from './firestore/firestore-failures';
import { storageFailure } from './storage/storage-failures';

const thrown = (code: string): Error => Object.assign(new Error(`SDK message for ${code}`), { code });

describe('authFailure', () => {
  it.each(['invalid-credential', 'wrong-password', 'user-not-found', 'user-disabled', 'user-mismatch'])(
    'returns `unauthenticated` without a reason for auth/%s',
    (code) => {
      expect(authFailure(thrown(`auth/${code}`))).toEqual(unauthenticated);
      expect(isSessionEnded(thrown(`auth/${code}`))).toBe(true);
    },
  );

  it.each<[string, Failure]>([
    ['email-already-in-use', conflict('account')],
    ['too-many-requests', rateLimited(null)],
    ['network-request-failed', offline],
    ['expired-action-code', notFound('link')],
    ['invalid-action-code', notFound('link')],
    ['requires-recent-login', forbidden('sign in again')],
    ['weak-password', invalid('password', 'password-too-short')],
    ['invalid-email', invalid('email', 'not-an-email')],
    ['something-new', unexpected('SDK message for auth/something-new')],
  ])('maps auth/%s', (code, failure) => {
    expect(authFailure(thrown(`auth/${code}`))).toEqual(failure);
    expect(isSessionEnded(thrown(`auth/${code}`))).toBe(false);
  });

  it('signInFailure hides malformed addresses, and actionCodeFailure hides disabled accounts', () => {
    expect(signInFailure(thrown('auth/invalid-email'))).toEqual(unauthenticated);
    expect(actionCodeFailure(thrown('auth/user-disabled'))).toEqual(notFound('link'));
    expect(actionCodeFailure(thrown('auth/network-request-failed'))).toEqual(offline);
  });

  it.each([
    ['user-not-found', true],
    ['invalid-email', true],
    ['too-many-requests', true],
    ['quota-exceeded', true],
    ['network-request-failed', false],
    ['something-new', false],
  ])('revealsAddress(auth/%s) is %s', (code, reveals) => {
    expect(revealsAddress(authFailure(thrown(`auth/${code}`)))).toBe(reveals);
  });
});

describe('googleFailure', () => {
  it.each<[string, Failure]>([
    ['popup-blocked', windowBlocked],
    ['popup-closed-by-user', windowClosed],
    ['user-disabled', accountDisabled],
    ['credential-already-in-use', googleTaken],
    ['operation-not-allowed', unsupportedMethod],
    ['network-request-failed', offline],
    ['user-mismatch', unauthenticated],
  ])('maps auth/%s', (code, failure) => expect(googleFailure(thrown(`auth/${code}`))).toEqual(failure));
});

describe('firestoreFailure', () => {
  it.each<[string, Failure]>([
    ['permission-denied', forbidden('profile')],
    ['unauthenticated', unauthenticated],
    ['not-found', notFound('profile')],
    ['unavailable', offline],
    ['resource-exhausted', rateLimited(null)],
    ['aborted', conflict('profile')],
    ['cancelled', aborted],
    ['data-loss', unexpected('SDK message for data-loss')],
  ])('maps %s', (code, failure) => expect(firestoreFailure('profile')(thrown(code))).toEqual(failure));

  it('returns `unavailable` for an internal assertion of the SDK, so that the outbox keeps the change', () => {
    const text = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)';
    expect(firestoreFailure('list')(new Error(text))).toEqual(unavailable(null, text));
  });
});

describe('storageFailure', () => {
  it.each<[string, Failure]>([
    ['unauthenticated', unauthenticated],
    ['quota-exceeded', unavailable(402, 'Quota exceeded')],
    ['unauthorized', forbidden('this place for pictures')],
    ['object-not-found', notFound('image')],
    ['retry-limit-exceeded', offline],
    ['unknown', unexpected('SDK message for storage/unknown')],
  ])('maps storage/%s', (code, failure) => expect(storageFailure(thrown(`storage/${code}`))).toEqual(failure));

  it('returns `unexpected` for a value that is no SDK error', () => {
    expect(storageFailure('oops')).toEqual(unexpected('oops'));
  });
});
