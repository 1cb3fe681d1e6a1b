import { isWatched } from '../../history/series-progress';
import type { MemberTitleState } from '../member-title-state';

/** Returns whether a member has a title on a list or has watched it. A series with episodes left is not watched. @param state names no deleted lists. */
export const isListedOrWatched = (state: MemberTitleState): boolean => state.listIDs.length > 0 || isWatched(state);
