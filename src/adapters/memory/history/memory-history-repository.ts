import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noHistoryFilter } from '#domain/history/history-query';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import type { RowStorage } from '#adapters/memory/storage/row-storage';
import { ownerAccess } from '#adapters/memory/owner-access';
import { toHistoryEdit, rowKeysOfChange } from './history-edits';

/** Reads all ratings behind an item key, page by page: none takes long. */
const readBehind = (items: RowStorage, uid: UserId, after: string | null): Answer<ReadonlyArray<TitleRating>> =>
  pipe(items.selectRatings(uid, after, MAX_ITEMS_READ), TE.flatMap(({ ratings, next }) =>
    (next === null ? TE.right(ratings) : pipe(readBehind(items, uid, next), TE.map((rest) => [...ratings, ...rest])))));

/** History repository in the memory backend's storage. Only the signed-in owner has access. */
export const memoryHistoryRepository = (deps: MemoryBackendDeps): HistoryRepository => {
  const { items } = deps.storage;
  const { checkOwner, answerIf, watchIf } = ownerAccess(deps, 'watch history');
  return {
    watchViewings: (uid, filter, range, limit) =>
      watchIf(checkOwner(uid), items.selectViewings(uid, filter, range, Math.min(limit, MAX_ITEMS_READ))),
    readViewings: (uid, after) =>
      answerIf(checkOwner(uid), items.selectViewings(uid, noHistoryFilter, { after, until: null }, MAX_ITEMS_READ)),
    watchStats: (uid) => watchIf(checkOwner(uid), items.readYears(uid)),
    readRatings: (uid, after) => answerIf(checkOwner(uid), items.selectRatings(uid, after, MAX_ITEMS_READ)),
    readLastRatings: (uid, mediaType, limit) => answerIf(checkOwner(uid), pipe(readBehind(items, uid, null), TE.map((ratings) =>
      ratings.filter(({ item }) => item.mediaType === mediaType).toSorted((one, other) => other.ratedAt - one.ratedAt).slice(0, limit)))),
    apply: (command) =>
      items.update(command.uid, rowKeysOfChange(command.change), (state, rows) =>
        pipe(checkOwner(command.uid)(state), E.flatMap(() => toHistoryEdit(command, deps.clock.now())(state, rows))),
      ),
  };
};
