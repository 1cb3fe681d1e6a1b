import * as t from 'io-ts';
import { TimeMillis } from '#domain/shared/dates';
import { StoredTitle } from '#domain/lists/stored-title';

export const MIN_RATING = 0.5;
export const MAX_RATING = 10;

/** The document `users/{uid}/ratings/{itemKey}`. */
export const TitleRating = t.readonly(
  t.strict({
    item: StoredTitle,
    /** 0.5 to 10 in halves. */
    rating: t.number,
    /** Ms since 1970. */
    ratedAt: TimeMillis,
  }),
  'Rating',
);
export type TitleRating = t.TypeOf<typeof TitleRating>;

/** Returns whether the value is a rating: 0.5 to 10 in halves. */
export const isRating = (value: number): boolean => value >= MIN_RATING && value <= MAX_RATING && Number.isInteger(value * 2);
