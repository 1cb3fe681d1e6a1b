import type { Backend } from '#application/ports/backend';
import type { AdminApi } from '#domain/users/admin-api';
import { memoryAuthService } from './auth/memory-auth-service';
import { memoryAvatars } from './memory-avatars';
import { memoryDemoMailbox } from './memory-demo-mailbox';
import { memoryAccessRepository } from './memory-access-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryAccountApi } from './server/memory-account-api';
import { memoryAdminApi } from './server/memory-admin-api';
import { memoryUserRepository } from './memory-user-repository';

/** Creates the memory backend; all of its state is in `deps.storage`. */
export const memoryBackend = (deps: MemoryBackendDeps): Backend & { readonly adminApi: AdminApi } => ({
  auth: memoryAuthService(deps),
  users: memoryUserRepository(deps),
  access: memoryAccessRepository(deps),
  accountApi: memoryAccountApi(deps),
  adminApi: memoryAdminApi(deps),
  avatars: memoryAvatars(deps),
  mailbox: memoryDemoMailbox(deps),
});
