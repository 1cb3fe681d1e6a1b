import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import { authenticate } from '#application/server/authenticate';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryServerDeps } from '#adapters/memory/server/memory-server';
import { memoryAdminApi } from './memory-admin-api';
import { memoryBannerAdmin } from './memory-banner-admin';
import { memoryDataExports } from './memory-data-exports';
import { memoryListDirectory } from './memory-list-directory';
import { memorySiteStatsReader } from './memory-site-stats-reader';
import { memoryAuditLog, memoryFeedbackInbox, type ReadAsAdmin } from './memory-tables';
import { memoryUserDirectory } from './memory-user-directory';

/** All ports of the admin area on the memory backend's storage. */
export const memoryAdminBackend = (deps: MemoryBackendDeps): AdminBackend => {
  const read: ReadAsAdmin = pipe(authenticate(memoryServerDeps(deps), 'admin', deps.browserId), TE.flatMap(() => deps.storage.read));
  return {
    api: memoryAdminApi(deps),
    users: memoryUserDirectory(read),
    lists: memoryListDirectory(read, deps.storage.items),
    audit: memoryAuditLog(read),
    feedback: memoryFeedbackInbox(read),
    stats: memorySiteStatsReader(read, deps.clock, deps.storage.items),
    exports: memoryDataExports(deps),
    banners: memoryBannerAdmin(deps, read),
  };
};
