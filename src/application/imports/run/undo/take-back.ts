import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { concernedTitles, ratingsOf, type HistoryChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
import type { ViewingMark } from '#domain/history/viewing-mark';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { shownListName, toListNames } from '#domain/lists/list-name';
import type { ListChange } from '#domain/lists/list-command';
import { isHistoryChange, isJointChange, type MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { nameWithEnding } from '#application/imports/text/own-names';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { GoneEntries, KeptEntry } from '#application/ports/import-journal';
import { keptTitle, takeBackRatings, withoutGone } from './take-back-ratings';
import { markOf, underStoredKeys, type StoredKeysDeps } from './under-stored-keys';

/**
 * The changes that take a change back, and the entries that stay, because the person has changed them since. @property gone entries that
 * are not there as it added them: viewings on unknown days, which a later import may have removed, and ratings that it may have replaced.
 * @property all such entries, also those that are there.
 */
export type TakenBack = {
  readonly changes: ReadonlyArray<MemberChange>; readonly kept: ReadonlyArray<KeptEntry>;
  readonly gone?: GoneEntries; readonly all?: GoneEntries;
};
export type TakeBackLists = Pick<ListUseCases, 'lists' | 'outbox' | 'findStates' | 'findItems' | 'firstItems'>;

const nothing: TakenBack = { changes: [], kept: [] };

const idsOf = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<string> => viewings.map(({ entryId }) => entryId);

const keptList = (list: List, why: KeptEntry['why']): KeptEntry => ({ name: shownListName(list), year: null, list: null, why });

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

/** Returns what the person has changed of a list without titles since an import created it; null if nothing. */
const changeOfList = (list: List, { name, description }: Extract<ListChange, { kind: 'create-list' }>): KeptEntry['why'] | null => {
  // An import puts a list whose name was taken beside the other one: "Noir (2)".
  const ending = / \(\d+\)$/.exec(list.name.replaceAll('_', ' '))?.[0] ?? '';
  const names = [name, nameWithEnding(name, ending)].map(toListNames);
  if (!names.some((each) => list.name === each.name && list.displayName === each.displayName)) return 'list';
  if (list.description !== description) return 'description';
  // Its place among the lists is no sign: moving one list gives others new places.
  if (list.pinned || list.archived) return 'place';
  return list.shareId !== null || list.inviteId !== undefined || (list.editors ?? []).length > 0 ? 'shared' : null;
};

const takeBackList =
  (lists: TakeBackLists, change: ListChange): Answer<TakenBack> =>
  async () => {
    const own = await firstValueFrom(lists.lists);
    if (E.isLeft(own)) return own;
    const { listID } = change;
    const list = own.right.find((each) => each.listID === listID);
    // The titles of a deleted list are deleted with it.
    if (list === undefined) return E.right(nothing);
    if (change.kind === 'create-list') {
      const first = await firstValueFrom(lists.firstItems({ listID, sort: 'order', direction: 'asc', filter: noItemFilter }, 1));
      if (E.isLeft(first)) return first;
      const why = first.right.length > 0 ? 'list' : changeOfList(list, change);
      return E.right(why === null ? { changes: [{ kind: 'delete-list', listID }], kept: [] }
        : { changes: [], kept: [keptList(list, why)] });
    }
    // The import describes and places only lists that were neither.
    if (change.kind === 'describe-list') {
      if (list.description === change.description) return E.right({ changes: [{ ...change, description: '' }], kept: [] });
      // The description is gone if an undo was interrupted after this change.
      return E.right(list.description === '' ? nothing : { changes: [], kept: [keptList(list, 'description')] });
    }
    if (change.kind === 'place-list') {
      const { order, pinned, archived } = change;
      const isOrder = order !== null && list.order === order;
      if (list.pinned === pinned && list.archived === archived)
        // Another order says nothing: moving one list gives others new places.
        return E.right(!pinned && !archived && !isOrder ? nothing
          : { changes: [{ ...change, order: isOrder ? null : list.order, pinned: false, archived: false }], kept: [] });
      // Nothing of the place is there if the person has changed all of it, or an undo was interrupted after this change.
      const isThere = isOrder || (pinned && list.pinned) || (archived && list.archived);
      return E.right(isThere ? { changes: [], kept: [keptList(list, 'place')] } : nothing);
    }
    if (change.kind !== 'add-items') return E.right(nothing);
    const found = await lists.findItems(
      listID,
      change.items.map(({ title }) => title.itemKey),
    )();
    if (E.isLeft(found)) return found;
    const present = new Map(found.right.map((item) => [item.itemKey, item]));
    const stored = change.items.filter(({ title }) => present.has(title.itemKey));
    const itemKeys = stored
      .filter(({ title: { itemKey }, random, note, order }) => {
        const item = present.get(itemKey);
        // `random` names the addition. The time of addition does not: Firebase moves that of a fast clock back.
        return item?.random === random && item.note === note && item.order === order;
      })
      .map(({ title: { itemKey } }) => itemKey);
    return E.right({
      changes: itemKeys.length === 0 ? [] : [{ kind: 'remove-items', listID, itemKeys }],
      kept: stored.filter(({ title }) => !itemKeys.includes(title.itemKey))
        .map(({ title }) => keptTitle(title, 'item', shownListName(list))),
    });
  };

/**
 * Returns what takes a change of an import back: entries that are as the import added them. A viewing with another day or rating, another
 * rating of a title, an item that was there before, was moved or has another note, and a list with other titles, another name or
 * description, or that was pinned, archived or shared stay. @param gone entries that do not come back.
 */
export const takeBack = (
  { lists, findSuccessor }: { readonly lists: TakeBackLists } & Pick<StoredKeysDeps, 'findSuccessor'>, made: MemberChange, gone: GoneEntries,
): Answer<TakenBack> => async () => {
  const stored = await underStoredKeys({ lists, findSuccessor }, made, gone)();
  if (E.isLeft(stored)) return stored;
  const { change } = stored.right;
  return isHistoryChange(change) ? takeBackHistory(lists, change, stored.right.gone)()
    // No import changes lists of others.
    : isJointChange(change) ? E.right(nothing) : takeBackList(lists, change)();
};
