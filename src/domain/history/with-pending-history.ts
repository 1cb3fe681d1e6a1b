import type { MemberTitleState } from '#domain/lists/member-title-state';
import { ratingsOf, uniqueViewings, withViewingChange, type HistoryChange } from './history-change';
import type { Viewing } from './viewing';
import { parseMark, toMark } from './viewing-mark';

const without = (marks: ReadonlyArray<string>, entryIds: ReadonlySet<string>): ReadonlyArray<string> =>
  marks.filter((mark) => !entryIds.has(parseMark(mark)?.entryId ?? ''));
const idsOf = (viewings: ReadonlyArray<Viewing>): ReadonlySet<string> => new Set(viewings.map(({ entryId }) => entryId));

const withPendingMarks = (state: MemberTitleState, change: HistoryChange): MemberTitleState => {
  switch (change.kind) {
    case 'log-viewings': {
      const own = uniqueViewings(change.viewings).filter(({ item }) => item.itemKey === state.itemKey);
      if (own.length === 0) return state;
      const known = new Set(state.viewings.map((mark) => parseMark(mark)?.entryId));
      const added = own.filter(({ entryId }) => !known.has(entryId)).map(toMark);
      return { ...state, viewings: [...state.viewings, ...added], episodes: change.episodes ?? state.episodes };
    }
    case 'remove-viewings': {
      const own = change.viewings.filter(({ item }) => item.itemKey === state.itemKey);
      return own.length === 0 ? state : { ...state, viewings: without(state.viewings, idsOf(own)) };
    }
    case 'change-viewing': {
      const { viewings } = state;
      const own = viewings.map(parseMark).find((mark) => mark?.entryId === change.viewing.entryId);
      if (change.viewing.item.itemKey !== state.itemKey || !own) return state;
      return { ...state, viewings: [...without(viewings, idsOf([change.viewing])), toMark(withViewingChange(own, change))] };
    }
    case 'rate-title':
    case 'rate-titles':
      return state;
  }
};

/** Returns a title's state after an unconfirmed change of the history or of ratings. */
export const withPendingHistory = (state: MemberTitleState, change: HistoryChange): MemberTitleState => {
  const watched = withPendingMarks(state, change);
  const own = ratingsOf(change).find(({ title }) => title.itemKey === state.itemKey);
  return own === undefined ? watched : { ...watched, rating: own.rating };
};
