import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import { CLOCK } from '#application/service-keys';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { airedSeasonSizes } from '#domain/history/aired-episodes';
import { isWatched, seriesProgress, isEpisodeWatched, type EpisodeNumber, type SeriesProgress } from '#domain/history/series-progress';
import type { WatchedPart } from '#domain/history/viewing';
import { toWatchedParts } from '#domain/history/watched-parts';
import { parseMarks, viewingOfMark, type ViewingMark } from '#domain/history/viewing-mark';
import type { Answer } from '#domain/shared/answer';
import { useService } from '../../../../services';
import { toastFailedChange, toastListChange } from '../../card-actions/list-change-toast';
import type { TitleActionDeps } from '../../card-actions/title-action-deps';
import { calendarDay } from '../calendar-day';
import { storedTitleOf, useTitleState } from '../use-title-watch';

/** What a member has watched of a series, and how to change that. */
export type SeriesWatch = {
  /** False until the state is known. */
  readonly isKnown: boolean;
  readonly isComplete: boolean;
  readonly today: string;
  /** Numbers of aired episodes of the seasons 1, 2, and so on; null if unknown. */
  readonly sizes: ReadonlyArray<number> | null;
  readonly progress: SeriesProgress;
  readonly isWatched: (episode: EpisodeNumber) => boolean;
  /** Returns the viewings of exactly this episode. */
  readonly marksOf: (episode: EpisodeNumber) => ReadonlyArray<ViewingMark>;
  /** Logs episodes today, all of one season as one viewing. Resolves to false if that failed. */
  readonly log: (episodes: ReadonlyArray<EpisodeNumber>, text: string) => Promise<boolean>;
  readonly remove: (marks: ReadonlyArray<ViewingMark>, text: string) => Promise<boolean>;
  readonly openViewings: () => void;
};

/** Returns what a member has watched of a series. @param season a season whose episodes are loaded; null if none is. */
export const useSeriesWatch = (tools: TitleActionDeps, details: TitleDetails, season: Season | null): SeriesWatch => {
  const today = calendarDay(useService(CLOCK).now());
  const listed = { title: details, imdbID: details.imdbId };
  const state = useTitleState(tools.lists, listed);
  const { series } = details;
  const { sizes, progress, marks, watched } = useMemo(() => {
    const aired = series === null ? null : airedSeasonSizes(series, today, season === null ? [] : [season]);
    const viewed = state ?? { viewings: [], seasonSizes: null };
    const read = parseMarks(viewed.viewings);
    return { sizes: aired, progress: seriesProgress(viewed, aired), marks: read, watched: isEpisodeWatched(read) };
  }, [state, series, season, today]);
  const { history } = tools.lists;
  const minutesOf = ({ season: of, episode }: EpisodeNumber): number | null =>
    season?.episodes.find((each) => each.season === of && each.number === episode)?.runtime ?? series?.episodeRuntime ?? null;
  const change = async (answer: Answer<unknown>, text: string): Promise<boolean> => {
    const result = await answer();
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(tools.lists, text);
    return E.isRight(result);
  };
  const item = storedTitleOf(tools, listed, state);
  const logParts = (parts: ReadonlyArray<WatchedPart>, text: string): Promise<boolean> => change(history.log([{ title: item, parts, seasonSizes: sizes }], { kind: 'now' }), text);
  return {
    isKnown: state !== null,
    isComplete: state !== null && isWatched(sizes === null ? state : { ...state, seasonSizes: sizes.join(',') }),
    today,
    sizes,
    progress,
    isWatched: watched,
    marksOf: (one) => marks.filter((mark) => mark.season === one.season && mark.episode === one.episode),
    log: (episodes, text) => (episodes.length === 0 ? Promise.resolve(false) : logParts(toWatchedParts(episodes, sizes, minutesOf), text)),
    remove: (removed, text) => change(history.removeViewings(removed.map((mark) => viewingOfMark(item, mark))), text),
    openViewings: () => tools.openViewings(listed),
  };
};
