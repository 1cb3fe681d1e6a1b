import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as t from 'io-ts';
import type { ActionMode } from '#domain/users/auth-service';
import type { BackendTestbed } from '#domain/users/contract/backend.contract';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { Role } from '#domain/users/role';
import { valueOf } from './emulator-settings';

const NAME = 'admin-changes';
const app = (): App =>
  getApps().find(({ name }) => name === NAME) ??
  initializeApp({ projectId: valueOf('GCLOUD_PROJECT'), storageBucket: valueOf('VITE_FIREBASE_STORAGE_BUCKET') }, NAME);

const Codes = t.type({
  oobCodes: t.array(
    t.intersection([t.type({ email: t.string, requestType: t.string, oobCode: t.string }), t.partial({ newEmail: t.string })]),
  ),
});

const KINDS: Readonly<Record<string, ActionMode>> = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
};

const hasAccount = (email: string): Promise<boolean> => getAuth(app()).getUserByEmail(email).then(() => true, () => false);

/** Returns the action e-mails that the emulator has for an address, newest first. Those of deleted accounts are unusable and left out. */
const readActionEmails = async (email: string): Promise<ReadonlyArray<DemoEmail>> => {
  const response = await fetch(
    `http://${valueOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${valueOf('GCLOUD_PROJECT')}/oobCodes`,
    { headers: { authorization: 'Bearer owner' } },
  );
  const body: unknown = await response.json();
  if (!Codes.is(body)) throw new Error(`The emulator responded with ${JSON.stringify(body)}.`);
  const emails = body.oobCodes.filter((message) => (message.newEmail ?? message.email) === email);
  const usable = await Promise.all(emails.map((message) => hasAccount(message.email)));
  return emails
    .filter((_, index) => usable[index])
    .map(({ requestType, oobCode }) => ({ kind: KINDS[requestType] ?? 'recover-email', email, code: oobCode }))
    .reverse();
};

const changeAccess = async (uid: string, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void> => {
  const store = getFirestore(app());
  const [accessRecord, user] = [store.doc(`access/${uid}`), store.doc(`users/${uid}`)];
  await store.runTransaction(async (transaction) => {
    const [current, profile] = await Promise.all([transaction.get(accessRecord), transaction.get(user)]);
    transaction.set(accessRecord, { schemaVersion: 1, disabled: false, role: 'user', since: 0, ...current.data(), ...change });
    if (profile.exists) transaction.update(user, change);
  });
};

/** Implements the admin controls of the testbed with the Admin SDK and the e-mails of the emulator. */
export const adminChanges: Pick<BackendTestbed, 'setRole' | 'disable' | 'readActionEmails' | 'hasStoredAvatar'> = {
  readActionEmails: readActionEmails,
  hasStoredAvatar: async (uid) => {
    const [isFile] = await getStorage(app()).bucket().file(`avatars/${uid}`).exists();
    const profile = await getFirestore(app()).doc(`users/${uid}`).get();
    return isFile || typeof profile.get('photoURL') === 'string';
  },
  setRole: async (uid, role) => {
    await getAuth(app()).setCustomUserClaims(uid, { role });
    await changeAccess(uid, { role });
    // The next change by a server function counts the admins again.
    await getFirestore(app()).doc('stats/admins').delete();
  },
  disable: async (uid) => {
    await getAuth(app()).updateUser(uid, { disabled: true });
    await changeAccess(uid, { disabled: true });
  },
};

/** Writes a document without security rules, like the server. */
export const writeAsServer = async (path: string, data: Readonly<Record<string, unknown>>): Promise<void> => {
  await getFirestore(app()).doc(path).set({ ...data });
};

export const removeAsServer = async (path: string): Promise<void> => {
  await getFirestore(app()).doc(path).delete();
};
