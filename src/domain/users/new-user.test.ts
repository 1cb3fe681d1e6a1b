import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { forbidden } from '#domain/shared/failure';
import { defaultAccess } from './access/access-record';
import { newUser } from './new-user';
import { MAX_NAME_LENGTH, nameError } from './profile';
import { User } from './user';
import { aUser, aUserId, someLists } from './user.fixture';
import { initializationPlanner, type ExistingState } from './user-initialization';

describe('newUser', () => {
  it('returns a valid profile for any name and address', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'binary' })), fc.emailAddress(), (name, email) => {
        const user = newUser({ name, email }, someLists, 7);
        expect(User.is(user)).toBe(true);
        expect(user).toMatchObject({
          email, role: 'user', disabled: false, lists: someLists,
          content: [],
          createdAt: 7, photoURL: null, phoneNumber: null,
        });
        expect(nameError(user.name)).toBeNull();
        expect(Array.from(user.name).length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(user.nameKey).toBe(user.name.toLowerCase());
      }),
    );
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

  it('removes the joiner after truncating a long name between two joined emoji', () => {
    expect(newUser({ name: `${'a'.repeat(78)}\u{1F468}\u200D\u{1F469}`, email: 'm@marquee.example' }, [], 0).name).toBe(
      `${'a'.repeat(78)}\u{1F468}`,
    );
  });
});

const maya = aUserId('maya');
const nothing: ExistingState = { profile: null, access: null, names: {} };
const plan = (existing: Partial<ExistingState>, sessionsSince?: number) =>
  initializationPlanner({
    uid: maya, name: 'Maya', email: 'Maya@Marquee.example', now: 5,
    ...(sessionsSince !== undefined && { sessionsSince }),
  })({ ...nothing, ...existing });

describe('initializationPlanner', () => {
  it('creates profile, access record and both default lists of a new account', () => {
    const lists = [{ listName: 'favorites', listID: 'maya-favorites' }, { listName: 'watchlist', listID: 'maya-watchlist' }];
    expect(plan({})).toMatchObject({
      right: {
        profile: {
          name: 'Maya', email: 'Maya@Marquee.example', emailKey: 'maya@marquee.example', role: 'user', disabled: false, createdAt: 5, lists,
        },
        access: defaultAccess, lists,
      },
    });
  });

  it('keeps what exists and adds the default list that is missing', () => {
    const own = [{ listName: 'noir', listID: 'n' }, { listName: 'watchlist', listID: 'w' }];
    const profile = aUser({ name: 'May', createdAt: 1, lists: own });
    expect(plan({ profile, access: { ...defaultAccess, role: 'admin' }, names: { watchlist: 'w' } })).toMatchObject({
      right: {
        profile: { name: 'May', createdAt: 1, role: 'admin', lists: [{ listName: 'favorites', listID: 'maya-favorites' }, ...own] },
        lists: [{ listName: 'favorites', listID: 'maya-favorites' }, { listName: 'watchlist', listID: 'w' }],
      },
    });
  });

  it('takes the list that holds a default name, so that a profile without the entry gets no second list', () => {
    const lists = [{ listName: 'favorites', listID: 'held' }, { listName: 'watchlist', listID: 'maya-watchlist' }];
    expect(plan({ profile: aUser({ lists: [] }), names: { favorites: 'held' } })).toMatchObject({ right: { profile: { lists }, lists } });
  });

  it('ends the sessions that the identity service has ended, and never begins earlier ones again', () => {
    const sinceOf = (since: number, ended?: number) =>
      E.map(({ access }: { readonly access: { readonly since: number } }) => access.since)(
        plan({ access: { ...defaultAccess, since } }, ended),
      );
    expect([sinceOf(1000, 2000), sinceOf(2000, 1000), sinceOf(2000)]).toEqual([2000, 2000, 2000].map((since) => E.right(since)));
  });

  it.each(['disabled', 'deleting'] as const)('refuses an account that is %s', (state) => {
    expect(plan({ access: { ...defaultAccess, [state]: true } })).toEqual(E.left(forbidden('this account')));
  });
});
