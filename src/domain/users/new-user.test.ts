import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUser } from './new-user';
import { MAX_NAME_LENGTH, nameError } from './profile';
import { User } from './user';
import { someLists } from './user.fixture';

describe('newUser', () => {
  it('returns a valid profile for any name and address', () => {
    fc.assert(fc.property(fc.option(fc.string({ unit: 'binary' })), fc.emailAddress(), (name, email) => {
      const user = newUser({ name, email }, someLists, 7);
      expect(User.is(user)).toBe(true);
      expect(user).toMatchObject({ email, role: 'user', disabled: false, lists: someLists, content: [], createdAt: 7, photoURL: null, phoneNumber: null });
      expect(nameError(user.name)).toBeNull();
      expect(Array.from(user.name).length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      expect(user.nameKey).toBe(user.name.toLowerCase());
    }));
  });

  it('uses the local part of the address when the name is missing or blank', () => {
    expect(newUser({ name: null, email: 'maya.rosen@marquee.example' }, [], 0).name).toBe('maya.rosen');
    expect(newUser({ name: '  ', email: 'maya.rosen@marquee.example' }, [], 0).name).toBe('maya.rosen');
  });

  it('replaces hidden characters of a name that the identity service accepted', () => {
    expect(newUser({ name: ' May\u00A0\u202Ea ', email: 'm@marquee.example' }, [], 0).name).toBe('May a');
    expect(newUser({ name: '\u200B', email: 'm@marquee.example' }, [], 0).name).toBe('m');
    expect(newUser({ name: null, email: '\u3164@marquee.example' }, [], 0).name).toBe('?');
  });

  it.each([['a', 79], ['\u{1F3AC}', 79], ['a', 80]])('trims the space after truncating a long name of %s', (char, times) => {
    const { name, nameKey } = newUser({ name: `${char.repeat(times)} ${char.repeat(9)}`, email: 'maya.rosen@marquee.example' }, [], 0);
    expect([name, nameKey]).toEqual([char.repeat(times), char.repeat(times)]);
  });
});
