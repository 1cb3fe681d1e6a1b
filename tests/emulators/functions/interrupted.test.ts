import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { createUser } from '#application/server/create-user';
import { deleteMyAccount } from '#application/server/delete-user';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import type { ServerDeps } from '#application/server/server-deps';
import { crash, losing } from './interrupted-store';
import { auth, eventually, createTestUser, store, unique, warmUp, type TestUser } from './functions-testbed';
import { endOf, furnish, NEW_PASSWORD } from './known-users';

const callerOf = ({ uid }: Pick<TestUser, 'uid'>): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now(), way: null });
const fields = {
  email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined,
};

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

/** Operations that together make every kind of write. Each factory creates a new user, so that repetitions are independent. */
const operations: Readonly<Record<string, () => Promise<Operation>>> = {
  'a new account': () => {
    const email = `${unique('made')}@marquee.example`;
    const account = { ...fields, email, password: NEW_PASSWORD, displayName: 'Made' };
    return Promise.resolve({ run: (deps) => createUser(deps, account), uid: async () => (await auth.getUserByEmail(email)).uid });
  },
  'a disabled account': operationOn(
    () => createTestUser(),
    (deps, uid) => updateUser(deps, { ...fields, uid, disabled: true }, ada),
  ),
  'a demoted admin': operationOn(
    () => createTestUser('admin'),
    (deps, uid) => setUserRole(deps, uid, 'user', ada),
  ),
  'a self-deleted account': operationOn(
    async () => furnish(await createTestUser()),
    (deps, uid) => deleteMyAccount(deps, callerOf({ uid })),
  ),
};

/** Returns whether an operation finds its work done, because only its result was lost or a trigger completed it. */
const isDone = (result: E.Either<Failure, unknown>): boolean => E.isRight(result) || ['not-found', 'conflict'].includes(result.left._tag);

// `interrupted-use-cases.test.ts` interrupts every use case before and after each write, in memory. Here the real adapters repeat each
// write.
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
