import type { Title } from '#domain/catalogue/title';
import type { Episode, Offer, SeasonSummary, SeriesFacts, TitleDetails } from '#domain/catalogue/title-details';
import { formatCount, yearOf } from './format';

/** "1942"; of a series that is over also when it ended, of one that goes on since when it has been on. Null when the year is not known. */
export const yearsOnAir = ({ year }: Pick<Title, 'year'>, details: Pick<TitleDetails, 'status' | 'series'> | null): string | null => {
  if (year === null) return null;
  if (details?.series == null) return String(year);
  if (details.status === 'Returning Series' || details.status === 'In Production') return `since ${year}`;
  const last = yearOf(details.series.lastAirDate);
  return last === null || last <= year ? String(year) : `${year} to ${last}`;
};

/** What is told, with the year that it is true of where that is a snapshot's; a year of null is today. */
const asOf = (said: string, year: number | null): string => (year === null ? said : `${said}, as of ${year}`);

/** The day on which a series was last shown: what is not over has been on since, where the facts are a snapshot. */
export const lastShown = (day: string, status: string | null, { countsAsOf }: Pick<SeriesFacts, 'countsAsOf'>): string =>
  (status === 'Ended' || status === 'Canceled' ? day : asOf(day, countsAsOf));

/** "60 in 5 seasons", with the year of the count where it is a snapshot. Null when nobody counted. */
export const totalEpisodes = ({ episodeCount, seasons, countsAsOf }: SeriesFacts): string | null => {
  const regular = seasons.filter(({ number }) => number > 0).length;
  const words = [episodeCount === null ? null : String(episodeCount), regular === 0 ? null : formatCount(regular, 'season', 'seasons')];
  const said = words.filter((part) => part !== null).join(' in ');
  if (said === '') return null;
  return asOf(said, countsAsOf);
};

/** TMDB's word for how a title stands, where it says more than the dates do; null for what is simply out. */
export const formatStatus = (status: string | null): string | null => {
  switch (status) {
    case null:
    case 'Released':
      return null;
    case 'Returning Series':
      return 'More to come';
    case 'Canceled':
      return 'Cancelled';
    default:
      return status;
  }
};

const OFFERS: Readonly<Record<Offer['kind'], string>> = { stream: 'Stream', free: 'Free', ads: 'Free with ads', rent: 'Rent', buy: 'Buy' };

export const formatOffer = (kind: Offer['kind']): string => OFFERS[kind];

/** "Season 4, 13 episodes": the season's own name where it has one. */
export const formatSeason = ({ name, episodeCount }: Pick<SeasonSummary, 'name' | 'episodeCount'>): string =>
  episodeCount === null ? name : `${name}, ${formatCount(episodeCount, 'episode', 'episodes')}`;

/** "Season 4, episode 1". */
export const episodeLabel = ({ season, number }: Pick<Episode, 'season' | 'number'>): string => `Season ${season}, episode ${number}`;
