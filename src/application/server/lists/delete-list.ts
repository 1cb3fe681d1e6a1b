import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { typedListName } from '#domain/lists/list-name';
import type { Answer } from '#domain/shared/answer';
import type { Caller } from '#domain/users/auth-admin';
import type { ServerResult } from '#application/server/server-deps';
import { checkOwnerOrAdmin, findList } from './check-owner';
import type { ListServerDeps } from './list-server-deps';
import { purgeList } from './purge-lists';

/** Time after which no further part begins, in ms. A part takes some seconds, and Hosting ends a request after 60 s. */
const PARTS_MS = 20_000;

/**
 * Deletes a list of any state for good, with its items, its entry, its name and its titles' memberships. The result has a cursor if items
 * are left: the next call continues, or else the scheduled purge. Fails with `not-found`, and with `forbidden` for a default list and for
 * callers who are neither the owner nor an admin.
 */
export const deleteList =
  (deps: Pick<ListServerDeps, 'lists' | 'users' | 'clock'>, listID: string, caller: Caller): Answer<ServerResult> =>
  async () => {
    const startedAt = deps.clock.now();
    const found = await findList(deps, listID)();
    if (E.isLeft(found)) return found;
    const { userID, name, itemCount } = found.right;
    return pipe(
      checkOwnerOrAdmin(deps, caller, userID, 'this list'),
      TE.flatMap(() => deps.lists.expire(listID, startedAt)),
      TE.flatMap(() => purgeList(deps.lists, { listID, userID }, () => deps.clock.now() - startedAt < PARTS_MS)),
      TE.map((isDone): ServerResult => ({
        ...(isDone
          ? { message: 'The list was deleted.' }
          : { message: 'The list was deleted. Call again to delete the rest of its titles.', cursor: listID }),
        target: { kind: 'list', id: listID, name: typedListName(found.right) },
        before: { userID, name, itemCount },
        after: null,
      })),
    )();
  };
