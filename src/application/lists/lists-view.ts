import * as E from 'fp-ts/Either';
import { combineLatest, defer, map, of, type Observable } from 'rxjs';
import type { List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { withPendingCommands } from '#domain/lists/member-lists';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import type { Watch } from '#domain/shared/answer';

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Favorites and watchlist stand before lists that were never placed either. */
const placeOfDefault = ({ name }: List): number => {
  const place = DEFAULT_LISTS.findIndex((known) => known === name);
  return place === -1 ? DEFAULT_LISTS.length : place;
};

/** Compares lists as they are shown: pinned first, then those that were never placed (favorites, watchlist, oldest first), then in the member's order. */
export const compareLists = (one: List, other: List): number => {
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
  const lists = new Map(stored.map((list) => [list.listID, list]));
  const shown = [...withPendingCommands({ lists, items: new Map() }, pending, now).lists.values()];
  return {
    active: shown.filter(({ deletedAt }) => deletedAt === null).sort(compareLists),
    deleted: shown.filter(({ deletedAt }) => deletedAt !== null).sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0)),
  };
};

/** Returns the lists that are not deleted; none if they could not be read. */
export const activeOf = (view: E.Either<unknown, ListsView>): ReadonlyArray<List> => (E.isLeft(view) ? [] : view.right.active);

const gainsItems = ({ change }: ListCommand, { listID }: List): boolean => (change.kind === 'add-items' || change.kind === 'move-items') && change.listID === listID;

/**
 * Creates a function that gives the list to which the first pending command adds titles the count from before that command. While the
 * command is being sent, the backend counts its titles already, and the screen would count them twice.
 */
const countsBeforeSending = (): ((stored: ReadonlyArray<List>, pending: ReadonlyArray<ListCommand>) => ReadonlyArray<List>) => {
  let commandId: string | null = null;
  let count: number | null = null;
  return (stored, [first]) => {
    if (first === undefined) return stored;
    if (first.commandId !== commandId) count = null;
    commandId = first.commandId;
    return stored.map((list) => (gainsItems(first, list) ? { ...list, itemCount: (count ??= list.itemCount) } : list));
  };
};

/** Watches the lists with unconfirmed commands applied. The bin is read only if `bin` is given. */
export const watchListsView = (active: Watch<ReadonlyArray<List>>, bin: Watch<ReadonlyArray<List>> | null, pending$: Observable<ReadonlyArray<ListCommand>>, now: () => number): Watch<ListsView> =>
  defer(() => {
    const withCounts = countsBeforeSending();
    return combineLatest([active, bin ?? of(E.right<never, ReadonlyArray<List>>([])), pending$]).pipe(
      map(([lists, deleted, pending]) => {
        if (E.isLeft(lists)) return lists;
        return E.isLeft(deleted) ? deleted : E.right(toListsView(withCounts([...deleted.right, ...lists.right], pending), pending, now()));
      }),
    );
  });
