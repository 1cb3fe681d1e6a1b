import { CREDIT_KINDS, hasCredit, type CreditKind } from '#domain/catalogue/credits/group-by-credit';
import type { CreditsByTitle } from '#domain/catalogue/credits/title-credits';
import type { MediaType } from '#domain/catalogue/media-type';
import { titleKey } from '#domain/catalogue/text-match/title-key';
import { matchesText } from '#domain/catalogue/text-match/word-search';
import type { TitleRating } from '#domain/history/rating';
import { compareCursors } from '#domain/lists/item-query';
import type { SortDirection } from '#domain/shared/row-page';

export const RATING_SORT_FIELDS = ['ratedAt', 'rating', 'titleKey', 'releaseYear', 'vote', 'runtime', 'difference'] as const;
/** Value that ratings are ordered by; `difference` is the own rating less the average vote. */
export type RatingSortField = (typeof RATING_SORT_FIELDS)[number];
export type RatingSort = { readonly sort: RatingSortField; readonly direction: SortDirection };

/** Keys of groups by people and countries; null is no condition. */
export type RatingCreditFilter = Readonly<Record<CreditKind, string | null>>;

/** Conditions that a rating meets together; null is no condition. */
export type RatingFilter = RatingCreditFilter & {
  readonly mediaType: MediaType | null;
  /** Name of a genre, as stored. */
  readonly genre: string | null;
  /** First year of a decade (1990). */
  readonly decade: number | null;
  /** The own rating, 0.5 to 10. */
  readonly value: number | null;
  /** Typed text, see `matchesText`. */
  readonly words: string | null;
};

export const noRatingFilter: RatingFilter = {
  mediaType: null, genre: null, decade: null, value: null, words: null, country: null, director: null, actor: null,
};

/** Returns the kinds of people and countries that a filter names. */
export const filteredCredits = (filter: RatingCreditFilter): ReadonlyArray<CreditKind> =>
  CREDIT_KINDS.filter((kind) => filter[kind] !== null);

const NO_CREDITS: CreditsByTitle = new Map();

/** Returns the first year of the title's decade; null if its year is unknown. */
export const decadeOfRating = ({ item: { releaseYear } }: TitleRating): number | null =>
  releaseYear === null ? null : Math.floor(releaseYear / 10) * 10;

/** Returns the own rating less the average vote, in tenths as both are shown; null if the vote is unknown. */
export const voteDifference = ({ item: { vote }, rating }: TitleRating): number | null =>
  vote === null ? null : Math.round(rating * 10 - Math.round(vote * 10)) / 10;

/**
 * Returns whether a rating meets all conditions.
 * @param credits known people and countries; a title without them meets no condition on them.
 */
export const matchesRatingFilter = (
  { mediaType, genre, decade, value, words, ...filter }: RatingFilter, credits: CreditsByTitle = NO_CREDITS,
) => {
  const matchesWords = matchesText(words ?? '', 'anywhere');
  return (rating: TitleRating): boolean =>
    (mediaType === null || rating.item.mediaType === mediaType) &&
    (genre === null || rating.item.genres.includes(genre)) &&
    (decade === null || decadeOfRating(rating) === decade) &&
    (value === null || rating.rating === value) &&
    matchesWords(rating.item.title) &&
    filteredCredits(filter).every((kind) => {
      const own = credits.get(rating.item.itemKey);
      return own !== undefined && hasCredit(own, kind, filter[kind] ?? '');
    });
};

const sortValueOf = (rating: TitleRating, sort: RatingSortField): string | number | null => {
  switch (sort) {
    case 'ratedAt':
      return rating.ratedAt;
    case 'rating':
      return rating.rating;
    case 'titleKey':
      return titleKey(rating.item.title);
    case 'releaseYear':
    case 'vote':
    case 'runtime':
      return rating.item[sort];
    case 'difference':
      return voteDifference(rating);
  }
};

/** Returns the ratings in order, as lists are ordered: unknown values last in both directions, equal ones by item key. */
export const orderRatings = (ratings: ReadonlyArray<TitleRating>, { sort, direction }: RatingSort): ReadonlyArray<TitleRating> => {
  const compare = compareCursors(direction);
  return ratings
    .map((rating) => ({ rating, value: sortValueOf(rating, sort), itemKey: rating.item.itemKey }))
    .sort(compare)
    .map(({ rating }) => rating);
};
