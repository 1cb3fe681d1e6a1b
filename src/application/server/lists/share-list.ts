import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { typedListName } from '#domain/lists/list-name';
import type { Answer } from '#domain/shared/answer';
import { forbidden } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { ServerResult } from '#application/server/server-deps';
import { checkOwnerOrAdmin, findList } from './check-owner';
import type { ListServerDeps } from './list-server-deps';

/** The id under which a list is shared. */
type ShareResult = { readonly response: { readonly shareId: string } };

/**
 * Shares a list of the caller by a link. A list that is shared keeps its link. Fails with `not-found`, also for a deleted list, and with
 * `forbidden` for another member's list.
 * @param sharesNotes whether readers see the notes; without it, a shared list keeps the choice, and a new link shows none.
 */
export const shareList = (
  { lists, shares, clock, newShareId }: Pick<ListServerDeps, 'lists' | 'shares' | 'clock' | 'newShareId'>,
  listID: string, caller: Caller, sharesNotes?: boolean,
): Answer<ShareResult> =>
  pipe(
    findList({ lists }, listID),
    TE.filterOrElse(({ userID }) => userID === caller.uid, () => forbidden('this list')),
    TE.flatMap(() => shares.add(listID, newShareId(), clock.now(), sharesNotes)),
    TE.map((shareId) => ({ response: { shareId } })),
  );

/**
 * Ends the link of a list. Succeeds for a list without a link. Fails with `not-found`, and with `forbidden` for callers who are neither the
 * owner nor an admin.
 */
export const unshareList = (
  deps: Pick<ListServerDeps, 'lists' | 'shares' | 'users'>, listID: string, caller: Caller,
): Answer<ServerResult> =>
  pipe(
    findList(deps, listID),
    TE.tap(({ userID }) => checkOwnerOrAdmin(deps, caller, userID, 'this list')),
    TE.tap(() => deps.shares.remove(listID)),
    TE.map((list): ServerResult => ({
      message: 'The share link was ended.',
      target: { kind: 'list', id: listID, name: typedListName(list) },
      before: { userID: list.userID, shared: list.shareId !== null },
      after: { userID: list.userID, shared: false },
    })),
  );
