import type { Backend } from '#domain/user/house';
import { memoryAuthService } from './accounts';
import { memoryAvatars } from './avatars';
import { memoryDemoMailbox } from './letters';
import { memoryAccessRepository } from './markers';
import type { MemoryBackendDeps } from './means';
import { memoryAccountApi } from './membership';
import { memoryUserRepository } from './users';

/** A house in which everything is kept where its means say. */
export const memoryBackend = (means: MemoryBackendDeps): Backend => ({
  auth: memoryAuthService(means),
  users: memoryUserRepository(means),
  access: memoryAccessRepository(means),
  accountApi: memoryAccountApi(means),
  avatars: memoryAvatars(means),
  mailbox: memoryDemoMailbox(means),
});
