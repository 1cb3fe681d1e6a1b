import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { startAndLoadFirstPages } from '#application/catalogue/when-list-settled';
import { createInfiniteListActor, type FetchPage } from '#application/catalogue/infinite-list-machine';
import { PAGE_SIZE } from '#domain/shared/pagination';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { useSuspendUntil } from '#ui/query/suspend-until.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';

/** Number of loaded items up to which scrolling loads more; then only a button does, so that the footer can be reached. */
export const LOADED_BY_SCROLLING = 100;

/** The state and actions of an infinite list. */
export type InfiniteList<A> = {
  readonly items: ReadonlyArray<A>;
  /** Total number of items; null while unknown. */
  readonly totalResults: number | null;
  /** Number of catalogue entries searched so far, including those that were filtered out. */
  readonly searchedCount: number;
  readonly asOf: string | null;
  /** The first items are loading. */
  readonly isLoading: boolean;
  /** Further items are loading. */
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  /** The failure of the last request; loaded items stay. */
  readonly failure: Failure | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/**
 * Returns the infinite list of the current location. `fetchPage` and `identify` are read once per location: the URL must contain
 * everything that they depend on.
 * @param part distinguishes several lists of one location.
 */
export const useInfiniteList = <A>(fetchPage: FetchPage<A>, identify: (item: A) => string, part = ''): InfiniteList<A> => {
  const listCache = useService(INFINITE_LIST_CACHE);
  const scrollStore = useService(SCROLL_STORE);
  const queryCache = useQueryCache();
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const path = locationKey(location);
  const cacheKey = path + part;
  // Every render of the same visit (history entry) gets the same list.
  const pages = isReturn ? (scrollStore.get(path)?.pages ?? 1) : 1;
  const actor = listCache.acquire(cacheKey, location.key, isReturn, () => createInfiniteListActor(fetchPage, identify, pages));
  const snapshot = useSelector(actor, (state) => state);
  const { items, page, totalResults, asOf, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isComplete = snapshot.matches('complete');
  // A prerendered list stays on the screen until its first page is loaded in the browser.
  useSuspendUntil(queryCache.isHydrating ? startAndLoadFirstPages(actor) : null);
  useEffect(() => listCache.retain(actor), [listCache, actor]);
  useEffect(() => {
    if (page > 0 && part === '') scrollStore.set(path, { pages: page });
  }, [scrollStore, path, page, part]);
  // Stable per list: an observer of the list's end stays subscribed and does not fire on every render.
  const loadMore = useCallback(() => actor.send({ type: 'more.requested' }), [actor]);
  const retry = useCallback(() => actor.send({ type: 'list.retried' }), [actor]);
  useReconnected(() => {
    if (failure !== null && isNetworkError(failure)) retry();
  });
  return {
    items,
    // An unknown total is known at the end of the list.
    totalResults: totalResults ?? (isComplete ? items.length : null),
    searchedCount: page * PAGE_SIZE,
    asOf,
    failure: snapshot.matches('failed') ? failure : null,
    isLoading: isBusy && items.length === 0,
    isLoadingMore: isBusy && items.length > 0,
    hasMore: !isComplete,
    loadMore,
    retry,
  };
};
