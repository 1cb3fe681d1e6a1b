import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, notFound, offline, type Failure } from '#domain/shared/failure';
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
const numberQuery = (at: number): Query<number> => ({ key: String(at), fetch: () => () => Promise.resolve(E.right(at)) });
const flushMicrotasks = (): Promise<void> => Promise.resolve();

describe('size of the QueryCache', () => {
  it('is bounded: the least recently read entry without a subscriber is evicted', async () => {
    const cache = new QueryCache();
    await cache.ensure(numberQuery(0));
    const stop = cache.subscribe(numberQuery(0), () => {});
    for (let at = 1; at <= 70; at += 1) await cache.ensure(numberQuery(at));
    await cache.ensure(numberQuery(1));
    cache.subscribe(numberQuery(70), () => {})();
    await flushMicrotasks();
    const isFetched = (at: number): boolean => cache.get(numberQuery(at))._tag === 'pending';
    expect([isFetched(0), isFetched(70), isFetched(1), isFetched(2)]).toEqual([false, false, false, true]);
    stop();
  });

  it('is bounded for entries that are only prefetched', async () => {
    const cache = new QueryCache();
    for (let at = 0; at <= 70; at += 1) {
      cache.prefetch(numberQuery(at));
      // The promises of the fetch settle before the timer.
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect([70, 0].map((at) => cache.get(numberQuery(at))._tag)).toEqual(['success', 'pending']);
  });

  it('keeps entries of the next screen during navigation, because the screen subscribes in the same task', async () => {
    const cache = new QueryCache();
    const keys = Array.from({ length: 130 }, (_, at) => at);
    for (const at of keys) await cache.ensure(numberQuery(at));
    const [next, last] = [keys.slice(0, 65), keys.slice(65)];
    const stops = last.map((at) => cache.subscribe(numberQuery(at), () => {}));
    // The next screen has rendered but not subscribed; all subscribers of the last screen leave before the first one of the next joins.
    next.forEach((at) => cache.get(numberQuery(at)));
    stops.forEach((stop) => stop());
    next.forEach((at) => cache.subscribe(numberQuery(at), () => {}));
    await flushMicrotasks();
    expect(next.filter((at) => cache.get(numberQuery(at))._tag === 'pending')).toEqual([]);
  });
});

describe('QueryCache.invalidate', () => {
  it('drops unobserved results and keeps observed ones until their new results arrive', async () => {
    const cache = new QueryCache();
    const shown = queryReturning(E.right('The Heat'), E.right('La chaleur'));
    const unobserved = queryReturning(E.right('Jaws'), E.right('Les dents de la mer'));
    const elsewhere = { ...unobserved.query, key: 'another film' };
    await Promise.all([cache.ensure(shown.query), cache.ensure(elsewhere)]);
    cache.subscribe(shown.query, () => undefined);
    cache.invalidate();
    expect(cache.get(shown.query)).toEqual({ _tag: 'success', value: 'The Heat' });
    expect(cache.get(elsewhere)._tag).toBe('pending');
    await cache.ensure(elsewhere);
    expect([cache.get(shown.query), cache.get(elsewhere)]).toEqual([
      { _tag: 'success', value: 'La chaleur' },
      { _tag: 'success', value: 'Les dents de la mer' },
    ]);
    expect([shown.load.mock.calls.length, unobserved.load.mock.calls.length]).toEqual([2, 2]);
  });

  it('aborts pending fetches of entries without a subscriber', () => {
    const cache = new QueryCache();
    const signals: AbortSignal[] = [];
    const query: Query<string> = { key: 'a film', fetch: (signal) => { signals.push(signal); return () => new Promise(() => undefined); } };
    cache.prefetch(query);
    cache.invalidate();
    expect(signals.map(({ aborted: isAborted }) => isAborted)).toEqual([true]);
    expect(cache.startRequested()).toEqual([]);
  });
});

describe('QueryCache.invalidate with a pending fetch', () => {
  it('refetches observed entries immediately and ignores the result of the aborted fetch', async () => {
    const cache = new QueryCache();
    const requests: Array<{ readonly signal: AbortSignal; readonly respond: (name: string) => void }> = [];
    const query: Query<string> = {
      key: 'a film',
      fetch: (signal) => () =>
        new Promise((resolve) => {
          requests.push({ signal, respond: (name) => resolve(E.right(name)) });
          signal.addEventListener('abort', () => resolve(E.left(aborted)));
        }),
    };
    const shown: unknown[] = [];
    cache.subscribe(query, () => shown.push(cache.get(query)));
    cache.invalidate();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(cache.startRequested()).toHaveLength(1);
    requests[0]?.respond('The Heat');
    requests[1]?.respond('La chaleur');
    await vi.waitFor(() => expect(shown.at(-1)).toEqual({ _tag: 'success', value: 'La chaleur' }));
    cache.invalidate();
    expect(requests).toHaveLength(3);
    expect(shown.at(-1)).toEqual({ _tag: 'success', value: 'La chaleur' });
  });
});

describe('QueryCache.refetchFailed', () => {
  it('refetches observed entries with a network error only', async () => {
    const cache = new QueryCache();
    const [lost, missing, unobserved] = [
      queryReturning(E.left(offline), E.right('Heat')),
      queryReturning(E.left(notFound('title'))),
      queryReturning(E.left(offline)),
    ];
    const gone = { ...missing.query, key: 'no film' };
    const elsewhere = { ...unobserved.query, key: 'another film' };
    await Promise.all([lost.query, gone, elsewhere].map((query) => cache.ensure(query)));
    const listener = vi.fn(() => void cache.get(lost.query));
    cache.subscribe(lost.query, listener);
    cache.subscribe(gone, () => void cache.get(gone));
    cache.refetchFailed();
    expect(cache.get(lost.query)._tag).toBe('pending');
    await cache.ensure(lost.query);
    expect(cache.get(lost.query)).toEqual({ _tag: 'success', value: 'Heat' });
    expect([lost.load, missing.load, unobserved.load].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('fetches what failed on a screen that was left a moment before, and what is still requested', async () => {
    const cache = new QueryCache();
    const [left, requested] = [queryReturning(E.left(offline), E.right('Heat')), queryReturning(E.left(offline), E.right('Heat'))];
    const other = { ...requested.query, key: 'another film' };
    await cache.ensure(left.query);
    cache.subscribe(other, () => {});
    cache.refetchFailed();
    cache.subscribe(left.query, () => {});
    await Promise.all([left.query, other].map((query) => cache.ensure(query)));
    expect([left.query, other].map((query) => cache.get(query)._tag)).toEqual(['success', 'success']);
  });
});
