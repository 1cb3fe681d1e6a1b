import * as E from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ListChange } from '#domain/lists/list-command';
import type { MemberCommand } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { activeListsOf, type ListsView } from '#application/lists/lists-view';
import type { TitleStateCache } from './title-state-cache';
import { removeChanges } from '#application/lists/title-changes';

/** Returns the ids of the lists that are not deleted, as one text; null if the lists could not be read. */
const shownIds = (view: E.Either<Failure, ListsView>): string | null =>
  E.isLeft(view) ? null : view.right.active.map(({ listID }) => listID).join(' ');

/**
 * Watches a title's state as screens show it: with unconfirmed changes, and only with lists that are not deleted. Changes of other titles
 * emit nothing, because every poster on the page watches its state.
 */
export const watchShownState = (
  watch: TitleStateCache['watch'],
  pending$: Observable<ReadonlyArray<MemberCommand>>, view$: Watch<ListsView>,
): ListUseCases['titleState'] => {
  const shown$ = view$.pipe(map(shownIds), distinctUntilChanged(), map((ids) => ids?.split(' ')));
  return (title) =>
    combineLatest([watch(title), pending$, shown$]).pipe(
      map(([stored, pending, shown]) => {
        if (stored === null) return null;
        const state = pending.reduce((before, { change }) => withPendingChange(before, change), stored);
        const isShown = (listID: string): boolean => shown?.includes(listID) !== false;
        return state.listIDs.every(isShown) ? state : { ...state, listIDs: state.listIDs.filter(isShown) };
      }),
      distinctUntilChanged(),
    );
};

/** Returns a title's state with unconfirmed changes, if a screen shows the title; deleted lists are included. */
export const peekShownState =
  (peek: TitleStateCache['peek'], pending: () => ReadonlyArray<MemberCommand>) =>
  (itemKey: string): MemberTitleState | null => {
    const stored = peek(itemKey);
    return stored === null ? null : pending().reduce((state, { change }) => withPendingChange(state, change), stored);
  };

/**
 * Returns the changes that take titles off the watchlist; titles that are known not to be on it are left out. Titles of unknown state
 * have a change of their own.
 */
export const watchlistRemovals = (
  view: E.Either<Failure, ListsView>, titles: ReadonlyArray<StoredTitle>,
  peek: (itemKey: string) => MemberTitleState | null,
): ReadonlyArray<ListChange> => {
  const watchlist = activeListsOf(view).find(({ name }) => name === 'watchlist');
  if (watchlist === undefined) return [];
  const { listID } = watchlist;
  const keys = titles.map(({ itemKey }) => itemKey);
  return [
    ...removeChanges(listID, keys.filter((key) => peek(key)?.listIDs.includes(listID) === true)),
    ...removeChanges(listID, keys.filter((key) => peek(key) === null)).map((change) => ({ ...change, mayLack: true })),
  ];
};
