import { describe, expect, it } from 'vitest';
import { conflict, invalid, offline, unauthenticated } from '#domain/failure';
import { credentialWords, memberFault, pictureWords } from './member';

describe('memberFault', () => {
  it('uses the texts of the catalogue of errors to the letter', () => {
    expect(memberFault('email', 'required')).toBe('This field is required!');
    expect(memberFault('conf_password', 'passwords-differ')).toBe('Passwords do not match');
    expect(pictureWords(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });

  it('names the bound of the field that is too long', () => {
    expect(memberFault('name', 'too-long')).toBe('This is too long: 80 characters at most.');
    expect(memberFault('new_email', 'too-long')).toBe('This is too long: 254 characters at most.');
    expect(memberFault('name', undefined)).toBeNull();
  });
});

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
  });
});
