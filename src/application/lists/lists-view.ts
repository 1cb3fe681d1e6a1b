import * as E from 'fp-ts/Either';
import { combineLatest, defer, distinctUntilChanged, map, Observable, of, switchMap } from 'rxjs';
import type { Outbox } from '#application/ports/outbox-store';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { isListCommand } from '#domain/lists/member-command';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { createItemCountTracker, withPendingLists } from './item-count-tracker';

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Favorites and watchlist stand before lists that were never placed either. */
const placeOfDefault = ({ name }: List): number => {
  const place = DEFAULT_LISTS.findIndex((known) => known === name);
  return place === -1 ? DEFAULT_LISTS.length : place;
};

/**
 * Compares lists as they are shown: pinned first, then those that were never placed (favorites, watchlist, oldest first), then in the
 * member's order.
 */
export const compareListOrder = (one: List, other: List): number => {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  if (one.order === null || other.order === null) {
    if (one.order !== other.order) return one.order === null ? -1 : 1;
    return placeOfDefault(one) - placeOfDefault(other) || one.createdAt - other.createdAt || compareTexts(one.name, other.name);
  }
  return compareTexts(one.order, other.order) || compareTexts(one.listID, other.listID);
};

/** All lists that are known here, with unconfirmed changes applied. */
export type ListsView = { readonly active: ReadonlyArray<List>; readonly deleted: ReadonlyArray<List> };

/** Applies unconfirmed commands to the lists as the backend has them. @param now ms since 1970. */
export const toListsView = (stored: ReadonlyArray<List>, pending: ReadonlyArray<ListCommand>, now: number): ListsView => {
  const shown = withPendingLists(stored, pending, now);
  return {
    active: shown.filter(({ deletedAt }) => deletedAt === null).sort(compareListOrder),
    deleted: shown.filter(({ deletedAt }) => deletedAt !== null).sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0)),
  };
};

/** Returns the lists that are not deleted; none if they could not be read. */
export const activeListsOf = (view: E.Either<unknown, ListsView>): ReadonlyArray<List> => (E.isLeft(view) ? [] : view.right.active);

/** Longest time, in ms, that the count of a confirmed command is shown although the server has not counted. */
const MAX_HOLD_MS = 10_000;

/**
 * Emits the bin while a list is being restored, so that the list shows before the server has it back; else an empty bin, without reading. A
 * bin that cannot be read is empty.
 */
export const watchBinWhileRestoring = (
  bin: Watch<ReadonlyArray<List>>, outbox$: Observable<Pick<Outbox, 'pending'>>,
): Watch<ReadonlyArray<List>> =>
  outbox$.pipe(
    map(({ pending }) => pending.some(({ change }) => change.kind === 'restore-list')),
    distinctUntilChanged(),
    switchMap((isRestoring) => (isRestoring ? bin : of(E.right([])))),
    map((deleted) => E.right(E.isLeft(deleted) ? [] : deleted.right)),
  );

/** Watches the lists with unconfirmed commands applied to them and to the bin. */
export const watchListsView = (
  active: Watch<ReadonlyArray<List>>, bin: Watch<ReadonlyArray<List>>, outbox$: Observable<Pick<Outbox, 'pending' | 'refused'>>,
  now: () => number,
): Watch<ListsView> =>
  defer(() => {
    const counts = createItemCountTracker();
    return combineLatest([active, bin, outbox$]).pipe(
      switchMap(([lists, deleted, outbox]): Watch<ListsView> => {
        if (E.isLeft(lists)) return of(lists);
        if (E.isLeft(deleted)) return of(deleted);
        const toView = (): E.Either<Failure, ListsView> =>
          E.right(
            toListsView(counts.before([...deleted.right, ...lists.right], outbox, now()), outbox.pending.filter(isListCommand), now()),
          );
        const view = toView();
        if (!counts.isHolding()) return of(view);
        return new Observable((subscriber) => {
          subscriber.next(view);
          const timer = setTimeout(() => {
            counts.release();
            subscriber.next(toView());
          }, MAX_HOLD_MS);
          return () => clearTimeout(timer);
        });
      }),
    );
  });
