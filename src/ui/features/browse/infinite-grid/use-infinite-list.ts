import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { whenFirstPageLoaded } from '#application/catalogue/infinite-list-cache';
import { infiniteListMachine, type FetchPage } from '#application/catalogue/infinite-list-machine';
import { PAGE_SIZE } from '#domain/shared/pagination';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { useSuspendUntil } from '#ui/query/suspend-until.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';

/** An endless list as a page shows it. */
export type InfiniteList<A> = {
  readonly items: ReadonlyArray<A>;
  /** How many there are in all; null while nobody knows. */
  readonly totalResults: number | null;
  /** How many were looked through for those that are here. */
  readonly searchedCount: number;
  readonly asOf: string | null;
  /** The first of it is on its way. */
  readonly isLoading: boolean;
  /** More is on its way. */
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  /** Why the last page did not come; what is there stays. */
  readonly failure: Failure | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/**
 * The endless list of this place. `ask` and `identify` are read once a place: the address has to say everything that they depend on.
 * @param part tells lists of one place apart.
 */
export const useInfiniteList = <A>(ask: FetchPage<A>, identify: (item: A) => string, part = ''): InfiniteList<A> => {
  const lists = useService(INFINITE_LIST_CACHE);
  const memory = useService(SCROLL_STORE);
  const answers = useQueryCache();
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const place = locationKey(location);
  const name = place + part;
  // The same visit gets the same list however often this is drawn.
  const pages = isReturn ? (memory.get(place)?.pages ?? 1) : 1;
  const actor = lists.acquire(name, location.key, isReturn, () => infiniteListMachine(ask, identify), pages);
  const snapshot = useSelector(actor, (now) => now);
  const { items, page, totalResults, asOf, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isComplete = snapshot.matches('complete');
  // A list that was drawn ahead stays on the screen until its first page is here again.
  useSuspendUntil(answers.isHydrating ? whenFirstPageLoaded(actor) : null);
  useEffect(() => lists.retain(actor), [lists, actor]);
  useEffect(() => {
    if (page > 0 && part === '') memory.set(place, { pages: page });
  }, [memory, place, page, part]);
  // The same as long as the list is: who watches its end watches on, and is not told of it again by every drawing.
  const wantMore = useCallback(() => actor.send({ type: 'more.requested' }), [actor]);
  const retry = useCallback(() => actor.send({ type: 'list.retried' }), [actor]);
  useReconnected(() => {
    if (failure !== null && isNetworkError(failure)) retry();
  });
  return {
    items,
    // What nobody counted is counted at its end.
    totalResults: totalResults ?? (isComplete ? items.length : null),
    searchedCount: page * PAGE_SIZE,
    asOf,
    failure: snapshot.matches('failed') ? failure : null,
    isLoading: isBusy && items.length === 0,
    isLoadingMore: isBusy && items.length > 0,
    hasMore: !isComplete,
    loadMore: wantMore,
    retry,
  };
};
