import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { selfMay, withRole } from '#domain/users/access/access-policy';
import { planInitialization } from '#domain/users/user-initialization';
import type { Role } from '#domain/users/role';
import { aUserId } from '#domain/users/user.fixture';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { defaultBucket } from '../../../functions/src/adapters/default-bucket';
import { tokenOf } from '../identity-service';

const found = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set: this runs against the emulators only.`);
  return value;
};

export const PROJECT = found('GCLOUD_PROJECT');
const authHost = found('FIREBASE_AUTH_EMULATOR_HOST');
const hosting = found('MARQUEE_HOSTING');
found('FIRESTORE_EMULATOR_HOST');

export const BUCKET = found('VITE_FIREBASE_STORAGE_BUCKET');

const [app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET })] = getApps();
export const auth = getAuth(app);
export const store = getFirestore(app);
export const bucket = () => defaultBucket(app);
export const members = firestoreUserAdmin(store, () => Date.now());

export const expectRight = async <A>(asked: Answer<A>): Promise<A> => {
  const answer = await asked();
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

let number = 0;
/** A name that nobody had before, in this run or an earlier one. */
export const unique = (word: string): string => `${word}-${Date.now().toString(36)}-${(number += 1)}`;

export const PASSWORD = 'eight letters';

/** A fresh token, by the identity service itself. */
export const signIn = (email: string, password = PASSWORD): Promise<string> => tokenOf(authHost, email, password);

export type TestUser = { readonly uid: string; readonly email: string; readonly token: string };

/** Somebody with an account and, unless they are new, all that a member has. */
export const createTestUser = async (role: Role | 'new' = 'user'): Promise<TestUser> => {
  const uid = unique(role);
  const email = `${uid}@marquee.example`;
  await auth.createUser({ uid, email, password: PASSWORD, displayName: `Some ${role}` });
  if (role !== 'new') {
    const id = aUserId(uid);
    await expectRight(members.initialize(id, planInitialization({ uid: id, name: 'Somebody', email, now: Date.now() })));
    if (role === 'admin') await expectRight(members.updateAccess(id, id, selfMay(withRole('admin'))));
    await auth.setCustomUserClaims(uid, { role });
  }
  return { uid, email, token: await signIn(email) };
};

export type HttpAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: { readonly message?: string; readonly response?: unknown; readonly status?: number };
};

const parsed = (text: string): HttpAnswer['body'] => {
  try {
    return JSON.parse(text) as HttpAnswer['body'];
  } catch {
    return {};
  }
};

/** Calls the server as pages do: through hosting. */
export const call = async (
  name: string,
  method: string,
  { token, body, headers = {} }: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> => {
  const answer = await fetch(`${hosting}/api/${name}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
};

type Page = { readonly status: number; readonly headers: Headers; readonly text: string };

const fetched = async (address: string, method: string): Promise<Page> => {
  const answer = await fetch(hosting + address, { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** A page as browsers ask for it. */
export const page = (address: string): Promise<Page> => fetched(address, 'GET');

/** The same as nothing should ask for it. */
export const post = (address: string): Promise<Page> => fetched(address, 'POST');

/** Waits until something is so, for triggers that take their time, and wait for those of all other tests to be through. */
export const eventually = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 110_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not come about in time: ${what}.`);
    await new Promise((later) => setTimeout(later, 200));
  }
};

/** The first call starts an instance, which may take long. */
export const warmUp = (): Promise<void> => eventually(async () => (await call('health', 'GET')).status === 200, 'an instance of the server');

/** The buckets of those who are nobody here: all tests together write from one address. */
export const anonymousBuckets = async () => (await store.collection('limits').listDocuments()).filter(({ id }) => id.startsWith('stranger-'));

export const clearAnonymousBuckets = async (): Promise<void> => {
  await Promise.all([store.doc('limits/strangers'), ...(await anonymousBuckets())].map((bucketOf) => bucketOf.delete()));
};

/** Every path under which something of somebody is kept. */
export const pathsOf = async (uid: string): Promise<ReadonlyArray<string>> => {
  const below = async (path: string): Promise<ReadonlyArray<string>> => {
    const document = store.doc(path);
    const here = (await document.get()).exists ? [path] : [];
    const collections = await document.listCollections();
    const deeper = await Promise.all(
      collections.map(async (collection) => Promise.all((await collection.listDocuments()).map(({ path: child }) => below(child)))),
    );
    return [...here, ...deeper.flat(2)];
  };
  const lists = await Promise.all(['favorites', 'watchlist'].map((name) => below(`lists/${uid}-${name}`)));
  return [...(await below(`access/${uid}`)), ...(await below(`users/${uid}`)), ...lists.flat()].sort();
};
