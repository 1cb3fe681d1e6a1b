import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import { deleteMyAccount } from '../../../functions/src/handlers/delete-user';
import { setUserRole } from '../../../functions/src/handlers/set-user-role';
import { BUCKET, call, createTestUser, store, warmUp, type TestUser } from './functions-testbed';

beforeAll(warmUp);

const bearerOf = ({ uid }: TestUser): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now() });
const world = firebaseDeps(BUCKET);

type Pair = readonly [TestUser, TestUser];
/** What one of two does to the other, or to themself; whether it was done. */
type Deed = (one: TestUser, other: TestUser) => Promise<boolean>;

/** The handlers of one process meet within a millisecond; through hosting, instances may be waited for. */
const deeds: Readonly<Record<string, Deed>> = {
  'demote each other': async (one, other) => E.isRight(await setUserRole(world, aUserId(other.uid), 'user', bearerOf(one))()),
  'delete their accounts': async (one) => E.isRight(await deleteMyAccount(world, bearerOf(one))()),
  'demote each other, over HTTP': async (one, other) =>
    (await call('setUserRole', 'PATCH', { token: one.token, body: { data: { userRole: 'user', userIDToGiveRole: other.uid } } })).status === 200,
  'delete their accounts, over HTTP': async (one) => (await call('deleteMyAccount', 'DELETE', { token: one.token })).status === 200,
};

const acting = async ({ uid }: TestUser): Promise<boolean> => {
  const marker = await store.doc(`access/${uid}`).get();
  return marker.get('role') === 'admin' && marker.get('disabled') === false;
};

describe('the last two admins', () => {
  it.each(Object.entries(deeds))('that %s at once leave one', async (_, deed) => {
    for (let round = 0; round < 2; round += 1) {
      const pair: Pair = [await createTestUser('admin'), await createTestUser('admin')];
      // As if these two were all admins there are.
      await store.doc('stats/admins').set({ schemaVersion: 1, count: 2 });
      const done = await Promise.all([deed(pair[0], pair[1]), deed(pair[1], pair[0])]);
      const left = await Promise.all(pair.map(acting));
      const count: unknown = (await store.doc('stats/admins').get()).get('count');
      await store.doc('stats/admins').delete();
      expect([done.filter(Boolean).length, left.filter(Boolean).length, count]).toEqual([1, 1, 1]);
    }
  });
});
