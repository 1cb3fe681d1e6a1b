import type { RatingChange } from '#domain/history/history-change';
import type { TitleRating } from '#domain/history/rating';

/**
 * Returns the ratings with changes applied one after another, as the backend stores them: an equal value keeps the rating that is there.
 * Returns the same array if there are none.
 */
export const withRatingChanges = (
  ratings: ReadonlyArray<TitleRating>, changes: ReadonlyArray<RatingChange>,
): ReadonlyArray<TitleRating> => {
  if (changes.length === 0) return ratings;
  const byKey = new Map(ratings.map((rating) => [rating.item.itemKey, rating]));
  for (const { title: item, rating, ratedAt } of changes) {
    if (rating === null) byKey.delete(item.itemKey);
    else if (byKey.get(item.itemKey)?.rating !== rating) byKey.set(item.itemKey, { item, rating, ratedAt });
  }
  return [...byKey.values()];
};
