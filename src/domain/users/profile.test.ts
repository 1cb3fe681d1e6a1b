import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIDDEN_CHARACTERS, JOINED_NAMES } from '#domain/shared/hidden-characters.fixture';
import {
  applyProfilePatch, MAX_PHONE_LENGTH, nameError, normalizeName, profilePatchError, phoneError, normalizeProfilePatch,
} from './profile';
import { aUser } from './user.fixture';

describe('nameError and normalizeName', () => {
  it.each([
    ['Maya Rosen', null], ['李', null], ['x'.repeat(80), null], ['🎬'.repeat(80), null], [`  ${'x'.repeat(80)}  `, null],
    ['', 'required'], [' \n\t ', 'required'], ['x'.repeat(81), 'too-long'],
  ])('nameError(%j) returns %s', (name, expected) => {
    expect(nameError(name)).toBe(expected);
  });

  it('nameError returns hidden-characters for each hidden character', () => {
    expect(HIDDEN_CHARACTERS.filter(([, character]) => nameError(`May${character}a`) !== 'hidden-characters')).toEqual([]);
  });

  it('nameError returns null for a character in its place', () => {
    expect(JOINED_NAMES.filter(([, name]) => nameError(name) !== null)).toEqual([]);
  });

  it('nameError returns hidden-characters for a lone surrogate', () => {
    expect([nameError('May\uD83Da'), nameError('\uDE00')]).toEqual(['hidden-characters', 'hidden-characters']);
  });

  it('normalizeName composes characters', () => {
    expect(normalizeName('E\u0301lodie')).toBe('\u00C9lodie');
  });

  it('normalizeName is idempotent, collapses spaces and keeps the result of nameError', () => {
    fc.assert(fc.property(fc.string(), (name) => {
      const normalized = normalizeName(name);
      expect(normalizeName(normalized)).toBe(normalized);
      expect(normalized).not.toMatch(/^\s| {2}|\s$/);
      expect(nameError(normalized)).toBe(nameError(name));
    }));
  });
});

describe('phoneError', () => {
  it.each(['', '  ', '+49 (30) 123-45.67', '110', ' 0301234567 ', '1'.repeat(MAX_PHONE_LENGTH), `+${'1'.repeat(MAX_PHONE_LENGTH - 1)}`])(
    'accepts %j',
    (phone) => expect(phoneError(phone)).toBeNull(),
  );
  it.each(['12', '++49301234', '030/123', 'call me', '1'.repeat(MAX_PHONE_LENGTH + 1), `+${'1'.repeat(MAX_PHONE_LENGTH)}`, '٣٤٥٦'])(
    'rejects %j',
    (phone) => expect(phoneError(phone)).toBe('not-a-phone-number'),
  );
});

describe('ProfilePatch', () => {
  it('profilePatchError returns the first invalid field', () => {
    expect(profilePatchError({})).toBeNull();
    expect(profilePatchError({ name: 'Nell', phoneNumber: null, photoURL: null })).toBeNull();
    expect(profilePatchError({ name: ' ', phoneNumber: 'x' })).toEqual(['name', 'required']);
    expect(profilePatchError({ phoneNumber: 'x' })).toEqual(['phoneNumber', 'not-a-phone-number']);
  });

  it('normalizeProfilePatch adds nameKey to a name and no other fields', () => {
    expect(normalizeProfilePatch({ name: ' Nell  QUINN ' })).toEqual({ name: 'Nell QUINN', nameKey: 'nell quinn' });
    expect(normalizeProfilePatch({ phoneNumber: ' 123 ' })).toEqual({ phoneNumber: '123' });
    expect(normalizeProfilePatch({ phoneNumber: ' ', name: 'Nell' })).toEqual({ phoneNumber: null, name: 'Nell', nameKey: 'nell' });
    expect(normalizeProfilePatch({ photoURL: null })).toEqual({ photoURL: null });
  });

  it('applyProfilePatch changes only the settings in the patch', () => {
    const user = aUser({ settings: { theme: 'light', language: 'de-DE', region: null } });
    expect(applyProfilePatch({ name: ' Nell ', settings: { region: 'AT', language: null } }, user)).toEqual({
      name: 'Nell', nameKey: 'nell', settings: { theme: 'light', language: null, region: 'AT' },
    });
    expect(applyProfilePatch({ photoURL: null }, user)).toEqual({ photoURL: null });
  });
});
