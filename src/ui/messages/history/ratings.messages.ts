import type { RatingSortField } from '#domain/history/ratings/rating-query';
import type { SortDirection } from '#domain/shared/row-page';
import { ITEM_SORT_NAMES } from '#ui/messages/lists/list-items.messages.ts';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** "1 rating", "12 ratings". */
export const ratingCountText = (count: number): string => formatCountWithNoun(count, 'rating', 'ratings');

/** Returns a mean of ratings as it is shown: "7.3". */
export const averageText = (average: number): string => average.toFixed(1);

/** Texts of the page of own ratings. */
export const RATINGS_PAGE_MESSAGES = {
  title: 'Ratings',
  description: 'What you have rated, with numbers by value, decade, genre, people and country.',
  toHistory: 'Watch history',
  loading: 'Loading your ratings',
  readSoFar: (count: number): string => `${ratingCountText(count)} read so far`,
  /** Says that the numbers and titles are not all. */
  partly: (count: number): string => `You see the ${ratingCountText(count)} that could be read.`,
  failedPart: 'the rest of your ratings',
  titles: 'Rated titles',
  controls: 'Order and filters of your ratings',
  value: 'Your rating',
  words: 'Find in your ratings',
  noMatchBoard: ['No /match'],
  /** Of titles whose people and countries are known. */
  countSoFar: (count: number): string => `${ratingCountText(count)} so far`,
  noMatchSoFar: 'None of the titles looked up so far matches. Look up more titles, or remove a filter.',
  noMatch: 'None of your ratings matches. Remove a filter or clear them all.',
  clearFilters: 'Clear all filters',
  emptyBoard: ['Nothing /rated', 'yet'],
  empty: 'Rate a few films or series on their pages, and they appear here. Ratings from another service can be imported.',
  browseFilms: 'Browse films',
  browseSeries: 'Browse series',
  importRatings: 'Import ratings',
} as const;

/** The numbers of the ratings. */
export const RATING_NUMBERS_MESSAGES = {
  heading: 'Your numbers',
  statistics: 'Statistics',
  ratings: (count: number): string => (count === 1 ? 'Rating' : 'Ratings'),
  average: 'Average',
  byValue: 'By value',
  byDecade: 'By decade of release',
  byGenre: 'By genre',
  unit: 'ratings',
  showTable: 'Show as table',
  number: 'Ratings',
  averageColumn: 'Average',
  kind: { values: 'Value', decades: 'Decade', genres: 'Genre' },
  genres: 'genres',
  decades: 'decades',
  /** Describes the plot in one sentence. */
  summary: (heading: string, value: string, count: number): string => `${heading}: most often ${value}, ${ratingCountText(count)}.`,
} as const;

/** Names of both directions of each order, the usual one first. */
export const RATING_SORT_NAMES: Readonly<Record<RatingSortField, ReadonlyArray<readonly [SortDirection, string]>>> = {
  ratedAt: [['desc', 'Rated last'], ['asc', 'Rated first']],
  rating: [['desc', 'My highest rated'], ['asc', 'My lowest rated']],
  titleKey: [['asc', 'Title, A to Z'], ['desc', 'Title, Z to A']],
  releaseYear: [['desc', 'Newest'], ['asc', 'Oldest']],
  vote: ITEM_SORT_NAMES.vote,
  runtime: ITEM_SORT_NAMES.runtime,
  difference: [['desc', 'Most above the average vote'], ['asc', 'Most below the average vote']],
};

/** Returns how far an own rating is from the average vote: "1.1 above average". @param difference null if the vote is unknown. */
export const voteDifferenceText = (difference: number | null): string => {
  if (difference === null) return 'Average unknown';
  if (difference === 0) return 'As the average';
  return `${averageText(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} average`;
};
