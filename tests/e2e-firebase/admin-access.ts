import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { BUCKET, emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';
import { expect } from '../e2e/steps';
import { tokenOf } from '../emulators/identity-service';
import { ADA, DEMO_PASSWORD } from '../emulators/emulator-users';

// The Admin SDK finds the emulators through these variables; without them it would connect to a real project.
const environment = Object.assign(process.env, emulatorVariables());
const [app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET })] = getApps();

export const auth = getAuth(app);
export const store = getFirestore(app);
export const avatarFile = (uid: string) => getStorage(app).bucket().file(`avatars/${uid}`);

let counter = 0;
/** Returns a name that is unique across this and earlier runs. */
export const unique = (prefix: string): string => `${prefix}-${process.pid.toString(36)}${Date.now().toString(36)}${(counter += 1)}`;

/** Returns an ID token from the identity service. */
export const tokenFor = (email: string, password: string): Promise<string> =>
  tokenOf(environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '', email, password);

/** Calls a server function through hosting, like pages do. @returns the status code and the response body. */
export const call = async (
  name: string, method: string, token: string, data: object,
): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(`${environment['MARQUEE_HOSTING']}/api/${name}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, text: await response.text() };
};

/** Calls a server function as the seeded admin; fails the test unless the status code is 200. */
export const asAdmin = async (name: string, method: string, data: object): Promise<void> => {
  const { status, text } = await call(name, method, await tokenFor(ADA.email, DEMO_PASSWORD), data);
  expect(status, text).toBe(200);
};

export type TestUser = { readonly uid: string; readonly email: string; readonly password: string; readonly token: string };

/** Creates a user with the documents of a first sign-in. */
export const createTestUser = async (): Promise<TestUser> => {
  const uid = unique('member');
  const email = `${uid}@marquee.example`;
  const password = 'eight letters';
  await auth.createUser({ uid, email, password, displayName: 'Somebody' });
  const token = await tokenFor(email, password);
  const { status, text } = await call('initializeUserInDatabase', 'POST', token, { name: 'Somebody' });
  expect(status, text).toBe(200);
  return { uid, email, password, token };
};

/** Returns the number of documents of a user: access record, profile with subcollections, lists with items. */
export const documentsOf = async (uid: string): Promise<number> => {
  const below = async (path: string): Promise<number> => {
    const document = store.doc(path);
    const collections = await document.listCollections();
    const children = await Promise.all(collections.map(async (each) => (await each.listDocuments()).map(({ path: child }) => child)));
    const counts = await Promise.all(children.flat().map(below));
    return counts.reduce((sum, count) => sum + count, (await document.get()).exists ? 1 : 0);
  };
  const lists = [
    ...(await store.collection('lists').where('userID', '==', uid).get()).docs.map(({ ref }) => ref.path),
    `lists/${uid}-favorites`, `lists/${uid}-watchlist`,
  ];
  const counts = await Promise.all([`access/${uid}`, `users/${uid}`, ...new Set(lists)].map(below));
  return counts.reduce((sum, count) => sum + count, 0);
};
