import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { BUCKET, emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';
import { expect } from '../e2e/steps';
import { tokenOf } from '../emulators/identity-service';
import { ADA, DEMO_PASSWORD } from '../emulators/emulator-users';

// The Admin SDK finds the emulators by its environment; without these it would speak to a real project.
const places = Object.assign(process.env, emulatorVariables());
const [app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET })] = getApps();

export const auth = getAuth(app);
export const store = getFirestore(app);
export const pictureOf = (uid: string) => getStorage(app).bucket().file(`avatars/${uid}`);

let number = 0;
/** A name that nobody had before, in this run or an earlier one. */
export const unique = (word: string): string => `${word}-${process.pid.toString(36)}${Date.now().toString(36)}${(number += 1)}`;

/** A token for somebody, by the identity service itself. */
export const tokenFor = (email: string, password: string): Promise<string> => tokenOf(places['FIREBASE_AUTH_EMULATOR_HOST'] ?? '', email, password);

/** Calls the server as pages do: through hosting. @returns the status, and what was said. */
export const call = async (name: string, method: string, token: string, data: object): Promise<{ readonly status: number; readonly said: string }> => {
  const answer = await fetch(`${places['MARQUEE_HOSTING']}/api/${name}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  return { status: answer.status, said: await answer.text() };
};

/** Has the seeded admin call the server; it has to do what it is asked. */
export const asAdmin = async (name: string, method: string, data: object): Promise<void> => {
  const { status, said } = await call(name, method, await tokenFor(ADA.email, DEMO_PASSWORD), data);
  expect(status, said).toBe(200);
};

export type TestUser = { readonly uid: string; readonly email: string; readonly password: string; readonly token: string };

/** Somebody who was never here before, with all that a first sign-in gives. */
export const createTestUser = async (): Promise<TestUser> => {
  const uid = unique('somebody');
  const email = `${uid}@marquee.example`;
  const password = 'eight letters';
  await auth.createUser({ uid, email, password, displayName: 'Somebody' });
  const token = await tokenFor(email, password);
  const { status, said } = await call('initializeUserInDatabase', 'POST', token, { name: 'Somebody' });
  expect(status, said).toBe(200);
  return { uid, email, password, token };
};

/** How many documents there are of somebody: marker, profile and what is below it, lists and what is in them. */
export const documentsOf = async (uid: string): Promise<number> => {
  const below = async (path: string): Promise<number> => {
    const document = store.doc(path);
    const collections = await document.listCollections();
    const children = await Promise.all(collections.map(async (each) => (await each.listDocuments()).map(({ path: child }) => child)));
    const counts = await Promise.all(children.flat().map(below));
    return counts.reduce((sum, count) => sum + count, (await document.get()).exists ? 1 : 0);
  };
  const lists = [...(await store.collection('lists').where('userID', '==', uid).get()).docs.map(({ ref }) => ref.path), `lists/${uid}-favorites`, `lists/${uid}-watchlist`];
  const counts = await Promise.all([`access/${uid}`, `users/${uid}`, ...new Set(lists)].map(below));
  return counts.reduce((sum, count) => sum + count, 0);
};
