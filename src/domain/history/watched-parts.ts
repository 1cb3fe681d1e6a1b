import type { EpisodeNumber } from './series-progress';
import type { WatchedPart } from './viewing';

type Predicate = (episode: EpisodeNumber) => boolean;

const firstEpisodes = (season: number, count: number): ReadonlyArray<EpisodeNumber> => Array.from({ length: count }, (_, index) => ({ season, episode: index + 1 }));

/**
 * Returns the aired episodes before an episode that are not watched. Specials have none before them. Without sizes, only earlier
 * episodes of the same season are known.
 */
export const unwatchedBefore = (sizes: ReadonlyArray<number> | null, isWatched: Predicate, { season, episode }: EpisodeNumber): ReadonlyArray<EpisodeNumber> => {
  if (season === 0) return [];
  const earlier = (sizes ?? []).slice(0, season - 1).flatMap((size, index) => firstEpisodes(index + 1, size));
  return [...earlier, ...firstEpisodes(season, episode - 1)].filter((other) => !isWatched(other));
};

/** Returns the sum; null if a value is unknown. */
const sumOf = (values: ReadonlyArray<number | null>): number | null => values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Returns the parts that a viewing of these episodes has: a whole season if all its aired episodes are among them, else each episode. */
export const toWatchedParts = (episodes: ReadonlyArray<EpisodeNumber>, sizes: ReadonlyArray<number> | null, minutesOf: (episode: EpisodeNumber) => number | null): ReadonlyArray<WatchedPart> =>
  [...new Set(episodes.map(({ season }) => season))].flatMap((season): ReadonlyArray<WatchedPart> => {
    const own = episodes.filter((episode) => episode.season === season);
    const isWhole = season > 0 && own.length > 1 && own.length === sizes?.[season - 1];
    return isWhole
      ? [{ season, episode: null, episodeCount: own.length, minutes: sumOf(own.map(minutesOf)) }]
      : own.map((episode) => ({ season, episode: episode.episode, episodeCount: null, minutes: minutesOf(episode) }));
  });
