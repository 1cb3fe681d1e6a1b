import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { map, type Observable } from 'rxjs';
import type { Clock } from '#application/ports/clock';
import { airedEpisodes, knownEpisodesText } from '#domain/history/series/episodes-text';
import { watchedEpisodes } from '#domain/history/series/watched-episodes';
import { toWatchedParts } from '#domain/history/series/watched-parts';
import type { HistoryChange } from '#domain/history/history-change';
import { HISTORY_PAGE_SIZE, noHistoryFilter, type HistoryCursor, type HistoryFilter } from '#domain/history/history-query';
import type { HistoryRepository } from '#domain/history/history-repository';
import { withPendingViewings } from '#domain/history/pending-viewings';
import { createViewing, wholeTitle, type Viewing, type ViewingTime } from '#domain/history/viewing';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { isDay } from '#domain/history/days';
import { calendarDay } from '#domain/shared/dates';
import { invalid } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { toViewingTime, type HistoryUseCases, type ViewingsWindow, type WatchedWhen } from './history-use-cases';
import type { CompleteTitles } from '#application/lists/title-changes';
import type { ChangeSet } from '#application/lists/member-changes';
import { createPageWindow } from '#application/lists/items/page-window';
import { watchSeriesInProgress } from './series-in-progress';
import { withCatalogueEpisodes, type EpisodesReader } from './with-catalogue-episodes';

/** Filters whose pages are kept, so that Back finds them. */
const MAX_WINDOWS = 5;
/** Most viewings of one command: a longer one would be slow to store and to send again. */
const MAX_PER_COMMAND = 100;

export type HistoryUseCasesDeps = {
  readonly uid: UserId;
  readonly history: HistoryRepository;
  readonly pending$: Observable<ReadonlyArray<HistoryChange>>;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly make: (act: ChangeSet) => Answer<void>;
  readonly titleState: (title: TitleId) => Observable<MemberTitleState | null>;
  readonly complete: CompleteTitles;
  readonly episodesOf: EpisodesReader;
  /** Returns the state if a screen shows it. */
  readonly peekState: (itemKey: string) => MemberTitleState | null;
  /** Returns the act that takes these titles off the watchlist: those that may be on it. */
  readonly leaveWatchlist: (titles: ReadonlyArray<StoredTitle>) => Promise<ChangeSet>;
};

/** Creates a member's use cases of the watch history and of ratings. */
export const createHistoryUseCases = ({
  uid, history, pending$, clock, newId, make, titleState, peekState, leaveWatchlist, complete, episodesOf,
}: HistoryUseCasesDeps): HistoryUseCases => {
  const windows = new Map<string, ViewingsWindow>();
  const createWindow = (filter: HistoryFilter): ViewingsWindow => {
    const { state$, loadMore } = createPageWindow<Viewing, HistoryCursor, HistoryChange>({
      watchPage: (range, limit) =>
        history
          .watchViewings(uid, filter, range, limit)
          .pipe(map(E.map(({ viewings, next }) => ({ values: viewings, next, searched: viewings.length })))),
      keyOf: ({ entryId }) => entryId,
      pending$,
      withPending: (viewings, changes, end) => withPendingViewings(viewings, changes, filter, end),
      pageSize: HISTORY_PAGE_SIZE,
      maxRead: MAX_ITEMS_READ,
    });
    return {
      state$: state$.pipe(map(({ values, status, hasMore, failure }) => ({ viewings: values, status, hasMore, failure }))),
      loadMore,
    };
  };
  const timeOf = (when: WatchedWhen): E.Either<ReturnType<typeof invalid>, ViewingTime> => {
    const now = clock.now();
    const isPossible = when.kind !== 'day' || (isDay(when.day) && when.day <= calendarDay(now));
    return isPossible ? E.right(toViewingTime(when, now)) : E.left(invalid('watchedAt', 'malformed'));
  };
  return {
    viewings: (filter) => {
      const key = JSON.stringify(filter);
      const window = windows.get(key) ?? createWindow(filter);
      windows.delete(key);
      windows.set(key, window);
      for (const oldest of [...windows.keys()].slice(0, -MAX_WINDOWS)) windows.delete(oldest);
      return window;
    },
    stats: history.watchStats(uid),
    seriesInProgress: watchSeriesInProgress(
      history.watchViewings(uid, { ...noHistoryFilter, mediaType: 'tv' }, { after: null, until: null }, MAX_ITEMS_READ),
      pending$,
      titleState,
      () => calendarDay(clock.now()),
    ),
    log: (watched, when, rating = null) => async () => {
      const time = timeOf(when);
      if (E.isLeft(time)) return time;
      const today = calendarDay(clock.now());
      const changes: HistoryChange[] = [];
      const logged: Viewing[] = [];
      for (const { title: known, parts, episodes, before } of await withCatalogueEpisodes(watched, episodesOf)) {
        const [title = known] = await complete([known]);
        const aired = airedEpisodes(episodes, time.right.day ?? today);
        const isWatched = before === undefined ? () => false : watchedEpisodes(before, episodes);
        const left = aired.filter((episode) => !isWatched(episode));
        const ofWhole = left.length < aired.length ? toWatchedParts(left, aired, () => title.runtime)
          : [wholeTitle(title, aired.length === 0 ? null : aired)];
        const viewings = (parts.length === 0 ? ofWhole : parts).map((part) => createViewing(newId(), title, part, time.right, rating));
        logged.push(...viewings);
        if (title.mediaType === 'tv' && viewings.length > 0)
          changes.push({ kind: 'log-viewings', viewings, episodes: episodes === null ? null : knownEpisodesText(episodes, today) });
      }
      // Films of one act share their commands.
      const films = logged.filter(({ item }) => item.mediaType === 'movie');
      for (let from = 0; from < films.length; from += MAX_PER_COMMAND)
        changes.push({ kind: 'log-viewings', viewings: films.slice(from, from + MAX_PER_COMMAND), episodes: null });
      const removal = await leaveWatchlist(watched.filter(({ parts }) => parts.length === 0).map(({ title }) => title));
      return pipe(make({ ...removal, changes: [...changes, ...removal.changes] }), TE.map((): ReadonlyArray<Viewing> => logged))();
    },
    removeViewings: (viewings) => make({ changes: [{ kind: 'remove-viewings', viewings }] }),
    changeViewing: (before, when, rating) => async () => {
      // On the same day, the moment of logging keeps the viewing in its place.
      const time = when.kind === 'day' && when.day === before.day ? E.right(before) : timeOf(when);
      if (E.isLeft(time)) return time;
      const { day, watchedAt } = time.right.day === before.day ? before : time.right;
      const viewing = { ...before, day, watchedAt, rating };
      return make({ changes: [{ kind: 'change-viewing', before, viewing }] })();
    },
    rate: (known, rating) => async () => {
      const [title = known] = await complete([known]);
      const before = peekState(title.itemKey)?.rating ?? null;
      return make({ changes: [{ kind: 'rate-title', title, rating, before, ratedAt: clock.now() }] })();
    },
  };
};
