import type { SharedLists } from '#domain/lists/shares/shared-lists';
import { getSharedList } from '#application/server/lists/get-shared-list';
import type { MemoryBackendDeps } from '../memory-backend-deps';
import { memoryListServer } from './memory-list-server';

/** Shared lists, read by the server use case in the browser. Finds the lists that this browser stores. */
export const memorySharedLists = (deps: Pick<MemoryBackendDeps, 'storage' | 'clock'>): SharedLists => {
  const server = memoryListServer(deps);
  return { read: (shareId, cursor) => getSharedList(server, shareId, cursor) };
};
