import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, nameFault, newUser, normaliseName, patchFault, phoneFault, withOpened, writtenPatch } from './profile';
import { MOST_OPENED, User, type OpenedTitle } from './user';
import { someLists } from './user.fixture';

const opened = (movieID: number, openedAt = 0): OpenedTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, title: 'A film', posterPath: null, releaseYear: null, genres: [], openedAt,
});

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
  it.each(['', '  ', '+49 (30) 123-45.67', '110', ' 0301234567 '])('may be %j', (phone) => expect(phoneFault(phone)).toBeNull());
  it.each(['12', '++49301234', '030/123', 'call me', '1'.repeat(33), '٣٤٥٦'])('may not be %j', (phone) => expect(phoneFault(phone)).toBe('not-a-phone-number'));
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
    expect(writtenPatch({ phoneNumber: '123' })).toEqual({ phoneNumber: '123' });
  });
});

describe('withOpened', () => {
  it('keeps the newest, each once, and never too many', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 200 });
    fc.assert(fc.property(numbers, (order) => {
      const kept = order.reduce<ReadonlyArray<OpenedTitle>>((content, number, at) => withOpened(content, opened(number, at)), []);
      const expected = [...new Set([...order].reverse())].slice(0, MOST_OPENED);
      expect(kept.map(({ movieID }) => movieID)).toEqual(expected);
      for (const { movieID, openedAt } of kept) expect(openedAt).toBe(order.lastIndexOf(movieID));
    }));
  });
});

describe('newUser', () => {
  it('makes a profile that its codec knows, whoever comes', () => {
    fc.assert(fc.property(fc.option(fc.string({ unit: 'binary' })), fc.emailAddress(), (name, email) => {
      const user = newUser({ name, email }, someLists, 7);
      expect(User.is(user)).toBe(true);
      expect(user).toMatchObject({ email, role: 'user', disabled: false, lists: someLists, content: [], createdAt: 7, photoURL: null, phoneNumber: null });
      expect(nameFault(user.name)).toBeNull();
      expect(Array.from(user.name).length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(user.nameKey).toBe(user.name.toLowerCase());
    }));
  });

  it('calls somebody without a name by their address', () => {
    expect(newUser({ name: null, email: 'maya.rosen@marquee.example' }, [], 0).name).toBe('maya.rosen');
    expect(newUser({ name: '  ', email: 'maya.rosen@marquee.example' }, [], 0).name).toBe('maya.rosen');
  });
});
