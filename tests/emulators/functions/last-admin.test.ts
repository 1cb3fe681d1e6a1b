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
});
