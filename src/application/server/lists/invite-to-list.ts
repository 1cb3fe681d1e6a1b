import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { List } from '#domain/lists/list';
import { isShareId } from '#domain/lists/shares/shared-list';
import type { Invitation } from '#domain/lists/together/joint-list';
import type { Answer } from '#domain/shared/answer';
import { forbidden, notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ServerResult } from '#application/server/server-deps';
import { findList } from './check-owner';
import { findOwner } from './get-shared-list';
import type { ListServerDeps } from './list-server-deps';

/** Returns a list of the caller. Fails with `not-found`, and with `forbidden` for another member's list, also for admins. */
const findOwn = (deps: Pick<ListServerDeps, 'lists'>, listID: string, { uid }: Caller): Answer<List> =>
  pipe(findList(deps, listID), TE.filterOrElse(({ userID }) => userID === uid, () => forbidden('this list')));

/** Makes a link that invites people to edit a list of the caller. A list with such a link keeps it. */
export const inviteToList = (
  deps: Pick<ListServerDeps, 'lists' | 'joint' | 'newShareId'>, listID: string, caller: Caller,
): Answer<{ readonly response: { readonly inviteId: string } }> =>
  pipe(
    findOwn(deps, listID, caller),
    TE.flatMap(() => deps.joint.invite(listID, deps.newShareId())),
    TE.map((inviteId) => ({ response: { inviteId } })),
  );

/** Ends the invitation to a list of the caller. Who has joined stays. Repeats. */
export const endInvitation = (deps: Pick<ListServerDeps, 'lists' | 'joint'>, listID: string, caller: Caller): Answer<ServerResult> =>
  pipe(
    findOwn(deps, listID, caller),
    TE.flatMap(() => deps.joint.endInvitation(listID)),
    TE.map((): ServerResult => ({ message: 'The invitation was ended.' })),
  );

/**
 * Takes somebody out of a list: the owner anybody, with the end of the invitation, so that the same link does not bring them back;
 * everybody else themselves. Repeats. Fails with `not-found`, and with `forbidden` for somebody else.
 */
export const removeFromList = (
  deps: Pick<ListServerDeps, 'lists' | 'joint'>, listID: string, uid: UserId, caller: Caller,
): Answer<ServerResult> =>
  pipe(
    findList(deps, listID),
    TE.filterOrElse(({ userID }) => userID === caller.uid || uid === caller.uid, () => forbidden('this list')),
    TE.flatMap(({ userID }) => deps.joint.removeEditor(listID, uid, userID === caller.uid)),
    TE.map((): ServerResult => ({ message: 'The person no longer edits the list.' })),
  );

const noInvitation = notFound('list');

/** Returns the list that an invitation leads to, with the owner's name. */
const findInvited = (
  { joint, users }: Pick<ListServerDeps, 'joint' | 'users'>, inviteId: string,
): Answer<{ readonly list: List; readonly owner: string }> =>
  pipe(
    isShareId(inviteId) ? joint.findInvited(inviteId) : TE.right(O.none),
    TE.flatMap(TE.fromOption(() => noInvitation)),
    TE.filterOrElse(({ deletedAt }) => deletedAt === null, () => noInvitation),
    TE.flatMap((list) => pipe(findOwner({ users }, list.userID), TE.map((owner) => ({ list, owner })))),
  );

/**
 * Returns what an invitation leads to. Fails with `not-found` for an unknown, malformed or ended one, a deleted list, and a disabled or
 * deleted owner.
 */
export const getInvitation = (
  deps: Pick<ListServerDeps, 'joint' | 'users'>, inviteId: string, { uid }: Caller,
): Answer<{ readonly response: Invitation }> =>
  pipe(
    findInvited(deps, inviteId),
    TE.map(({ owner, list: { listID, userID, name, displayName, itemCount, editors = [] } }) => ({
      response: { listID: uid === userID || editors.includes(uid) ? listID : null, name, displayName, owner, itemCount },
    })),
  );

/** Accepts an invitation for the caller. Fails as `getInvitation` does, and with `conflict` (people) if there is no room. */
export const acceptInvitation = (
  deps: Pick<ListServerDeps, 'joint' | 'users'>, inviteId: string, { uid }: Caller,
): Answer<{ readonly response: { readonly listID: string } }> =>
  pipe(
    findInvited(deps, inviteId),
    TE.flatMap(() => deps.joint.join(inviteId, uid)),
    TE.map((listID) => ({ response: { listID } })),
  );
