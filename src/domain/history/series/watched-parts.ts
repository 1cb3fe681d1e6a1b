import { episodeKey, type EpisodeNumber } from './episodes-text';
import { singleEpisode, wholeSeason, type WatchedPart } from '#domain/history/viewing';

type Predicate = (episode: EpisodeNumber) => boolean;

/** Returns the aired episodes before an episode that are not watched. Specials have none before them. @param aired in their order. */
export const unwatchedBefore = (
  aired: ReadonlyArray<EpisodeNumber>, isWatched: Predicate,
  { season, episode }: EpisodeNumber,
): ReadonlyArray<EpisodeNumber> =>
  season === 0
    ? []
    : aired.filter((other) => (other.season < season || (other.season === season && other.episode < episode)) && !isWatched(other));

/** Returns the parts that a viewing of these episodes has: a whole season if all its aired episodes are among them, else each episode. */
export const toWatchedParts = (
  episodes: ReadonlyArray<EpisodeNumber>, aired: ReadonlyArray<EpisodeNumber>,
  minutesOf: (episode: EpisodeNumber) => number | null,
): ReadonlyArray<WatchedPart> =>
  [...new Set(episodes.map(({ season }) => season))].flatMap((season): ReadonlyArray<WatchedPart> => {
    const own = episodes.filter((episode) => episode.season === season);
    const keys = new Set(own.map(episodeKey));
    const isWhole = season > 0 && own.length > 1 && aired.every((episode) => episode.season !== season || keys.has(episodeKey(episode)));
    return isWhole ? [wholeSeason(season, own, minutesOf)] : own.map((episode) => singleEpisode(episode, minutesOf(episode)));
  });
