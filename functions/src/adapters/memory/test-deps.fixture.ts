import type { Caller } from '#domain/users/auth-admin';
import type { Role } from '#domain/users/role';
import { defaultAccess } from '#domain/users/access/access-record';
import { aUserId } from '#domain/users/user.fixture';
import { initializeUser } from '#application/server/initialize-user';
import { adminUserId } from '#application/server/create-user';
import type { HttpDeps } from '../../http/http-deps';
import { memoryAudit } from './memory-audit';
import { memoryAuthAdmin } from './memory-auth-admin';
import { memoryRateLimiter } from './memory-rate-limiter';
import { memoryUserAdmin } from './memory-user-admin';
import { createDocumentStore, commitChanges, type Interruption, type DocumentStore } from './document-store';

/** Current time of every fixture, in ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export type TestServer = { readonly deps: HttpDeps; readonly store: DocumentStore; readonly clock: { time: number } };

/** Creates a server on memory adapters. @param interruption simulates crashes. */
export const createTestServer = (interruption?: Interruption): TestServer => {
  const store = createDocumentStore(interruption);
  const clock = { time: NOON };
  const now = (): number => clock.time;
  let messages = 0;
  const deps: HttpDeps = {
    auth: memoryAuthAdmin(store, now),
    users: memoryUserAdmin(store, now),
    avatars: { remove: (uid) => commitChanges(store, [[`avatars/${uid}`, null]]) },
    feedback: { send: (feedback) => commitChanges(store, [[`feedback/${(messages += 1)}`, feedback]]) },
    audit: memoryAudit(store),
    rateLimiter: memoryRateLimiter(),
    readLimiter: memoryRateLimiter(),
    clock: { now },
    newUserId: () => adminUserId('one'),
  };
  return { deps, store, clock };
};

export const testCaller = (uid: string, role: Role = 'user', authTime = NOON): Caller => ({ uid: aUserId(uid), role, authTime });

/** Adds a user with consistent account, profile, lists, access record and claim. */
export const addTestUser = async ({ deps, store }: TestServer, uid: string, role: Role = 'user'): Promise<Caller> => {
  const id = aUserId(uid);
  await deps.auth.createUser(id, { email: `${uid}@marquee.example`, password: 'eight letters', name: uid })();
  if (role === 'admin') {
    store.docs.set(`access/${uid}`, { ...defaultAccess, role });
    store.docs.set('stats/admins', { schemaVersion: 1, count: ((store.docs.get('stats/admins') as { count: number } | undefined)?.count ?? 0) + 1 });
  }
  await initializeUser(deps, id, uid)();
  return testCaller(uid, role);
};
