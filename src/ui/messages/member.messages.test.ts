import { describe, expect, it } from 'vitest';
import { conflict, partial, invalid, offline, rateLimited, unauthenticated, unavailable, withoutToken } from '#domain/shared/failure';
import { credentialMessage, deletionMessage, imageMessage } from './member.messages';
import { requestMessage } from './request.messages';

describe('credentialMessage', () => {
  it('does not reveal whether the e-mail or the password was wrong, nor whether an address exists', () => {
    expect(credentialMessage(unauthenticated)).toBe('E-mail and current password do not fit this account. Nothing was changed.');
    expect(credentialMessage(offline)).toMatch(/^You are offline\./);
  });
});

describe('credentialMessage of an incomplete change', () => {
  it.each([rateLimited(90_000), offline, unavailable(503, 'Service Unavailable'), unauthenticated])('names what has changed already and what to do: $_tag', (failure) => {
    expect(credentialMessage(partial(failure))).toBe('Your new password counts already; your other sessions have not ended yet. Send it again.');
  });

  it('does not blame the input if there was no token to send', () => {
    expect(credentialMessage(withoutToken)).toBe('User token is not available. Sign in, then try again. Nothing was changed.');
    expect(deletionMessage(withoutToken)).toBe(credentialMessage(withoutToken));
  });
});

describe('deletionMessage', () => {
  it('advises the last admin, and equals credentialMessage for all other failures', () => {
    expect(deletionMessage(conflict('This cannot be done now: the last admin.'))).toBe('You are the last admin here: make somebody else an admin first. Nothing was changed.');
    expect(deletionMessage(unauthenticated)).toBe(credentialMessage(unauthenticated));
    expect(deletionMessage(offline)).toBe(credentialMessage(offline));
  });
});

describe('requestMessage', () => {
  it('distinguishes a missing token from a rejected one', () => {
    expect(requestMessage(withoutToken)).toBe('User token is not available. Sign in, then try again.');
    expect(requestMessage(unauthenticated)).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestMessage({ ...unauthenticated, statusText: 'Unauthorized' })).toBe('You have to be signed in for this. Sign in, then try again.');
    expect(requestMessage(offline)).toMatch(/^You are offline\./);
  });
});

describe('imageMessage', () => {
  it('states what happened to the previous picture', () => {
    expect(imageMessage(offline)).toMatch(/Your profile is as it was\.$/);
    expect(imageMessage(partial(offline))).toMatch(/Your new picture may be up already; try again\.$/);
    expect(imageMessage(invalid('image', 'not-an-image'))).toMatch(/JPEG, PNG, WebP or AVIF/);
    expect(imageMessage(invalid('image', 'image-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
