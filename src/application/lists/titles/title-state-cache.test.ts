import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { TitleId } from '#domain/catalogue/title-id';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { createTitleStateCache, type TitleStateCache } from './title-state-cache';

const film = (id: number): TitleId => ({ mediaType: 'movie', id });

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
    for (let id = 1; id <= 65; id += 1) states.watch(film(id)).subscribe();
    await Promise.resolve();
    expect(queries.map(({ titles }) => titles.length)).toEqual([30, 30, 5]);
  });

  it('a title shown twice is read once; both get its state', async () => {
    const { queries, states } = setUp();
    const seen: unknown[] = [];
    states.watch(film(1)).subscribe((state) => seen.push(state?.listIDs));
    states.watch(film(1)).subscribe((state) => seen.push(state?.listIDs));
    await Promise.resolve();
    queries[0]?.answer.next(E.right([{ ...emptyTitleState(film(1)), listIDs: ['a'] }]));
    expect(queries).toHaveLength(1);
    expect(seen).toEqual([undefined, undefined, ['a'], ['a']]);
  });

  it('a title without a stored state gets the empty one', async () => {
    const { queries, states } = setUp();
    let state: MemberTitleState | null = null;
    states.watch(film(1)).subscribe((value) => (state = value));
    await Promise.resolve();
    queries[0]?.answer.next(E.right([]));
    expect(state).toEqual(emptyTitleState(film(1)));
  });

  it('a title that left the screen is known when it returns, until ten other queries were left', async () => {
    const { queries, states } = setUp();
    const show = async (id: number): Promise<void> => {
      const subscription = states.watch(film(id)).subscribe();
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
    const left = states.watch(film(1)).subscribe();
    let lists: ReadonlyArray<string> | undefined;
    states.watch(film(2)).subscribe((state) => (lists = state?.listIDs));
    await Promise.resolve();
    left.unsubscribe();
    for (let id = 3; id <= 14; id += 1) {
      const subscription = states.watch(film(id)).subscribe();
      await Promise.resolve();
      subscription.unsubscribe();
    }
    queries[0]?.answer.next(E.right([{ ...emptyTitleState(film(2)), listIDs: ['a'] }]));
    expect(lists).toEqual(['a']);
  });

  it('a title that leaves within the turn is not read', async () => {
    const { queries, states } = setUp();
    states.watch(film(1)).subscribe().unsubscribe();
    await Promise.resolve();
    expect(queries).toHaveLength(0);
  });

  it('close ends every query', async () => {
    const { queries, states } = setUp();
    states.watch(film(1)).subscribe();
    await Promise.resolve();
    states.close();
    expect(queries[0]?.answer.observed).toBe(false);
  });
});
