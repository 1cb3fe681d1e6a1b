import { airedEpisodes, parseEpisodes, type EpisodeNumber, type KnownEpisode } from './episodes-text';
import { parseMarks, type ViewingMark } from '#domain/history/viewing-mark';
import { namedEpisodes, watchedEpisodes, type SeriesState } from './watched-episodes';

/** How far a member has watched a series. */
export type SeriesProgress = {
  /** Watched aired episodes of the seasons from 1 on; each counts once. */
  readonly watched: number;
  /** Aired episodes; null if they are not known. */
  readonly total: number | null;
  /**
   * First aired episode behind the last watched one, else the first that is not watched; null if none is left or the episodes are not
   * known.
   */
  readonly next: EpisodeNumber | null;
  readonly isComplete: boolean;
};

const isWholeSeries = ({ season }: ViewingMark): boolean => season === null;

/**
 * Returns the progress.
 * @param today `YYYY-MM-DD`.
 * @param present the present episodes; null for the stored ones, with those whose day has come.
 */
export const seriesProgress = (state: SeriesState, today: string, present: ReadonlyArray<KnownEpisode> | null = null): SeriesProgress => {
  const known = present ?? parseEpisodes(state.episodes);
  if (known === null) {
    const marks = parseMarks(state.viewings);
    const watched = [...namedEpisodes(marks, []).named.values()].filter(({ season }) => season > 0).length;
    return { watched, total: null, next: null, isComplete: marks.some(isWholeSeries) };
  }
  const isWatched = watchedEpisodes(state, known);
  const aired = airedEpisodes(known, today);
  const last = aired.findLastIndex(isWatched);
  const next = aired.find((episode, index) => index > last && !isWatched(episode)) ?? aired.find((episode) => !isWatched(episode)) ?? null;
  const watched = aired.filter(isWatched).length;
  return {
    watched, total: aired.length,
    next: next && { season: next.season, episode: next.episode },
    isComplete: aired.length > 0 && watched === aired.length,
  };
};

/**
 * Returns whether a title counts as watched: a film with a viewing, a series of which all aired episodes are watched.
 * @param today `YYYY-MM-DD`.
 */
export const isWatched = (state: SeriesState & { readonly itemKey: string }, today: string): boolean =>
  state.viewings.length > 0 && (!state.itemKey.startsWith('tv-') || seriesProgress(state, today).isComplete);

/** Returns the time of the last viewing, ms since 1970; null if there is none or no day is known. */
export const lastWatchedAt = ({ viewings }: Pick<SeriesState, 'viewings'>): number | null =>
  parseMarks(viewings)[0]?.watchedAt ?? null;
