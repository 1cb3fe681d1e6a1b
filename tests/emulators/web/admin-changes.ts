import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as t from 'io-ts';
import { onTestFinished } from 'vitest';
import type { ActionMode } from '#domain/users/auth-service';
import type { BackendTestbed } from '#domain/users/contract/backend.contract';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { Role } from '#domain/users/role';
import { valueOf } from './emulator-settings';

const NAME = 'levers';
const app = (): App => getApps().find(({ name }) => name === NAME) ?? initializeApp({ projectId: valueOf('GCLOUD_PROJECT'), storageBucket: valueOf('VITE_FIREBASE_STORAGE_BUCKET') }, NAME);

const Codes = t.type({ oobCodes: t.array(t.intersection([t.type({ email: t.string, requestType: t.string, oobCode: t.string }), t.partial({ newEmail: t.string })])) });

const KINDS: Readonly<Record<string, ActionMode>> = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
};

const hasAccount = (email: string): Promise<boolean> => getAuth(app()).getUserByEmail(email).then(() => true, () => false);

/** What lies in the emulator's post office for that address, newest first. It keeps the letters of accounts that are gone: nobody can follow those. */
const readLetters = async (email: string): Promise<ReadonlyArray<DemoEmail>> => {
  const answer = await fetch(`http://${valueOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${valueOf('GCLOUD_PROJECT')}/oobCodes`, { headers: { authorization: 'Bearer owner' } });
  const body: unknown = await answer.json();
  if (!Codes.is(body)) throw new Error(`The post office answers ${JSON.stringify(body)}.`);
  const letters = body.oobCodes.filter((letter) => (letter.newEmail ?? letter.email) === email);
  const followable = await Promise.all(letters.map((letter) => hasAccount(letter.email)));
  return letters
    .filter((_, at) => followable[at])
    .map(({ requestType, oobCode }) => ({ kind: KINDS[requestType] ?? 'recover-email', email, code: oobCode }))
    .reverse();
};

const govern = async (uid: string, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void> => {
  const store = getFirestore(app());
  const [marker, user] = [store.doc(`access/${uid}`), store.doc(`users/${uid}`)];
  await store.runTransaction(async (transaction) => {
    const [kept, profile] = await Promise.all([transaction.get(marker), transaction.get(user)]);
    transaction.set(marker, { schemaVersion: 1, disabled: false, role: 'user', since: 0, ...kept.data(), ...change });
    if (profile.exists) transaction.update(user, change);
  });
};

/** Lets sessions count that began at that time (ms): the identity service takes none from before the account. */
export const acceptSessionsSince = async (uid: string, since: number): Promise<void> => {
  const answer = await fetch(`http://${valueOf('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/projects/${valueOf('GCLOUD_PROJECT')}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(since / 1000)) }),
  });
  if (!answer.ok) throw new Error(`The identity service answers ${answer.status}.`);
};

/** What an admin and the post office do, done with the Admin SDK. */
export const adminChanges: Pick<BackendTestbed, 'setRole' | 'disable' | 'makeOnlyAdmin' | 'readLetters' | 'isPictureKept'> = {
  readLetters,
  isPictureKept: async (uid) => {
    const [isFile] = await getStorage(app()).bucket().file(`avatars/${uid}`).exists();
    const profile = await getFirestore(app()).doc(`users/${uid}`).get();
    return isFile || typeof profile.get('photoURL') === 'string';
  },
  makeOnlyAdmin: async (uid) => {
    await adminChanges.setRole(uid, 'admin');
    const counter = getFirestore(app()).doc('stats/admins');
    await counter.set({ schemaVersion: 1, count: 1 });
    // Counted anew at the next decision: other tests have admins of their own.
    onTestFinished(async () => {
      await counter.delete();
    });
  },
  setRole: async (uid, role) => {
    await getAuth(app()).setCustomUserClaims(uid, { role });
    await govern(uid, { role });
  },
  disable: async (uid) => {
    await getAuth(app()).updateUser(uid, { disabled: true });
    await govern(uid, { disabled: true });
  },
};

/** Writes a document past the rules, as the server does. */
export const writeAsServer = async (path: string, data: Readonly<Record<string, unknown>>): Promise<void> => {
  await getFirestore(app()).doc(path).set({ ...data });
};

export const removeAsServer = async (path: string): Promise<void> => {
  await getFirestore(app()).doc(path).delete();
};
