import type { MemberTitleState } from '../lists/member-title-state';
import type { Viewing } from './viewing';
import { parseMarks } from './viewing-mark';

/** Returns whether the same film, series, season or episode has an earlier viewing. Viewings of unknown days are left out: they may be later. */
export const isRewatch = ({ viewings }: Pick<MemberTitleState, 'viewings'>, { entryId, season, episode, watchedAt }: Pick<Viewing, 'entryId' | 'season' | 'episode' | 'watchedAt'>): boolean =>
  watchedAt !== null &&
  parseMarks(viewings).some((mark) => mark.entryId !== entryId && mark.season === season && mark.episode === episode && mark.watchedAt !== null && mark.watchedAt < watchedAt);
