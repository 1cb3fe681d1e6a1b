import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { selfAccessPolicy, withRole } from '#domain/users/access/access-policy';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { Role } from '#domain/users/role';
import { aUserId } from '#domain/users/user.fixture';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { defaultBucket } from '../../../functions/src/adapters/default-bucket';
import { tokenOf } from '../identity-service';

const requiredVariable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set: these tests run against the emulators only.`);
  return value;
};

export const PROJECT = requiredVariable('GCLOUD_PROJECT');
const authHost = requiredVariable('FIREBASE_AUTH_EMULATOR_HOST');
const hosting = requiredVariable('MARQUEE_HOSTING');
requiredVariable('FIRESTORE_EMULATOR_HOST');

export const BUCKET = requiredVariable('VITE_FIREBASE_STORAGE_BUCKET');

/** The default app: test files share loaded modules, and some have apps of other projects. */
const app = getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp({ projectId: PROJECT, storageBucket: BUCKET });
export const auth = getAuth(app);
export const store = getFirestore(app);
export const bucket = () => defaultBucket(app);
export const members = firestoreUserAdmin(store, () => Date.now());

let counter = 0;
/** Returns a name that is unique across this and earlier runs. */
export const unique = (prefix: string): string => `${prefix}-${Date.now().toString(36)}-${(counter += 1)}`;

export const PASSWORD = 'eight letters';

/** Signs in at the identity service and returns a fresh ID token. */
export const signIn = (email: string, password = PASSWORD): Promise<string> => tokenOf(authHost, email, password);

export type TestUser = { readonly uid: string; readonly email: string; readonly token: string };

/** Creates an account and, unless `role` is `new`, the documents of a member. */
export const createTestUser = async (role: Role | 'new' = 'user'): Promise<TestUser> => {
  const uid = unique(role);
  const email = `${uid}@marquee.example`;
  await auth.createUser({ uid, email, password: PASSWORD, displayName: `Some ${role}` });
  if (role !== 'new') {
    const id = aUserId(uid);
    await expectRight(members.initialize(id, initializationPlanner({ uid: id, name: 'Somebody', email, now: Date.now() })));
    if (role === 'admin') await expectRight(members.updateAccess(id, id, selfAccessPolicy(withRole('admin'))));
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

/** Calls a server function through hosting, like pages do. */
export const call = async (
  name: string,
  method: string,
  { token, body, headers = {} }: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> => {
  const response = await fetch(`${hosting}/api/${name}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
};

/** Waits up to 110 s until a condition holds: triggers are slow and queue behind the triggers of all other tests. */
export const eventually = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  const deadline = Date.now() + 110_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Waits for the first response: the first call starts an instance, which may take long. */
export const warmUp = (): Promise<void> =>
  eventually(async () => (await call('health', 'GET')).status === 200, 'an instance of the server');

/** Returns the rate-limit buckets of anonymous callers: all tests call from one address. */
export const anonymousBuckets = async () =>
  (await store.collection('limits').listDocuments()).filter(({ id }) => id.startsWith('anon-') && id !== 'anon-all');

export const clearAnonymousBuckets = async (): Promise<void> => {
  await Promise.all([store.doc('limits/anon-all'), ...(await anonymousBuckets())].map((document) => document.delete()));
};

/** Returns the paths of all documents of a user. */
export const pathsOf = async (uid: string): Promise<ReadonlyArray<string>> => {
  const below = async (path: string): Promise<ReadonlyArray<string>> => {
    const document = store.doc(path);
    const own = (await document.get()).exists ? [path] : [];
    const collections = await document.listCollections();
    const nested = await Promise.all(
      collections.map(async (collection) => Promise.all((await collection.listDocuments()).map(({ path: child }) => below(child)))),
    );
    return [...own, ...nested.flat(2)];
  };
  const lists = await Promise.all(['favorites', 'watchlist'].map((name) => below(`lists/${uid}-${name}`)));
  return [...(await below(`access/${uid}`)), ...(await below(`users/${uid}`)), ...lists.flat()].sort();
};
