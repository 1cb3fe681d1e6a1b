import type { CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { formatCount } from '../format/format';

/** "1 film", "124 films". */
export const filmCount = (count: number): string => formatCount(count, 'film', 'films');
/** "124 series". */
export const seriesCount = (count: number): string => formatCount(count, 'series', 'series');
/** "124 films" or "124 series". */
export const titleCount = (mediaType: MediaType, count: number): string => (mediaType === 'movie' ? filmCount(count) : seriesCount(count));

/** Returns the second line of a card: the year, and for series the number of seasons if known. */
export const titleNote = ({ mediaType, year, seasonCount }: Pick<Title, 'mediaType' | 'year' | 'seasonCount'>): string =>
  [year === null ? null : String(year), mediaType === 'tv' && seasonCount !== null ? formatCount(seasonCount, 'season', 'seasons') : null]
    .filter((part) => part !== null)
    .join(' · ') || '\u00a0';

const LIST_NAMES: Readonly<Record<CatalogueList, string>> = {
  popular: 'Popular',
  'top-rated': 'Top rated',
  'now-playing': 'Now playing',
  upcoming: 'Upcoming',
  trending: 'Trending',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
};

/** Returns the short name of a list, for its tab and heading. */
export const listName = (list: CatalogueList): string => LIST_NAMES[list];

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

/** Returns the full name of a list: "Top rated films". */
export const listTitle = (mediaType: MediaType, list: CatalogueList): string => (mediaType === 'movie' ? FILM_LISTS : SERIES_LISTS)[list] ?? LIST_NAMES[list];

/** Returns the full name of a genre's list: "Drama films". */
export const genreTitle = (mediaType: MediaType, genre: string): string => (mediaType === 'movie' ? `${genre} films` : `${genre} series`);

/** Returns the name of a media type in the header and in headings. */
export const typeName = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Movies' : 'TV Shows');

/** Names of the tabs of a media type: its own page, then its lists. */
export const OVERVIEW = 'Overview';
export const listTabsLabel = (mediaType: MediaType): string => (mediaType === 'movie' ? 'Lists of films' : 'Lists of series');

/** Texts about all genres. */
export const GENRE_MESSAGES = {
  genre: 'Genre',
  genres: 'Genres',
  note: 'Films and series by genre.',
  description: 'Films and series by genre, from action to westerns.',
  loading: 'Loading genres',
} as const;

/** Returns the name of the loading state of a part: "Loading Top rated". */
export const loadingPart = (name: string): string => `Loading ${name}`;

/** Label of the search field in the header. */
export const HEADER_SEARCH = 'Search films and series';

/** Labels of the button that shows the rest of a long list. */
export const showAll = (count: number): string => `Show all ${count}`;
export const SHOW_FEWER = 'Show fewer';

export const OPENS_NEW_WINDOW = '(opens a new window)';

/** Heading of the shelf on the not-found page. */
export const LOST_FILMS = 'Films with “lost” in the title';
