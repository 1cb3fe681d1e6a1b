import { initializeTestEnvironment, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import type { Attempt, Documents, Person, Query, Step, Write } from './rules-attempt';

type Store = ReturnType<RulesTestContext['firestore']>;
type Asked = ReturnType<Store['collectionGroup']>;

/** Refused: by the rules. Anything else that goes wrong is thrown. */
export type Outcome = 'granted' | 'refused';

/** What becomes of a promise that the rules may break. */
export const outcomeOf = async (asked: Promise<unknown>): Promise<Outcome> => {
  try {
    await asked;
    return 'granted';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'permission-denied' || code === 'storage/unauthorized') return 'refused';
    throw error;
  }
};

const apply = (store: Store, writes: ReadonlyArray<Write>): Promise<void> => {
  const batch = store.batch();
  for (const write of writes) {
    if ('set' in write) batch.set(store.doc(write.set), write.data);
    else if ('remove' in write) batch.delete(store.doc(write.remove));
    else batch.update(store.doc(write.update), { ...write.data, ...Object.fromEntries((write.without ?? []).map((field) => [field, firebase.firestore.FieldValue.delete()])) });
  }
  return batch.commit();
};

const narrowed = (asking: Asked, { where, limit }: Query): Asked => {
  const filtered = where.reduce((query, [field, is]) => query.where(field, '==', is), asking);
  return limit === null ? filtered : filtered.limit(limit);
};

const take = (store: Store, step: Step): Promise<unknown> => {
  if ('get' in step) return store.doc(step.get).get({ source: 'server' });
  if ('list' in step) return narrowed(store.collection(step.list), step).get({ source: 'server' });
  if ('listAll' in step) return narrowed(store.collectionGroup(step.listAll), step).get({ source: 'server' });
  return apply(store, step.write);
};

firebase.setLogLevel('silent');

/** The project of documents. */
export const PROJECT = 'demo-rules';

/** Rules for files read markers in the project that the emulators were started for, whatever project asks. */
export const STORAGE_PROJECT = process.env['GCLOUD_PROJECT'] ?? PROJECT;

/** A project of the emulators, with rules on for everybody but `server`. */
export type RulesEnvironment = {
  readonly as: (person: Person | null) => RulesTestContext;
  readonly server: RulesTestContext;
  /** Makes these documents, and no others that this world has made, be there. */
  readonly fill: (documents: Documents) => Promise<void>;
  readonly try: (attempt: Attempt) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

const contextsOf = (environment: RulesTestEnvironment): RulesEnvironment['as'] => {
  const known = new Map<string, RulesTestContext>();
  return (person) => {
    const key = JSON.stringify(person);
    const context = known.get(key)
      ?? (person === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(person.uid, { auth_time: person.authTime, ...(person.role === null ? {} : { role: person.role }) }));
    known.set(key, context);
    return context;
  };
};

/** The context of the server stays open until the world is closed. */
const serverOf = async (environment: RulesTestEnvironment): Promise<{ readonly server: RulesTestContext; readonly leave: () => void }> =>
  new Promise((resolve) => {
    void environment.withSecurityRulesDisabled((server) => new Promise<void>((leave) => resolve({ server, leave })));
  });

type Rules = { readonly firestore?: string; readonly storage?: string };

const start = (projectId: string, { firestore, storage }: Rules): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({ projectId, ...(firestore === undefined ? {} : { firestore: { rules: firestore } }), ...(storage === undefined ? {} : { storage: { rules: storage } }) });

/** Puts other rules in force, for worlds that are open too. Rejects when they do not compile. */
export const loadRules = async (projectId: string, rules: Rules): Promise<void> => {
  await (await start(projectId, rules)).cleanup();
};

/** @param rules the texts to put in force, where given; hosts and ports come from the environment that `emulators:exec` sets. */
export const openRulesEnvironment = async (projectId: string, rules: Rules): Promise<RulesEnvironment> => {
  const environment = await start(projectId, rules);
  await environment.clearFirestore();
  const as = contextsOf(environment);
  const { server, leave } = await serverOf(environment);
  const stores = new Map<RulesTestContext, Store>();
  const storeOf = (context: RulesTestContext): Store => {
    const store = stores.get(context) ?? context.firestore();
    stores.set(context, store);
    return store;
  };
  let there: ReadonlySet<string> = new Set();
  let current: string | null = null;
  const fill = async (documents: Documents): Promise<void> => {
    const wanted = JSON.stringify(documents);
    if (wanted === current) return;
    const gone = [...there].filter((path) => !(path in documents));
    await apply(storeOf(server), [...Object.entries(documents).map(([path, data]) => ({ set: path, data })), ...gone.map((path) => ({ remove: path }))]);
    there = new Set(Object.keys(documents));
    current = wanted;
  };
  return {
    as,
    server,
    fill,
    try: async ({ by, given, step }) => {
      await fill(given);
      const outcome = await outcomeOf(take(storeOf(by === 'server' ? server : as(by)), step));
      if ('write' in step && outcome === 'granted') {
        there = new Set([...there, ...step.write.map((write) => ('set' in write ? write.set : 'remove' in write ? write.remove : write.update))]);
        current = null;
      }
      return outcome;
    },
    close: async () => {
      leave();
      await environment.cleanup();
    },
  };
};
