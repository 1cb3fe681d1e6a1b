import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPasswordError } from './passwords/common-passwords';
import { emailError, normalizeEmail } from './email';
import { MAX_PASSWORD_LENGTH, passwordError, MIN_PASSWORD_LENGTH } from './password';

describe('emailError', () => {
  it.each(['maya@marquee.example', ' Maya@Marquee.Example ', 'a+b.c@d-e.co.uk', 'ü@ö.example', "o'neil@x.yz"])('accepts %j', (email) => {
    expect(emailError(email)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['maya', 'not-an-email'],
    ['maya@marquee', 'not-an-email'],
    ['@marquee.example', 'not-an-email'],
    ['maya@.', 'not-an-email'],
    ['ma ya@marquee.example', 'not-an-email'],
    ['maya@@marquee.example', 'not-an-email'],
    [`${'m'.repeat(400)}@marquee.example`, 'too-long'],
  ])('rejects %j: %s', (email, expected) => {
    expect(emailError(email)).toBe(expected);
  });
});

describe('normalizeEmail', () => {
  it('is idempotent and does not change the result of emailError', () => {
    fc.assert(fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
      expect(emailError(once)).toBe(emailError(email));
    }));
  });
});

describe('newPasswordError', () => {
  const common = dictionary['passwords-common'].filter((password) => Array.from(password).length >= MIN_PASSWORD_LENGTH);

  it('refuses the thousand most common passwords that are long enough, in any case, and no other one', () => {
    const thousand = common.slice(0, 1000);
    expect(
      thousand.filter(
        (password) =>
          newPasswordError(password) !== 'password-too-common' || newPasswordError(password.toUpperCase()) !== 'password-too-common',
      ),
    ).toEqual([]);
    expect(common.slice(1000).filter((password) => newPasswordError(password) !== null)).toEqual([]);
  });

  it.each([
    ['short', 'password-too-short'],
    ['', 'required'],
    ['a long enough one', null],
    ['password and more', null],
  ])('returns for %j: %s', (password, expected) => {
    expect(newPasswordError(password)).toBe(expected);
  });
});

describe('passwordError', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'password-too-short'],
    ['12345678', null],
    ['        ', null],
    ['🎬🎬🎬🎬', 'password-too-short'],
    ['🎬'.repeat(8), null],
    ['x'.repeat(128), null],
    ['🎬'.repeat(128), null],
    ['x'.repeat(129), 'password-too-long'],
  ])('returns for %j: %s', (password, expected) => {
    expect(passwordError(password)).toBe(expected);
  });

  it('requires nothing but length', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH, unit: 'grapheme-ascii' }),
        (password) => passwordError(password) === null,
      ),
    );
  });
});
