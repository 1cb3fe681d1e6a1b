import { groupByCredit, type CreditKind } from '#domain/catalogue/credits/group-by-credit';
import type { CreditsByTitle } from '#domain/catalogue/credits/title-credits';
import { MAX_RATING, MIN_RATING, type TitleRating } from '#domain/history/rating';
import { decadeOfRating } from './rating-query';

/** How often a value from 0.5 to 10 was given. */
type RatingCount = { readonly value: number; readonly count: number };

/** Ratings that share a decade or a genre. `key` is what they share: `1990`, `Drama`. */
export type RatingGroup = { readonly key: string; readonly count: number; readonly average: number };

/** Returns the mean of the values; null without any. */
export const averageRating = (ratings: ReadonlyArray<TitleRating>): number | null =>
  ratings.length === 0 ? null : ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;

/** Returns how often each value was given, from 0.5 to 10 in halves, also those that never were. */
export const ratingDistribution = (ratings: ReadonlyArray<TitleRating>): ReadonlyArray<RatingCount> => {
  const counts = new Map<number, number>();
  for (const { rating } of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  return Array.from({ length: MAX_RATING / MIN_RATING }, (_, index) => (index + 1) * MIN_RATING).map((value) => ({
    value, count: counts.get(value) ?? 0,
  }));
};

const groupRatings = (
  ratings: ReadonlyArray<TitleRating>, keysOf: (rating: TitleRating) => ReadonlyArray<string>,
): ReadonlyArray<RatingGroup> => {
  const sums = new Map<string, { count: number; sum: number }>();
  for (const rating of ratings) {
    for (const key of new Set(keysOf(rating))) {
      const group = sums.get(key) ?? { count: 0, sum: 0 };
      sums.set(key, { count: group.count + 1, sum: group.sum + rating.rating });
    }
  }
  return [...sums].map(([key, { count, sum }]) => ({ key, count, average: sum / count }));
};

const byKey = (one: RatingGroup, other: RatingGroup): number => (one.key < other.key ? -1 : 1);

/** Returns the numbers of each decade with a rating, the latest first. Titles of an unknown year are left out. */
export const ratingsByDecade = (ratings: ReadonlyArray<TitleRating>): ReadonlyArray<RatingGroup> =>
  groupRatings(ratings, (rating) => {
    const decade = decadeOfRating(rating);
    return decade === null ? [] : [String(decade)];
  }).toSorted((one, other) => byKey(other, one));

/** Returns the numbers of each genre with a rating, most ratings first. A title counts once for each of its genres. */
export const ratingsByGenre = (ratings: ReadonlyArray<TitleRating>): ReadonlyArray<RatingGroup> =>
  groupRatings(ratings, ({ item }) => item.genres).toSorted((one, other) => other.count - one.count || byKey(one, other));

/** Returns the numbers of each country, director or leading actor with at least two rated titles, most ratings first. */
export const ratingsByCredit = (
  ratings: ReadonlyArray<TitleRating>, kind: CreditKind, credits: CreditsByTitle,
): ReadonlyArray<RatingGroup & { readonly name: string }> =>
  groupByCredit(ratings, kind, ({ item }) => credits.get(item.itemKey)).map(({ key, name, values }) => ({
    key, name, count: values.length, average: averageRating(values) ?? 0,
  }));
