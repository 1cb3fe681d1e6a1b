import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';

type Names = Readonly<Partial<Record<CatalogueList, string>>>;

const LIST_NAMES: Readonly<Record<CatalogueList, string>> = {
  popular: 'Popular',
  'top-rated': 'Top rated',
  'now-playing': 'Now playing',
  upcoming: 'Upcoming',
  trending: 'Trending',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
};

/**
 * Names of lists in a catalogue without facts of today: each says the time that its titles are of.
 * `catalogue/shelves/headings.test.ts` checks them against the facts.
 */
const NAMES_BY_DATE: Names = {
  'now-playing': 'In cinemas in October 2025',
  upcoming: 'November 2025 and later',
  trending: 'The 2020s',
  'on-the-air': 'On the air in May 2019',
  'airing-today': 'Aired on 19 May 2019',
};

/** Returns the short name of a list, for its tab and heading. @param isCurrent false for a catalogue without facts of today. */
export const catalogueListName = (list: CatalogueList, isCurrent: boolean): string =>
  (isCurrent ? undefined : NAMES_BY_DATE[list]) ?? LIST_NAMES[list];

const FILM_LISTS: Names = {
  popular: 'Popular films',
  'top-rated': 'Top rated films',
  'now-playing': 'Films now playing',
  upcoming: 'Upcoming films',
  trending: 'Trending films',
};
const SERIES_LISTS: Names = {
  popular: 'Popular series',
  'top-rated': 'Top rated series',
  trending: 'Trending series',
  'on-the-air': 'Series on the air',
  'airing-today': 'Series airing today',
};
const FILM_LISTS_BY_DATE: Names = {
  'now-playing': 'Films in cinemas in October 2025',
  upcoming: 'Films of November 2025 and later',
  trending: 'Films of the 2020s',
};
const SERIES_LISTS_BY_DATE: Names = {
  trending: 'Series of the 2020s',
  'on-the-air': 'Series on the air in May 2019',
  'airing-today': 'Series aired on 19 May 2019',
};

/** Returns the full name of a list: "Top rated films". @param isCurrent as for `catalogueListName`. */
export const catalogueListFullName = (mediaType: MediaType, list: CatalogueList, isCurrent: boolean): string => {
  const [names, byDate] = mediaType === 'movie' ? [FILM_LISTS, FILM_LISTS_BY_DATE] : [SERIES_LISTS, SERIES_LISTS_BY_DATE];
  return (isCurrent ? undefined : byDate[list]) ?? names[list] ?? LIST_NAMES[list];
};

/** Returns the name of a media type in the header and in headings. */
export const mediaTypeHeading = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Movies' : 'TV Shows');

/** Names of the tabs of a media type: its own page, then its lists. */
export const OVERVIEW_TAB_LABEL = 'Overview';
export const catalogueListTabsLabel = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Lists of films' : 'Lists of series');
