import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aUserId } from '#domain/users/user.fixture';
import { createTestServer, testCaller, addTestUser, NOON, type TestServer } from '#adapters/memory/server/test-server.fixture';
import { verifyPassword } from '#adapters/memory/auth/password-hash';
import { putDocument, StoredAccount, type MemoryState } from '#adapters/memory/storage/state';
import { aUser } from '#domain/users/user.fixture';
import type { ServerDeps } from './server-deps';
import { changeUsers } from './admin/change-users';
import { endUserSessions } from './admin/end-user-sessions';
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

/** Documents after a completed action, with the fields that it decides; undefined for a deleted document. */
type Outcome = Readonly<Record<string, object | undefined>>;

/** The second of the test clock: sessions that began before it have ended. */
const ENDED = { since: NOON };
const deleted = (uid: string): Outcome => ({
  [`accounts/${uid}`]: undefined,
  [`users/${uid}`]: undefined,
  [`access/${uid}`]: undefined,
  [`lists/${uid}-favorites`]: undefined,
});

const actions: ReadonlyArray<readonly [string, (deps: ServerDeps) => Answer<unknown>, Outcome]> = [
  [
    'initializeUser',
    (deps) => initializeUser(deps, aUserId('new-user'), 'New'),
    {
      'users/new-user': { name: 'New', role: 'user' },
      'access/new-user': { role: 'user', disabled: false },
      'accounts/new-user': { role: 'user' },
      'lists/new-user-watchlist': { name: 'watchlist' },
    },
  ],
  [
    'createUser',
    (deps) => createUser(deps, nell),
    {
      'users/admin-one': { name: 'Nell', email: 'nell@marquee.example' },
      'access/admin-one': { role: 'user' },
      'accounts/admin-one': { role: 'user', password: ['nine letters'] },
    },
  ],
  [
    'updateUser (address and name)',
    (deps) => updateUser(deps, { ...payload, email: 'm@marquee.example', displayName: 'May' }, ada),
    { 'users/maya': { name: 'May', email: 'm@marquee.example' }, 'accounts/maya': { email: 'm@marquee.example' } },
  ],
  [
    'updateUser (with expected values)',
    (deps) =>
      updateUser(
        deps,
        { ...payload, email: 'm@marquee.example', displayName: 'May', expected: { email: 'maya@marquee.example', displayName: 'maya' } },
        ada,
      ),
    { 'users/maya': { name: 'May', email: 'm@marquee.example' }, 'accounts/maya': { email: 'm@marquee.example' } },
  ],
  [
    'updateUser (disabled)',
    (deps) => updateUser(deps, { ...payload, disabled: true }, ada),
    {
      'users/maya': { disabled: true },
      'accounts/maya': { disabled: true, validSince: NOON },
      'access/maya': { disabled: true, ...ENDED },
    },
  ],
  [
    'updateUser (address, password and disabled)',
    (deps) => updateUser(deps, { ...payload, email: 'm@marquee.example', password: 'another one', disabled: true }, ada),
    {
      'users/maya': { disabled: true, email: 'm@marquee.example' },
      'accounts/maya': { disabled: true, password: ['another one'], validSince: NOON },
      'access/maya': { disabled: true, ...ENDED },
    },
  ],
  [
    'updateUser (password)',
    (deps) => updateUser(deps, { ...payload, password: 'another one' }, ada),
    { 'accounts/maya': { password: ['another one'], validSince: NOON }, 'access/maya': ENDED },
  ],
  [
    'setUserRole (admin)',
    (deps) => setUserRole(deps, maya.uid, 'admin', ada),
    { 'users/maya': { role: 'admin' }, 'accounts/maya': { role: 'admin' }, 'access/maya': { role: 'admin' } },
  ],
  [
    'setUserRole (user)',
    (deps) => setUserRole(deps, aUserId('bert'), 'user', ada),
    { 'users/bert': { role: 'user' }, 'accounts/bert': { role: 'user' }, 'access/bert': { role: 'user' } },
  ],
  ['endOtherSessions', (deps) => endOtherSessions(deps, maya), { 'accounts/maya': { validSince: NOON }, 'access/maya': ENDED }],
  ['endUserSessions', (deps) => endUserSessions(deps, maya.uid, ada), { 'accounts/maya': { validSince: NOON }, 'access/maya': ENDED }],
  [
    'changeUsers (disable)',
    (deps) => changeUsers(deps, [maya.uid], 'disable', ada),
    {
      'users/maya': { disabled: true },
      'accounts/maya': { disabled: true, validSince: NOON },
      'access/maya': { disabled: true, ...ENDED },
    },
  ],
  [
    'changeUsers (make-admin)',
    (deps) => changeUsers(deps, [maya.uid], 'make-admin', ada),
    { 'users/maya': { role: 'admin' }, 'accounts/maya': { role: 'admin' }, 'access/maya': { role: 'admin' } },
  ],
  ['deleteUser (user)', (deps) => deleteUser(deps, maya.uid, ada), deleted('maya')],
  ['deleteUser (admin)', (deps) => deleteUser(deps, aUserId('bert'), ada), deleted('bert')],
  ['deleteMyAccount', (deps) => deleteMyAccount(deps, maya), deleted('maya')],
];

/** Stores an image in the profile. */
const withImage = (uid: string) => (state: MemoryState): MemoryState =>
  putDocument('users', uid, { ...(state.users.get(uid) ?? aUser()), photoURL: 'data:image/png;base64,AA' })(state);

const PASSWORDS = ['eight letters', 'nine letters', 'another one'];

/** Returns all documents; in accounts, the passwords that are valid instead of the hash, which is random. */
const comparable = ({ documents }: TestServer): Promise<ReadonlyArray<readonly [path: string, document: unknown]>> =>
  Promise.all(
    [...documents()].map(async ([path, document]) => {
      if (!StoredAccount.is(document)) return [path, document] as const;
      const results = await Promise.all(PASSWORDS.map((password) => verifyPassword(password, document.password)()));
      return [
        path,
        {
          ...document,
          password: PASSWORDS.filter((_, index) => Object.is(results[index]?._tag === 'Right' && results[index].right, true)),
        },
      ] as const;
    }),
  );

/** Server with two admins, a user with an image, and a user who has only signed up. */
const createServer = async (): Promise<
  TestServer & { crashAt: (write: number, moment: 'before' | 'after') => void; writes: () => number }
> => {
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

describe.each(actions)('%s', (_, action, outcome) => {
  it('reaches the same state when repeated after an interruption at any write', async () => {
    const undisturbed = await createServer();
    expect(E.isRight(await action(undisturbed.deps)())).toBe(true);
    const expected = await comparable(undisturbed);
    // Not only equal to another run of the same code, but the state that the action promises.
    const documents = new Map(expected.map(([path, document]) => [path, document]));
    for (const [path, fields] of Object.entries(outcome)) {
      if (fields === undefined) expect(documents.has(path), path).toBe(false);
      else expect(documents.get(path), path).toMatchObject(fields);
    }
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
