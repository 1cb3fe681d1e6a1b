import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { SIGN_IN_RETENTION_MS } from '#domain/users/sign-ins/with-sign-in';
import { keepsSignInRepositoryContract } from '#domain/users/sign-ins/sign-in-repository.contract';
import { aUserId } from '#domain/users/user.fixture';
import { firestoreSignIns } from '../../../functions/src/adapters/accounts/firestore-sign-ins';
import { store, unique } from '../functions/functions-testbed';

const signIns = firestoreSignIns(store);
const newMember = async (access: object = {}) => {
  const uid = aUserId(unique('signer'));
  await store.doc(`access/${uid}`).set({ disabled: false, role: 'user', since: 0, ...access });
  return uid;
};

keepsSignInRepositoryContract('Admin SDK on the emulator', async () =>
  ({ signIns, uid: await newMember(), gone: await newMember({ deleting: true }) }));

it('the document goes when its newest sign-in is too old', async () => {
  const uid = await newMember();
  const at = Date.now();
  await expectRight(signIns.change(uid, () => [{ at, way: null, browser: null, system: null }]));
  const stored = await store.doc(`signIns/${uid}`).get();
  expect((stored.get('deleteAt') as Timestamp).toMillis()).toBe(at + SIGN_IN_RETENTION_MS);
  await expectRight(signIns.change(uid, () => []));
  expect((await store.doc(`signIns/${uid}`).get()).exists).toBe(false);
});
