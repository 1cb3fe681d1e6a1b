import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, testCaller, NOON, addTestUser, type TestServer } from '../adapters/memory/test-deps.fixture';
import type { ServerDeps } from '../server-deps';
import { createUser } from './create-user';
import { deleteMyAccount, deleteUser } from './delete-user';
import { endOtherSessions } from './end-other-sessions';
import { initializeUser } from './initialize-user';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const ada = testCaller('ada', 'admin');
const maya = testCaller('maya');
const nell = { email: 'nell@marquee.example', password: 'nine letters', displayName: 'Nell', phoneNumber: undefined, photoURL: undefined };
const asked = {
  uid: maya.uid,
  email: undefined,
  password: undefined,
  displayName: undefined,
  phoneNumber: undefined,
  photoURL: undefined,
  disabled: undefined,
};

const wishes: ReadonlyArray<readonly [string, (world: ServerDeps) => Answer<unknown>]> = [
  ['a first sign-in', (world) => initializeUser(world, aUserId('newcomer'), 'New')],
  ['a new account', (world) => createUser(world, nell)],
  ['a correction', (world) => updateUser(world, { ...asked, email: 'm@marquee.example', displayName: 'May' }, ada)],
  ['a disabled account', (world) => updateUser(world, { ...asked, disabled: true }, ada)],
  ['a correction that shuts out', (world) => updateUser(world, { ...asked, email: 'm@marquee.example', password: 'another one', disabled: true }, ada)],
  ['a new password', (world) => updateUser(world, { ...asked, password: 'another one' }, ada)],
  ['a new admin', (world) => setUserRole(world, maya.uid, 'admin', ada)],
  ['one admin less', (world) => setUserRole(world, aUserId('bert'), 'user', ada)],
  ['ended sessions', (world) => endOtherSessions(world, maya)],
  ['a deleted account', (world) => deleteUser(world, maya.uid, ada)],
  ['a deleted admin', (world) => deleteUser(world, aUserId('bert'), ada)],
  ['an account that its owner deletes', (world) => deleteMyAccount(world, maya)],
];

/** Two admins, a member with something of everything, and somebody who has signed up and nothing more. */
const aTown = async (): Promise<TestServer & { crashAt: (write: number, moment: 'before' | 'after') => void; writes: () => number }> => {
  let count = 0;
  let crash: readonly [number, string] | null = null;
  const place = createTestServer((moment) => {
    if (moment === 'before') count += 1;
    if (crash?.[0] === count && crash[1] === moment) throw new Error('crash');
  });
  await addTestUser(place, 'ada', 'admin');
  await addTestUser(place, 'bert', 'admin');
  await addTestUser(place, 'maya');
  await place.deps.auth.createUser(aUserId('newcomer'), { email: 'new@marquee.example', password: 'eight letters', name: 'New' })();
  for (const path of [
    'lists/maya-favorites/items/movie-1',
    'lists/maya-favorites/items/movie-2',
    'users/maya/history/1',
    'users/maya/ratings/movie-1',
  ])
    place.store.docs.set(path, { userID: 'maya' });
  place.store.docs.set('avatars/maya', 'picture');
  count = 0;
  return {
    ...place,
    crashAt: (write, moment) => {
      crash = [write, moment];
      count = 0;
    },
    writes: () => count,
  };
};

describe.each(wishes)('%s, interrupted', (_, wish) => {
  it('at any write and done again comes to the same as undisturbed', async () => {
    const calm = await aTown();
    expect(E.isRight(await wish(calm.deps)())).toBe(true);
    const wanted = new Map([...calm.store.docs].sort());
    const writes = calm.writes();
    expect(writes).toBeGreaterThan(0);
    for (let write = 1; write <= writes; write += 1) {
      for (const moment of ['before', 'after'] as const) {
        const town = await aTown();
        town.crashAt(write, moment);
        const crashed = await wish(town.deps)();
        expect([write, moment, crashed]).toMatchObject([write, moment, { left: { _tag: 'unexpected' } }]);
        town.crashAt(0, moment);
        await wish(town.deps)();
        expect([write, moment, new Map([...town.store.docs].sort())]).toEqual([write, moment, wanted]);
      }
    }
  });

  it('and done twice changes nothing the second time', async () => {
    const { deps, store } = await aTown();
    await wish(deps)();
    const once = new Map(store.docs);
    await wish(deps)();
    expect(new Map([...store.docs].sort())).toEqual(new Map([...once].sort()));
    expect(NOON).toBe(deps.clock.now());
  });
});
