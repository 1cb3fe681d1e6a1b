import { describe, expect, it } from 'vitest';
import { aborted, conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { authFailure, isSessionEnded, actionCodeFailure, signInFailure, revealsAddress } from './auth/auth-failures';
import { firestoreFailure } from './firestore/firestore-failures';
import { storageFailure } from './storage/storage-failures';

const thrown = (code: string): Error => Object.assign(new Error(`the SDK's words for ${code}`), { code });

describe('refusals of the identity service', () => {
  it.each(['invalid-credential', 'wrong-password', 'user-not-found', 'user-disabled', 'user-mismatch'])('says no more than that nobody was proven: %s', (code) => {
    expect(authFailure(thrown(`auth/${code}`))).toEqual(unauthenticated);
    expect(isSessionEnded(thrown(`auth/${code}`))).toBe(true);
  });

  it.each<[string, Failure]>([
    ['email-already-in-use', conflict('account')],
    ['too-many-requests', rateLimited(null)],
    ['network-request-failed', offline],
    ['expired-action-code', notFound('letter')],
    ['invalid-action-code', notFound('letter')],
    ['requires-recent-login', forbidden('sign in again')],
    ['weak-password', invalid('password', 'password-too-short')],
    ['invalid-email', invalid('email', 'not-an-email')],
    ['something-new', unexpected("the SDK's words for auth/something-new")],
  ])('%s', (code, failure) => {
    expect(authFailure(thrown(`auth/${code}`))).toEqual(failure);
    expect(isSessionEnded(thrown(`auth/${code}`))).toBe(false);
  });

  it('do not tell a malformed address from an unknown one at sign-in, nor a letter of nobody from an old one', () => {
    expect(signInFailure(thrown('auth/invalid-email'))).toEqual(unauthenticated);
    expect(actionCodeFailure(thrown('auth/user-disabled'))).toEqual(notFound('letter'));
    expect(actionCodeFailure(thrown('auth/network-request-failed'))).toEqual(offline);
  });

  it.each([
    ['user-not-found', true],
    ['invalid-email', true],
    ['too-many-requests', true],
    ['quota-exceeded', true],
    ['network-request-failed', false],
    ['something-new', false],
  ])('to send a letter for a new password that would tell whether the address is known: %s, %s', (code, tells) => {
    expect(revealsAddress(authFailure(thrown(`auth/${code}`)))).toBe(tells);
  });
});

describe('refusals of the document database', () => {
  it.each<[string, Failure]>([
    ['permission-denied', forbidden('profile')],
    ['unauthenticated', unauthenticated],
    ['not-found', notFound('profile')],
    ['unavailable', offline],
    ['resource-exhausted', rateLimited(null)],
    ['aborted', conflict('profile')],
    ['cancelled', aborted],
    ['data-loss', unexpected("the SDK's words for data-loss")],
  ])('%s', (code, failure) => expect(firestoreFailure('profile')(thrown(code))).toEqual(failure));
});

describe('refusals of the file storage', () => {
  it.each<[string, Failure]>([
    ['unauthenticated', unauthenticated],
    ['quota-exceeded', unavailable(402, 'Quota exceeded')],
    ['unauthorized', forbidden('this place for pictures')],
    ['object-not-found', notFound('picture')],
    ['retry-limit-exceeded', offline],
    ['unknown', unexpected("the SDK's words for storage/unknown")],
  ])('%s', (code, failure) => expect(storageFailure(thrown(`storage/${code}`))).toEqual(failure));

  it('takes what is no refusal at all for a fault of ours', () => {
    expect(storageFailure('oops')).toEqual(unexpected('oops'));
  });
});
