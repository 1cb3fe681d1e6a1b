import type { Filters } from '#domain/catalogue/filters';
import { LOVED_RATING } from '#domain/taste/taste-evidence';
import { LEAST_VOTE } from './evening-filters';

/** A member has seen and liked a title. Without a rating it is a favorite. `watchedAt` in ms since 1970; null if no day is known. */
export type SeenBefore = { readonly kind: 'seen'; readonly rating: number | null; readonly watchedAt: number | null };

/** Farther apart than any two times of viewings in `SCALE`. */
const BEHIND_LOVED = 1e6;
const SCALE = 1e7;

/** Returns the place of a title among those to see again, smallest first: the loved ones, and of each kind what was seen longest ago. */
export const seenPlace = ({ rating, watchedAt }: SeenBefore): number =>
  (rating !== null && rating >= LOVED_RATING ? 0 : BEHIND_LOVED) + (watchedAt ?? 0) / SCALE;

/**
 * Returns the filters without the least vote and number of votes of all picks, which are no answer of a person: a member's own rating, or
 * the place on a list, says more. Votes that define a mood stay.
 */
export const withoutLeastVote = (filters: ReadonlyArray<Filters>): ReadonlyArray<Filters> =>
  filters.map((each) => ({ ...each, votesFrom: null, voteFrom: each.voteFrom === LEAST_VOTE ? null : each.voteFrom }));
