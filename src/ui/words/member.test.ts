import { describe, expect, it } from 'vitest';
import { conflict, halfDone, invalid, offline, tooMany, unauthenticated, unavailable, withoutToken } from '#domain/failure';
import { credentialWords, deletionWords, pictureWords } from './member';
import { requestWords } from './requests';

describe('credentialWords', () => {
  it('does not tell whether the address or the password was wrong, nor whether an address is known', () => {
    expect(credentialWords(unauthenticated)).toBe('E-mail and current password do not fit this account. Nothing was changed.');
    expect(credentialWords(offline)).toMatch(/^You are offline\./);
  });
});

describe('credentialWords of a change that was not whole', () => {
  it.each([tooMany(90_000), offline, unavailable(503, 'Service Unavailable'), unauthenticated])('say what counts already and what to do: $_tag', (failure) => {
    expect(credentialWords(halfDone(failure))).toBe('Your new password counts already; your other sessions have not ended yet. Send it again.');
  });

  it('do not blame what was entered where there was no token to send', () => {
    expect(credentialWords(withoutToken)).toBe('User token is not available. Sign in, then try again. Nothing was changed.');
    expect(deletionWords(withoutToken)).toBe(credentialWords(withoutToken));
  });
});

describe('deletionWords', () => {
  it('tells the last admin what to do first, and everybody else what any change of credentials tells', () => {
    expect(deletionWords(conflict('This cannot be done now: the last admin.'))).toBe('You are the last admin here: make somebody else an admin first. Nothing was changed.');
    expect(deletionWords(unauthenticated)).toBe(credentialWords(unauthenticated));
    expect(deletionWords(offline)).toBe(credentialWords(offline));
  });
});

describe('requestWords', () => {
  it('tells apart that there was no token and that the server did not take it', () => {
    expect(requestWords(withoutToken)).toBe('User token is not available. Sign in, then try again.');
    expect(requestWords(unauthenticated)).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestWords({ ...unauthenticated, statusText: 'Unauthorized' })).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestWords(offline)).toMatch(/^You are offline\./);
  });
});

describe('pictureWords', () => {
  it('says what happened to the picture before', () => {
    expect(pictureWords(offline)).toMatch(/Your profile is as it was\.$/);
    expect(pictureWords(halfDone(offline))).toMatch(/Your new picture may be up already; try again\.$/);
    expect(pictureWords(invalid('picture', 'not-a-picture'))).toMatch(/JPEG, PNG, WebP or AVIF/);
    expect(pictureWords(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
