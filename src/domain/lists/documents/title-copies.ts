import { isWatched } from '#domain/history/series/series-progress';
import type { ListItem } from '#domain/lists/list-item';
import type { MemberTitleState } from '#domain/lists/member-title-state';

/**
 * Returns what items copy of their title's state, which may be missing, so that queries filter and sort by it.
 * @param today `YYYY-MM-DD`.
 */
export const titleCopies = (state: MemberTitleState | null, today: string): Pick<ListItem, 'watched' | 'ownRating'> => ({
  watched: state !== null && isWatched(state, today), ownRating: state?.rating ?? null,
});
