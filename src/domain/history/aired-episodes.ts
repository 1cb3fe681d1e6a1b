import type { Episode, Season, SeriesFacts } from '../catalogue/title-details';

/** Returns whether an episode has aired; an episode without a date counts as aired. @param today `YYYY-MM-DD`. */
export const hasAired = (today: string) => ({ date }: Pick<Episode, 'date'>): boolean => date === null || date <= today;

/**
 * Returns the numbers of aired episodes of the seasons 1, 2, and so on; null if the catalogue does not know all of them.
 * @param today `YYYY-MM-DD`. @param read seasons whose episodes are loaded: their dates are exact.
 */
export const airedSeasonSizes = ({ seasons, nextEpisode }: Pick<SeriesFacts, 'seasons' | 'nextEpisode'>, today: string, read: ReadonlyArray<Season> = []): ReadonlyArray<number> | null => {
  const regular = seasons.filter(({ number }) => number > 0).sort((one, other) => one.number - other.number);
  if (regular.length === 0 || regular.some(({ number }, index) => number !== index + 1)) return null;
  const next = nextEpisode !== null && !hasAired(today)(nextEpisode) ? nextEpisode : null;
  const sizes = regular.map(({ number, date, episodeCount }) => {
    const loaded = read.find((season) => season.number === number)?.episodes ?? [];
    if (loaded.length > 0) return loaded.filter(hasAired(today)).length;
    if ((date !== null && date > today) || (next !== null && next.season < number)) return 0;
    return next?.season === number ? next.number - 1 : episodeCount;
  });
  return sizes.every((size) => size !== null) && sizes.some((size) => size > 0) ? sizes : null;
};
