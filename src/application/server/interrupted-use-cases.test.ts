import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, testCaller, NOON, addTestUser, type TestServer } from '../../../functions/src/adapters/memory/test-deps.fixture';
import type { ServerDeps } from './server-deps';
import { createUser } from './create-user';
import { deleteMyAccount, deleteUser } from './delete-user';
import { endOtherSessions } from './end-other-sessions';
import { initializeUser } from './initialize-user';
import { setUserRole } from './set-user-role';
import { updateUser } from './update-user';

const ada = testCaller('ada', 'admin');
const maya = testCaller('maya');
const nell = { email: 'nell@marquee.example', password: 'nine letters', displayName: 'Nell', phoneNumber: undefined, photoURL: undefined };
const payload = {
  uid: maya.uid,
  email: undefined,
  password: undefined,
  displayName: undefined,
  phoneNumber: undefined,
  photoURL: undefined,
  disabled: undefined,
};

const actions: ReadonlyArray<readonly [string, (deps: ServerDeps) => Answer<unknown>]> = [
  ['initializeUser', (deps) => initializeUser(deps, aUserId('new-user'), 'New')],
  ['createUser', (deps) => createUser(deps, nell)],
  ['updateUser (address and name)', (deps) => updateUser(deps, { ...payload, email: 'm@marquee.example', displayName: 'May' }, ada)],
  ['updateUser (disabled)', (deps) => updateUser(deps, { ...payload, disabled: true }, ada)],
  ['updateUser (address, password and disabled)', (deps) => updateUser(deps, { ...payload, email: 'm@marquee.example', password: 'another one', disabled: true }, ada)],
  ['updateUser (password)', (deps) => updateUser(deps, { ...payload, password: 'another one' }, ada)],
  ['setUserRole (admin)', (deps) => setUserRole(deps, maya.uid, 'admin', ada)],
  ['setUserRole (user)', (deps) => setUserRole(deps, aUserId('bert'), 'user', ada)],
  ['endOtherSessions', (deps) => endOtherSessions(deps, maya)],
  ['deleteUser (user)', (deps) => deleteUser(deps, maya.uid, ada)],
  ['deleteUser (admin)', (deps) => deleteUser(deps, aUserId('bert'), ada)],
  ['deleteMyAccount', (deps) => deleteMyAccount(deps, maya)],
];

/** Server with two admins, a user with data in every collection, and a user who has only signed up. */
const createServer = async (): Promise<TestServer & { crashAt: (write: number, moment: 'before' | 'after') => void; writes: () => number }> => {
  let count = 0;
  let crash: readonly [number, string] | null = null;
  const server = createTestServer((moment) => {
    if (moment === 'before') count += 1;
    if (crash?.[0] === count && crash[1] === moment) throw new Error('crash');
  });
  await addTestUser(server, 'ada', 'admin');
  await addTestUser(server, 'bert', 'admin');
  await addTestUser(server, 'maya');
  await server.deps.auth.createUser(aUserId('new-user'), { email: 'new@marquee.example', password: 'eight letters', name: 'New' })();
  for (const path of [
    'lists/maya-favorites/items/movie-1',
    'lists/maya-favorites/items/movie-2',
    'users/maya/history/1',
    'users/maya/ratings/movie-1',
  ])
    server.store.docs.set(path, { userID: 'maya' });
  server.store.docs.set('avatars/maya', 'image');
  count = 0;
  return {
    ...server,
    crashAt: (write, moment) => {
      crash = [write, moment];
      count = 0;
    },
    writes: () => count,
  };
};

describe.each(actions)('%s', (_, action) => {
  it('reaches the same state when repeated after an interruption at any write', async () => {
    const undisturbed = await createServer();
    expect(E.isRight(await action(undisturbed.deps)())).toBe(true);
    const expected = new Map([...undisturbed.store.docs].sort());
    const writes = undisturbed.writes();
    expect(writes).toBeGreaterThan(0);
    for (let write = 1; write <= writes; write += 1) {
      for (const moment of ['before', 'after'] as const) {
        const interrupted = await createServer();
        interrupted.crashAt(write, moment);
        const crashed = await action(interrupted.deps)();
        expect([write, moment, crashed]).toMatchObject([write, moment, { left: { _tag: 'unexpected' } }]);
        interrupted.crashAt(0, moment);
        await action(interrupted.deps)();
        expect([write, moment, new Map([...interrupted.store.docs].sort())]).toEqual([write, moment, expected]);
      }
    }
  });

  it('changes nothing when repeated', async () => {
    const { deps, store } = await createServer();
    await action(deps)();
    const once = new Map(store.docs);
    await action(deps)();
    expect(new Map([...store.docs].sort())).toEqual(new Map([...once].sort()));
    expect(NOON).toBe(deps.clock.now());
  });
});
