import { describe, expect, it } from 'vitest';
import { conflict, partial, invalid, offline, rateLimited, unauthenticated, unavailable, withoutToken } from '#domain/shared/failure';
import { credentialMessage, deletionMessage, imageMessage } from './member.messages';
import { requestMessage } from './request.messages';

describe('credentialWords', () => {
  it('does not tell whether the address or the password was wrong, nor whether an address is known', () => {
    expect(credentialMessage(unauthenticated)).toBe('E-mail and current password do not fit this account. Nothing was changed.');
    expect(credentialMessage(offline)).toMatch(/^You are offline\./);
  });
});

describe('credentialWords of a change that was not whole', () => {
  it.each([rateLimited(90_000), offline, unavailable(503, 'Service Unavailable'), unauthenticated])('say what counts already and what to do: $_tag', (failure) => {
    expect(credentialMessage(partial(failure))).toBe('Your new password counts already; your other sessions have not ended yet. Send it again.');
  });

  it('do not blame what was entered where there was no token to send', () => {
    expect(credentialMessage(withoutToken)).toBe('User token is not available. Sign in, then try again. Nothing was changed.');
    expect(deletionMessage(withoutToken)).toBe(credentialMessage(withoutToken));
  });
});

describe('deletionWords', () => {
  it('tells the last admin what to do first, and everybody else what any change of credentials tells', () => {
    expect(deletionMessage(conflict('This cannot be done now: the last admin.'))).toBe('You are the last admin here: make somebody else an admin first. Nothing was changed.');
    expect(deletionMessage(unauthenticated)).toBe(credentialMessage(unauthenticated));
    expect(deletionMessage(offline)).toBe(credentialMessage(offline));
  });
});

describe('requestWords', () => {
  it('tells apart that there was no token and that the server did not take it', () => {
    expect(requestMessage(withoutToken)).toBe('User token is not available. Sign in, then try again.');
    expect(requestMessage(unauthenticated)).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestMessage({ ...unauthenticated, statusText: 'Unauthorized' })).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestMessage(offline)).toMatch(/^You are offline\./);
  });
});

describe('pictureWords', () => {
  it('says what happened to the picture before', () => {
    expect(imageMessage(offline)).toMatch(/Your profile is as it was\.$/);
    expect(imageMessage(partial(offline))).toMatch(/Your new picture may be up already; try again\.$/);
    expect(imageMessage(invalid('picture', 'not-a-picture'))).toMatch(/JPEG, PNG, WebP or AVIF/);
    expect(imageMessage(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
