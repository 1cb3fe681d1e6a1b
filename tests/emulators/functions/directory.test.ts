import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/users/user-id';
import { initializationPlanner } from '#domain/users/user-initialization';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestoreUserDirectoryWriter } from '../../../functions/src/adapters/admin/firestore-user-directory-writer';
import { firebaseAuthAdmin } from '../../../functions/src/adapters/firebase-auth-admin';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { onProfileWritten } from '../../../functions/src/triggers/user-written';
import { nextSecond } from '../clock';
import { auth, call, createTestUser, eventually, signIn, store, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const directory = firestoreUserDirectoryWriter(store, firebaseAuthAdmin(auth));
const entryOf = async (uid: string) => (await store.doc(`directory/${uid}`).get()).data();
const timeOf = async (uid: string) => (await store.doc(`directory/${uid}`).get()).updateTime?.toMillis();

describe('the directory of users', () => {
  it('has the entry of a created and of a changed user when the call is answered', async () => {
    const admin = await createTestUser('admin');
    const email = `${unique('made')}@marquee.example`;
    const asAdmin = async (name: string, method: string, data: object) =>
      expect((await call(name, method, { token: admin.token, body: { data } })).status).toBe(200);
    await asAdmin('createUser', 'POST', { email, password: 'nine letters', displayName: 'Émile Dubois', phoneNumber: '+49 30 123' });
    const { uid } = await auth.getUserByEmail(email);
    expect(await entryOf(uid)).toMatchObject({
      schemaVersion: 1, uid, name: 'Émile Dubois', email, emailVerified: false, phoneNumber: '+49 30 123', role: 'user', disabled: false,
      listCount: 2, nameKey: 'emile dubois',
      searchKeys: expect.arrayContaining(['emile', 'dub', email.slice(0, 6), 'marquee example']) as string[],
    });
    await asAdmin('updateUserData', 'PUT', { uid, displayName: 'Zoë', disabled: true });
    expect(await entryOf(uid)).toMatchObject({ name: 'Zoë', nameKey: 'zoe', disabled: true });
    await asAdmin('updateUserData', 'PUT', { uid, disabled: false });
    await asAdmin('setUserRole', 'PATCH', { userRole: 'admin', userIDToGiveRole: uid });
    expect(await entryOf(uid)).toMatchObject({ role: 'admin', disabled: false });
    await asAdmin('endUserSessions', 'POST', { uid });
    expect(Number((await entryOf(uid))?.['sessionsSince'])).toBeGreaterThan(Date.now() - 60_000);
    await asAdmin('deleteUser', 'DELETE', { uid });
    expect(await entryOf(uid)).toBeUndefined();
  });

  it('has the last sign-in after the call that each sign-in makes, and is written once for it', async () => {
    const { uid, email, token } = await createTestUser('new');
    const initialize = async (idToken: string) =>
      expect((await call('initializeUserInDatabase', 'POST', { token: idToken, body: { data: {} } })).status).toBe(200);
    const signInOf = async () => Number((await entryOf(uid))?.['lastSignInAt']);
    await initialize(token);
    const first = await signInOf();
    expect(first).toBeGreaterThan(Date.now() - 60_000);
    await nextSecond();
    const later = await signIn(email);
    await initialize(later);
    const [second, writtenAt] = [await signInOf(), await timeOf(uid)];
    expect(second).toBeGreaterThan(first);
    await initialize(later);
    expect([await signInOf(), await timeOf(uid)]).toEqual([second, writtenAt]);
  });

  it('follows changes of a profile and of an access record that no call makes', async () => {
    const { uid } = await createTestUser();
    await eventually(async () => (await entryOf(uid)) !== undefined, 'a new profile has an entry');
    await store.doc(`users/${uid}`).update({ name: 'Renée', nameKey: 'renée' });
    await eventually(async () => (await entryOf(uid))?.['nameKey'] === 'renee', 'a new name is in the entry');
    await store.doc(`access/${uid}`).update({ disabled: true });
    await eventually(async () => (await entryOf(uid))?.['disabled'] === true, 'a changed access record is in the entry');
  });

  it('is not written for a change of recent titles or settings, nor again for an unchanged user', async () => {
    const { uid } = await createTestUser();
    await expectRight(directory.refresh(aUserId(uid)));
    const writtenAt = await timeOf(uid);
    const profile = (await store.doc(`users/${uid}`).get()).data() ?? {};
    const refused = { store, directory: { refresh: () => () => Promise.reject(new Error('The entry must not be written.')) } };
    const after = { ...profile, content: [{ itemKey: 'movie-603' }], settings: { theme: 'light', language: null, region: null } };
    await onProfileWritten(refused, uid, { event: { id: unique('event'), at: Date.now() }, before: profile, after });
    await expect(
      onProfileWritten(refused, uid, { event: { id: unique('event'), at: Date.now() }, before: profile, after: { ...after, name: 'May' } }),
    ).rejects.toThrow();
    await Promise.all([1, 2, 3].map(() => expectRight(directory.refresh(aUserId(uid)))));
    expect(await timeOf(uid)).toBe(writtenAt);
  });

  it('has the entry of a user whose profile has a wrong list, and none of a user who is being deleted or unknown', async () => {
    const { uid } = await createTestUser();
    await store.doc(`users/${uid}`).update({ lists: [{ listName: 'one', listID: 'one' }, 'wrong'], settings: 'wrong' });
    await expectRight(directory.refresh(aUserId(uid)));
    expect(await entryOf(uid)).toMatchObject({ listCount: 1 });
    const other = unique('leftover');
    await store.doc(`directory/${other}`).set({ uid: other });
    await expectRight(directory.refresh(aUserId(other)));
    expect(await entryOf(other)).toBeUndefined();
    expect(E.isRight(await directory.refresh(aUserId(other))())).toBe(true);
  });
});

describe('a refresh of the directory that something overtakes', () => {
  /** A project of its own: no trigger repairs the entries here. */
  const quiet = getFirestore(initializeApp({ projectId: 'demo-directory' }, 'directory'));
  const entry = (uid: UserId) => quiet.doc(`directory/${uid}`);
  const newMember = async (): Promise<UserId> => {
    const uid = aUserId(unique('member'));
    const plan = initializationPlanner({ uid, name: 'Maya', email: `${uid}@marquee.example`, now: 1 });
    await expectRight(firestoreUserAdmin(quiet, () => 1).initialize(uid, plan));
    return uid;
  };
  const members = async (): Promise<ReadonlyArray<UserId>> => {
    const [fresh, listed] = [await newMember(), await newMember()];
    await entry(listed).set({ uid: listed, formerField: 1 });
    return [fresh, listed];
  };
  /** Refreshes an entry. Its account has another time of sign-in for each read. @param meanwhile runs while the first pass reads it. */
  const refresh = async (uid: UserId, signIns: ReadonlyArray<number>, meanwhile: () => Promise<unknown>): Promise<void> => {
    let reads = 0;
    const getUser = () => async () => {
      const lastSignInAt = signIns[Math.min(reads, signIns.length - 1)] ?? null;
      if ((reads += 1) === 1) await meanwhile();
      const account = { uid, email: '', emailVerified: true, name: null, role: null, disabled: false, sessionsSince: 0, lastSignInAt };
      return E.right(O.some(account));
    };
    await expectRight(firestoreUserDirectoryWriter(quiet, { getUser }).refresh(uid));
  };
  const nothing = () => Promise.resolve();

  it('has the newer account of two at the same time, is not overwritten, and has no field of an earlier version', async () => {
    for (const uid of await members()) {
      const times: unknown[] = [];
      const noteTime = async () => times.push((await entry(uid).get()).updateTime);
      await refresh(uid, [1000, 2000], async () => { await refresh(uid, [2000], nothing); await noteTime(); });
      await noteTime();
      const { lastSignInAt, formerField } = (await entry(uid).get()).data() ?? {};
      expect([lastSignInAt, formerField, times[1]]).toEqual([2000, undefined, times[0]]);
    }
  });

  it('leaves one whole entry of six at the same time, and none of them fails', async () => {
    for (const uid of await members()) {
      await Promise.all(Array.from({ length: 6 }, () => refresh(uid, [1000], nothing)));
      expect((await entry(uid).get()).data()).toMatchObject({ uid, name: 'Maya', lastSignInAt: 1000, listCount: 2 });
    }
  });

  it('has a name that is given after the first read, and leaves nothing of a user who is deleted after it', async () => {
    for (const uid of await members()) {
      await refresh(uid, [1000], () => quiet.doc(`users/${uid}`).update({ name: 'Zoë' }));
      expect((await entry(uid).get()).get('name')).toBe('Zoë');
    }
    for (const uid of await members()) {
      await refresh(uid, [1000], () => quiet.doc(`access/${uid}`).update({ deleting: true }));
      expect((await entry(uid).get()).exists).toBe(false);
    }
  });

  it('fails if the account changes after every read, so that a trigger is repeated', async () => {
    const uid = await newMember();
    await expect(refresh(uid, Array.from({ length: 20 }, (_, index) => index), nothing)).rejects.toThrow('unavailable');
  });
});
