import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { paginate } from '#domain/shared/pagination';
import { infiniteListMachine, type InfiniteListActor } from './infinite-list-machine';
import { whenFirstPageLoaded, InfiniteListCache } from './infinite-list-cache';

const allItems = Array.from({ length: 100 }, (_, index) => index);
const machine = () => infiniteListMachine<number>((page) => TE.right(paginate(allItems, page)), String);
const count = (actor: InfiniteListActor<number>): number => actor.getSnapshot().context.items.length;
const settled = (actor: InfiniteListActor<number>): Promise<unknown> => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const isStopped = (actor: InfiniteListActor<number>): boolean => actor.getSnapshot().status === 'stopped';

describe('InfiniteListCache', () => {
  it('returns the same list for the same visit', () => {
    const cache = new InfiniteListCache();
    expect(cache.acquire('/movies', 'a', false, machine, 1)).toBe(cache.acquire('/movies', 'a', false, machine, 1));
  });

  it('returns the list with its loaded pages when the user returns', async () => {
    const cache = new InfiniteListCache();
    const first = cache.acquire('/movies', 'a', false, machine, 1);
    await settled(first);
    first.send({ type: 'more.requested' });
    await settled(first);
    cache.acquire('/tv-shows', 'b', false, machine, 1);
    const restored = cache.acquire('/movies', 'c', true, machine, 1);
    expect(restored).toBe(first);
    expect(count(restored)).toBe(40);
  });

  it('starts a new list for a new visit of the same location, and stops the old one', async () => {
    const cache = new InfiniteListCache();
    const first = cache.acquire('/movies', 'a', false, machine, 1);
    const second = cache.acquire('/movies', 'b', false, machine, 1);
    expect(second).not.toBe(first);
    expect(isStopped(first)).toBe(true);
    await settled(second);
    expect(count(second)).toBe(20);
  });

  it('loads the given number of pages initially', async () => {
    const actor = new InfiniteListCache().acquire('/movies', 'a', true, machine, 3);
    await settled(actor);
    expect(count(actor)).toBe(60);
  });

  it('keeps twelve lists and stops the least recently used', () => {
    const cache = new InfiniteListCache();
    const lists = Array.from({ length: 12 }, (_, index) => cache.acquire(`/${index}`, 'a', false, machine, 1));
    cache.acquire('/0', 'a', false, machine, 1);
    cache.acquire('/12', 'a', false, machine, 1);
    expect(lists.map(isStopped)).toEqual([false, true, ...Array.from({ length: 10 }, () => false)]);
  });

  it('clear stops unmounted lists and keeps mounted ones', () => {
    const cache = new InfiniteListCache();
    const [unmounted, mounted] = ['/left', '/shown'].map((location) => cache.acquire(location, 'a', false, machine, 1));
    if (unmounted === undefined || mounted === undefined) throw new Error('Expected two lists.');
    const release = cache.retain(mounted);
    cache.clear();
    expect([unmounted, mounted].map(isStopped)).toEqual([true, false]);
    expect(cache.acquire('/shown', 'a', false, machine, 1)).toBe(mounted);
    expect(cache.acquire('/left', 'a', true, machine, 1)).not.toBe(unmounted);
    release();
  });

  it('refetch reloads mounted lists and stops the others', async () => {
    const cache = new InfiniteListCache();
    let sign = 1;
    const signedMachine = () => infiniteListMachine<number>((page) => TE.fromIO(() => paginate(allItems.map((item) => sign * (item + 1)), page)), String);
    const [unmounted, mounted] = ['/left', '/shown'].map((location) => cache.acquire(location, 'a', false, signedMachine, 2));
    if (unmounted === undefined || mounted === undefined) throw new Error('Expected two lists.');
    await settled(mounted);
    const release = cache.retain(mounted);
    sign = -1;
    cache.refetch();
    await settled(mounted);
    expect(isStopped(unmounted)).toBe(true);
    expect(cache.acquire('/shown', 'a', false, signedMachine, 1)).toBe(mounted);
    expect(mounted.getSnapshot().context.items).toEqual(allItems.slice(0, 40).map((item) => -(item + 1)));
    release();
  });

  it('pending returns a promise per loading list, and none when all are settled', async () => {
    const cache = new InfiniteListCache();
    cache.acquire('/movies', 'a', false, machine, 1);
    const pending = cache.pending();
    expect(pending).toHaveLength(1);
    await Promise.all(pending);
    expect(cache.pending()).toEqual([]);
  });

  it('whenFirstPageLoaded returns the same promise before and after loading', async () => {
    const actor = new InfiniteListCache().acquire('/movies', 'a', false, machine, 1);
    const promise = whenFirstPageLoaded(actor);
    expect(whenFirstPageLoaded(actor)).toBe(promise);
    await promise;
    expect(count(actor)).toBe(20);
    expect(whenFirstPageLoaded(actor)).toBe(promise);
  });

  it('stops a list that is released before its first page, and aborts its request', async () => {
    const cache = new InfiniteListCache();
    const stops: boolean[] = [];
    const hanging = () => infiniteListMachine<number>((_, signal) => () => new Promise(() => signal.addEventListener('abort', () => stops.push(true))), String);
    const actor = cache.acquire('/search?query=c', 'a', false, hanging, 1);
    const release = cache.retain(actor);
    release();
    const releaseAgain = cache.retain(actor);
    await Promise.resolve();
    expect(stops).toEqual([]);
    releaseAgain();
    await Promise.resolve();
    expect([isStopped(actor), stops]).toEqual([true, [true]]);
    expect(cache.acquire('/search?query=c', 'a', true, machine, 1)).not.toBe(actor);
  });

  it('keeps a list that is released after its first page', async () => {
    const cache = new InfiniteListCache();
    const actor = cache.acquire('/movies', 'a', false, machine, 1);
    const release = cache.retain(actor);
    await settled(actor);
    release();
    await Promise.resolve();
    expect(cache.acquire('/movies', 'b', true, machine, 1)).toBe(actor);
  });
});
