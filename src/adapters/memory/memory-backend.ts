import type { OpenedBackend } from '#application/ports/backend';
import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import { memoryAuthService } from './auth/memory-auth-service';
import { memoryBannerRepository } from './memory-banners';
import { memoryAvatarStorage } from './memory-avatar-storage';
import { memoryDemoMailbox } from './memory-demo-mailbox';
import { memoryAccessRepository } from './memory-access-repository';
import { memoryHistoryRepository } from './history/memory-history-repository';
import { memoryListRepository } from './lists/memory-list-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryUserRepository } from './memory-user-repository';

/** Creates the memory backend; all of its state is in `deps.storage`. */
export const memoryBackend = (deps: MemoryBackendDeps): OpenedBackend => {
  const apis = lazy(async () => (await import('./server/late-apis')).lateApis(deps));
  const admin = lazy(async () => (await import('./admin/memory-admin-backend')).memoryAdminBackend(deps));
  return {
    auth: memoryAuthService(deps),
    users: memoryUserRepository(deps),
    lists: { ...memoryListRepository(deps), api: latePort(apis, ({ lists }) => lists, {}) },
    history: memoryHistoryRepository(deps),
    access: memoryAccessRepository(deps),
    accountApi: latePort(apis, ({ accountApi }) => accountApi, {
      endOtherSessions: 'answer', keepPasskeys: null, deleteMyAccount: 'answer',
    }),
    admin: admin.get,
    avatars: memoryAvatarStorage(deps),
    banners: memoryBannerRepository(deps.storage),
    feedback: latePort(apis, ({ feedback }) => feedback, {}),
    sharedLists: latePort(apis, ({ sharedLists }) => sharedLists, {}),
    mailbox: memoryDemoMailbox(deps),
    reset: apis.call(({ reset }) => reset),
  };
};
