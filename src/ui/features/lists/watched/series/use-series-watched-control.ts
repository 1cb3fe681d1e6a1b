import * as E from 'fp-ts/Either';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { airedEpisodes, type EpisodeNumber, type KnownEpisode } from '#domain/history/series/episodes-text';
import { episodesOfSeason, knownEpisodes } from '#domain/history/series/series-episodes';
import { seriesProgress, type SeriesProgress } from '#domain/history/series/series-progress';
import { watchedEpisodes } from '#domain/history/series/watched-episodes';
import { toWatchedParts } from '#domain/history/series/watched-parts';
import { parseMarks, viewingOfMark, type ViewingMark } from '#domain/history/viewing-mark';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import type { TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useTitleState } from '#ui/features/lists/card-actions/use-title-actions.ts';
import { allSeasonsQuery } from './all-seasons-query';
import { rememberLast } from './remember-last';
import { useToday } from '#ui/hooks/use-today.ts';

/** Viewings of a series that a member has logged, and functions that change them. */
export type SeriesWatchedControl = {
  /** False until the member's state is known and the seasons are read, or cannot be read. */
  readonly isKnown: boolean;
  readonly progress: SeriesProgress;
  /** Aired episodes from season 1 on, in their order; none if they are not known. */
  readonly aired: ReadonlyArray<EpisodeNumber>;
  readonly isWatched: (episode: EpisodeNumber) => boolean;
  /** Returns the aired episodes of a loaded season. */
  readonly airedOf: (season: Season) => ReadonlyArray<KnownEpisode>;
  /** Returns the name of an episode; null if it is not loaded. */
  readonly nameOf: (episode: EpisodeNumber) => string | null;
  /** Returns the viewings of exactly this episode. */
  readonly marksOf: (episode: EpisodeNumber) => ReadonlyArray<ViewingMark>;
  /** Logs episodes today, all of one season as one viewing. Resolves to false if that failed. */
  readonly log: (episodes: ReadonlyArray<EpisodeNumber>, text: string) => Promise<boolean>;
  readonly remove: (marks: ReadonlyArray<ViewingMark>, text: string) => Promise<boolean>;
  readonly openViewings: () => void;
};

/** Reads marks and seasons once for all rows of a season, which can be a thousand. */
const readSeries = rememberLast(
  (
    details: TitleDetails, today: string, seasons: ReadonlyArray<Season> | null, episodes: string | null,
    ...viewings: ReadonlyArray<string>
  ) => {
    const state = { viewings, episodes };
    const known = seasons === null ? null : knownEpisodes(details, today, seasons);
    const progress = seriesProgress(state, today, known);
    return { known, progress, aired: airedEpisodes(known, today), marks: parseMarks(viewings), isWatched: watchedEpisodes(state, known) };
  },
);

const airedOfSeason = rememberLast((season: Season, status: string | null, today: string) =>
  airedEpisodes(episodesOfSeason(season.episodes, status, today), today),
);

/** Returns what a member has watched of a series. @param season a loaded season that all others may lack: the specials. */
export const useSeriesWatchedControl = (deps: TitleActionDeps, details: TitleDetails, season: Season | null): SeriesWatchedControl => {
  const today = useToday();
  const subject = { title: details, imdbID: details.imdbId };
  const state = useTitleState(deps.lists, details);
  const read = useQuery(allSeasonsQuery(useQueryCache(), useService(CATALOGUE_USE_CASES), details));
  const seasons = read._tag === 'success' ? read.value : null;
  const { known, progress, aired, marks, isWatched } = readSeries(
    details, today, seasons, state?.episodes ?? null,
    ...(state?.viewings ?? []),
  );
  const { history } = deps.lists;
  const find = ({ season: of, episode }: EpisodeNumber) =>
    [...(season === null ? [] : [season]), ...(seasons ?? [])]
      .find(({ number }) => number === of)
      ?.episodes.find(({ number }) => number === episode);
  const change = async (answer: Answer<unknown>, text: string): Promise<boolean> => {
    const result = await answer();
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(deps.lists, text);
    return E.isRight(result);
  };
  const item = toStoredTitle(details, details.imdbId);
  const minutesOf = (episode: EpisodeNumber): number | null => find(episode)?.runtime ?? details.series?.episodeRuntime ?? null;
  return {
    isKnown: state !== null && read._tag !== 'pending',
    progress,
    aired,
    isWatched,
    airedOf: (loaded) =>
      loaded.episodes.length === 0
        ? airedEpisodes(known, today).filter((each) => each.season === loaded.number)
        : airedOfSeason(loaded, details.status, today),
    nameOf: (episode) => find(episode)?.name ?? null,
    marksOf: (one) => marks.filter((mark) => mark.season === one.season && mark.episode === one.episode),
    log: (episodes, text) =>
      episodes.length === 0
        ? Promise.resolve(false)
        : change(history.log([{ title: item, parts: toWatchedParts(episodes, aired, minutesOf), episodes: known }], { kind: 'now' }), text),
    remove: (removed, text) => change(history.removeViewings(removed.map((mark) => viewingOfMark(item, mark))), text),
    openViewings: () => deps.openViewings(subject),
  };
};
