import { isWatched } from '#domain/history/series/series-progress';
import type { MemberTitleState } from '#domain/lists/member-title-state';

/**
 * Returns whether a member has seen a title: watched it, or rated it without a viewing. A series that is being watched is not seen yet.
 * @param today `YYYY-MM-DD`.
 */
export const isSeen = (state: MemberTitleState, today: string): boolean =>
  isWatched(state, today) || (state.rating !== null && state.viewings.length === 0);
