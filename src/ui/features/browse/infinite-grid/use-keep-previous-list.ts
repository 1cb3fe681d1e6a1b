import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import type { InfiniteList } from './use-infinite-list';

/** The rendered list with its related values. */
export type RenderedList<A> = A & {
  /** Identifies the list of results. */
  readonly results: string;
  /** The scroll position at which this list was left, in px; 0 unless the navigation is a return (history POP). */
  readonly restoredScrollY: number;
  /** True while another list is loading. */
  readonly isStale: boolean;
};

const useLeftAt = (path: string): number => {
  const scrollStore = useService(SCROLL_STORE);
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useMemo(() => (isReturn ? (scrollStore.get(path)?.scrollY ?? 0) : 0), [scrollStore, path, isReturn]);
};

/**
 * Returns the list to render: while the next list loads, the complete previous one, so that nothing moves while the user filters or
 * types. A failed list is not kept, so that a retry shows the loading state.
 * @param requested the list of the current location, with its related values.
 */
export const useKeepPreviousList = <A extends { readonly paging: InfiniteList<unknown> }>(requested: A): RenderedList<A> => {
  const results = locationKey(useLocation());
  const current = { ...requested, results, restoredScrollY: useLeftAt(results), isStale: false };
  const { isLoading, failure, items } = requested.paging;
  const isFailed = failure !== null && items.length === 0;
  const previous = useRef<RenderedList<A> | null>(null);
  useEffect(() => {
    if (!isLoading) previous.current = isFailed ? null : current;
  });
  return isLoading && previous.current !== null ? { ...previous.current, isStale: true } : current;
};
