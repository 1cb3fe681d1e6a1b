import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { getSharedList } from '#application/server/lists/get-shared-list';
import type { MemoryBackendDeps } from '../memory-backend-deps';
import { memoryListServer } from './memory-list-server';

/** Shared lists, read by the server use case in the browser. Finds the lists that this browser stores. */
export const memorySharedListReader = (deps: Pick<MemoryBackendDeps, 'storage' | 'clock'>): SharedListReader => {
  const server = memoryListServer(deps);
  return { read: (shareId, cursor) => getSharedList(server, shareId, cursor) };
};
