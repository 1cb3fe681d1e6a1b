import type { ListServerDeps } from '#application/server/lists/list-server-deps';
import type { ServerDeps } from '#application/server/server-deps';
import { randomHex } from '#adapters/memory/auth/password-hash';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryListAdmin } from './memory-list-admin';
import { memoryJointLists } from './memory-joint-lists';
import { memoryListShares } from './memory-list-shares';
import { memoryServerDeps } from './memory-server';

const SHARE_ID_BYTES = 16;

/** Dependencies of the server use cases of lists on the memory backend's storage. */
export const memoryListServerDeps = (deps: Omit<MemoryBackendDeps, 'browserId'>): ServerDeps & Omit<ListServerDeps, 'random'> => ({
  ...memoryServerDeps(deps),
  lists: memoryListAdmin(deps.storage),
  shares: memoryListShares(deps.storage),
  joint: memoryJointLists(deps.storage),
  newShareId: () => randomHex(SHARE_ID_BYTES),
});
