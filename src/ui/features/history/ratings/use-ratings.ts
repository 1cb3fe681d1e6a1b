import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readAllRatings, type RatingsReading, type RatingsState } from '#application/history/ratings/read-all-ratings';
import { HISTORY_REPOSITORY, SCROLL_STORE } from '#application/service-keys';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useService } from '#ui/services.tsx';
import { usePagedWindowState } from '#ui/features/lists/shared/use-paged-window-state.ts';

type Ratings = RatingsState & {
  /** Repeats a failed read. */
  readonly readOn: () => void;
  /** The scroll position at which the page was left, in px; 0 unless the navigation is a return. */
  readonly leftAt: number;
};

/** The last reading of each session, so that Back finds what was read. */
const readings = new WeakMap<ListUseCases, RatingsReading>();
const LOADING: RatingsState = { ratings: [], status: 'loading', failure: null };

/** Returns the ratings of the member while they are read; reading pauses when the page is left. A return finds what was read. */
export const useRatings = (lists: ListUseCases): Ratings => {
  const history = useService(HISTORY_REPOSITORY);
  const scrollStore = useService(SCROLL_STORE);
  const path = locationKey(useLocation());
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [{ reading, leftAt }] = useState(() => {
    const kept = readings.get(lists);
    if (isReturn && kept !== undefined) return { reading: kept, leftAt: scrollStore.get(path)?.scrollY ?? 0 };
    kept?.close();
    const begun = readAllRatings({ uid: lists.uid, outbox: lists.outbox, history });
    readings.set(lists, begun);
    return { reading: begun, leftAt: 0 };
  });
  useEffect(() => {
    reading.readOn();
    return reading.pause;
  }, [reading]);
  const state = usePagedWindowState(reading.state$, LOADING);
  return { ...state, readOn: reading.readOn, leftAt };
};
