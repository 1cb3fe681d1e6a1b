import * as E from 'fp-ts/Either';
import { keepsListAdminRepositoryContract } from '#domain/lists/contract/list-admin-repository.contract';
import { keepsJointListsContract } from '#domain/lists/contract/joint-lists.contract';
import { keepsListSharesContract } from '#domain/lists/contract/list-shares.contract';
import { keepsListRepairRepositoryContract } from '#domain/lists/contract/list-repair-repository.contract';
import { keepsAuthAdminContract } from '#domain/users/contract/auth-admin.contract';
import { keepsAvatarRemovalContract } from '#domain/users/contract/avatar-removal.contract';
import { keepsUserAdminRepositoryContract } from '#domain/users/contract/user-admin-repository.contract';
import { keepsSignInRepositoryContract } from '#domain/users/sign-ins/sign-in-repository.contract';
import { aUser, aUserId } from '#domain/users/user.fixture';
import { memoryAuthService } from '#adapters/memory/auth/memory-auth-service';
import { emptyState, putDocument } from '#adapters/memory/storage/state';
import { withoutDocument } from './memory-documents.fixture';
import { memoryRepairTestbed } from './memory-list-repair.fixture';
import { memoryListAdmin } from './memory-list-admin';
import { memoryJointLists } from './memory-joint-lists';
import { memoryListShares } from './memory-list-shares';
import { memorySignIns } from './memory-sign-ins';
import { addTestUser, createTestServer } from './test-server.fixture';

const NAME = 'the memory backend';

keepsAuthAdminContract(NAME, () => {
  const { deps, storage, clock } = createTestServer();
  return {
    authAdmin: deps.auth,
    signIn: async (uid, email, password) => {
      await memoryAuthService({ storage, clock: deps.clock, browserId: `browser-of-${uid}` }).signIn({ email, password })();
      return `browser-of-${uid}`;
    },
    waitForNextSecond: () => Promise.resolve(void (clock.time += 1000)),
  };
});

keepsSignInRepositoryContract(NAME, async () => {
  const server = createTestServer();
  return { signIns: memorySignIns(server.storage), uid: (await addTestUser(server, 'maya')).uid, gone: aUserId('nobody') };
});

keepsUserAdminRepositoryContract(NAME, () => {
  const { deps, pathsOf, change } = createTestServer();
  return {
    userAdmin: deps.users,
    paths: (uid) => Promise.resolve(pathsOf(uid)),
    // The memory backend has no documents below lists and profiles.
    put: () => Promise.resolve(),
    remove: (path) => {
      change(withoutDocument(path));
      return Promise.resolve();
    },
  };
});

keepsListAdminRepositoryContract(NAME, () => {
  const { deps, storage } = createTestServer();
  return {
    lists: memoryListAdmin(storage),
    users: deps.users,
    findItem: async (listID, itemKey) => {
      const found = await storage.items.find(listID, [itemKey])();
      return E.isRight(found) ? (found.right[0] ?? null) : null;
    },
  };
});

keepsListSharesContract(NAME, () => {
  const { deps, storage } = createTestServer();
  return { shares: memoryListShares(storage), lists: memoryListAdmin(storage), users: deps.users };
});

keepsJointListsContract(NAME, () => {
  const { deps, storage } = createTestServer();
  return { joint: memoryJointLists(storage), lists: memoryListAdmin(storage), users: deps.users };
});

keepsListRepairRepositoryContract(NAME, memoryRepairTestbed);

keepsAvatarRemovalContract(NAME, () => {
  const { deps, storage, change } = createTestServer();
  return {
    avatars: deps.avatars,
    store: (uid) => {
      change(putDocument('users', uid, aUser({ photoURL: 'data:image/png;base64,AA' })));
      return Promise.resolve();
    },
    exists: async (uid) => {
      const state = await storage.read();
      return (E.isRight(state) ? state.right : emptyState).users.get(uid)?.photoURL?.startsWith('data:') === true;
    },
    prefix: '',
  };
});
