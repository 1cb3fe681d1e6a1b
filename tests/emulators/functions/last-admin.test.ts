import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import { deleteMyAccount } from '#application/server/delete-user';
import { setUserRole } from '#application/server/set-user-role';
import { BUCKET, call, createTestUser, store, warmUp, type TestUser } from './functions-testbed';

beforeAll(warmUp);

const callerOf = ({ uid }: TestUser): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now() });
const deps = firebaseDeps(BUCKET);

type Pair = readonly [TestUser, TestUser];
/** Runs an action of one admin on the other or on themselves. @returns whether the action succeeded. */
type Action = (one: TestUser, other: TestUser) => Promise<boolean>;

/** Handlers in one process run within a millisecond of each other; calls through hosting may wait for an instance. */
const actions: Readonly<Record<string, Action>> = {
  'demote each other': async (one, other) => E.isRight(await setUserRole(deps, aUserId(other.uid), 'user', callerOf(one))()),
  'delete their accounts': async (one) => E.isRight(await deleteMyAccount(deps, callerOf(one))()),
  'demote each other, over HTTP': async (one, other) =>
    (await call('setUserRole', 'PATCH', { token: one.token, body: { data: { userRole: 'user', userIDToGiveRole: other.uid } } })).status === 200,
  'delete their accounts, over HTTP': async (one) => (await call('deleteMyAccount', 'DELETE', { token: one.token })).status === 200,
};

const isActiveAdmin = async ({ uid }: TestUser): Promise<boolean> => {
  const accessRecord = await store.doc(`access/${uid}`).get();
  return accessRecord.get('role') === 'admin' && accessRecord.get('disabled') === false;
};

describe('the last two admins', () => {
  it.each(Object.entries(actions))('one admin remains when both %s at the same time', async (_, action) => {
    for (let round = 0; round < 2; round += 1) {
      const pair: Pair = [await createTestUser('admin'), await createTestUser('admin')];
      // Pretends that these two are the only admins.
      await store.doc('stats/admins').set({ schemaVersion: 1, count: 2 });
      const succeeded = await Promise.all([action(pair[0], pair[1]), action(pair[1], pair[0])]);
      const remaining = await Promise.all(pair.map(isActiveAdmin));
      const count: unknown = (await store.doc('stats/admins').get()).get('count');
      await store.doc('stats/admins').delete();
      expect([succeeded.filter(Boolean).length, remaining.filter(Boolean).length, count]).toEqual([1, 1, 1]);
    }
  });

  it('one admin remains of 20 pairs who all demote each other at the same time', async () => {
    const pairs: Pair[] = [];
    for (let made = 0; made < 20; made += 1) pairs.push([await createTestUser('admin'), await createTestUser('admin')]);
    // Pretends that these are the only admins.
    await store.doc('stats/admins').set({ schemaVersion: 1, count: 2 * pairs.length });
    const demote = async (one: TestUser, other: TestUser) => (await call('setUserRole', 'PATCH', { token: one.token, body: { data: { userRole: 'user', userIDToGiveRole: other.uid } } })).status;
    const statuses = await Promise.all(pairs.map(([one, other]) => Promise.all([demote(one, other), demote(other, one)])));
    const remaining = await Promise.all(pairs.map(async (pair) => (await Promise.all(pair.map(isActiveAdmin))).filter(Boolean).length));
    const count: unknown = (await store.doc('stats/admins').get()).get('count');
    await store.doc('stats/admins').delete();
    // Who was demoted first may demote nobody. The database can refuse a write of the counter that waited too long (503).
    expect(remaining.every((admins, pair) => admins === 2 - (statuses[pair]?.filter((status) => status === 200).length ?? 0))).toBe(true);
    expect([Math.min(...remaining), count]).toEqual([1, remaining.reduce((sum, admins) => sum + admins, 0)]);
    expect(statuses.flat().filter((status) => ![200, 403, 503].includes(status))).toEqual([]);
  });
});
