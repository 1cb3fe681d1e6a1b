import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { aborted } from '#domain/shared/failure';
import type { Query } from './query';
import type { QueryCache } from './query-cache';

/**
 * Returns the result of a query through the cache. Fetches if the result is missing, expired or a failure; equal concurrent calls share
 * one fetch. An aborted `signal` returns `aborted`; the last caller's abort also aborts the fetch.
 */
export const fetchQuery =
  <A>(cache: QueryCache, query: Query<A>, signal?: AbortSignal): Answer<A> =>
  async () => {
    const isAborted = (): boolean => signal?.aborted === true;
    if (isAborted()) return E.left(aborted);
    const unsubscribe = cache.subscribe(query, () => undefined);
    cache.refetch(query);
    signal?.addEventListener('abort', unsubscribe, { once: true });
    await cache.ensure(query);
    signal?.removeEventListener('abort', unsubscribe);
    const state = cache.get(query);
    unsubscribe();
    if (isAborted() || state._tag === 'pending') return E.left(aborted);
    return state._tag === 'success' ? E.right(state.value) : E.left(state.failure);
  };
