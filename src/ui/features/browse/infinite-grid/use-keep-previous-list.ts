import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import type { InfiniteList } from './use-infinite-list';

/** A list with what belongs to it, as it stands on the screen. */
export type PreviousList<A> = A & {
  /** Changes with every list of results. */
  readonly results: string;
  /** Where this very list was scrolled to when it was left, in px; 0 for one that nobody comes back to. */
  readonly leftAt: number;
  /** Somebody asked for another list since; its answer is on its way. */
  readonly isStale: boolean;
};

const useLeftAt = (place: string): number => {
  const memory = useService(SCROLL_STORE);
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useMemo(() => (isReturn ? (memory.get(place)?.scrollY ?? 0) : 0), [memory, place, isReturn]);
};

/**
 * What to show of the list of this place: while a new one is on its way the old one stays, whole, so that nothing jumps under the hand
 * that filters or types. A failure does not stay: who tries again sees that something is under way.
 * @param now the list that is asked for, and whatever is said about it.
 */
export const useKeepPreviousList = <A extends { readonly paging: InfiniteList<unknown> }>(now: A): PreviousList<A> => {
  const results = locationKey(useLocation());
  const asked = { ...now, results, leftAt: useLeftAt(results), isStale: false };
  const { isLoading, failure, items } = now.paging;
  const isFailed = failure !== null && items.length === 0;
  const before = useRef<PreviousList<A> | null>(null);
  useEffect(() => {
    if (!isLoading) before.current = isFailed ? null : asked;
  });
  return isLoading && before.current !== null ? { ...before.current, isStale: true } : asked;
};
