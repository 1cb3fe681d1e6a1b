import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';

const LIST_NAMES: Readonly<Record<CatalogueList, string>> = {
  popular: 'Popular',
  'top-rated': 'Top rated',
  'now-playing': 'Now playing',
  upcoming: 'Upcoming',
  trending: 'Trending',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
};

/** Returns the short name of a list, for its tab and heading. @param isCurrent false for a catalogue that does not know today. */
export const catalogueListName = (list: CatalogueList, isCurrent: boolean): string =>
  list === 'airing-today' && !isCurrent ? 'Aired on one day' : LIST_NAMES[list];

const FILM_LISTS: Readonly<Partial<Record<CatalogueList, string>>> = {
  popular: 'Popular films',
  'top-rated': 'Top rated films',
  'now-playing': 'Films now playing',
  upcoming: 'Upcoming films',
  trending: 'Trending films',
};
const SERIES_LISTS: Readonly<Partial<Record<CatalogueList, string>>> = {
  popular: 'Popular series',
  'top-rated': 'Top rated series',
  trending: 'Trending series',
  'on-the-air': 'Series on the air',
  'airing-today': 'Series airing today',
};

/** Returns the full name of a list: "Top rated films". @param isCurrent as for `catalogueListName`. */
export const catalogueListFullName = (mediaType: MediaType, list: CatalogueList, isCurrent: boolean): string =>
  list === 'airing-today' && !isCurrent
    ? 'Series aired on one day'
    : ((mediaType === 'movie' ? FILM_LISTS : SERIES_LISTS)[list] ?? LIST_NAMES[list]);

/** Returns the name of a media type in the header and in headings. */
export const mediaTypeHeading = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Movies' : 'TV Shows');

/** Names of the tabs of a media type: its own page, then its lists. */
export const OVERVIEW_TAB_LABEL = 'Overview';
export const catalogueListTabsLabel = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Lists of films' : 'Lists of series');
