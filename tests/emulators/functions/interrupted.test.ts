import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { createUser } from '#application/server/create-user';
import { deleteMyAccount, deleteUser } from '#application/server/delete-user';
import { endOtherSessions } from '#application/server/end-other-sessions';
import { initializeUser } from '#application/server/initialize-user';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import type { AccountChanges } from '#domain/users/admin-api';
import type { ServerDeps } from '#application/server/server-deps';
import { breaking, crash } from './interrupted-store';
import { auth, eventually, createTestUser, store, unique, warmUp, type TestUser } from './functions-testbed';
import { endOf, furnish, NEW_PASSWORD } from './known-users';

const callerOf = ({ uid }: Pick<TestUser, 'uid'>): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now() });
const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };

let ada: Caller;
beforeAll(async () => {
  await warmUp();
  // The next role change recounts the admins: the current counter may come from another test.
  await store.doc('stats/admins').delete();
  ada = callerOf(await createTestUser('admin'));
});

type Operation = { readonly run: (deps: ServerDeps) => Answer<unknown>; readonly uid: () => Promise<string> };

/** Returns a factory of an operation on a new user. */
const operationOn =
  (user: () => Promise<Pick<TestUser, 'uid'>>, run: (deps: ServerDeps, uid: Caller['uid']) => Answer<unknown>) =>
  async (): Promise<Operation> => {
    const { uid } = await user();
    return { run: (deps) => run(deps, aUserId(uid)), uid: () => Promise.resolve(uid) };
  };
const updating = (change: (uid: string) => AccountChanges) =>
  operationOn(() => createTestUser(), (deps, uid) => updateUser(deps, { ...fields, ...change(uid), uid }, ada));

const maya = () => createTestUser();
const bert = () => createTestUser('admin');
const withEverything = (user: () => Promise<TestUser>) => async () => furnish(await user());

/** Each factory creates a new user, so that repetitions are independent. */
const operations: Readonly<Record<string, () => Promise<Operation>>> = {
  'a first sign-in': operationOn(() => createTestUser('new'), (deps, uid) => initializeUser(deps, uid, 'Nell')),
  'a new account': () => {
    const email = `${unique('made')}@marquee.example`;
    const account = { ...fields, email, password: NEW_PASSWORD, displayName: 'Made' };
    return Promise.resolve({ run: (deps) => createUser(deps, account), uid: async () => (await auth.getUserByEmail(email)).uid });
  },
  'an updated account': updating((uid) => ({ email: `may-${uid}@marquee.example`, displayName: 'May', phoneNumber: '+49 30 123', photoURL: null })),
  'a new password': updating(() => ({ password: NEW_PASSWORD })),
  'a disabled account': updating(() => ({ disabled: true })),
  'a promoted member': operationOn(maya, (deps, uid) => setUserRole(deps, uid, 'admin', ada)),
  'a demoted admin': operationOn(bert, (deps, uid) => setUserRole(deps, uid, 'user', ada)),
  'ended sessions': operationOn(maya, (deps, uid) => endOtherSessions(deps, callerOf({ uid }))),
  'a deleted account': operationOn(withEverything(maya), (deps, uid) => deleteUser(deps, uid, ada)),
  'a deleted admin': operationOn(bert, (deps, uid) => deleteUser(deps, uid, ada)),
  'a self-deleted account': operationOn(withEverything(maya), (deps, uid) => deleteMyAccount(deps, callerOf({ uid }))),
};

const MOMENTS = ['before', 'after'] as const;

describe.each(Object.entries(operations))('%s, interrupted at any write', (_, create) => {
  it('reaches the same state when repeated', async () => {
    const uninterrupted = await create();
    const counting = breaking(0, 'before');
    expect(E.isRight(await uninterrupted.run(counting.deps)())).toBe(true);
    const expected = await endOf(await uninterrupted.uid());
    const writes = counting.writes();
    expect(writes).toBeGreaterThan(1);
    const rounds = Array.from({ length: writes }, (__, write) => MOMENTS.map((moment) => ({ write: write + 1, moment }))).flat();
    const checks: Array<() => Promise<void>> = [];
    for (const { write, moment } of rounds) {
      const operation = await create();
      expect([write, moment, await operation.run(breaking(write, moment).deps)()]).toEqual([write, moment, await crash()]);
      const repeated = await operation.run(breaking(0, 'before').deps)();
      // If only the result was lost, the operation is complete: the user is already deleted, or the address already has an account.
      if (E.isLeft(repeated)) expect(['not-found', 'conflict']).toContain(repeated.left._tag);
      const user = await operation.uid();
      checks.push(() => eventually(async () => (await endOf(user)) === expected, `write ${write} ${moment}: ${expected}`));
    }
    // All checks run after the last round, in parallel: triggers may need time to finish.
    await Promise.all(checks.map((check) => check()));
  });
});
