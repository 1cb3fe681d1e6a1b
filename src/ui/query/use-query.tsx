import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Failure } from '#domain/shared/failure';
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

/** Fetches a query and subscribes to its state. Null fetches nothing and is pending (for a query that depends on another's result). */
export const useQuery = <A,>(query: Query<A> | null): QueryResult<A> => {
  const cache = useQueryCache();
  const key = query?.key ?? null;
  const subscribe = useCallback((onChange: () => void) => (key === null ? () => {} : cache.subscribe(key, onChange)), [cache, key]);
  const getSnapshot = (): ReturnType<typeof cache.get<A>> | null => (query === null ? null : cache.get(query));
  const loaded = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  useSuspendUntil(cache.isHydrating && key !== null ? cache.firstResult(key) : null);
  if (loaded === null || query === null || loaded._tag === 'pending') return { _tag: 'pending' };
  if (loaded._tag === 'error') return { _tag: 'error', failure: loaded.failure, retry: () => cache.refetch(query) };
  return loaded;
};
