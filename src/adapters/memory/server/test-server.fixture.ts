import * as E from 'fp-ts/Either';
import type { Caller } from '#domain/users/auth-admin';
import type { Role } from '#domain/users/role';
import { aUserId } from '#domain/users/user.fixture';
import { adminCreatedUserId } from '#application/server/create-user';
import { initializeUser } from '#application/server/initialize-user';
import type { ServerDeps } from '#application/server/server-deps';
import { emptyState, putDocument, type MemoryState } from '#adapters/memory/storage/state';
import { inMemoryStorage, type StateStorage } from '#adapters/memory/storage/state-storage';
import { documentsByPath, pathsOfUser, withAccess } from './memory-documents.fixture';
import { memoryServerDeps } from './memory-server';

/** Initial time of every test server, in ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** Simulates a crash: called before and after every write; a thrown error makes the write fail. */
export type Interruption = (moment: 'before' | 'after') => void;

export type TestServer = {
  readonly deps: ServerDeps;
  readonly storage: StateStorage;
  readonly clock: { time: number };
  readonly change: (edit: (state: MemoryState) => MemoryState) => void;
  /** Returns all documents by Firestore path, sorted. */
  readonly documents: () => ReadonlyMap<string, unknown>;
  readonly getDocument: (path: string) => unknown;
  readonly pathsOf: (uid: string) => ReadonlyArray<string>;
};

/** Wraps a storage so that `interruption` runs before and after each update that changes the state. */
const interruptible = (storage: StateStorage, interruption: Interruption): StateStorage => ({
  ...storage,
  update: (edit) => async () => {
    try {
      const updated = await storage.update((state) => {
        const edited = edit(state);
        if (E.isRight(edited)) interruption('before');
        return edited;
      })();
      if (E.isRight(updated)) interruption('after');
      return updated;
    } catch (error) {
      return E.left({ _tag: 'unexpected', message: error instanceof Error ? error.message : String(error) });
    }
  },
});

/** Creates the server use cases' dependencies on an empty memory backend. @param interruption simulates crashes. */
export const createTestServer = (interruption: Interruption = () => undefined): TestServer => {
  const memory = inMemoryStorage(emptyState);
  const storage = interruptible(memory, interruption);
  const clock = { time: NOON };
  let state = emptyState;
  memory.state.subscribe((next) => (state = next));
  return {
    deps: {
      ...memoryServerDeps({ storage, clock: { now: () => clock.time }, hashRounds: 1 }),
      newUserId: () => adminCreatedUserId('one'),
      pictureHosts: ['a.example'],
    },
    storage,
    clock,
    change: (edit) => void memory.update((before) => E.right(edit(before)))(),
    documents: () => documentsByPath(state),
    getDocument: (path) => documentsByPath(state).get(path),
    pathsOf: (uid) => pathsOfUser(state, uid),
  };
};

export const testCaller = (uid: string, role: Role = 'user', authTime = NOON): Caller =>
  ({ uid: aUserId(uid), role, authTime, way: 'password' });

/** Adds a user with consistent account, profile, lists, access record and claim. */
export const addTestUser = async (
  { deps, change }: Pick<TestServer, 'deps' | 'change'>,
  uid: string, role: Role = 'user',
): Promise<Caller> => {
  const id = aUserId(uid);
  await deps.auth.createUser(id, { email: `${uid}@marquee.example`, password: 'eight letters', name: uid })();
  if (role === 'admin') change(withAccess(uid, { role }));
  await initializeUser(deps, id, uid)();
  return testCaller(uid, role);
};

/** Signs a caller in and returns the ID token. */
export const tokenFor = ({ change }: Pick<TestServer, 'change'>, { uid, role, authTime }: Caller): string => {
  const token = `${uid}-${role ?? 'none'}-${authTime}`;
  change(putDocument('sessions', token, { uid, email: `${uid}@marquee.example`, emailVerified: true, name: uid, role, authTime }));
  return token;
};
