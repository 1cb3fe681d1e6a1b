import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { MAX_ITEMS } from '#domain/lists/list';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import { toNewListItem, type AddedTitle } from '#domain/lists/server/list-payload';
import type { Answer } from '#domain/shared/answer';
import { conflict, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { ITEM_ADDED_RESPONSE } from '#domain/users/user-repository';
import type { ServerResult } from '#application/server/server-deps';
import { findList } from './check-owner';
import type { ListServerDeps } from './list-server-deps';

type ItemsDeps = Pick<ListServerDeps, 'lists' | 'clock' | 'random'>;

/** Returns the caller's command. Server calls are not kept in an outbox, so the id is only a name. */
const commandOf = ({ uid }: Caller, change: ListChange, now: number): ListCommand => ({
  commandId: `server-${change.kind}`, uid, createdAt: now, change,
});

/** Returns the failure of a call: a full list conflicts with the addition, no field is wrong. */
const toCallFailure = (failure: Failure): Failure => {
  if (failure._tag === 'invalid' && failure.rule === 'too-many') return conflict(`the list has ${MAX_ITEMS} titles, the most there can be`);
  return failure._tag === 'conflict' ? conflict('the list was deleted') : failure;
};

/**
 * Adds a title to a list of the caller. A title that the list contains keeps its item. Fails with `not-found`, `forbidden` for another
 * member's list, and `conflict` for a deleted or full list.
 */
export const addItemToList = (
  { lists, clock, random }: ItemsDeps,
  listID: string, title: AddedTitle, caller: Caller,
): Answer<ServerResult> => {
  const now = clock.now();
  const change: ListChange = { kind: 'add-items', listID, items: [toNewListItem(title, now, random())] };
  return pipe(
    lists.apply(commandOf(caller, change, now), now),
    TE.mapLeft(toCallFailure),
    TE.map((): ServerResult => ({ message: ITEM_ADDED_RESPONSE.message })),
  );
};

/**
 * Removes a title from a list of the caller; succeeds if the list lacks it. Fails with `not-found`, and `forbidden` for another member's
 * list.
 */
export const removeItemFromList = (deps: ItemsDeps, listID: string, itemKey: string, caller: Caller): Answer<ServerResult> => {
  const now = deps.clock.now();
  return pipe(
    findList(deps, listID),
    TE.flatMap(() => deps.lists.apply(commandOf(caller, { kind: 'remove-items', listID, itemKeys: [itemKey] }, now), now)),
    TE.map((): ServerResult => ({ message: 'Item was removed' })),
  );
};
