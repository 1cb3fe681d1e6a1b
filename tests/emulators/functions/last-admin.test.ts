import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import { deleteMyAccount } from '#application/server/delete-user';
import { setUserRole } from '#application/server/set-user-role';
import { BUCKET, createTestUser, store, type TestUser } from './functions-testbed';

const callerOf = ({ uid }: TestUser): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now(), way: null });
const deps = firebaseDeps(BUCKET);

type Pair = readonly [TestUser, TestUser];
/** Runs an action of one admin on the other or on themselves. @returns whether the action succeeded. */
type Action = (one: TestUser, other: TestUser) => Promise<boolean>;

const demote = (one: TestUser, other: TestUser) => setUserRole(deps, aUserId(other.uid), 'user', callerOf(one))();

const actions: Readonly<Record<string, Action>> = {
  'demote each other': async (one, other) => E.isRight(await demote(one, other)),
  'delete their accounts': async (one) => E.isRight(await deleteMyAccount(deps, callerOf(one))()),
};

const isActiveAdmin = async ({ uid }: TestUser): Promise<boolean> => {
  const accessRecord = await store.doc(`access/${uid}`).get();
  return accessRecord.get('role') === 'admin' && accessRecord.get('disabled') === false;
};

describe('the last two admins', () => {
  it.each(Object.entries(actions))('one admin remains when both %s at the same time', async (_, action) => {
    const pair: Pair = [await createTestUser('admin'), await createTestUser('admin')];
    // Pretends that these two are the only admins.
    await store.doc('stats/admins').set({ schemaVersion: 1, count: 2 });
    const succeeded = await Promise.all([action(pair[0], pair[1]), action(pair[1], pair[0])]);
    const remaining = await Promise.all(pair.map(isActiveAdmin));
    const count: unknown = (await store.doc('stats/admins').get()).get('count');
    await store.doc('stats/admins').delete();
    expect([succeeded.filter(Boolean).length, remaining.filter(Boolean).length, count]).toEqual([1, 1, 1]);
  });

  it('one admin remains of five pairs who all demote each other at the same time', async () => {
    const pairs: Pair[] = [];
    for (let made = 0; made < 5; made += 1) pairs.push([await createTestUser('admin'), await createTestUser('admin')]);
    // Pretends that these are the only admins.
    await store.doc('stats/admins').set({ schemaVersion: 1, count: 2 * pairs.length });
    const answers = await Promise.all(pairs.map(([one, other]) => Promise.all([demote(one, other), demote(other, one)])));
    const remaining = await Promise.all(pairs.map(async (pair) => (await Promise.all(pair.map(isActiveAdmin))).filter(Boolean).length));
    const count: unknown = (await store.doc('stats/admins').get()).get('count');
    await store.doc('stats/admins').delete();
    // The admin who was demoted first may demote nobody. The database can refuse a write of the counter that waited too long.
    expect(remaining.every((admins, pair) => admins === 2 - (answers[pair]?.filter(E.isRight).length ?? 0))).toBe(true);
    expect([Math.min(...remaining), count]).toEqual([1, remaining.reduce((sum, admins) => sum + admins, 0)]);
    expect(
      answers
        .flat()
        .filter(E.isLeft)
        .map(({ left }) => left._tag)
        .filter((tag) => !['forbidden', 'unavailable'].includes(tag)),
    ).toEqual([]);
  });
});
