import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Observable } from 'rxjs';
import { SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { usePagedWindowState } from './use-paged-window-state';

type PagedState = { readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed'; readonly hasMore: boolean };

type PagedSource<State> = {
  readonly window: { readonly state$: Observable<State>; readonly loadMore: () => void };
  /** Identifies order and filters. */
  readonly results: string;
  /** The state before the first answer; the same in every render. */
  readonly initial: State;
  readonly countOf: (state: State) => number;
  readonly pageSize: number;
};

export type PagedWindow<State> = {
  readonly state: State;
  /** Identifies order and filters of the state. */
  readonly results: string;
  /** State of the previous order or filter, while the requested one is loading. */
  readonly isStale: boolean;
  /** The scroll position at which the page was left, in px; 0 unless the navigation is a return. */
  readonly leftAt: number;
  readonly loadMore: () => void;
};

/** Returns what a window has read; while it loads, what the window before had. On a return, reads as many pages as were loaded. */
export const usePagedWindow = <State extends PagedState>({
  window, results, initial, countOf, pageSize,
}: PagedSource<State>): PagedWindow<State> => {
  const state = usePagedWindowState(window.state$, initial);
  const path = locationKey(useLocation());
  const scrollStore = useService(SCROLL_STORE);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const left = useMemo(() => (isReturn ? scrollStore.get(path) : null), [scrollStore, path, isReturn]);

  const pages = Math.ceil(countOf(state) / pageSize);
  const isBelow = left !== null && state.status === 'ready' && state.hasMore && pages < left.pages;
  useEffect(() => {
    if (isBelow) window.loadMore();
    else if (pages > 0) scrollStore.set(path, { pages });
  }, [isBelow, pages, path, scrollStore, window]);

  const [last, setLast] = useState({ state, results });
  if (state.status !== 'loading' && (last.state !== state || last.results !== results)) setLast({ state, results });
  const isStale = state.status === 'loading' && countOf(last.state) > 0;
  return { ...(isStale ? last : { state, results }), isStale, leftAt: left?.scrollY ?? 0, loadMore: window.loadMore };
};
