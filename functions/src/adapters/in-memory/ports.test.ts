import { keepsAuditContract } from '../../../../src/domain/audit/audit.contract';
import type { AuditEntry } from '../../../../src/domain/audit/audit';
import { keepsLimitsContract } from '../../../../src/domain/limits/limits.contract';
import { keepsAvatarRemovalContract } from '../../../../src/domain/user/avatar-removal.contract';
import { keepsIdentitiesContract } from '../../../../src/domain/user/identities.contract';
import { keepsMembersContract } from '../../../../src/domain/user/members.contract';
import { inMemoryAudit } from './audit';
import { inMemoryIdentities, tokenFor } from './identities';
import { inMemoryLimits } from './limits';
import { inMemoryMembers } from './members';
import { memoryStore } from './store';
import { aPlace } from './world.fixture';

const NAME = 'the in-memory server';

keepsLimitsContract(NAME, () => ({ limits: inMemoryLimits(), prefix: '' }));

keepsAuditContract(NAME, () => {
  const store = memoryStore();
  return {
    audit: inMemoryAudit(store),
    requestId: 'one',
    kept: (id) => Promise.resolve((store.docs.get(`audit/${id}`) as AuditEntry | undefined) ?? null),
  };
});

keepsIdentitiesContract(NAME, () => {
  let time = 1_700_000_000_000;
  const store = memoryStore();
  const identities = inMemoryIdentities(store, () => time);
  return {
    identities,
    signIn: (uid) =>
      Promise.resolve(tokenFor({ uid, authTime: time, role: (store.docs.get(`accounts/${uid}`) as { role: 'admin' | 'user' | null }).role })),
    later: () => Promise.resolve(void (time += 1000)),
  };
});

keepsMembersContract(NAME, () => {
  const store = memoryStore();
  return {
    members: inMemoryMembers(store, () => 1_700_000_000_000),
    paths: (uid) => Promise.resolve([...store.docs.keys()].filter((path) => path.includes(uid)).sort()),
    put: (path, value) => Promise.resolve(void store.docs.set(path, value)),
    remove: (path) => Promise.resolve(void store.docs.delete(path)),
  };
});

keepsAvatarRemovalContract(NAME, () => {
  const { world, store } = aPlace();
  return {
    avatars: world.avatars,
    keep: (uid) => Promise.resolve(void store.docs.set(`avatars/${uid}`, 'picture')),
    isThere: (uid) => Promise.resolve(store.docs.has(`avatars/${uid}`)),
    prefix: '',
  };
});
