import type { Title } from '#domain/catalogue/title';
import type { Episode, Offer, SeasonSummary, SeriesFacts, TitleDetails } from '#domain/catalogue/title-details';
import { formatCountWithNoun, formatDate, formatNumber, formatRuntime, yearOf } from '#ui/messages/format/format.ts';

/** Appends the year of a snapshot; null means current data. */
const asOf = (text: string, year: number | null): string => (year === null ? text : `${text}, as of ${year}`);

/**
 * Returns "1942", "1942 to 1950" for an ended series, "since 1942" for a running one, with the year of a snapshot, and "from 1942" for a
 * series of several seasons whose end is unknown; null for an unknown year.
 * @param isComing whether the title is to come: it is "since" no year.
 */
export const titleYearsText = (
  { year }: Pick<Title, 'year'>, details: Pick<TitleDetails, 'status' | 'series' | 'seasonCount'> | null, isComing = false,
): string | null => {
  if (year === null) return null;
  if (details?.series == null || isComing) return String(year);
  if (details.status === 'Returning Series' || details.status === 'In Production') return asOf(`since ${year}`, details.series.countsAsOf);
  const last = yearOf(details.series.lastAirDate);
  const isLonger = (details.seasonCount ?? 0) > 1 || (last ?? year) > year;
  if (isLonger && (details.status === null || last === null)) return `from ${year}`;
  return last === null || last <= year ? String(year) : `${year} to ${last}`;
};

/** True for a status of a series that does not change later. */
const isOver = (status: string | null): boolean => status === 'Ended' || status === 'Canceled';

/** Returns the date of the last broadcast; for a series that may have continued since a snapshot, with the snapshot's year. */
export const lastAiredText = (day: string, status: string | null, { countsAsOf }: Pick<SeriesFacts, 'countsAsOf'>): string =>
  (isOver(status) ? day : asOf(day, countsAsOf));

/** Returns "62, about 47 h in all", with the year of a snapshot unless the series is over; null for an unknown count. */
export const totalEpisodesText = ({ episodeCount, episodeRuntime, countsAsOf }: SeriesFacts, status: string | null): string | null => {
  if (episodeCount === null) return null;
  const hours = Math.round(episodeCount * (episodeRuntime ?? 0) / 60);
  return asOf(`${episodeCount}${hours < 2 ? '' : `, about ${formatNumber(hours)} h in all`}`, isOver(status) ? null : countsAsOf);
};

/** Returns the text of a season without episodes. None will come of a series that is over. */
export const noEpisodesText = (status: string | null): string => (isOver(status) ? 'No episode details.' : 'No episode details yet.');

/**
 * Returns the text for TMDB's status of a title, with the year of a snapshot unless the series is over; null for `Released`, which the
 * dates imply.
 */
export const formatStatus = ({ status, series }: Pick<TitleDetails, 'status' | 'series'>): string | null => {
  switch (status) {
    case null:
    case 'Released':
      return null;
    case 'Ended':
      return status;
    case 'Canceled':
      return 'Cancelled';
    default:
      return asOf(status === 'Returning Series' ? 'Returning' : status, series?.countsAsOf ?? null);
  }
};

const OFFERS: Readonly<Record<Offer['kind'], string>> = { stream: 'Stream', free: 'Free', ads: 'Free with ads', rent: 'Rent', buy: 'Buy' };

export const formatOfferKind = (kind: Offer['kind']): string => OFFERS[kind];

/** Returns "Season 4, 13 episodes", with the season's own name. */
export const formatSeason = ({ name, episodeCount }: Pick<SeasonSummary, 'name' | 'episodeCount'>): string =>
  episodeCount === null ? name : `${name}, ${formatCountWithNoun(episodeCount, 'episode', 'episodes')}`;

/** Returns "Season 4, episode 1". */
export const episodeLabel = ({ season, number }: Pick<Episode, 'season' | 'number'>): string => `Season ${season}, episode ${number}`;

/** Returns "Season 4, episode 1, 12 May 2024". */
export const nextEpisodeText = (episode: Pick<Episode, 'season' | 'number' | 'date'>): string =>
  episode.date === null ? episodeLabel(episode) : `${episodeLabel(episode)}, ${formatDate(episode.date)}`;

/** Texts of a title's page. */
export const TITLE_MESSAGES = {
  unknownTitle: 'Details',
  unknownDescription: 'Details of a film or series.',
  loading: 'Loading',
  facts: 'Facts',
  links: 'Links',
  linkNames: { homepage: 'Website', imdb: 'IMDb', tmdb: 'TMDB', wikidata: 'Wikidata', facebook: 'Facebook', instagram: 'Instagram',
    twitter: 'X' },
  cast: 'Cast',
  castMembers: 'cast members',
  crew: 'Crew',
  crewMembers: 'crew members',
  others: 'others',
  keywords: 'keywords',
  images: 'Pictures',
  moreImages: 'pictures',
  image: (title: string, number: number, count: number): string => `${title}: picture ${number} of ${count}`,
  playTrailer: 'Play trailer',
  trailers: 'Trailers and clips',
  moreTrailers: 'trailers and clips',
  fanTrailer: 'Fan trailer',
  share: 'Share',
  signInToSave: 'Sign in to save',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  seasons: 'Seasons',
  specials: 'Specials',
  moreEpisodes: 'episodes',
  episodes: (count: number): string => formatCountWithNoun(count, 'episode', 'episodes'),
  outOfTen: (vote: number): string => `${vote.toFixed(1)} of 10`,
  whereToWatch: 'Where to watch',
  region: 'Region',
  ownService: 'Yours',
  offersBy: 'Offers by',
  pricesAndLinks: 'Prices and links',
} as const;

/** Names of the rows of the fact sheet. */
export const FACT_NAMES = {
  directedBy: 'Directed by', createdBy: 'Created by', writtenBy: 'Written by',
  released: 'Released', firstReleased: 'First released', outOn: 'Out on', firstOutOn: 'First out on',
  firstShown: 'First aired', firstEpisode: 'First episode', lastShown: 'Last aired', next: 'Next episode',
  networks: 'Also on', episodes: 'Episodes', episodeLength: 'Episode length', status: 'Status',
    country: 'Country',
  countries: 'Countries', language: 'Language', originalTitle: 'Original title', budget: 'Budget',
    boxOffice: 'Box office', votes: 'Votes',
  keywords: 'Keywords', studio: 'Studio', studios: 'Studios',
} as const;

/** "about 59 min". */
export const episodeLengthText = (minutes: number): string => `about ${formatRuntime(minutes)}`;

/** Returns "Season 4, 13 episodes, 2011". */
export const seasonTabLabel = (season: Pick<SeasonSummary, 'name' | 'episodeCount' | 'date'>): string => {
  const year = yearOf(season.date);
  return year === null ? formatSeason(season) : `${formatSeason(season)}, ${year}`;
};
