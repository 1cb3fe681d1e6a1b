import { inverseRating, type RatingChange } from '#domain/history/history-change';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { KeptEntry } from '#application/ports/import-journal';

/** Returns a title, or its entry on a list, that stays. */
export const keptTitle = ({ title, releaseYear }: StoredTitle, why: KeptEntry['why'], list: string | null = null): KeptEntry =>
  ({ name: title, year: releaseYear, list, why });

/** Returns a rating as if another one, which it has replaced, had never been there: it has replaced what was there before that one. */
const withoutOne = ({ replaced, ...each }: RatingChange, gone: RatingChange): RatingChange => {
  const isReplaced = gone.rating === each.before && (replaced === undefined || replaced.ratedAt === gone.ratedAt);
  const former = isReplaced ? gone.replaced : replaced;
  return { ...each, ...(isReplaced && { before: gone.before }), ...(former !== undefined && { replaced: former }) };
};

/** Returns ratings as if those of earlier imports that are taken back had never been there. */
export const withoutGone = (ratings: ReadonlyArray<RatingChange>, gone: ReadonlyArray<RatingChange>): ReadonlyArray<RatingChange> =>
  ratings.map((change) => gone.filter(({ title }) => title.itemKey === change.title.itemKey).reduce(withoutOne, change));

/** Returns the ratings that take ratings back, the entries that stay, and the ratings in whose place something else is. */
export const takeBackRatings = (
  all: ReadonlyArray<RatingChange>, states: ReadonlyMap<string, MemberTitleState>,
): Record<'ratings' | 'others', ReadonlyArray<RatingChange>> & { readonly kept: ReadonlyArray<KeptEntry> } => {
  const ratingOf = ({ title: { itemKey } }: RatingChange): number | null => states.get(itemKey)?.rating ?? null;
  const others = all.filter((each) => ratingOf(each) !== each.rating);
  return {
    ratings: all.filter((each) => ratingOf(each) === each.rating).map(inverseRating),
    // The rating of before is there again if an undo was interrupted after this change.
    kept: others.filter((each) => ![each.before, null].includes(ratingOf(each))).map(({ title }) => keptTitle(title, 'rating')),
    others,
  };
};
