import { keepsAuditContract } from '#domain/audit/audit.contract';
import type { AuditEntry } from '#domain/audit/audit';
import { keepsRateLimiterContract } from '#domain/rate-limit/rate-limiter.contract';
import { keepsAvatarRemovalContract } from '#domain/users/contract/avatar-removal.contract';
import { keepsAuthAdminContract } from '#domain/users/contract/auth-admin.contract';
import { keepsUserAdminRepositoryContract } from '#domain/users/contract/user-admin-repository.contract';
import { memoryAudit } from './memory-audit';
import { memoryAuthAdmin, tokenFor } from './memory-auth-admin';
import { memoryRateLimiter } from './memory-rate-limiter';
import { memoryUserAdmin } from './memory-user-admin';
import { createDocumentStore } from './document-store';
import { createTestServer } from './test-deps.fixture';

const NAME = 'server adapters in memory';

keepsRateLimiterContract(NAME, () => ({ limits: memoryRateLimiter(), prefix: '' }));

keepsAuditContract(NAME, () => {
  const store = createDocumentStore();
  return {
    audit: memoryAudit(store),
    requestId: 'one',
    readEntry: (id) => Promise.resolve((store.docs.get(`audit/${id}`) as AuditEntry | undefined) ?? null),
  };
});

keepsAuthAdminContract(NAME, () => {
  let time = 1_700_000_000_000;
  const store = createDocumentStore();
  const identities = memoryAuthAdmin(store, () => time);
  return {
    authAdmin: identities,
    signIn: (uid) =>
      Promise.resolve(tokenFor({ uid, authTime: time, role: (store.docs.get(`accounts/${uid}`) as { role: 'admin' | 'user' | null }).role })),
    waitForNextSecond: () => Promise.resolve(void (time += 1000)),
  };
});

keepsUserAdminRepositoryContract(NAME, () => {
  const store = createDocumentStore();
  return {
    userAdmin: memoryUserAdmin(store, () => 1_700_000_000_000),
    paths: (uid) => Promise.resolve([...store.docs.keys()].filter((path) => path.includes(uid)).sort()),
    put: (path, value) => Promise.resolve(void store.docs.set(path, value)),
    remove: (path) => Promise.resolve(void store.docs.delete(path)),
  };
});

keepsAvatarRemovalContract(NAME, () => {
  const { deps, store } = createTestServer();
  return {
    avatars: deps.avatars,
    store: (uid) => Promise.resolve(void store.docs.set(`avatars/${uid}`, 'image')),
    exists: (uid) => Promise.resolve(store.docs.has(`avatars/${uid}`)),
    prefix: '',
  };
});
