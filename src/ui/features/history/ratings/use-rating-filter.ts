import { useMemo } from 'react';
import { filteredCredits, type RatingFilter } from '#domain/history/ratings/rating-query';
import type { Credits } from '#ui/features/history/credits/use-credits.ts';

/** Returns the filter of a view, the same object while no condition changes. */
export const useRatingFilter = ({ mediaType, genre, decade, value, country, director, actor }: RatingFilter): RatingFilter =>
  useMemo(
    () => ({ mediaType, genre, decade, value, country, director, actor }),
    [mediaType, genre, decade, value, country, director, actor],
  );

/** Returns whether a filter by people or countries waits for them: which ratings match is not known. */
export const isFilterUnknown = (filter: RatingFilter, { lookedUp }: Credits): boolean =>
  filteredCredits(filter).length > 0 && lookedUp === 0;
