import type { EpisodeNumber } from '#domain/history/series/episodes-text';

/** A name with the number of an episode: "Lost - S01E02 - Pilot", "Lost - 1x02". */
const CODE = /^(.*?\S)[\s–-]+(?:s(\d{1,2})[\s.]?e(\d{1,3})|(\d{1,2})x(\d{2,3}))\b/i;

/** The number of an episode alone: "S01E02", "1x02". */
const ALONE = /^(?:s(\d{1,2})[\s.]?e(\d{1,3})|(\d{1,2})x(\d{1,3}))$/i;

/** Returns the episode that a text is the number of; null for other texts. */
export const episodeOfCode = (text: string): EpisodeNumber | null => {
  const [, season, episode, otherSeason, otherEpisode] = ALONE.exec(text) ?? [];
  const numbers = [season ?? otherSeason, episode ?? otherEpisode].map(Number);
  return numbers.some(Number.isNaN) ? null : { season: numbers[0] ?? 0, episode: numbers[1] ?? 0 };
};

/** Returns the series that a name begins with, and the number of its episode behind it; null for a name without one. */
export const episodeInName = (name: string): { readonly series: string; readonly episode: EpisodeNumber } | null => {
  const [, series, season, episode, otherSeason, otherEpisode] = CODE.exec(name) ?? [];
  return series === undefined ? null
    : { series, episode: { season: Number(season ?? otherSeason), episode: Number(episode ?? otherEpisode) } };
};
