import { useMemo } from 'react';
import { filteredCredits, type RatingFilter } from '#domain/history/ratings/rating-query';
import type { Credits } from '#ui/features/history/credits/use-credits.ts';

/** Returns the filter of a view, the same object while no condition changes. */
export const useRatingFilter = ({ mediaType, genre, decade, value, words, country, director, actor }: RatingFilter): RatingFilter =>
  useMemo(
    () => ({ mediaType, genre, decade, value, words, country, director, actor }),
    [mediaType, genre, decade, value, words, country, director, actor],
  );

/**
 * Returns how much is known of which ratings match: `partly` if a filter by people or countries waits for those of further titles.
 * @param total number of ratings.
 */
export const knownMatches = (filter: RatingFilter, { lookedUp }: Credits, total: number): 'nothing' | 'partly' | 'all' => {
  if (filteredCredits(filter).length === 0 || lookedUp >= total) return 'all';
  return lookedUp === 0 ? 'nothing' : 'partly';
};
