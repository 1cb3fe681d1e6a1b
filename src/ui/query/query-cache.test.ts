import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, offline, unexpected, type Failure } from '#domain/shared/failure';
import { CATALOGUE_MAX_AGE_MS } from '#application/catalogue/result-age';
import { QueryCache } from './query-cache';
import type { Query } from './query';

/** Creates a query that returns the given results in turn and repeats the last one. */
const queryReturning = (...results: ReadonlyArray<E.Either<Failure, string>>) => {
  const load = vi.fn((): Answer<string> => {
    const at = Math.min(load.mock.calls.length, results.length) - 1;
    return () => Promise.resolve(results[at] ?? E.left(offline));
  });
  return { query: { key: 'a film', fetch: load } satisfies Query<string>, load };
};

/** Resolves when the promises of a fetch that answers at once have settled. */
const afterFetch = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const setup = () => {
  const clock = { now: 0 };
  return { clock, cache: new QueryCache(() => clock.now) };
};

describe('QueryCache', () => {
  it('fetches once, on the first subscription: pending, then success', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.right('Heat'));
    cache.subscribe(query, () => undefined);
    cache.subscribe(query, () => undefined);
    expect(cache.get(query)._tag).toBe('pending');
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('starts nothing when it is read, and returns the same state until it changes', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.right('Heat'));
    expect(cache.get(query)).toBe(cache.get(query));
    expect(cache.request(query)).toBe(cache.get(query));
    expect(load).not.toHaveBeenCalled();
    await cache.ensure(query);
    clock.now = 2 * CATALOGUE_MAX_AGE_MS;
    expect(cache.get(query)).toBe(cache.get(query));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('startRequested fetches what was requested, and returns the pending fetches', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.right('Heat'));
    cache.request(query);
    await Promise.all(cache.startRequested());
    expect(cache.request(query)).toEqual({ _tag: 'success', value: 'Heat' });
    expect(cache.startRequested()).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('firstResult fetches after the current task, once, and returns the same promise', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.right('Heat'));
    const first = cache.firstResult(query);
    expect(load).not.toHaveBeenCalled();
    await first;
    expect(cache.firstResult(query)).toBe(first);
    expect([cache.get(query)._tag, load.mock.calls.length]).toEqual(['success', 1]);
  });

  it('notifies subscribers until they unsubscribe', async () => {
    const { cache } = setup();
    const { query } = queryReturning(E.left(offline), E.right('Heat'));
    const listener = vi.fn();
    const stop = cache.subscribe(query, listener);
    await cache.ensure(query);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    cache.refetch(query);
    await cache.ensure(query);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps an error until refetch', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.left(offline), E.right('Heat'));
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'error', failure: offline });
    expect(load).toHaveBeenCalledTimes(1);
    cache.refetch(query);
    expect(cache.get(query)._tag).toBe('pending');
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat' });
    cache.refetch(query);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fetches again after an error for a new screen, but not for a subscribed one', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.left(offline), E.right('Heat'));
    await cache.ensure(query);
    const unsubscribe = cache.subscribe(query, () => {});
    clock.now = 60_000;
    cache.subscribe(query, () => {})();
    expect(cache.get(query)._tag).toBe('error');
    unsubscribe();
    expect(cache.get(query)._tag).toBe('pending');
    expect(load).toHaveBeenCalledTimes(1);
    cache.subscribe(query, () => {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('drops the error of a prefetch that nothing waited for, so that the first reader fetches again', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.left(offline), E.right('Heat'));
    cache.prefetch(query);
    await afterFetch();
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat' });
    cache.prefetch(query);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares a pending prefetch with readers, including its error', async () => {
    const { cache } = setup();
    const { query, load } = queryReturning(E.left(offline));
    cache.prefetch(query);
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'error', failure: offline });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns an error if the fetch rejects', async () => {
    const { cache } = setup();
    const broken: Query<string> = { key: 'broken', fetch: () => () => Promise.reject(new Error('no such file')) };
    await cache.ensure(broken);
    expect(cache.get(broken)).toEqual({ _tag: 'error', failure: unexpected('no such file') });
  });

  it('returns an expired result while fetching again', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.right('Heat'), E.right('Heat (1995)'));
    await cache.ensure(query);
    clock.now = CATALOGUE_MAX_AGE_MS - 1;
    cache.subscribe(query, () => {})();
    expect(load).toHaveBeenCalledTimes(1);
    clock.now += 1;
    cache.subscribe(query, () => {});
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat' });
    expect(load).toHaveBeenCalledTimes(2);
    await afterFetch();
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat (1995)' });
  });

  it('counts the age from the request, not from its answer', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.right('Heat'), E.right('Heat (1995)'));
    const answered = cache.ensure(query);
    clock.now = 9000;
    await answered;
    clock.now = CATALOGUE_MAX_AGE_MS;
    await cache.ensure(query);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('refetchExpired fetches expired results that have a subscriber', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.right('Heat'));
    const unsubscribe = cache.subscribe(query, () => {});
    await cache.ensure(query);
    cache.refetchExpired();
    expect(load).toHaveBeenCalledTimes(1);
    clock.now = CATALOGUE_MAX_AGE_MS;
    cache.refetchExpired();
    cache.refetchExpired();
    expect(load).toHaveBeenCalledTimes(2);
    unsubscribe();
    clock.now = 3 * CATALOGUE_MAX_AGE_MS;
    cache.refetchExpired();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the old result if refetching fails, and fetches again for the next screen', async () => {
    const { cache, clock } = setup();
    const { query, load } = queryReturning(E.right('Heat'), E.left(offline), E.right('Heat (1995)'));
    await cache.ensure(query);
    clock.now = CATALOGUE_MAX_AGE_MS;
    await cache.ensure(query);
    expect(load).toHaveBeenCalledTimes(2);
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat' });
    await cache.ensure(query);
    expect(cache.get(query)).toEqual({ _tag: 'success', value: 'Heat (1995)' });
  });
});

describe('QueryCache with a pending fetch', () => {
  const hanging = () => {
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal): Answer<string> => {
      signals.push(signal);
      return () => new Promise((resolve) => signal.addEventListener('abort', () => resolve(E.left(aborted))));
    };
    return { query: { key: 'a search', fetch: load } satisfies Query<string>, aborted: () => signals.map((signal) => signal.aborted) };
  };
  const flushMicrotasks = (): Promise<void> => Promise.resolve();

  it('aborts the fetch when the last subscriber has gone, and fetches again for the next reader', async () => {
    const { cache } = setup();
    const { query, aborted: abortStates } = hanging();
    const [one, other] = [cache.subscribe(query, () => {}), cache.subscribe(query, () => {})];
    one();
    await flushMicrotasks();
    expect(abortStates()).toEqual([false]);
    other();
    await flushMicrotasks();
    expect(abortStates()).toEqual([true]);
    cache.subscribe(query, () => {});
    expect(cache.get(query)._tag).toBe('pending');
    expect(abortStates()).toEqual([true, false]);
  });

  it('does not abort if a subscriber returns within the same task', async () => {
    const { cache } = setup();
    const { query, aborted: abortStates } = hanging();
    cache.subscribe(query, () => {})();
    const listener = vi.fn();
    cache.subscribe(query, listener);
    await flushMicrotasks();
    expect(abortStates()).toEqual([false]);
  });

  it('notifies a listener once of the first result', async () => {
    const { cache } = setup();
    const { query } = queryReturning(E.right('Heat'));
    const listener = vi.fn();
    cache.subscribe(query, listener);
    await cache.ensure(query);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not abort a refetch of a cached result', async () => {
    const { cache, clock } = setup();
    const signals: AbortSignal[] = [];
    const query: Query<string> = { key: 'a film', fetch: (signal) => () => (signals.push(signal), Promise.resolve(E.right('Heat'))) };
    await cache.ensure(query);
    clock.now = CATALOGUE_MAX_AGE_MS;
    cache.subscribe(query, () => {})();
    await flushMicrotasks();
    expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
  });
});
