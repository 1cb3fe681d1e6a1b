import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { getSharedList } from '#application/server/lists/get-shared-list';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryListServerDeps } from './memory-list-server-deps';

/** Shared lists, read by the server use case in the browser. Finds the lists that this browser stores. */
export const memorySharedListReader = (deps: Pick<MemoryBackendDeps, 'storage' | 'clock'>): SharedListReader => {
  const server = memoryListServerDeps(deps);
  return { read: (shareId, cursor) => getSharedList(server, shareId, cursor) };
};
