import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { Failure } from '#domain/shared/failure';
import { PENDING } from './cache-entry';
import { QueryCache } from './query-cache';
import type { Query } from './query';
import { useSuspendUntil } from './suspend-until';

/** The result of a query: pending (show a skeleton), error (show the failure and offer `retry`), or success. */
export type QueryResult<A> =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure; readonly retry: () => void }
  | { readonly _tag: 'success'; readonly value: A };

const QueryCacheContext = createContext<QueryCache>(new QueryCache());

export const QueryCacheProvider = QueryCacheContext.Provider;
export const useQueryCache = (): QueryCache => useContext(QueryCacheContext);

/** Returns the first of consecutive queries with equal keys, so that a re-render keeps the subscription. */
const useStableQuery = <A,>(query: Query<A> | null): Query<A> | null => {
  const [stable, setStable] = useState(query);
  if (stable?.key === query?.key) return stable;
  setStable(query);
  return query;
};

/**
 * Subscribes to a query, which fetches it if necessary. Null fetches nothing and is pending (for a query that depends on another's
 * result). A server render and hydration only request the query: the prerender and `firstResult` start its fetch.
 */
export const useQuery = <A,>(requested: Query<A> | null): QueryResult<A> => {
  const cache = useQueryCache();
  const query = useStableQuery(requested);
  const subscribe = useCallback((onChange: () => void) => (query === null ? () => {} : cache.subscribe(query, onChange)), [cache, query]);
  const state = useSyncExternalStore(
    subscribe,
    () => (query === null ? PENDING : cache.get(query)),
    () => (query === null ? PENDING : cache.request(query)),
  );
  useSuspendUntil(cache.isHydrating && query !== null ? cache.firstResult(query) : null);
  return state._tag === 'error' ? { ...state, retry: () => query !== null && cache.refetch(query) } : state;
};
