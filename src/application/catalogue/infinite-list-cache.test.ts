import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { paginate } from '#domain/shared/pagination';
import { createInfiniteListActor, type InfiniteListActor } from './infinite-list-machine';
import { InfiniteListCache } from './infinite-list-cache';
import { startAndLoadFirstPages } from './when-list-settled';
import { CATALOGUE_MAX_AGE_MS } from './result-age';

const allItems = Array.from({ length: 100 }, (_, index) => index);
const machine = (pages: number) => () => createInfiniteListActor<number>((page) => TE.right(paginate(allItems, page)), String, pages);
const count = (actor: InfiniteListActor<number>): number => actor.getSnapshot().context.items.length;
const settled = (actor: InfiniteListActor<number>): Promise<unknown> => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const isStopped = (actor: InfiniteListActor<number>): boolean => actor.getSnapshot().status === 'stopped';

describe('InfiniteListCache', () => {
  it('returns the same list for the same visit', () => {
    const cache = new InfiniteListCache();
    expect(cache.acquire('/movies', 'a', false, machine(1))).toBe(cache.acquire('/movies', 'a', false, machine(1)));
  });

  it('returns the list with its loaded pages when the user returns', async () => {
    const cache = new InfiniteListCache();
    const first = cache.acquire('/movies', 'a', false, machine(1));
    cache.retain(first);
    await settled(first);
    first.send({ type: 'more.requested' });
    await settled(first);
    cache.acquire('/tv-shows', 'b', false, machine(1));
    const restored = cache.acquire('/movies', 'c', true, machine(1));
    expect(restored).toBe(first);
    expect(count(restored)).toBe(40);
  });

  it('requests nothing while it is only acquired, and one page when it is mounted', async () => {
    const cache = new InfiniteListCache();
    const fetchPage = vi.fn((page: number) => TE.right(paginate(allItems, page)));
    const counted = (pages: number) => () => createInfiniteListActor<number>(fetchPage, String, pages);
    const actor = cache.acquire('/movies', 'a', false, counted(1));
    expect([actor.getSnapshot().hasTag('busy'), fetchPage.mock.calls.length]).toEqual([true, 0]);
    cache.retain(actor)();
    cache.retain(actor);
    await settled(actor);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('starts a new list for a new visit of the same location, and stops the old one when it is unmounted', async () => {
    const cache = new InfiniteListCache();
    const first = cache.acquire('/movies', 'a', false, machine(1));
    const release = cache.retain(first);
    await settled(first);
    const second = cache.acquire('/movies', 'b', false, machine(1));
    expect(second).not.toBe(first);
    expect(isStopped(first)).toBe(false);
    cache.retain(second);
    release();
    await settled(second);
    expect([isStopped(first), count(second)]).toEqual([true, 20]);
  });

  it('loads the given number of pages initially', async () => {
    const cache = new InfiniteListCache();
    const actor = cache.acquire('/movies', 'a', true, machine(3));
    cache.retain(actor);
    await settled(actor);
    expect(count(actor)).toBe(60);
  });

  it('keeps twelve lists and stops the least recently mounted', async () => {
    const cache = new InfiniteListCache();
    const visit = async (location: string): Promise<InfiniteListActor<number>> => {
      const actor = cache.acquire(location, 'a', false, machine(1));
      const release = cache.retain(actor);
      await settled(actor);
      release();
      return actor;
    };
    const lists: InfiniteListActor<number>[] = [];
    for (let index = 0; index < 12; index += 1) lists.push(await visit(`/${index}`));
    await visit('/0');
    await visit('/12');
    expect(lists.map(isStopped)).toEqual([false, true, ...Array.from({ length: 10 }, () => false)]);
  });

  it('clear stops unmounted lists and keeps mounted ones', () => {
    const cache = new InfiniteListCache();
    const [unmounted, mounted] = ['/left', '/shown'].map((location) => cache.acquire(location, 'a', false, machine(1)));
    if (unmounted === undefined || mounted === undefined) throw new Error('Expected two lists.');
    const release = cache.retain(mounted);
    cache.retain(unmounted)();
    cache.clear();
    expect([unmounted, mounted].map(isStopped)).toEqual([true, false]);
    expect(cache.acquire('/shown', 'a', false, machine(1))).toBe(mounted);
    expect(cache.acquire('/left', 'a', true, machine(1))).not.toBe(unmounted);
    release();
  });

  it('refetch reloads mounted lists and stops the others', async () => {
    const cache = new InfiniteListCache();
    let sign = 1;
    const signedMachine = (pages: number) => () =>
      createInfiniteListActor<number>(
        (page) =>
          TE.fromIO(() =>
            paginate(
              allItems.map((item) => sign * (item + 1)),
              page,
            ),
          ),
        String, pages,
      );
    const [unmounted, mounted] = ['/left', '/shown'].map((location) => cache.acquire(location, 'a', false, signedMachine(2)));
    if (unmounted === undefined || mounted === undefined) throw new Error('Expected two lists.');
    const release = cache.retain(mounted);
    const leave = cache.retain(unmounted);
    await Promise.all([settled(mounted), settled(unmounted)]);
    leave();
    sign = -1;
    cache.refetch();
    await settled(mounted);
    expect(isStopped(unmounted)).toBe(true);
    expect(cache.acquire('/shown', 'a', false, signedMachine(1))).toBe(mounted);
    expect(mounted.getSnapshot().context.items).toEqual(allItems.slice(0, 40).map((item) => -(item + 1)));
    release();
  });

  it('startRequested starts the acquired lists and returns a promise per loading list, and none when all are settled', async () => {
    const cache = new InfiniteListCache();
    cache.acquire('/movies', 'a', false, machine(1));
    const pending = cache.startRequested();
    expect(pending).toHaveLength(1);
    await Promise.all(pending);
    expect(cache.startRequested()).toEqual([]);
  });

  it('startAndLoadFirstPages starts the list after the current task, and returns the same promise before and after loading', async () => {
    const actor = new InfiniteListCache().acquire('/movies', 'a', false, machine(1));
    const promise = startAndLoadFirstPages(actor);
    expect(startAndLoadFirstPages(actor)).toBe(promise);
    await promise;
    expect(count(actor)).toBe(20);
    expect(startAndLoadFirstPages(actor)).toBe(promise);
  });

  it('stops a list that is released before its first page, and aborts its request', async () => {
    const cache = new InfiniteListCache();
    const stops: boolean[] = [];
    const hanging = (pages: number) => () =>
      createInfiniteListActor<number>(
        (_, signal) => () => new Promise(() => signal.addEventListener('abort', () => stops.push(true))),
        String, pages,
      );
    const actor = cache.acquire('/search?query=c', 'a', false, hanging(1));
    const release = cache.retain(actor);
    release();
    const releaseAgain = cache.retain(actor);
    await Promise.resolve();
    expect(stops).toEqual([]);
    releaseAgain();
    await Promise.resolve();
    expect([isStopped(actor), stops]).toEqual([true, [true]]);
    expect(cache.acquire('/search?query=c', 'a', true, machine(1))).not.toBe(actor);
  });

  it('keeps a list that is released after its first page', async () => {
    const cache = new InfiniteListCache();
    const actor = cache.acquire('/movies', 'a', false, machine(1));
    const release = cache.retain(actor);
    await settled(actor);
    release();
    await Promise.resolve();
    expect(cache.acquire('/movies', 'b', true, machine(1))).toBe(actor);
  });
});

describe('InfiniteListCache with an expired list', () => {
  const editable = (requestedAt?: number) => {
    const clock = { now: 0 };
    const cache = new InfiniteListCache(() => clock.now);
    const catalogue = { items: allItems, requests: 0 };
    const fetchPage = (page: number) =>
      TE.fromIO(() => {
        catalogue.requests += 1;
        return { ...paginate(catalogue.items, page), ...(requestedAt === undefined ? {} : { requestedAt }) };
      });
    const actor = cache.acquire('/movies', 'a', false, () => createInfiniteListActor<number>(fetchPage, String, 2));
    return { clock, cache, catalogue, actor };
  };

  it('reloads its pages when the user returns after five minutes, and shows the old items meanwhile', async () => {
    const { clock, cache, catalogue, actor } = editable();
    const release = cache.retain(actor);
    await settled(actor);
    release();
    catalogue.items = allItems.map((item) => -item);
    clock.now = CATALOGUE_MAX_AGE_MS - 1;
    cache.retain(actor)();
    expect(catalogue.requests).toBe(2);
    clock.now = CATALOGUE_MAX_AGE_MS;
    cache.retain(actor);
    expect(count(actor)).toBe(40);
    await settled(actor);
    expect(actor.getSnapshot().context.items).toEqual(catalogue.items.slice(0, 40));
    expect(catalogue.requests).toBe(4);
  });

  it('counts the age from the request of a cached page', async () => {
    const { clock, cache, catalogue, actor } = editable(-CATALOGUE_MAX_AGE_MS + 1);
    const release = cache.retain(actor);
    await settled(actor);
    release();
    cache.retain(actor)();
    expect(catalogue.requests).toBe(2);
    clock.now = 1;
    cache.retain(actor);
    await settled(actor);
    expect(catalogue.requests).toBe(4);
  });

  it('refetchExpired reloads mounted lists only', async () => {
    const { clock, cache, catalogue, actor } = editable();
    const release = cache.retain(actor);
    await settled(actor);
    cache.refetchExpired();
    expect(catalogue.requests).toBe(2);
    clock.now = CATALOGUE_MAX_AGE_MS;
    cache.refetchExpired();
    await settled(actor);
    expect(catalogue.requests).toBe(4);
    release();
    clock.now = 2 * CATALOGUE_MAX_AGE_MS;
    cache.refetchExpired();
    await settled(actor);
    expect(catalogue.requests).toBe(4);
  });
});
