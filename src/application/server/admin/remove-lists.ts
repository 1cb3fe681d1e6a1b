import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { typedListName } from '#domain/lists/list-name';
import type { Answer } from '#domain/shared/answer';
import { findList } from '#application/server/lists/check-owner';
import type { ListServerDeps } from '#application/server/lists/list-server-deps';
import { runForEach, type BulkResult } from './run-for-each';

/**
 * Moves lists of any members to their owners' bins, where the owners can restore them. Default lists are refused; a deleted list stays as
 * it is.
 */
export const removeLists = (deps: Pick<ListServerDeps, 'lists' | 'clock'>, listIDs: ReadonlyArray<string>): Answer<BulkResult> =>
  runForEach(listIDs, 'list', (listID) =>
    pipe(
      findList(deps, listID),
      TE.flatMap((list) => {
        const now = deps.clock.now();
        const removed = deps.lists.apply(
          { commandId: `remove-${listID}`, uid: list.userID, createdAt: now, change: { kind: 'delete-list', listID } },
          now,
        );
        return pipe(
          removed,
          TE.map(() => typedListName(list)),
        );
      }),
    ),
  );
