import type { Title } from '#domain/catalogue/title';
import type { Episode, Offer, SeasonSummary, SeriesFacts, TitleDetails } from '#domain/catalogue/title-details';
import { formatCount, yearOf } from './format/format';

/** Returns "1942", "1942 to 1950" for an ended series, "since 1942" for a running one; null for an unknown year. */
export const yearsOnAir = ({ year }: Pick<Title, 'year'>, details: Pick<TitleDetails, 'status' | 'series'> | null): string | null => {
  if (year === null) return null;
  if (details?.series == null) return String(year);
  if (details.status === 'Returning Series' || details.status === 'In Production') return `since ${year}`;
  const last = yearOf(details.series.lastAirDate);
  return last === null || last <= year ? String(year) : `${year} to ${last}`;
};

/** Appends the year of a snapshot; null means current data. */
const asOf = (text: string, year: number | null): string => (year === null ? text : `${text}, as of ${year}`);

/** Returns the date of the last broadcast; for a series that may have continued since a snapshot, with the snapshot's year. */
export const lastShown = (day: string, status: string | null, { countsAsOf }: Pick<SeriesFacts, 'countsAsOf'>): string =>
  (status === 'Ended' || status === 'Canceled' ? day : asOf(day, countsAsOf));

/** Returns "60 in 5 seasons", with the year of a snapshot; null if neither count is known. */
export const totalEpisodes = ({ episodeCount, seasons, countsAsOf }: SeriesFacts): string | null => {
  const regular = seasons.filter(({ number }) => number > 0).length;
  const counts = [episodeCount === null ? null : String(episodeCount), regular === 0 ? null : formatCount(regular, 'season', 'seasons')];
  const text = counts.filter((part) => part !== null).join(' in ');
  if (text === '') return null;
  return asOf(text, countsAsOf);
};

/** Returns the text for TMDB's status of a title; null for `Released`, which the dates imply. */
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

/** Returns "Season 4, 13 episodes", with the season's own name. */
export const formatSeason = ({ name, episodeCount }: Pick<SeasonSummary, 'name' | 'episodeCount'>): string =>
  episodeCount === null ? name : `${name}, ${formatCount(episodeCount, 'episode', 'episodes')}`;

/** Returns "Season 4, episode 1". */
export const episodeLabel = ({ season, number }: Pick<Episode, 'season' | 'number'>): string => `Season ${season}, episode ${number}`;
