import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import type { HistoryChange } from '#domain/history/history-change';
import { knownEpisodesText } from '#domain/history/series/episodes-text';
import { createViewing, wholeTitle } from '#domain/history/viewing';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { calendarDay } from '#domain/shared/dates';
import { toViewingTime, type HistoryUseCases, type WatchedWhen } from './history-use-cases';

type Deps = {
  readonly now: number;
  /** Makes changes as one act. */
  readonly make: (changes: ReadonlyArray<MemberChange>) => Answer<void>;
  readonly ratingOf: (itemKey: string) => MemberTitleState['rating'];
  /** Returns the changes that take titles off the watchlist. */
  readonly leaveWatchlist: (titles: ReadonlyArray<StoredTitle>) => ReadonlyArray<MemberChange>;
};

/** Creates use cases that log, change and rate. The pages of the watch history and the numbers of years stay empty. */
export const historyUseCasesOf = ({ now, make, ratingOf, leaveWatchlist }: Deps): HistoryUseCases => {
  let count = 0;
  const change = (one: HistoryChange): Answer<void> => make([one]);
  return {
    viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
    stats: of(E.right([])),
    seriesInProgress: of(E.right([])),
    log: (watched, when, rating = null) => async () => {
      const logged = watched.map(({ title, parts, episodes }) => ({
        kind: 'log-viewings' as const,
        viewings: (parts.length === 0 ? [wholeTitle(title, episodes)] : parts).map((part) =>
          createViewing(`logged-${(count += 1)}`, title, part, toViewingTime(when, now), rating),
        ),
        episodes: episodes === null ? null : knownEpisodesText(episodes, calendarDay(now)),
      }));
      const result = await make([
        ...logged,
        ...leaveWatchlist(watched.filter(({ parts }) => parts.length === 0).map(({ title }) => title)),
      ])();
      return E.map(() => logged.flatMap(({ viewings }) => viewings))(result);
    },
    removeViewings: (viewings) => change({ kind: 'remove-viewings', viewings }),
    changeViewing: (viewing, when: WatchedWhen, rating) =>
      change({ kind: 'change-viewing', before: viewing, viewing: { ...viewing, ...toViewingTime(when, now), rating } }),
    rate: (title, rating) => change({ kind: 'rate-title', title, rating, before: ratingOf(title.itemKey), ratedAt: now }),
  };
};
