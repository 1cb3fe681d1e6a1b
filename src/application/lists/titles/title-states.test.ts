import * as E from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { TitleId } from '#domain/catalogue/title-id';
import { newList, type List } from '#domain/lists/list';
import { commandOf, maya } from '#domain/lists/list.fixture';
import type { ListChange } from '#domain/lists/list-command';
import type { MemberCommand } from '#domain/lists/member-command';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { createTitleStateCache, watchShownState, type TitleStateCache } from './title-states';

const filmId = (id: number): TitleId => ({ mediaType: 'movie', id });

type Query = { readonly titles: ReadonlyArray<TitleId>; readonly answer: Subject<E.Either<never, ReadonlyArray<MemberTitleState>>> };

const setUp = (): { readonly queries: ReadonlyArray<Query>; readonly states: TitleStateCache } => {
  const queries: Query[] = [];
  const states = createTitleStateCache((titles) => {
    const query: Query = { titles, answer: new Subject() };
    queries.push(query);
    return query.answer;
  });
  return { queries, states };
};

describe('createTitleStateCache', () => {
  it('titles of one turn share queries of at most 30', async () => {
    const { queries, states } = setUp();
    for (let id = 1; id <= 65; id += 1) states.watch(filmId(id)).subscribe();
    await Promise.resolve();
    expect(queries.map(({ titles }) => titles.length)).toEqual([30, 30, 5]);
  });

  it('a title shown twice is read once; both get its state', async () => {
    const { queries, states } = setUp();
    const seen: unknown[] = [];
    states.watch(filmId(1)).subscribe((state) => seen.push(state?.listIDs));
    states.watch(filmId(1)).subscribe((state) => seen.push(state?.listIDs));
    await Promise.resolve();
    queries[0]?.answer.next(E.right([{ ...emptyTitleState(filmId(1)), listIDs: ['a'] }]));
    expect(queries).toHaveLength(1);
    expect(seen).toEqual([undefined, undefined, ['a'], ['a']]);
  });

  it('a title without a stored state gets the empty one', async () => {
    const { queries, states } = setUp();
    let state: MemberTitleState | null = null;
    states.watch(filmId(1)).subscribe((value) => (state = value));
    await Promise.resolve();
    queries[0]?.answer.next(E.right([]));
    expect(state).toEqual(emptyTitleState(filmId(1)));
  });

  it('a title that left the screen is known when it returns, until ten other queries were left', async () => {
    const { queries, states } = setUp();
    const show = async (id: number): Promise<void> => {
      const subscription = states.watch(filmId(id)).subscribe();
      await Promise.resolve();
      subscription.unsubscribe();
    };
    await show(1);
    await show(1);
    expect(queries).toHaveLength(1);
    expect(queries[0]?.answer.observed).toBe(true);
    for (let id = 2; id <= 11; id += 1) await show(id);
    expect(queries[0]?.answer.observed).toBe(false);
    await show(1);
    expect(queries).toHaveLength(12);
  });

  it('a query stays open while one of its titles is on the screen, however many others were left', async () => {
    const { queries, states } = setUp();
    const left = states.watch(filmId(1)).subscribe();
    let lists: ReadonlyArray<string> | undefined;
    states.watch(filmId(2)).subscribe((state) => (lists = state?.listIDs));
    await Promise.resolve();
    left.unsubscribe();
    for (let id = 3; id <= 14; id += 1) {
      const subscription = states.watch(filmId(id)).subscribe();
      await Promise.resolve();
      subscription.unsubscribe();
    }
    queries[0]?.answer.next(E.right([{ ...emptyTitleState(filmId(2)), listIDs: ['a'] }]));
    expect(lists).toEqual(['a']);
  });

  it('a reading of a query emits only the states that differ', async () => {
    const { queries, states } = setUp();
    const seen: unknown[] = [];
    for (const id of [1, 2]) states.watch(filmId(id)).subscribe((state) => seen.push([id, state?.listIDs.length]));
    await Promise.resolve();
    for (const listIDs of [['a'], ['a', 'b']])
      queries[0]?.answer.next(E.right([{ ...emptyTitleState(filmId(1)), listIDs }, { ...emptyTitleState(filmId(2)), listIDs: ['a'] }]));
    expect(seen).toEqual([[1, undefined], [2, undefined], [1, 1], [2, 1], [1, 2]]);
  });

  it('a title that leaves within the turn is not read', async () => {
    const { queries, states } = setUp();
    states.watch(filmId(1)).subscribe().unsubscribe();
    await Promise.resolve();
    expect(queries).toHaveLength(0);
  });

  it('close ends every query', async () => {
    const { queries, states } = setUp();
    states.watch(filmId(1)).subscribe();
    await Promise.resolve();
    states.close();
    expect(queries[0]?.answer.observed).toBe(false);
  });
});

const watchlist: List = newList(maya, { listID: 'list-1', listName: 'watchlist' }, 1);
const other: List = newList(maya, { listID: 'list-2', listName: 'noir' }, 1);
const view = (...active: ReadonlyArray<List>) => E.right({ active, deleted: [] });
const state = (id: number, ...listIDs: ReadonlyArray<string>): MemberTitleState => ({
  ...emptyTitleState({ mediaType: 'movie', id }),
  listIDs,
});

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
