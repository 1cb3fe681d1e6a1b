import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { HistoryRepository } from '#domain/history/history-repository';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { ownerAccess } from '#adapters/memory/owner-access';
import { toHistoryEdit, rowKeysOfChange } from './history-edits';

/** History repository in the memory backend's storage. Only the signed-in owner has access. */
export const memoryHistoryRepository = (deps: MemoryBackendDeps): HistoryRepository => {
  const { items } = deps.storage;
  const { checkOwner, answerIf, watchIf } = ownerAccess(deps, 'watch history');
  return {
    watchViewings: (uid, filter, range, limit) =>
      watchIf(checkOwner(uid), items.selectViewings(uid, filter, range, Math.min(limit, MAX_ITEMS_READ))),
    watchStats: (uid) => watchIf(checkOwner(uid), items.readYears(uid)),
    readRatings: (uid, after) => answerIf(checkOwner(uid), items.selectRatings(uid, after, MAX_ITEMS_READ)),
    apply: (command) =>
      items.update(command.uid, rowKeysOfChange(command.change), (state, rows) =>
        pipe(checkOwner(command.uid)(state), E.flatMap(() => toHistoryEdit(command, deps.clock.now())(state, rows))),
      ),
  };
};
