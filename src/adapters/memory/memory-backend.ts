import type { OpenedBackend } from '#application/ports/backend';
import { lazyListApi } from '../lazy-list-api';
import { lazy } from '../lazy-backend';
import { memoryAuthService } from './auth/memory-auth-service';
import { memoryBannerRepository } from './memory-banners';
import { memoryAvatarStorage } from './memory-avatar-storage';
import { memoryDemoMailbox } from './memory-demo-mailbox';
import { memoryAccessRepository } from './memory-access-repository';
import { memoryHistoryRepository } from './history/memory-history-repository';
import { memoryListRepository } from './lists/memory-list-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryAccountApi } from './server/memory-account-api';
import { memoryUserRepository } from './memory-user-repository';

/** Creates the memory backend; all of its state is in `deps.storage`. */
export const memoryBackend = (deps: MemoryBackendDeps): OpenedBackend => {
  const apis = lazy(() => import('./server/late-apis'));
  const admin = lazy(async () => (await import('./admin/memory-admin-backend')).memoryAdminBackend(deps));
  return {
    auth: memoryAuthService(deps),
    users: memoryUserRepository(deps),
    lists: { ...memoryListRepository(deps), api: lazyListApi((call) => apis.call(({ memoryListApi }) => call(memoryListApi(deps)))) },
    history: memoryHistoryRepository(deps),
    access: memoryAccessRepository(deps),
    accountApi: memoryAccountApi(deps),
    admin: admin.get,
    avatars: memoryAvatarStorage(deps),
    banners: memoryBannerRepository(deps.storage),
    feedback: { send: (message) => apis.call(({ memoryFeedback }) => memoryFeedback(deps).send(message)) },
    sharedLists: { read: (...args) => apis.call(({ memorySharedListReader }) => memorySharedListReader(deps).read(...args)) },
    mailbox: memoryDemoMailbox(deps),
    reset: deps.storage.reset,
  };
};
