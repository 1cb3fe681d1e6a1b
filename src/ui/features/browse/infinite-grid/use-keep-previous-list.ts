import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
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

/** Holds the last complete list of the screen, outside of React's state: storing it must not render the screen again. */
const createLastList = <A,>() => {
  let last: RenderedList<A> | null = null;
  return { get: () => last, set: (list: RenderedList<A> | null): void => void (last = list) };
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
  const [lastList] = useState(createLastList<A>);
  useEffect(() => {
    if (!isLoading) lastList.set(isFailed ? null : current);
  });
  const previous = isLoading ? lastList.get() : null;
  return previous === null ? current : { ...previous, isStale: true };
};
