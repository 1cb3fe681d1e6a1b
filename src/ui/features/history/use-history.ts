import { useMemo, useState } from 'react';
import { historyFilter, historyViewParams, parseHistoryView, type HistoryView } from '#application/history/history-view-params';
import type { HistoryUseCases, ViewingsState } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { HISTORY_PAGE_SIZE, type HistoryFilter } from '#domain/history/history-query';
import { isHistoryChange } from '#domain/lists/member-command';
import type { YearStats } from '#domain/history/watch-stats';
import { useSubscription, type SubscriptionState } from '#ui/hooks/use-subscription.ts';
import { useUrlState, type UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { usePagedWindow, type PagedWindow } from '#ui/features/lists/shared/use-paged-window.ts';

/** Returns filters and year from the URL. */
export const useHistoryView = (): UrlState<HistoryView> => useUrlState(parseHistoryView, historyViewParams);

export type PagedViewings = ViewingsState & Omit<PagedWindow<ViewingsState>, 'state'>;

const LOADING: ViewingsState = { viewings: [], status: 'loading', hasMore: false, failure: null };
const countOf = ({ viewings }: ViewingsState): number => viewings.length;

/** Returns the viewings that match; while they load, those of the view before. On a return, reads as many pages as were loaded. */
export const usePagedViewings = ({ viewings }: HistoryUseCases, view: HistoryView): PagedViewings => {
  const results = JSON.stringify(historyFilter(view));
  const window = useMemo(() => viewings(JSON.parse(results) as HistoryFilter), [viewings, results]);
  const { state, ...paged } = usePagedWindow({ window, results, initial: LOADING, countOf, pageSize: HISTORY_PAGE_SIZE });
  return { ...state, ...paged };
};

/** Returns the numbers of all years. `retry` reads them again. */
export const useHistoryStats = ({
  stats,
}: HistoryUseCases): { readonly stats: SubscriptionState<ReadonlyArray<YearStats>>; readonly retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const watch = useMemo(() => (attempt === 0 ? stats : stats.pipe()), [stats, attempt]);
  return { stats: useSubscription(watch), retry: () => setAttempt((count) => count + 1) };
};

/** Returns the ids of viewings whose addition or change of day the backend has not confirmed. */
export const useUnsentViewings = ({ outbox }: ListUseCases): ReadonlySet<string> => {
  const state = useSubscription(outbox);
  return useMemo(() => {
    const changes = state._tag === 'success' ? state.value.pending.map(({ change }) => change).filter(isHistoryChange) : [];
    return new Set(
      changes.flatMap((change) =>
        change.kind === 'log-viewings'
          ? change.viewings.map(({ entryId }) => entryId)
          : change.kind === 'change-viewing'
            ? [change.viewing.entryId]
            : [],
      ),
    );
  }, [state]);
};
