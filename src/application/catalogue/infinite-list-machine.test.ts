import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { offline, type Failure } from '#domain/shared/failure';
import type { Page } from '#domain/shared/pagination';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { MAX_EMPTY_PAGES, infiniteListMachine, type FetchPage } from './infinite-list-machine';

type PageResult = E.Either<Failure, Page<number> & { readonly asOf?: string | null }>;
const coverage = transitionCoverage();
const identify = (item: number): string => String(item);
const page = (number: number, items: ReadonlyArray<number>, totalPages = 3): PageResult =>
  E.right({ items, page: number, totalPages, totalResults: totalPages * 2, asOf: '2025-09-01' });

/** Starts a list with the given responses in order; requested pages are recorded. */
const startList = (answers: ReadonlyArray<PageResult>, pages = 1) => {
  const requestedPages: number[] = [];
  const fetchPage: FetchPage<number> = (number) => () => {
    requestedPages.push(number);
    return Promise.resolve(answers[requestedPages.length - 1] ?? E.left(offline));
  };
  const machine = infiniteListMachine(fetchPage, identify);
  return { requestedPages, machine, actor: coverage.start(machine, { input: { pages } }) };
};
const isSettled = (now: { readonly hasTag: (tag: never) => boolean }): boolean => !now.hasTag('busy' as never);

describe('infiniteListMachine', () => {
  it('loads the first page automatically, further pages on request, and completes at the total', async () => {
    const { actor, requestedPages } = startList([page(1, [1, 2]), page(2, [3]), page(3, [5])]);
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2], page: 1, asOf: '2025-09-01' } });
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2, 3] } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [1, 2, 3, 5] } });
    actor.send({ type: 'more.requested' });
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  it('loads the next page automatically after a page without new items', async () => {
    const { actor, requestedPages } = startList([
      page(1, [], 6),
      page(2, [], 6),
      page(3, [1], 6),
      page(4, [1], 6),
      page(5, [], 6),
      page(6, [2], 6),
    ]);
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1], page: 3 } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [1, 2] } });
    expect(requestedPages).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('becomes idle after MAX_EMPTY_PAGES pages without new items, and tries as many again on request', async () => {
    const { actor, requestedPages } = startList(Array.from({ length: 40 }, (_, index) => page(index + 1, [], 40)));
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [], page: MAX_EMPTY_PAGES } });
    actor.send({ type: 'more.requested' });
    await waitFor(actor, isSettled);
    expect(requestedPages).toHaveLength(2 * MAX_EMPTY_PAGES);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('completes at the total when every page is empty', async () => {
    const { actor, requestedPages } = startList([page(1, []), page(2, []), page(3, [])]);
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { items: [] } });
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  it('loads the given number of initial pages', async () => {
    const { actor, requestedPages } = startList([page(1, [1, 2]), page(2, [3, 4]), page(3, [5])], 2);
    await waitFor(actor, isSettled);
    expect(requestedPages).toEqual([1, 2]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { items: [1, 2, 3, 4] } });
  });

  it('does not request pages beyond the total', async () => {
    const { actor, requestedPages } = startList([page(1, [1], 1)], 4);
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot().value).toBe('complete');
    expect(requestedPages).toEqual([1]);
  });

  it('keeps the items when a page fails, and retries the same page', async () => {
    const { actor, requestedPages } = startList([page(1, [1, 2]), E.left(offline), page(2, [3])]);
    await waitFor(actor, isSettled);
    actor.send({ type: 'more.requested' });
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { items: [1, 2], failure: offline } });
    actor.send({ type: 'list.retried' });
    await waitFor(actor, isSettled);
    expect(requestedPages).toEqual([1, 2, 2]);
    expect(actor.getSnapshot().context).toMatchObject({ items: [1, 2, 3], failure: null });
  });

  it('removes duplicates within a page and across pages', async () => {
    const { actor } = startList([page(1, [1, 1, 2]), page(2, [2, 3])], 2);
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot().context.items).toEqual([1, 2, 3]);
  });

  it('reloads all its pages after list.invalidated, keeping old items until they are replaced', async () => {
    const { actor, requestedPages } = startList([page(1, [1, 2]), page(2, [3, 4]), page(1, [7, 3]), page(2, [8])], 2);
    await waitFor(actor, isSettled);
    const rendered: Array<ReadonlyArray<number>> = [];
    actor.subscribe(({ context }) => rendered.push(context.items));
    actor.send({ type: 'list.invalidated' });
    await waitFor(actor, isSettled);
    expect(requestedPages).toEqual([1, 2, 1, 2]);
    expect([...new Set(rendered.map(String))]).toEqual(['1,2,3,4', '7,3,4', '7,3,8']);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { page: 2 } });
  });

  it('aborts a pending page on list.invalidated, and keeps the items when the reload fails', async () => {
    const { actor, requestedPages } = startList([page(1, [1]), page(2, [2]), E.left(offline), page(1, [5]), page(2, [6])]);
    await waitFor(actor, isSettled);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'list.invalidated' });
    await waitFor(actor, isSettled);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { items: [1], page: 0, failure: offline } });
    actor.send({ type: 'list.retried' });
    await waitFor(actor, isSettled);
    expect(requestedPages).toEqual([1, 2, 1, 1, 2]);
    expect(actor.getSnapshot().context).toMatchObject({ items: [5, 6], failure: null });
  });

  it('reaches every state', () => {
    const { machine } = startList([]);
    const doneEvent = (number: number) => ({
      type: 'xstate.done.actor.0.infiniteList.loading',
      output: { items: [number], page: number, totalPages: 2, totalResults: 4 },
    });
    const events = [
      doneEvent(1),
      doneEvent(2),
      { type: 'xstate.error.actor.0.infiniteList.loading', error: offline },
      { type: 'more.requested' },
      { type: 'list.retried' },
    ];
    const reached = stateAfter(machine, events, { pages: 1 });
    // "checking" is transient: `always` transitions leave it immediately.
    expect(reached).toEqual(reachableStates(machine).filter((id) => id !== 'infiniteList.checking'));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
