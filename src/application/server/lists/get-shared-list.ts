import * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { List } from '#domain/lists/list';
import {
  isShareId, parsePlaceCursor, SHARED_PAGE_SIZE, toPlaceCursor, toSharedTitle, type SharedPlace, type SharedListPart,
  type SharedListSummary,
} from '#domain/lists/shares/shared-list';
import type { Answer } from '#domain/shared/answer';
import { invalid, notFound, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { ListServerDeps } from './list-server-deps';

type SharedListDeps = Pick<ListServerDeps, 'lists' | 'shares' | 'users'>;

const noSuchList = notFound('list');

const orNotFound = <A>(answer: Answer<O.Option<A>>): Answer<A> => pipe(answer, TE.flatMap(TE.fromOption(() => noSuchList)));

/** Returns the list that is shared under an id and is not deleted. */
const findShared = ({ lists, shares }: SharedListDeps, shareId: string): Answer<List> =>
  pipe(
    isShareId(shareId) ? orNotFound(shares.find(shareId)) : TE.left(noSuchList),
    TE.flatMap((listID) => orNotFound(lists.find(listID))),
    TE.filterOrElse((list) => list.shareId === shareId && list.deletedAt === null, () => noSuchList),
  );

/** Returns the owner's display name; `not-found` if the account is disabled, gone or being deleted. */
export const findOwner = ({ users }: Pick<SharedListDeps, 'users'>, uid: UserId): Answer<string> =>
  pipe(
    orNotFound(users.getAccess(uid)),
    TE.filterOrElse(({ disabled, deleting }) => !disabled && !deleting, () => noSuchList),
    TE.flatMap(() => orNotFound(users.getProfile(uid))),
    TE.map(({ name }) => name),
  );

/** Reads what a link preview says of a shared list, for everybody, without its titles. Fails with `not-found` as `getSharedList` does. */
export const getSharedListSummary = (deps: SharedListDeps, shareId: string): Answer<SharedListSummary> =>
  pipe(
    findShared(deps, shareId),
    TE.flatMap(({ name, displayName, itemCount, userID }) =>
      pipe(
        findOwner(deps, userID),
        TE.map((owner) => ({ name, displayName, owner, itemCount })),
      ),
    ),
  );

/** Returns the place that a cursor names; null is the start. Fails with `invalid` for a malformed cursor. */
export const readPlace = (cursor: string | null): E.Either<Failure, SharedPlace | null> =>
  cursor === null ? E.right(null) : pipe(parsePlaceCursor(cursor), E.fromOption(() => invalid('cursor', 'cursor')));

/**
 * Reads a page of a shared list, for everybody. Fails with `not-found` for an unknown or malformed id, an ended link, a deleted list, and a
 * disabled or deleted owner, and with `invalid` for a malformed cursor.
 */
export const getSharedList = (deps: SharedListDeps, shareId: string, cursor: string | null): Answer<SharedListPart> =>
  pipe(
    TE.Do,
    TE.bind('list', () => findShared(deps, shareId)),
    TE.bind('owner', ({ list }) => findOwner(deps, list.userID)),
    TE.bind('after', () => TE.fromEither(readPlace(cursor))),
    // One more than a page shows whether a next page exists.
    TE.bind('read', ({ list, after }) => deps.shares.titlesAfter(list.listID, after, SHARED_PAGE_SIZE + 1)),
    TE.map(({ list: { name, displayName, description, itemCount, sharesNotes }, owner, read: { titles, isFull } }) => {
      const page = titles.slice(0, SHARED_PAGE_SIZE);
      const last = isFull ? page.at(-1) : undefined;
      return {
        name, displayName, description, owner, itemCount, sharesNotes,
        items: page.map((title) => toSharedTitle(title, sharesNotes)),
        cursor: last === undefined ? null : toPlaceCursor(last),
      };
    }),
  );
