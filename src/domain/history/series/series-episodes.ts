import type { Episode, Season, SeasonSummary, SeriesFacts } from '#domain/catalogue/title-details';
import { firstEpisodes, inEpisodeOrder, type KnownEpisode } from './episodes-text';

/** Facts of the catalogue about a series. */
type SeriesFactsWithStatus = {
  readonly series: Pick<SeriesFacts, 'seasons' | 'nextEpisode' | 'countsAsOf'> | null;
  readonly status: string | null;
};

/** TMDB's terms for a series without further episodes. */
const ENDED: ReadonlySet<string | null> = new Set(['Ended', 'Canceled']);

/**
 * Returns the episodes of a season that have aired, and the announced ones with a day. One without a day has aired only if the series has
 * ended or a later one of the season has aired. @param today `YYYY-MM-DD`.
 */
export const episodesOfSeason = (episodes: ReadonlyArray<Episode>, status: string | null, today: string): ReadonlyArray<KnownEpisode> => {
  const lastAired = Math.max(-1, ...episodes.flatMap(({ number, date }) => (date !== null && date <= today ? [number] : [])));
  const exists = ({ number, date }: Episode): boolean => date !== null || ENDED.has(status) || number < lastAired;
  return inEpisodeOrder(episodes.filter(exists).map(({ season, number, date }) => ({ season, episode: number, date })));
};

/** Returns the episodes of a season of which the catalogue has only the number; null if it lacks that too. */
const countedEpisodes = ({ number, date, episodeCount }: SeasonSummary, next: Episode | null): ReadonlyArray<KnownEpisode> | null => {
  if (next !== null && next.season < number) return [];
  if (episodeCount === null) return null;
  const isBeforeNext = ({ episode }: { readonly episode: number }): boolean => next?.season !== number || episode < next.number;
  return firstEpisodes(number, episodeCount).filter(isBeforeNext).map((episode) => ({ ...episode, date }));
};

/**
 * Returns the episodes of the seasons from 1 on that have aired, and the announced ones with a day; null if the catalogue does not know
 * them.
 * @param today `YYYY-MM-DD`. @param loaded seasons whose episodes are loaded. Of other seasons that have begun, only the number of episodes
 * is known.
 */
export const knownEpisodes = (
  { series, status }: SeriesFactsWithStatus,
  today: string, loaded: ReadonlyArray<Season>,
): ReadonlyArray<KnownEpisode> | null => {
  if (series === null) return null;
  const regular = series.seasons.filter(({ number }) => number > 0);
  const next =
    series.nextEpisode !== null && (series.nextEpisode.date === null || series.nextEpisode.date > today) ? series.nextEpisode : null;
  const hasDay = ({ date }: SeasonSummary): boolean => date !== null && date <= today;
  const hasBegun = (season: SeasonSummary): boolean =>
    season.date === null
      ? ENDED.has(status) || series.countsAsOf !== null || regular.some((other) => other.number > season.number && hasDay(other))
      : hasDay(season);
  const isLoaded = (number: number): boolean => loaded.some((season) => season.number === number && season.episodes.length > 0);
  const parts = regular.map((season) => {
    const own = loaded.find(({ number }) => number === season.number);
    if (own !== undefined && own.episodes.length > 0) return episodesOfSeason(own.episodes, status, today);
    return hasBegun(season) ? countedEpisodes({ ...season, episodeCount: (own ?? season).episodeCount }, next) : [];
  });
  if (parts.some((part) => part === null)) return null;
  const announced =
    next === null || next.date === null || next.season === 0 || isLoaded(next.season)
      ? []
      : [{ season: next.season, episode: next.number, date: next.date }];
  const all = inEpisodeOrder([...parts.flatMap((part) => part ?? []), ...announced]);
  return all.length === 0 ? null : all;
};
