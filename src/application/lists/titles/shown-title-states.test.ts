import * as E from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { commandOf, film, maya } from '#domain/lists/list.fixture';
import type { ListChange } from '#domain/lists/list-command';
import type { MemberCommand } from '#domain/lists/member-command';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { offline } from '#domain/shared/failure';
import { watchlistRemovals, watchShownState } from './shown-title-states';

const watchlist: List = newList(maya, { listID: 'list-1', listName: 'watchlist' }, 1);
const other: List = newList(maya, { listID: 'list-2', listName: 'noir' }, 1);
const view = (...active: ReadonlyArray<List>) => E.right({ active, deleted: [] });
const state = (id: number, ...listIDs: ReadonlyArray<string>): MemberTitleState => ({
  ...emptyTitleState({ mediaType: 'movie', id }),
  listIDs,
});
const states = new Map([state(1, 'list-1'), state(2, 'list-2'), state(3, 'list-1', 'list-2')].map((known) => [known.itemKey, known]));
const peek = (itemKey: string): MemberTitleState | null => states.get(itemKey) ?? null;

describe('watchShownState', () => {
  it('emits nothing for changes of other titles and of counts, and is without unconfirmed removals and deleted lists', () => {
    const stored = state(3, 'list-1', 'list-2');
    const pending$ = new BehaviorSubject<ReadonlyArray<MemberCommand>>([]);
    const view$ = new BehaviorSubject(view(watchlist, other));
    const emitted: Array<ReadonlyArray<string> | undefined> = [];
    const subscription = watchShownState(() => of(stored), pending$, view$)({ mediaType: 'movie', id: 3 }).subscribe((shown) =>
      emitted.push(shown?.listIDs));
    view$.next(view({ ...watchlist, itemCount: 7 }, other));
    const removal: ListChange = { kind: 'remove-items', listID: 'list-1', itemKeys: ['movie-1'] };
    pending$.next([commandOf(removal)]);
    expect(emitted).toEqual([['list-1', 'list-2']]);
    pending$.next([commandOf({ ...removal, itemKeys: ['movie-3'] })]);
    expect(emitted.at(-1)).toEqual(['list-2']);
    view$.next(view(watchlist));
    expect(emitted.at(-1)).toEqual([]);
    subscription.unsubscribe();
  });
});

describe('watchlistRemovals', () => {
  it('removes titles that are on the watchlist, and says of unknown ones that the list may lack them', () => {
    expect(watchlistRemovals(view(watchlist), [1, 2, 3, 4].map((id) => film(id)), peek)).toEqual([
      { kind: 'remove-items', listID: 'list-1', itemKeys: ['movie-1', 'movie-3'] },
      { kind: 'remove-items', listID: 'list-1', itemKeys: ['movie-4'], mayLack: true },
    ]);
  });

  it('changes nothing for titles that are not on the watchlist, and without a watchlist', () => {
    expect(watchlistRemovals(view(watchlist), [film(2)], peek)).toEqual([]);
    expect(watchlistRemovals(view(), [film(1)], peek)).toEqual([]);
    expect(watchlistRemovals(E.left(offline), [film(1)], peek)).toEqual([]);
  });
});
