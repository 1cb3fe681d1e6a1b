import type { MemberTitleState } from '#domain/lists/member-title-state';
import { compareViewingTimes, type Viewing } from './viewing';
import { parseMarks } from './viewing-mark';

/**
 * Returns whether the same film, series, season or episode has an earlier viewing. Viewings of unknown days are left out: they may be
 * later.
 */
export const isRewatch = (
  { viewings }: Pick<MemberTitleState, 'viewings'>,
  { entryId, season, episode, ...time }: Pick<Viewing, 'entryId' | 'season' | 'episode' | 'day' | 'watchedAt'>,
): boolean =>
  time.day !== null &&
  parseMarks(viewings).some(
    (mark) =>
      mark.entryId !== entryId &&
      mark.season === season &&
      mark.episode === episode &&
      mark.day !== null &&
      compareViewingTimes(mark, time) > 0,
  );
