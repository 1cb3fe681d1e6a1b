import type { Backend } from '#application/ports/backend';
import { memoryAuthService } from './auth/memory-auth-service';
import { memoryAvatars } from './memory-avatars';
import { memoryDemoMailbox } from './memory-demo-mailbox';
import { memoryAccessRepository } from './memory-access-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryAccountApi } from './memory-account-api';
import { memoryUserRepository } from './memory-user-repository';

/** A house in which everything is kept where its means say. */
export const memoryBackend = (means: MemoryBackendDeps): Backend => ({
  auth: memoryAuthService(means),
  users: memoryUserRepository(means),
  access: memoryAccessRepository(means),
  accountApi: memoryAccountApi(means),
  avatars: memoryAvatars(means),
  mailbox: memoryDemoMailbox(means),
});
