import type { Observable } from 'rxjs';
import type { HistoryFilter } from '#domain/history/history-query';
import type { KnownEpisode } from '#domain/history/series/episodes-text';
import type { SeriesProgress } from '#domain/history/series/series-progress';
import type { Viewing, WatchedPart, ViewingTime } from '#domain/history/viewing';
import type { YearStats } from '#domain/history/watch-stats';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer, Watch } from '#domain/shared/answer';
import { calendarDay } from '#domain/shared/dates';
import type { Failure } from '#domain/shared/failure';

/** The read part of the watch history. */
export type ViewingsState = {
  readonly viewings: ReadonlyArray<Viewing>;
  /** `loading` until the first answer; `loadingMore` while a further page is read. */
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed';
  /** The history has viewings behind the last one read. */
  readonly hasMore: boolean;
  /** Why the last read failed; the viewings read before stay. */
  readonly failure: Failure | null;
};

/** The watch history as a screen reads it: page by page, kept up to date, with unconfirmed changes applied. */
export interface ViewingsWindow {
  readonly state$: Observable<ViewingsState>;
  /** Reads the next page, or repeats a failed read. Does nothing while a page is being read. */
  readonly loadMore: () => void;
}

/** When something was watched: now, on a day of the member's calendar (`YYYY-MM-DD`, not in the future), or on an unknown day. */
export type WatchedWhen = { readonly kind: 'now' } | { readonly kind: 'day'; readonly day: string } | { readonly kind: 'unknown' };

/** A series that the member has begun and not finished. */
export type SeriesInProgress = { readonly item: StoredTitle; readonly progress: SeriesProgress; readonly lastWatchedAt: number | null };

/** Viewings that a screen logs: of a title, or of parts of a series. */
export type ViewingsToLog = {
  readonly title: StoredTitle;
  /** Seasons or episodes; empty for the film or the whole series. */
  readonly parts: ReadonlyArray<WatchedPart>;
  /** Present episodes of the series if the screen has them; null for a film. A whole series without them is looked up in the catalogue. */
  readonly episodes: ReadonlyArray<KnownEpisode> | null;
  /** State of a whole series: only episodes that it does not have as watched are logged, if the catalogue knows them. */
  readonly before?: MemberTitleState;
};

/**
 * Use cases of a signed-in member for the watch history and ratings. Changes show at once in every watch here and in the title states of
 * `ListUseCases`, are stored in the outbox and sent in the background. Every change can be taken back with `ListUseCases.undo`.
 * Fails with `invalid` for a time in the future, a malformed day or a value that is no rating, with `unavailable` if the browser cannot
 * store the change.
 */
export interface HistoryUseCases {
  /** Returns the same window for equal filters while it is among the last ones used, so that Back finds its pages. */
  readonly viewings: (filter: HistoryFilter) => ViewingsWindow;
  /** Numbers of all years. They may follow a change about a second later. */
  readonly stats: Watch<ReadonlyArray<YearStats>>;
  /** Series begun and not finished, last watched first; at most 12. Reads the last 100 viewings of series. */
  readonly seriesInProgress: Watch<ReadonlyArray<SeriesInProgress>>;
  /**
   * Logs a viewing of each title (a rewatch is a second one) and takes films and whole series off the watchlist, all in one act. Returns
   * the viewings. A whole series covers the episodes that had aired on the day; which ones is asked of the catalogue for at most
   * `MAX_CATALOGUE_WAIT_MS`. @param rating how each was rated on that viewing, 0.5 to 10 in halves; no title's own rating changes.
   */
  readonly log: (watched: ReadonlyArray<ViewingsToLog>, when: WatchedWhen, rating?: number | null) => Answer<ReadonlyArray<Viewing>>;
  readonly removeViewings: (viewings: ReadonlyArray<Viewing>) => Answer<void>;
  /**
   * Changes when something was watched, and how it was rated on that viewing: 0.5 to 10 in halves, or null. The title's own rating stays.
   */
  readonly changeViewing: (viewing: Viewing, when: WatchedWhen, rating: number | null) => Answer<void>;
  /** Rates a title from 0.5 to 10 in halves; null removes the rating. */
  readonly rate: (title: StoredTitle, rating: number | null) => Answer<void>;
}

/** Returns the time that is stored. Noon stands for a past day, so that most time zones agree on it. @param now ms since 1970. */
export const toViewingTime = (when: WatchedWhen, now: number): ViewingTime => {
  const today = calendarDay(now);
  if (when.kind === 'unknown') return { day: null, watchedAt: null };
  if (when.kind === 'now' || when.day === today) return { day: today, watchedAt: now };
  return { day: when.day, watchedAt: new Date(`${when.day}T12:00:00`).getTime() };
};
