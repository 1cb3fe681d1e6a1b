import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy, LONGEST_PHONE, nameFault, normaliseName, patchFault, phoneFault, writtenPatch } from './profile';
import { aUser } from './user.fixture';

describe('a name', () => {
  it.each([
    ['Maya Rosen', null], ['李', null], ['x'.repeat(80), null], ['🎬'.repeat(80), null], [`  ${'x'.repeat(80)}  `, null],
    ['', 'required'], [' \n\t ', 'required'], ['x'.repeat(81), 'too-long'],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  it('is tidy once it is tidied', () => {
    fc.assert(fc.property(fc.string(), (name) => {
      const tidy = normaliseName(name);
      expect(normaliseName(tidy)).toBe(tidy);
      expect(tidy).not.toMatch(/^\s|\s\s|\s$/);
      expect(nameFault(tidy)).toBe(nameFault(name));
    }));
  });
});

describe('a phone number', () => {
  it.each(['', '  ', '+49 (30) 123-45.67', '110', ' 0301234567 ', '1'.repeat(LONGEST_PHONE), `+${'1'.repeat(LONGEST_PHONE - 1)}`])('may be %j', (phone) => expect(phoneFault(phone)).toBeNull());
  it.each(['12', '++49301234', '030/123', 'call me', '1'.repeat(LONGEST_PHONE + 1), `+${'1'.repeat(LONGEST_PHONE)}`, '٣٤٥٦'])('may not be %j', (phone) => expect(phoneFault(phone)).toBe('not-a-phone-number'));
});

describe('a patch', () => {
  it('is judged by its first fault', () => {
    expect(patchFault({})).toBeNull();
    expect(patchFault({ name: 'Nell', phoneNumber: null, photoURL: null })).toBeNull();
    expect(patchFault({ name: ' ', phoneNumber: 'x' })).toEqual(['name', 'required']);
    expect(patchFault({ phoneNumber: 'x' })).toEqual(['phoneNumber', 'not-a-phone-number']);
  });

  it('is written with the key of its name, and with nothing that it does not name', () => {
    expect(writtenPatch({ name: ' Nell  QUINN ' })).toEqual({ name: 'Nell QUINN', nameKey: 'nell quinn' });
    expect(writtenPatch({ phoneNumber: ' 123 ' })).toEqual({ phoneNumber: '123' });
    expect(writtenPatch({ phoneNumber: ' ', name: 'Nell' })).toEqual({ phoneNumber: null, name: 'Nell', nameKey: 'nell' });
    expect(writtenPatch({ photoURL: null })).toEqual({ photoURL: null });
  });

  it('changes the settings that it names, and no others', () => {
    const user = aUser({ settings: { theme: 'light', language: 'de-DE', region: null } });
    expect(changedBy({ name: ' Nell ', settings: { region: 'AT', language: null } }, user)).toEqual({
      name: 'Nell', nameKey: 'nell', settings: { theme: 'light', language: null, region: 'AT' },
    });
    expect(changedBy({ photoURL: null }, user)).toEqual({ photoURL: null });
  });
});
