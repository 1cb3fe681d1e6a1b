import * as E from 'fp-ts/Either';
import { useMemo, useState } from 'react';
import { isWatched, seriesProgress, type SeriesProgress } from '#domain/history/series/series-progress';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import type { TitleWithImdbId, TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';

/** Viewings and rating of a title that a member has stored, and functions that change them. Every change shows a toast with "Undo". */
export type WatchedControl = {
  readonly isWatched: boolean;
  readonly hasViewings: boolean;
  /** Of a series with a viewing; else null. */
  readonly progress: SeriesProgress | null;
  readonly rating: number | null;
  /** True while the viewing of `logViewing` is being stored. */
  readonly isLogging: boolean;
  /** Logs the film or the whole series today; opens the viewings if there is one already. Does nothing until the state is known. */
  readonly logViewing: () => void;
  /** Opens the viewings; without any, the question when the title was watched. Does nothing until the state is known. */
  readonly openViewings: () => void;
  readonly rate: (rating: number | null) => Promise<boolean>;
};

/** Returns what a member has watched of a title. @param isListed true if the title is on the watchlist. */
export const useWatchedControl = (
  deps: TitleActionDeps,
  subject: TitleWithImdbId,
  state: MemberTitleState | null,
  isListed: boolean,
): WatchedControl => {
  const { history } = deps.lists;
  const { title } = subject;
  const hasViewings = (state?.viewings.length ?? 0) > 0;
  const today = useToday();
  const progress = useMemo(
    () => (state === null || title.mediaType !== 'tv' || state.viewings.length === 0 ? null : seriesProgress(state, today)),
    [state, title.mediaType, today],
  );
  // A series is stored when the catalogue has said which episodes have aired.
  const [isLogging, setLogging] = useState(false);
  const report = (result: E.Either<Parameters<typeof toastFailedChange>[0], unknown>, text: string): boolean => {
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(deps.lists, text);
    return E.isRight(result);
  };
  const log = async (text: string): Promise<void> => {
    setLogging(true);
    report(await history.log([{ title: toStoredTitle(title, subject.imdbID), parts: [], episodes: null }], { kind: 'now' })(), text);
    setLogging(false);
  };
  return {
    isWatched: state !== null && isWatched(state, today),
    isLogging,
    hasViewings,
    progress,
    rating: state?.rating ?? null,
    logViewing: () => {
      if (hasViewings) deps.openViewings(subject);
      else if (state !== null && !isLogging) void log(isListed ? WATCHED_TOASTS.markedAndRemoved : WATCHED_TOASTS.marked);
    },
    openViewings: () => {
      if (state !== null) deps.openViewings(subject);
    },
    rate: async (rating) =>
      report(
        await history.rate(toStoredTitle(title, subject.imdbID), rating)(),
        rating === null ? WATCHED_TOASTS.unrated(title.title) : WATCHED_TOASTS.rated(title.title, rating),
      ),
  };
};
