import * as E from 'fp-ts/Either';
import { concernedTitles, ratingsOf, type HistoryChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
import type { ViewingMark } from '#domain/history/viewing-mark';
import { isHistoryChange, isJointChange, type MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import type { GoneEntries, KeptEntry } from '#application/ports/import-journal';
import { takeBackList } from './take-back-list';
import { keptTitle, takeBackRatings, withoutGone } from './take-back-ratings';
import { nothingTaken, type TakeBackLists, type TakenBack } from './taken-back';
import { markOf, underStoredKeys, type StoredKeysDeps } from './under-stored-keys';

const idsOf = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<string> => viewings.map(({ entryId }) => entryId);

/** Returns what the person has changed of a viewing since an import; null if nothing. */
const changeSince = (viewing: Viewing, { day, rating }: ViewingMark): KeptEntry['why'] | null =>
  (day !== viewing.day ? 'day' : rating !== viewing.rating ? 'rating' : null);

const takeBackHistory = (lists: TakeBackLists, change: HistoryChange, gone: GoneEntries): Answer<TakenBack> => async () => {
  const states = await readTitleStatesFromServer(lists, concernedTitles(change))();
  if (E.isLeft(states)) return states;
  if (change.kind === 'remove-viewings') {
    const viewings = change.viewings.filter((viewing) => markOf(states.right, viewing) === null && !gone.dropped.includes(viewing.entryId));
    return E.right({ changes: viewings.length === 0 ? [] : [{ kind: 'log-viewings', viewings, episodes: null }], kept: [] });
  }
  const own = withoutGone(ratingsOf(change), gone.goneRatings);
  const { ratings, kept, others } = takeBackRatings(own, states.right);
  const logged = change.kind === 'log-viewings' ? change.viewings : [];
  const undated = logged.filter(({ day }) => day === null);
  const found = logged.flatMap((viewing) => {
    const mark = markOf(states.right, viewing);
    return mark === null ? [] : [{ viewing, why: changeSince(viewing, mark) }];
  });
  const viewings = found.filter(({ why }) => why === null).map(({ viewing }) => viewing);
  const rated = ratings.length === 0 ? {} : { ratings };
  return E.right({
    changes: viewings.length > 0 ? [{ kind: 'remove-viewings', viewings, ...rated }]
      : ratings.length > 0 ? [{ kind: 'rate-titles', ratings }] : [],
    kept: [...kept, ...found.flatMap(({ viewing, why }) => (why === null ? [] : [keptTitle(viewing.item, why)]))],
    gone: { dropped: idsOf(undated.filter((viewing) => markOf(states.right, viewing) === null)), goneRatings: others },
    all: { dropped: idsOf(undated), goneRatings: own },
  });
};

/**
 * Returns what takes a change of an import back: entries that are as the import added them. A viewing with another day or rating, another
 * rating of a title, an item that was there before, was moved or has another note, and a list with other titles, another name or
 * description, or that was pinned, archived, shared or deleted stay. @param gone entries that do not come back.
 */
export const takeBack = (
  { lists, findSuccessor }: { readonly lists: TakeBackLists } & Pick<StoredKeysDeps, 'findSuccessor'>, made: MemberChange,
  gone: GoneEntries,
): Answer<TakenBack> => async () => {
  const stored = await underStoredKeys({ lists, findSuccessor }, made, gone)();
  if (E.isLeft(stored)) return stored;
  const { change } = stored.right;
  return isHistoryChange(change) ? takeBackHistory(lists, change, stored.right.gone)()
    // No import changes lists of others.
    : isJointChange(change) ? E.right(nothingTaken) : takeBackList(lists, change)();
};
