import * as E from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, filter, map, of, switchMap, type Observable } from 'rxjs';
import type { HistoryChange } from '#domain/history/history-change';
import { noHistoryFilter } from '#domain/history/history-query';
import type { ViewingsPage } from '#domain/history/history-repository';
import { withPendingViewings } from '#domain/history/pending-viewings';
import { lastWatchedAt, seriesProgress } from '#domain/history/series/series-progress';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Watch } from '#domain/shared/answer';
import type { SeriesInProgress } from './history-use-cases';

/** Most series that are looked at: one query of title states. */
const MAX_SERIES = 30;
const MAX_SHOWN = 12;

/** Returns each series once, at the place of its first viewing, with what that viewing stored. */
const firstSeries = (items: ReadonlyArray<StoredTitle>): ReadonlyArray<StoredTitle> => {
  const series = new Map<string, StoredTitle>();
  for (const item of items) if (!series.has(item.itemKey)) series.set(item.itemKey, item);
  return [...series.values()].slice(0, MAX_SERIES);
};

const isKnown = (state: MemberTitleState | null): state is MemberTitleState => state !== null;

const progressOf = (item: StoredTitle, state: MemberTitleState | undefined, today: string): ReadonlyArray<SeriesInProgress> => {
  if (state === undefined) return [];
  const progress = seriesProgress(state, today);
  return progress.watched === 0 || progress.isComplete ? [] : [{ item, progress, lastWatchedAt: lastWatchedAt(state) }];
};

/**
 * Watches the series that are begun and not finished, last watched first; emits when all states are known.
 * @param page$ last viewings of series.
 * @param today returns `YYYY-MM-DD`.
 */
export const watchSeriesInProgress = (
  page$: Watch<ViewingsPage>, pending$: Observable<ReadonlyArray<HistoryChange>>,
  titleState: (title: TitleId) => Observable<MemberTitleState | null>,
  today: () => string,
): Watch<ReadonlyArray<SeriesInProgress>> =>
  combineLatest([page$, pending$]).pipe(
    map(([page, pending]) =>
      E.map(({ viewings, next }: ViewingsPage) =>
        firstSeries(withPendingViewings(viewings, pending, { ...noHistoryFilter, mediaType: 'tv' }, next).map(({ item }) => item)),
      )(page),
    ),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    switchMap((series): Watch<ReadonlyArray<SeriesInProgress>> => {
      if (E.isLeft(series)) return of(series);
      if (series.right.length === 0) return of(E.right([]));
      const states = series.right.map(({ mediaType, movieID: id }) => titleState({ mediaType, id }));
      return combineLatest(states).pipe(
        filter((known): known is MemberTitleState[] => known.every(isKnown)),
        map((known) => E.right(series.right.flatMap((item, index) => progressOf(item, known[index], today())).slice(0, MAX_SHOWN))),
      );
    }),
  );
