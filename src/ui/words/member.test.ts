import { describe, expect, it } from 'vitest';
import { conflict, invalid, offline, unauthenticated } from '#domain/failure';
import { credentialWords, pictureWords } from './member';

describe('credentialWords', () => {
  it('does not tell whether the address or the password was wrong, nor whether an address is known', () => {
    expect(credentialWords(unauthenticated)).toBe('E-mail and current password do not fit this account. Nothing was changed.');
    expect(credentialWords(conflict('account'))).not.toMatch(/taken|exists|another|already/i);
    expect(credentialWords(offline)).toMatch(/^You are offline\./);
  });
});

describe('pictureWords', () => {
  it('says that nothing happened to the picture before', () => {
    expect(pictureWords(offline)).toMatch(/Your picture is as it was\.$/);
    expect(pictureWords(invalid('picture', 'not-a-picture'))).toMatch(/JPEG, PNG, WebP or AVIF/);
    expect(pictureWords(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
