import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Failure } from '#domain/shared/failure';
import { QueryCache } from './query-cache';
import type { Query } from './query';
import { useSuspendUntil } from './suspend-until';

/** How a question stands: waiting (show a skeleton), failed (say what happened, offer `retry`), or here. */
export type QueryResult<A> =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure; readonly retry: () => void }
  | { readonly _tag: 'success'; readonly value: A };

const AnswerStoreContext = createContext<QueryCache>(new QueryCache());

export const QueryCacheProvider = AnswerStoreContext.Provider;
export const useQueryCache = (): QueryCache => useContext(AnswerStoreContext);

/** Asks, and follows the answer. Null asks nothing and waits (for a question that depends on another's answer). */
export const useQuery = <A,>(question: Query<A> | null): QueryResult<A> => {
  const store = useQueryCache();
  const key = question?.key ?? null;
  const listen = useCallback((changed: () => void) => (key === null ? () => {} : store.subscribe(key, changed)), [store, key]);
  const look = (): ReturnType<typeof store.get<A>> | null => (question === null ? null : store.get(question));
  const loaded = useSyncExternalStore(listen, look, look);
  useSuspendUntil(store.isHydrating && key !== null ? store.firstResult(key) : null);
  if (loaded === null || question === null || loaded._tag === 'pending') return { _tag: 'pending' };
  if (loaded._tag === 'error') return { _tag: 'error', failure: loaded.failure, retry: () => store.refetch(question) };
  return loaded;
};
