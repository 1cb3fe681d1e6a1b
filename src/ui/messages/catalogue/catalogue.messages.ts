import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** "1 film", "124 films". */
export const filmCountText = (count: number): string => formatCountWithNoun(count, 'film', 'films');
/** "124 series". */
export const seriesCountText = (count: number): string => formatCountWithNoun(count, 'series', 'series');
/** "124 films" or "124 series". */
export const titleCountText = (mediaType: MediaType, count: number): string =>
  mediaType === 'movie' ? filmCountText(count) : seriesCountText(count);

/** Returns the second line of a card: the year, and for series the number of seasons if known. */
export const yearAndSeasonsText = ({ mediaType, year, seasonCount }: Pick<Title, 'mediaType' | 'year' | 'seasonCount'>): string =>
  [
    year === null ? null : String(year),
    mediaType === 'tv' && seasonCount !== null ? formatCountWithNoun(seasonCount, 'season', 'seasons') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ') || '\u00a0';

/** Texts about all genres. */
export const GENRE_MESSAGES = {
  genre: 'Genre',
  genres: 'Genres',
  note: 'Films and series by genre.',
  description: 'Films and series by genre, from action to westerns.',
  loading: 'Loading genres',
} as const;

/** Returns the name of the loading state of a part: "Loading Top rated". */
export const loadingPartText = (name: string): string => `Loading ${name}`;

/** Label of the search field in the header. */
export const HEADER_SEARCH_LABEL = 'Search films and series';

/** Labels of the button that shows the rest of a long list. */
export const showAllLabel = (count: number): string => `Show all ${count}`;
export const SHOW_FEWER_LABEL = 'Show fewer';

export const OPENS_NEW_WINDOW_TEXT = '(opens a new window)';

/** Heading of the shelf on the not-found page. */
export const NOT_FOUND_SHELF_HEADING = 'Films with “lost” in the title';
