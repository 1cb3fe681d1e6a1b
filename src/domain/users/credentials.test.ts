import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailError, normalizeEmail } from './email';
import { MAX_PASSWORD_LENGTH, passwordError, MIN_PASSWORD_LENGTH } from './password';

describe('emailFault', () => {
  it.each(['maya@marquee.example', ' Maya@Marquee.Example ', 'a+b.c@d-e.co.uk', 'ü@ö.example', "o'neil@x.yz"])('takes %j', (email) => {
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
  ])('does not take %j: %s', (email, fault) => {
    expect(emailError(email)).toBe(fault);
  });
});

describe('normaliseEmail', () => {
  it('changes nothing the second time, and no judgement', () => {
    fc.assert(fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
      expect(emailError(once)).toBe(emailError(email));
    }));
  });
});

describe('passwordFault', () => {
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
  ])('judges %j: %s', (password, fault) => {
    expect(passwordError(password)).toBe(fault);
  });

  it('asks for nothing but length', () => {
    fc.assert(fc.property(fc.string({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH, unit: 'grapheme-ascii' }), (password) => passwordError(password) === null));
  });
});
