import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aborted, offline, type Failure } from '#domain/shared/failure';
import { QueryCache } from './query-cache';
import type { Query } from './query';
import { fetchQuery } from './fetch-query';

const stubQuery = (answers: ReadonlyArray<E.Either<Failure, string>>) => {
  let requests = 0;
  const query: Query<string> = { key: 'q', fetch: () => () => Promise.resolve(answers[requests++] ?? E.right('again')) };
  return { query, countRequests: () => requests };
};

describe('fetchQuery', () => {
  it('sends one request for all callers', async () => {
    const { query, countRequests } = stubQuery([E.right('here')]);
    const store = new QueryCache();
    const results = await Promise.all([fetchQuery(store, query)(), fetchQuery(store, query)()]);
    expect(results).toEqual([E.right('here'), E.right('here')]);
    expect(await fetchQuery(store, query)()).toEqual(E.right('here'));
    expect(countRequests()).toBe(1);
  });

  it('returns a failure, and requests again on the next call', async () => {
    const { query, countRequests } = stubQuery([E.left(offline), E.right('here')]);
    const store = new QueryCache();
    expect(await fetchQuery(store, query)()).toEqual(E.left(offline));
    expect(await fetchQuery(store, query)()).toEqual(E.right('here'));
    expect(countRequests()).toBe(2);
  });

  it('returns the new answer when the cache is invalidated while pending', async () => {
    const { query } = stubQuery([E.right('The Heat'), E.right('La chaleur')]);
    const store = new QueryCache();
    const answer = fetchQuery(store, query)();
    store.invalidate();
    expect(await answer).toEqual(E.right('La chaleur'));
  });

  it('aborts the request when the last caller aborts, not before', async () => {
    const stops: AbortSignal[] = [];
    const query: Query<string> = {
      key: 'q',
      fetch: (signal) => () =>
        new Promise((resolve) => {
          stops.push(signal);
          signal.addEventListener('abort', () => resolve(E.left(aborted)));
        }),
    };
    const store = new QueryCache();
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [fetchQuery(store, query, first.signal)(), fetchQuery(store, query, second.signal)()];
    first.abort();
    await Promise.resolve();
    expect(stops.map((signal) => signal.aborted)).toEqual([false]);
    second.abort();
    expect(await Promise.all(results)).toEqual([E.left(aborted), E.left(aborted)]);
    expect(stops.map((signal) => signal.aborted)).toEqual([true]);
  });
});
