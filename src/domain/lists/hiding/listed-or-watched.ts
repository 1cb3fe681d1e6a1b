import { isWatched } from '#domain/history/series/series-progress';
import type { MemberTitleState } from '#domain/lists/member-title-state';

/**
 * Returns whether a member has a title on a list or has watched it. A series with episodes left is not watched.
 * @param state names no deleted lists.
 * @param today `YYYY-MM-DD`.
 */
export const isListedOrWatched = (state: MemberTitleState, today: string): boolean => state.listIDs.length > 0 || isWatched(state, today);
