import { initializeTestEnvironment, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import type { Attempt, Documents, Fields, FromNow, Person, Query, Step, Write } from './rules-attempt';

type Store = ReturnType<RulesTestContext['firestore']>;
type FirestoreQuery = ReturnType<Store['collectionGroup']>;

/** Result of a request; `refused` means rejected by the rules. Other errors are thrown. */
export type Outcome = 'granted' | 'refused';

/** Returns `refused` if the rules reject the request, `granted` if it succeeds; rethrows any other error. */
export const outcomeOf = async (request: Promise<unknown>): Promise<Outcome> => {
  try {
    await request;
    return 'granted';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'permission-denied' || code === 'storage/unauthorized') return 'refused';
    throw error;
  }
};

const isFromNow = (value: unknown): value is FromNow => typeof value === 'object' && value !== null && 'msFromNow' in value;

const withTimes = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, isFromNow(value) ? Date.now() + value.msFromNow : value]));

const apply = (store: Store, writes: ReadonlyArray<Write>): Promise<void> => {
  const batch = store.batch();
  for (const write of writes) {
    if ('set' in write) batch.set(store.doc(write.set), withTimes(write.data));
    else if ('remove' in write) batch.delete(store.doc(write.remove));
    else
      batch.update(store.doc(write.update), {
        ...withTimes(write.data),
        ...Object.fromEntries((write.without ?? []).map((field) => [field, firebase.firestore.FieldValue.delete()])),
      });
  }
  return batch.commit();
};

const withConstraints = (base: FirestoreQuery, { where, limit }: Query): FirestoreQuery => {
  const filtered = where.reduce((query, [field, is]) => query.where(field, '==', is), base);
  return limit === null ? filtered : filtered.limit(limit);
};

const run = (store: Store, step: Step): Promise<unknown> => {
  if ('get' in step) return store.doc(step.get).get({ source: 'server' });
  if ('list' in step) return withConstraints(store.collection(step.list), step).get({ source: 'server' });
  if ('listAll' in step) return withConstraints(store.collectionGroup(step.listAll), step).get({ source: 'server' });
  return apply(store, step.write);
};

firebase.setLogLevel('silent');

/** Project id of the Firestore tests. */
export const PROJECT = 'demo-rules';

/**
 * Project id of the Storage tests: Storage rules read access records from the project the emulators were started for, independent of the
 * request's project.
 */
export const STORAGE_PROJECT = process.env['GCLOUD_PROJECT'] ?? PROJECT;

/** Returns an unsigned ID token, which the emulators accept. */
export const toIdToken = ({ uid, role, authTime, madeAt }: Person): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: uid, user_id: uid, auth_time: authTime, iat: authTime, exp: authTime + 86_400, aud: STORAGE_PROJECT,
    iss: `https://securetoken.google.com/${STORAGE_PROJECT}`,
    ...(role === null ? {} : { role }), ...(madeAt !== null && { madeAt }),
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
};

/** Emulator project whose rules apply to every context except `server`. */
export type RulesEnvironment = {
  readonly as: (person: Person | null) => RulesTestContext;
  readonly server: RulesTestContext;
  /** Writes `documents` and deletes all others that this environment wrote before. */
  readonly fill: (documents: Documents) => Promise<void>;
  readonly try: (attempt: Attempt) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

const contextsOf = (environment: RulesTestEnvironment): RulesEnvironment['as'] => {
  const contexts = new Map<string, RulesTestContext>();
  return (person) => {
    const key = JSON.stringify(person);
    const context = contexts.get(key)
      ?? (person === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(person.uid, {
            auth_time: person.authTime,
            ...(person.role === null ? {} : { role: person.role }),
            ...(person.madeAt !== null && { madeAt: person.madeAt }),
          }));
    contexts.set(key, context);
    return context;
  };
};

/** Opens a context without rules, which stays open until `closeServer` runs: the SDK closes the context when its callback ends. */
const serverOf = async (
  environment: RulesTestEnvironment,
): Promise<{ readonly server: RulesTestContext; readonly closeServer: () => void }> =>
  new Promise((resolve) => {
    void environment.withSecurityRulesDisabled((server) => new Promise<void>((closeServer) => resolve({ server, closeServer })));
  });

type Rules = { readonly firestore?: string; readonly storage?: string };

const start = (projectId: string, { firestore, storage }: Rules): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({
    projectId,
    ...(firestore === undefined ? {} : { firestore: { rules: firestore } }),
    ...(storage === undefined ? {} : { storage: { rules: storage } }),
  });

/** Loads other rules into the emulators, also for open environments. Rejects if the rules do not compile. */
export const loadRules = async (projectId: string, rules: Rules): Promise<void> => {
  await (await start(projectId, rules)).cleanup();
};

/**
 * Opens an emulator project without documents.
 * @param rules sources to load, if given; hosts and ports come from the variables that `emulators:exec` sets.
 */
export const openRulesEnvironment = async (projectId: string, rules: Rules): Promise<RulesEnvironment> => {
  const environment = await start(projectId, rules);
  await environment.clearFirestore();
  const as = contextsOf(environment);
  const { server, closeServer } = await serverOf(environment);
  const stores = new Map<RulesTestContext, Store>();
  const storeOf = (context: RulesTestContext): Store => {
    const store = stores.get(context) ?? context.firestore();
    stores.set(context, store);
    return store;
  };
  // The existing documents as JSON; an empty text for a document that a request has changed.
  const existing = new Map<string, string>();
  // Most cases differ from the previous one in one document, and each write takes the emulator as long as the request under test.
  const fill = async (documents: Documents): Promise<void> => {
    const changed = Object.entries(documents).filter(([path, data]) => existing.get(path) !== JSON.stringify(data));
    const obsolete = [...existing.keys()].filter((path) => !(path in documents));
    if (changed.length + obsolete.length === 0) return;
    await apply(storeOf(server), [...changed.map(([path, data]) => ({ set: path, data })), ...obsolete.map((path) => ({ remove: path }))]);
    for (const [path, data] of changed) existing.set(path, JSON.stringify(data));
    for (const path of obsolete) existing.delete(path);
  };
  return {
    as,
    server,
    fill,
    try: async ({ by, given, step }) => {
      await fill(given);
      const outcome = await outcomeOf(run(storeOf(by === 'server' ? server : as(by)), step));
      if ('write' in step && outcome === 'granted') {
        for (const write of step.write) existing.set('set' in write ? write.set : 'remove' in write ? write.remove : write.update, '');
      }
      return outcome;
    },
    close: async () => {
      closeServer();
      await environment.cleanup();
    },
  };
};
