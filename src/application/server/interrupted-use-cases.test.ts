import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, testCaller, addTestUser, type TestServer } from '#adapters/memory/server/test-server.fixture';
import { verifyPassword } from '#adapters/memory/auth/password-hash';
import { putDocument, StoredAccount, type MemoryState } from '#adapters/memory/storage/state';
import { aUser } from '#domain/users/user.fixture';
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

/** Stores an image in the profile. */
const withImage = (uid: string) => (state: MemoryState): MemoryState =>
  putDocument('users', uid, { ...(state.users.get(uid) ?? aUser()), photoURL: 'data:image/png;base64,AA' })(state);

const PASSWORDS = ['eight letters', 'nine letters', 'another one'];

/** Returns all documents; in accounts, the passwords that are valid instead of the hash, which is random. */
const comparable = ({ documents }: TestServer): Promise<ReadonlyArray<unknown>> =>
  Promise.all(
    [...documents()].map(async ([path, document]) => {
      if (!StoredAccount.is(document)) return [path, document];
      const results = await Promise.all(PASSWORDS.map((password) => verifyPassword(password, document.password)()));
      return [path, { ...document, password: PASSWORDS.filter((_, index) => Object.is(results[index]?._tag === 'Right' && results[index].right, true)) }];
    }),
  );

/** Server with two admins, a user with an image, and a user who has only signed up. */
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
  server.change(withImage('maya'));
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
    const expected = await comparable(undisturbed);
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
        expect([write, moment, await comparable(interrupted)]).toEqual([write, moment, expected]);
      }
    }
  });

  it('changes nothing when repeated', async () => {
    const server = await createServer();
    await action(server.deps)();
    const once = await comparable(server);
    await action(server.deps)();
    expect(await comparable(server)).toEqual(once);
  });
});
