import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { paginate } from '#domain/shared/pagination';
import { infiniteListMachine, type InfiniteListActor } from './infinite-list-machine';
import { whenFirstPageLoaded, InfiniteListCache } from './infinite-list-cache';

const whole = Array.from({ length: 100 }, (_, at) => at);
const machine = () => infiniteListMachine<number>((page) => TE.right(paginate(whole, page)), String);
const count = (actor: InfiniteListActor<number>): number => actor.getSnapshot().context.items.length;
const settled = (actor: InfiniteListActor<number>): Promise<unknown> => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const isStopped = (actor: InfiniteListActor<number>): boolean => actor.getSnapshot().status === 'stopped';

describe('the memory of endless lists', () => {
  it('gives one visit the same list however often it is drawn', () => {
    const memory = new InfiniteListCache();
    expect(memory.acquire('/movies', 'a', false, machine, 1)).toBe(memory.acquire('/movies', 'a', false, machine, 1));
  });

  it('gives somebody who comes back the list with the pages that were loaded', async () => {
    const memory = new InfiniteListCache();
    const first = memory.acquire('/movies', 'a', false, machine, 1);
    await settled(first);
    first.send({ type: 'more.requested' });
    await settled(first);
    memory.acquire('/tv-shows', 'b', false, machine, 1);
    const again = memory.acquire('/movies', 'c', true, machine, 1);
    expect(again).toBe(first);
    expect(count(again)).toBe(40);
  });

  it('begins anew for a new visit of the same place, and lets the old list go', async () => {
    const memory = new InfiniteListCache();
    const first = memory.acquire('/movies', 'a', false, machine, 1);
    const second = memory.acquire('/movies', 'b', false, machine, 1);
    expect(second).not.toBe(first);
    expect(isStopped(first)).toBe(true);
    await settled(second);
    expect(count(second)).toBe(20);
  });

  it('loads as many pages as a restored place had', async () => {
    const actor = new InfiniteListCache().acquire('/movies', 'a', true, machine, 3);
    await settled(actor);
    expect(count(actor)).toBe(60);
  });

  it('keeps twelve lists and stops the one longest not seen', () => {
    const memory = new InfiniteListCache();
    const lists = Array.from({ length: 12 }, (_, at) => memory.acquire(`/${at}`, 'a', false, machine, 1));
    memory.acquire('/0', 'a', false, machine, 1);
    memory.acquire('/12', 'a', false, machine, 1);
    expect(lists.map(isStopped)).toEqual([false, true, ...Array.from({ length: 10 }, () => false)]);
  });

  it('forgets what no screen is showing when somebody else may come', () => {
    const memory = new InfiniteListCache();
    const [left, shown] = ['/left', '/shown'].map((place) => memory.acquire(place, 'a', false, machine, 1));
    if (left === undefined || shown === undefined) throw new Error('There are two lists.');
    const leave = memory.retain(shown);
    memory.clear();
    expect([left, shown].map(isStopped)).toEqual([true, false]);
    expect(memory.acquire('/shown', 'a', false, machine, 1)).toBe(shown);
    expect(memory.acquire('/left', 'a', true, machine, 1)).not.toBe(left);
    leave();
  });

  it('tells anew what a screen is showing, and drops the rest', async () => {
    const memory = new InfiniteListCache();
    let sign = 1;
    const told = () => infiniteListMachine<number>((page) => TE.fromIO(() => paginate(whole.map((item) => sign * (item + 1)), page)), String);
    const [left, shown] = ['/left', '/shown'].map((place) => memory.acquire(place, 'a', false, told, 2));
    if (left === undefined || shown === undefined) throw new Error('There are two lists.');
    await settled(shown);
    const leave = memory.retain(shown);
    sign = -1;
    memory.refetch();
    await settled(shown);
    expect(isStopped(left)).toBe(true);
    expect(memory.acquire('/shown', 'a', false, told, 1)).toBe(shown);
    expect(shown.getSnapshot().context.items).toEqual(whole.slice(0, 40).map((item) => -(item + 1)));
    leave();
  });

  it('tells what is on its way, and that nothing is', async () => {
    const memory = new InfiniteListCache();
    memory.acquire('/movies', 'a', false, machine, 1);
    const waiting = memory.pending();
    expect(waiting).toHaveLength(1);
    await Promise.all(waiting);
    expect(memory.pending()).toEqual([]);
  });

  it('gives one promise of the first page, kept once it is there', async () => {
    const actor = new InfiniteListCache().acquire('/movies', 'a', false, machine, 1);
    const promise = whenFirstPageLoaded(actor);
    expect(whenFirstPageLoaded(actor)).toBe(promise);
    await promise;
    expect(count(actor)).toBe(20);
    expect(whenFirstPageLoaded(actor)).toBe(promise);
  });

  it('gives a list up that is left before its first page is there, and stops its question', async () => {
    const memory = new InfiniteListCache();
    const stops: boolean[] = [];
    const hanging = () => infiniteListMachine<number>((_, signal) => () => new Promise(() => signal.addEventListener('abort', () => stops.push(true))), String);
    const actor = memory.acquire('/search?query=c', 'a', false, hanging, 1);
    const leave = memory.retain(actor);
    leave();
    const leaveAgain = memory.retain(actor);
    await Promise.resolve();
    expect(stops).toEqual([]);
    leaveAgain();
    await Promise.resolve();
    expect([isStopped(actor), stops]).toEqual([true, [true]]);
    expect(memory.acquire('/search?query=c', 'a', true, machine, 1)).not.toBe(actor);
  });

  it('keeps a list that is left with a page, to come back to', async () => {
    const memory = new InfiniteListCache();
    const actor = memory.acquire('/movies', 'a', false, machine, 1);
    const leave = memory.retain(actor);
    await settled(actor);
    leave();
    await Promise.resolve();
    expect(memory.acquire('/movies', 'b', true, machine, 1)).toBe(actor);
  });
});
