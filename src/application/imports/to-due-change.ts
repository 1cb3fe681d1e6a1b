import type { RatingChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
import type { MemberChange } from '#domain/lists/member-command';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Present entries of the member. */
export type PresentEntries = {
  readonly ratingOf: (title: StoredTitle) => number | null;
  /** Returns the viewing with the same id; null if it is gone. */
  readonly viewingOf: (viewing: Viewing) => Pick<Viewing, 'day' | 'rating'> | null;
};

/**
 * Returns a change of an import without what would replace something that the person has changed since the plan: ratings of titles that
 * got another one, and removals of viewings that got a day or another rating.
 */
export const toDueChange = (change: MemberChange, { ratingOf, viewingOf }: PresentEntries): MemberChange => {
  if (change.kind === 'remove-viewings') {
    const isUnchanged = (viewing: Viewing): boolean => {
      const present = viewingOf(viewing);
      return present === null || (present.day === viewing.day && present.rating === viewing.rating);
    };
    return { ...change, viewings: change.viewings.filter(isUnchanged) };
  }
  if (!('ratings' in change)) return change;
  const isDue = ({ title, before, rating }: RatingChange): boolean => [null, before, rating].includes(ratingOf(title));
  return { ...change, ratings: change.ratings.filter(isDue) };
};
