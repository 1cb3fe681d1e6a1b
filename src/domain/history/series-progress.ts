import type { MemberTitleState } from '../lists/member-title-state';
import { parseSeasonSizes } from './season-sizes';
import { parseMarks, type ViewingMark } from './viewing-mark';

/** An episode by its numbers. */
export type EpisodeNumber = { readonly season: number; readonly episode: number };

/** How far a member has watched a series. */
export type SeriesProgress = {
  /** Watched aired episodes of the seasons from 1 on; each counts once. */
  readonly watched: number;
  /** Aired episodes; null if the seasons are not known. */
  readonly total: number | null;
  /** First aired episode behind the last watched one, else the first that is not watched; null if none is left or the seasons are not known. */
  readonly next: EpisodeNumber | null;
  readonly isComplete: boolean;
};

const isWholeSeries = ({ season }: ViewingMark): boolean => season === null;

/** Returns a predicate for watched episodes. */
export const isEpisodeWatched = (marks: ReadonlyArray<ViewingMark>) => {
  const all = marks.some(isWholeSeries);
  const seasons = new Map<number, { readonly single: Set<number>; upTo: number }>();
  for (const { season, episode, episodeCount } of marks) {
    if (season === null) continue;
    const known = seasons.get(season) ?? { single: new Set<number>(), upTo: 0 };
    if (episode !== null) known.single.add(episode);
    // A season of unknown length was watched to its end.
    else known.upTo = Math.max(known.upTo, episodeCount ?? Number.MAX_SAFE_INTEGER);
    seasons.set(season, known);
  }
  return ({ season, episode }: EpisodeNumber): boolean => {
    const known = seasons.get(season);
    return (all && season > 0) || (known !== undefined && (episode <= known.upTo || known.single.has(episode)));
  };
};

/** Returns the progress. @param sizes present sizes of the seasons 1, 2, and so on; null for the stored ones. */
export const seriesProgress = (state: Pick<MemberTitleState, 'viewings' | 'seasonSizes'>, sizes: ReadonlyArray<number> | null = null): SeriesProgress => {
  const marks = parseMarks(state.viewings);
  const known = sizes ?? parseSeasonSizes(state.seasonSizes);
  const isWatched = isEpisodeWatched(marks);
  if (known === null) {
    const single = new Set(marks.flatMap(({ season, episode }) => (season !== null && season > 0 && episode !== null ? [`${season}-${episode}`] : [])));
    return { watched: single.size, total: null, next: null, isComplete: marks.some(isWholeSeries) };
  }
  const episodes = known.flatMap((size, index) => Array.from({ length: size }, (_, at): EpisodeNumber => ({ season: index + 1, episode: at + 1 })));
  const last = episodes.findLastIndex(isWatched);
  const next = episodes.find((episode, index) => index > last && !isWatched(episode)) ?? episodes.find((episode) => !isWatched(episode)) ?? null;
  const watched = episodes.filter(isWatched).length;
  return { watched, total: episodes.length, next, isComplete: episodes.length > 0 && watched === episodes.length };
};

/** Returns whether a title counts as watched: a film with a viewing, a series of which all aired episodes are watched. */
export const isWatched = (state: Pick<MemberTitleState, 'itemKey' | 'viewings' | 'seasonSizes'>): boolean =>
  state.viewings.length > 0 && (!state.itemKey.startsWith('tv-') || seriesProgress(state).isComplete);

/** Returns the time of the last viewing, ms since 1970; null if there is none or no day is known. */
export const lastWatchedAt = ({ viewings }: Pick<MemberTitleState, 'viewings'>): number | null => parseMarks(viewings)[0]?.watchedAt ?? null;
