import { useEffect, useMemo } from 'react';
import { historyNumbers, viewingCountsByDay, yearsWithViewings, type HistoryNumbers } from '#application/history/history-numbers';
import { historyFilter, noHistoryView } from '#application/history/history-view-params';
import type { HistoryUseCases, ViewingsState } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TitleRating } from '#domain/history/rating';
import { viewingWeight, type Viewing } from '#domain/history/viewing';
import { yearDays, type YearDays } from '#domain/history/year/year-days';
import { countYear, highestRated, yearHighlights, type YearHighlights } from '#domain/history/year/year-highlights';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { useHistoryStats } from '#ui/features/history/use-history.ts';
import { useRatings } from '#ui/features/history/ratings/use-ratings.ts';
import { usePagedWindowState } from '#ui/features/lists/shared/use-paged-window-state.ts';

const LOADING: ViewingsState = { viewings: [], status: 'loading', hasMore: false, failure: null };

/** A part that failed, with what reads it again. */
type FailedPart = { readonly failure: Failure; readonly retry: () => void };

/** The viewings of a year while they are read. */
type YearReading = {
  /** All viewings of the year; null until they are read. */
  readonly viewings: ReadonlyArray<Viewing> | null;
  /** Viewings read so far, a season as its episodes. */
  readonly read: number;
  readonly failed: FailedPart | null;
};

/** Reads all viewings of a year, one page after the other, and follows their changes. */
const useYearViewings = ({ viewings: windowOf }: HistoryUseCases, year: string): YearReading => {
  const window = useMemo(() => windowOf(historyFilter({ ...noHistoryView, period: year })), [windowOf, year]);
  const { viewings, status, hasMore, failure } = usePagedWindowState(window.state$, LOADING);
  useEffect(() => {
    if (status === 'ready' && hasMore) window.loadMore();
  }, [window, status, hasMore, viewings]);
  return {
    viewings: status === 'ready' && !hasMore ? viewings : null,
    read: viewings.reduce((sum, viewing) => sum + viewingWeight(viewing), 0),
    failed: failure === null ? null : { failure, retry: window.loadMore },
  };
};

/** A year of the member's history, as far as it is read. */
export type Year = {
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Why the numbers cannot be read. */
  readonly failed: FailedPart | null;
  /** Years with viewings, last first. */
  readonly years: ReadonlyArray<string>;
  readonly numbers: HistoryNumbers;
  /** Viewings by day. */
  readonly counts: ReadonlyMap<string, number>;
  readonly days: YearDays;
  readonly reading: YearReading;
  /** Null until all viewings are read. */
  readonly highlights: YearHighlights | null;
  /** Ratings of the year's titles, the highest first; null until viewings and ratings are read. */
  readonly best: ReadonlyArray<TitleRating> | null;
  readonly failedRatings: FailedPart | null;
  /** Each title of the year, the highest rated first. */
  readonly titles: ReadonlyArray<StoredTitle>;
};

const statusOf = (isKnown: boolean, hasFailed: boolean, hasViewings: boolean, { viewings, failed }: YearReading): Year['status'] => {
  if (hasFailed) return 'failed';
  if (hasViewings) return 'ready';
  // Unsent viewings are not in the numbers of the backend.
  return isKnown && (viewings !== null || failed !== null) ? 'empty' : 'loading';
};

/**
 * Reads a year: the numbers of the backend first, and all viewings and ratings. Once the viewings are read, the numbers are counted from
 * them, with changes that are not sent.
 */
export const useYear = (lists: ListUseCases, year: string): Year => {
  const { stats, retry } = useHistoryStats(lists.history);
  const reading = useYearViewings(lists.history, year);
  const rated = useRatings(lists);
  const known = stats._tag === 'success' ? stats.value : null;
  const { viewings } = reading;
  const ofYear = useMemo(
    () => (viewings === null ? (known ?? []).filter((each) => each.year === year) : countYear(viewings)),
    [year, known, viewings],
  );
  const years = yearsWithViewings([...(known ?? []).filter((each) => each.year !== year), ...ofYear]);
  const counts = useMemo(() => viewingCountsByDay(ofYear, year), [ofYear, year]);
  const highlights = useMemo(() => (viewings === null ? null : yearHighlights(viewings)), [viewings]);
  const ratings = rated.status === 'ready' ? rated.ratings : null;
  const best = useMemo(
    () => (highlights === null || ratings === null ? null : highestRated(highlights.titles, ratings)),
    [highlights, ratings],
  );
  return {
    status: statusOf(known !== null, stats._tag === 'error', years.includes(year), reading),
    failed: stats._tag === 'error' ? { failure: stats.failure, retry } : null,
    years, counts, reading, highlights, best,
    numbers: useMemo(() => historyNumbers(ofYear, year), [ofYear, year]),
    days: useMemo(() => yearDays(counts), [counts]),
    failedRatings: rated.failure === null ? null : { failure: rated.failure, retry: rated.readOn },
    titles: useMemo(() => {
      const all = [...(best ?? []).map(({ item }) => item), ...(highlights?.titles ?? [])];
      return [...new Map(all.map((item) => [item.itemKey, item])).values()];
    }, [best, highlights]),
  };
};
