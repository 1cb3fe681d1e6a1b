import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { from, map, of, switchMap, type Observable } from 'rxjs';
import { readCalendar } from '#application/calendar/read-calendar';
import { readFollowedTitles } from '#application/calendar/read-followed-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { CATALOGUE_USE_CASES, HISTORY_REPOSITORY } from '#application/service-keys';
import type { CalendarPlace } from '#domain/calendar/coming-event';
import type { CalendarProgress } from '#domain/calendar/look-up-titles';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import type { Failure } from '#domain/shared/failure';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';

/** The member's calendar while it is read. */
type CalendarState =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly progress: CalendarProgress };

type Calendar = {
  readonly state: CalendarState;
  readonly isReading: boolean;
  /** Looks again for what could not be read; what was read stays in the cache of queries. */
  readonly retry: () => void;
};

type Options = CalendarPlace & {
  readonly lists: ListUseCases;
  /** Null if the member has no watchlist yet. */
  readonly watchlistID: string | null;
};

/** Reads what comes of the member's titles. Reads again after a reconnection if something is missing. */
export const useCalendar = ({ lists, watchlistID, today, region }: Options): Calendar => {
  const [catalogue, history, cache] = [useService(CATALOGUE_USE_CASES), useService(HISTORY_REPOSITORY), useQueryCache()];
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly state: CalendarState; readonly isReading: boolean }>({
    state: { _tag: 'pending' }, isReading: true,
  });
  useEffect(() => {
    const titles$ = from(readFollowedTitles({ lists, history, watchlistID, today })());
    const state$: Observable<CalendarState> = titles$.pipe(
      switchMap((titles) =>
        E.isLeft(titles)
          ? of<CalendarState>({ _tag: 'error', failure: titles.left })
          : readCalendar(titles.right, (title, signal) =>
              fetchQuery(
                cache,
                {
                  key: `coming ${title.itemKey} ${today} ${region ?? ''}`,
                  fetch: (aborted) => readComingEvents(catalogue, title, { today, region }, aborted),
                },
                signal,
              ),
            ).pipe(map((progress): CalendarState => ({ _tag: 'success', progress }))),
      ),
    );
    const subscription = state$.subscribe({
      // While a retry reads, what was read before stays on the screen.
      next: (state) =>
        setRead((before) => (attempt > 0 && state._tag === 'success' && !isDone(state) ? before : { state, isReading: true })),
      complete: () => setRead((before) => ({ ...before, isReading: false })),
    });
    return () => subscription.unsubscribe();
  }, [lists, history, watchlistID, today, region, catalogue, cache, attempt]);
  const retry = (): void => {
    setRead(({ state }) => ({ state, isReading: true }));
    setAttempt((count) => count + 1);
  };
  const isMissing = read.state._tag === 'error' || (read.state._tag === 'success' && read.state.progress.unread.length > 0);
  useReconnected(() => {
    if (isMissing && !read.isReading) retry();
  });
  return { ...read, retry };
};

const isDone = ({ progress }: Extract<CalendarState, { readonly _tag: 'success' }>): boolean => progress.checked === progress.total;
