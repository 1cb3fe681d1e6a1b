import type { Direction, CatalogueSortKey } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { reachableResults } from '#domain/shared/pagination';
import { titleCountText } from './catalogue.messages';
import { formatNumber, joinList } from '#ui/messages/format/format.ts';

/** Texts of the pages with a list of titles. */
export const BROWSE_MESSAGES = {
  films: 'Films',
  series: 'Series',
  genreTabs: (genre: string): string => `${genre}: films or series`,
  genreDescription: (title: string): string => `${title}. Filter by year, rating, country and more.`,
  listDescription: (title: string): string => `${title}. Filter by genre, year, rating and more.`,
  asOf: (date: string): string => `As of ${date}`,
  loadingList: (mediaType: MediaType): string => (mediaType === 'movie' ? 'Loading films' : 'Loading series'),
  browseGenres: 'Browse by genre',
  clearFilters: 'Clear all filters',
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  failedMore: 'more',
  /** Lines of the letterboard of an empty list. */
  emptyBoard: ['Nothing /here'],
  noMatchBoard: ['Empty /seats'],
  empty: 'There’s nothing on this list right now.',
  emptySoFar: (mediaType: MediaType, searched: number): string =>
    `Nothing to show in the first ${titleCountText(mediaType, searched)}. Load more to keep looking.`,
  noMatch: (mediaType: MediaType): string =>
    mediaType === 'movie' ? 'No films match. Remove a filter or clear them all.' : 'No series match. Remove a filter or clear them all.',
  noMatchSoFar: (mediaType: MediaType, searched: number): string =>
    `No matches in the first ${titleCountText(mediaType, searched)}. Load more, or remove a filter.`,
} as const;

/**
 * Returns the message at the end of a list: the total, or, when the total exceeds the reachable results, how many were shown.
 * @param total number of results; null when unknown. @param name formats a number of titles: "124 films".
 */
export const listEndMessage = (shown: number, total: number | null, name: (count: number) => string): string =>
  total === null || reachableResults(total) === total
    ? name(total ?? shown)
    : `Showing the first ${formatNumber(shown)} of ${name(total)}.`;

/** Returns the number of loaded titles: "40 of 124"; without a known total "40 loaded". */
export const loadedCountText = (loaded: number, total: number | null): string =>
  total === null ? `${formatNumber(loaded)} loaded` : `${formatNumber(loaded)} of ${formatNumber(total)}`;

/** Returns the announcement of newly loaded items; `end` is the message at the end of the list, if reached. */
export const loadedMoreText = (count: number, end = ''): string =>
  end === '' ? `${formatNumber(count)} more` : `${formatNumber(count)} more. ${end}`;

/** Texts of the filters. A filter's button shows its label and its value: "Length: any". */
export const FILTER_MESSAGES = {
  filters: 'Filters',
  active: 'Active filters',
  remove: (filter: string): string => `Remove filter: ${filter}`,
  clearAll: 'Clear all',
  exact: 'From … to …',
  sort: 'Sort by',
  genres: 'Genres',
  years: 'Years',
  rating: 'Rating',
  length: 'Length',
  episodeLength: 'Episode length',
  language: 'Language',
  country: 'Country',
  votes: 'Votes',
  certificate: 'Certificate',
  services: 'Services',
  more: 'More filters',
  any: 'any',
  anyChoice: 'Any',
  with: 'With',
  without: 'Without',
  withGenre: (genre: string): string => `With ${genre}`,
  withoutGenre: (genre: string): string => `Without ${genre}`,
  excludedGenre: (genre: string): string => `without ${genre}`,
  decade: (from: number): string => `${from}s`,
  orMore: (least: number): string => `${formatNumber(least)} or more`,
  ratingChip: (rating: string): string => `rating ${rating}`,
  votesChip: (least: number): string => `${formatNumber(least)} votes or more`,
  activeCount: (count: number): string => `${count} on`,
  /** @param facts the filtered facts that the catalogue lacks of some titles: "length". */
  unknownLeftOut: (mediaType: MediaType, facts: ReadonlyArray<string>): string =>
    `${mediaType === 'movie' ? 'Films' : 'Series'} of unknown ${joinList(facts, 'or')} are left out.`,
  showTitles: (mediaType: MediaType): string => (mediaType === 'movie' ? 'Show films' : 'Show series'),
  showCount: (count: string): string => `Show ${count}`,
} as const;

/** Lengths of films and of episodes in minutes, with their names. */
export const FILM_LENGTH_NAMES = {
  hour: 'Up to 1 h', short: 'Up to 1 h 30', medium: '1 h 30 to 2 h', long: '2 h to 2 h 30', longest: '2 h 30 or more',
} as const;
export const EPISODE_LENGTH_NAMES = { short: 'Up to 30 min', medium: '30 min to 1 h', long: '1 h or more' } as const;

/** Returns the text for exact bounds without a name: "up to 90 min", "1941 to 1943". At least one bound is set. */
export const filterRangeText = (from: number | null, to: number | null, unit: 'min' | null): string => {
  const withUnit = (text: string): string => (unit === null ? text : `${text} ${unit}`);
  if (from === null) return withUnit(`up to ${String(to)}`);
  if (to === null) return withUnit(`from ${from}`);
  return withUnit(from === to ? `${from}` : `${from} to ${to}`);
};

/** Names of both directions of a sort key, the usual one first: names ascending, everything else descending. */
export const SORT_NAMES: Readonly<Record<CatalogueSortKey, ReadonlyArray<readonly [Direction, string]>>> = {
  popularity: [['desc', 'Most popular'], ['asc', 'Least popular']],
  vote: [['desc', 'Highest rated'], ['asc', 'Lowest rated']],
  votes: [['desc', 'Most votes'], ['asc', 'Fewest votes']],
  date: [['desc', 'Newest'], ['asc', 'Oldest']],
  title: [['asc', 'Title, A to Z'], ['desc', 'Title, Z to A']],
  'original-title': [['asc', 'Original title, A to Z'], ['desc', 'Original title, Z to A']],
};

/** Returns the full name of a genre's list: "Drama films". */
export const genreListName = (mediaType: MediaType, genre: string): string =>
  mediaType === 'movie' ? `${genre} films` : `${genre} series`;
