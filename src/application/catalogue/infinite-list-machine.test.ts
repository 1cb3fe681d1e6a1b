import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { offline, type Failure } from '#domain/shared/failure';
import type { Page } from '#domain/shared/pagination';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { MAX_EMPTY_PAGES, infiniteListMachine, type FetchPage } from './infinite-list-machine';

type Answered = E.Either<Failure, Page<number> & { readonly asOf?: string | null }>;
const book = transitionCoverage();
const identify = (item: number): string => String(item);
const page = (number: number, items: ReadonlyArray<number>, totalPages = 3): Answered =>
  E.right({ items, page: number, totalPages, totalResults: totalPages * 2, asOf: '2025-09-01' });

/** Answers, in the order in which they are given; asked pages are kept. */
const begin = (answers: ReadonlyArray<Answered>, pages = 1) => {
  const asked: number[] = [];
  const ask: FetchPage<number> = (number) => () => {
    asked.push(number);
    return Promise.resolve(answers[asked.length - 1] ?? E.left(offline));
  };
  const machine = infiniteListMachine(ask, identify);
  return { asked, machine, actor: book.start(machine, { input: { pages } }) };
};
const rests = (now: { readonly hasTag: (tag: never) => boolean }): boolean => !now.hasTag('busy' as never);

describe('pagingMachine', () => {
  it('loads the first page by itself, further ones when they are wanted, and stops at the end that the totals tell', async () => {
    const { actor, asked } = begin([page(1, [1, 2]), page(2, [3]), page(3, [5])]);
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2], page: 1, asOf: '2025-09-01' } });
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2, 3] } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [1, 2, 3, 5] } });
    actor.send({ type: 'more.requested' });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('goes on by itself from a page that adds nothing, at its beginning and further on', async () => {
    const { actor, asked } = begin([page(1, [], 6), page(2, [], 6), page(3, [1], 6), page(4, [1], 6), page(5, [], 6), page(6, [2], 6)]);
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1], page: 3 } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [1, 2] } });
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('waits to be asked after so many pages that added nothing, and then looks as far again', async () => {
    const { actor, asked } = begin(Array.from({ length: 40 }, (_, at) => page(at + 1, [], 40)));
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [], page: MAX_EMPTY_PAGES } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, rests);
    expect(asked).toHaveLength(2 * MAX_EMPTY_PAGES);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('has its end where the totals end it, however many pages added nothing', async () => {
    const { actor, asked } = begin([page(1, []), page(2, []), page(3, [])]);
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [] } });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('loads as many pages as a place had when it was left', async () => {
    const { actor, asked } = begin([page(1, [1, 2]), page(2, [3, 4]), page(3, [5])], 2);
    await waitFor(actor, rests);
    expect(asked).toEqual([1, 2]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2, 3, 4] } });
  });

  it('does not ask beyond the end, even if the place had more', async () => {
    const { actor, asked } = begin([page(1, [1], 1)], 4);
    await waitFor(actor, rests);
    expect(actor.getSnapshot().value).toBe('complete');
    expect(asked).toEqual([1]);
  });

  it('keeps what is there when a page fails, and asks for the same page again', async () => {
    const { actor, asked } = begin([page(1, [1, 2]), E.left(offline), page(2, [3])]);
    await waitFor(actor, rests);
    actor.send({ type: 'more.requested' });
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { items: [1, 2], failure: offline } });
    actor.send({ type: 'list.retried' });
    await waitFor(actor, rests);
    expect(asked).toEqual([1, 2, 2]);
    expect(actor.getSnapshot().context).toMatchObject({ items: [1, 2, 3], failure: null });
  });

  it('shows nothing twice that slid from one page to the next, or stands twice on one', async () => {
    const { actor } = begin([page(1, [1, 1, 2]), page(2, [2, 3])], 2);
    await waitFor(actor, rests);
    expect(actor.getSnapshot().context.items).toEqual([1, 2, 3]);
  });

  it('is told anew as far as it had come: what was there stays in its place until it is', async () => {
    const { actor, asked } = begin([page(1, [1, 2]), page(2, [3, 4]), page(1, [7, 3]), page(2, [8])], 2);
    await waitFor(actor, rests);
    const shown: Array<ReadonlyArray<number>> = [];
    actor.subscribe(({ context }) => shown.push(context.items));
    actor.send({ type: 'list.invalidated' });
    await waitFor(actor, rests);
    expect(asked).toEqual([1, 2, 1, 2]);
    expect([...new Set(shown.map(String))]).toEqual(['1,2,3,4', '7,3,4', '7,3,8']);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { page: 2 } });
  });

  it('gives up the page that is on its way when it is told anew, and keeps what is there when the first fails', async () => {
    const { actor, asked } = begin([page(1, [1]), page(2, [2]), E.left(offline), page(1, [5]), page(2, [6])]);
    await waitFor(actor, rests);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'list.invalidated' });
    await waitFor(actor, rests);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { items: [1], page: 0, failure: offline } });
    actor.send({ type: 'list.retried' });
    await waitFor(actor, rests);
    expect(asked).toEqual([1, 2, 1, 1, 2]);
    expect(actor.getSnapshot().context).toMatchObject({ items: [5, 6], failure: null });
  });

  it('gets to every state', () => {
    const { machine } = begin([]);
    const answered = (number: number) => ({ type: 'xstate.done.actor.0.infiniteList.loading', output: { items: [number], page: number, totalPages: 2, totalResults: 4 } });
    const events = [answered(1), answered(2), { type: 'xstate.error.actor.0.infiniteList.loading', error: offline }, { type: 'more.requested' }, { type: 'list.retried' }];
    const reached = stateAfter(machine, events, { pages: 1 });
    // "checking" is left at once: nothing rests there.
    expect(reached).toEqual(reachableStates(machine).filter((id) => id !== 'infiniteList.checking'));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
