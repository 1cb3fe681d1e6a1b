import type { Backend } from '#application/ports/backend';
import { lazyAdminApi } from '../lazy-admin-api';
import { lazy } from '../lazy-backend';
import { memoryAuthService } from './auth/memory-auth-service';
import { memoryAvatars } from './memory-avatars';
import { memoryDemoMailbox } from './memory-demo-mailbox';
import { memoryAccessRepository } from './memory-access-repository';
import { memoryHistoryRepository } from './history/memory-history-repository';
import { memoryListRepository } from './lists/memory-list-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryAccountApi } from './server/memory-account-api';
import { memoryUserRepository } from './memory-user-repository';

/** Creates the memory backend; all of its state is in `deps.storage`. */
export const memoryBackend = (deps: MemoryBackendDeps): Backend => ({
  auth: memoryAuthService(deps),
  users: memoryUserRepository(deps),
  lists: memoryListRepository(deps),
  history: memoryHistoryRepository(deps),
  access: memoryAccessRepository(deps),
  accountApi: memoryAccountApi(deps),
  adminApi: lazyAdminApi(lazy(async () => (await import('./server/memory-admin-api')).memoryAdminApi(deps)).call),
  avatars: memoryAvatars(deps),
  mailbox: memoryDemoMailbox(deps),
});
