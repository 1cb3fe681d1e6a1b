import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
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
import { crash, losing } from './interrupted-store';
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

/** Returns whether an operation finds its work done, because only its result was lost or a trigger completed it. */
const isDone = (result: E.Either<Failure, unknown>): boolean => E.isRight(result) || ['not-found', 'conflict'].includes(result.left._tag);

// `interrupted-use-cases.test.ts` interrupts every use case before and after each write, in memory. Here the real adapters repeat each write.
describe.each(Object.entries(operations))('%s, whose writes all lose their results', (_, create) => {
  it('reaches the same state when repeated', async () => {
    const uninterrupted = await create();
    const counting = losing(0);
    expect(E.isRight(await uninterrupted.run(counting.deps)())).toBe(true);
    const expected = await endOf(await uninterrupted.uid());
    const writes = counting.writes();
    expect(writes).toBeGreaterThan(1);
    const operation = await create();
    for (let write = 1; write <= writes; write += 1) {
      const interrupted = await operation.run(losing(write).deps)();
      if (write > 1 && isDone(interrupted)) break;
      expect([write, interrupted]).toEqual([write, await crash()]);
    }
    expect(await operation.run(losing(0).deps)()).toSatisfy(isDone);
    const user = await operation.uid();
    // A trigger may need time to finish.
    await eventually(async () => (await endOf(user)) === expected, expected);
  });
});
