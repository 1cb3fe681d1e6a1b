import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { shownListName, toListNames } from '#domain/lists/list-name';
import type { ListChange } from '#domain/lists/list-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { nameWithEnding } from '#application/imports/text/own-names';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import type { KeptEntry } from '#application/ports/import-journal';
import { keptTitle } from './take-back-ratings';
import { nothingTaken, type TakeBackLists, type TakenBack } from './taken-back';

const keptList = (list: List, why: KeptEntry['why']): KeptEntry => ({ name: shownListName(list), year: null, list: null, why });

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

type Addition = Extract<ListChange, { kind: 'add-items' }>;
type FoundItems = E.Either<Failure, ReadonlyArray<ListItem>>;

/** Finds the lists that titles were put on since an import: the person may have moved them there. @param startedAt time of the import. */
const findMoved = async (
  lists: TakeBackLists, titles: ReadonlyArray<StoredTitle>, startedAt: number,
): Promise<E.Either<Failure, ReadonlyArray<KeptEntry>>> => {
  const [own, states] = [await firstValueFrom(lists.lists), await readTitleStatesFromServer(lists, titles)()];
  if (E.isLeft(own)) return own;
  if (E.isLeft(states)) return states;
  const kept: KeptEntry[] = [];
  for (const list of own.right) {
    const listed = titles.filter(({ itemKey }) => states.right.get(itemKey)?.listIDs.includes(list.listID) === true);
    const found: FoundItems = listed.length === 0 ? E.right([])
      : await lists.findItems(list.listID, listed.map(({ itemKey }) => itemKey))();
    if (E.isLeft(found)) return found;
    // An item that the import itself has added is not newer than the import.
    kept.push(...found.right.filter(({ addedAt }) => addedAt > startedAt).map((item) => keptTitle(item, 'moved', shownListName(list))));
  }
  return E.right(kept);
};

/** @param list of the titles; one in the bin keeps them, and one that is deleted for good (null) has none. */
const takeBackItems = async (
  lists: TakeBackLists, list: List | null, { listID, items }: Addition, startedAt: number,
): Promise<E.Either<Failure, TakenBack>> => {
  const found: FoundItems = list === null ? E.right([]) : await lists.findItems(listID, items.map(({ title }) => title.itemKey))();
  if (E.isLeft(found)) return found;
  const present = new Map(found.right.map((item) => [item.itemKey, item]));
  const [isBinned, stored] = [list?.deletedAt !== null, items.filter(({ title }) => present.has(title.itemKey))];
  const itemKeys = (isBinned ? [] : stored)
    .filter(({ title: { itemKey }, random, note, order }) => {
      const item = present.get(itemKey);
      // `random` names the addition. The time of addition does not: Firebase moves that of a fast clock back.
      return item?.random === random && item.note === note && item.order === order;
    })
    .map(({ title: { itemKey } }) => itemKey);
  const missing = items.filter(({ title }) => !present.has(title.itemKey)).map(({ title }) => title);
  const moved = await findMoved(lists, missing, startedAt);
  return E.map((elsewhere: ReadonlyArray<KeptEntry>): TakenBack => ({
    changes: itemKeys.length === 0 ? [] : [{ kind: 'remove-items', listID, itemKeys }],
    kept: [
      ...stored.filter(({ title }) => !itemKeys.includes(title.itemKey))
        .map(({ title }) => keptTitle(title, isBinned ? 'bin' : 'item', list === null ? null : shownListName(list))),
      ...elsewhere,
    ],
  }))(moved);
};

const takeBackCreation = async (
  lists: TakeBackLists, list: List, change: Extract<ListChange, { kind: 'create-list' }>,
): Promise<E.Either<Failure, TakenBack>> => {
  const { listID, deletedAt } = list;
  const first = await firstValueFrom(lists.firstItems({ listID, sort: 'order', direction: 'asc', filter: noItemFilter }, 1));
  if (E.isLeft(first)) return first;
  const hasTitles = first.right.length > 0;
  // A list without titles is in the bin if an undo was interrupted after this change.
  if (deletedAt !== null) return E.right(hasTitles ? { changes: [], kept: [keptList(list, 'bin')] } : nothingTaken);
  const why = hasTitles ? 'list' : changeOfList(list, change);
  return E.right(why === null ? { changes: [{ kind: 'delete-list', listID }], kept: [] } : { changes: [], kept: [keptList(list, why)] });
};

/** The import describes and places only lists that were neither. */
const takeBackDetails = (list: List, change: ListChange): TakenBack => {
  if (change.kind === 'describe-list') {
    if (list.description === change.description) return { changes: [{ ...change, description: '' }], kept: [] };
    // The description is gone if an undo was interrupted after this change.
    return list.description === '' ? nothingTaken : { changes: [], kept: [keptList(list, 'description')] };
  }
  if (change.kind === 'place-list') {
    const { order, pinned, archived } = change;
    const isOrder = order !== null && list.order === order;
    if (list.pinned === pinned && list.archived === archived)
      // Another order says nothing: moving one list gives others new places.
      return !pinned && !archived && !isOrder ? nothingTaken
        : { changes: [{ ...change, order: isOrder ? null : list.order, pinned: false, archived: false }], kept: [] };
    // Nothing of the place is there if the person has changed all of it, or an undo was interrupted after this change.
    const isThere = isOrder || (pinned && list.pinned) || (archived && list.archived);
    return isThere ? { changes: [], kept: [keptList(list, 'place')] } : nothingTaken;
  }
  return nothingTaken;
};

/** Finds a list of the member, also in the bin. */
const findList = async (lists: TakeBackLists, listID: string): Promise<E.Either<Failure, List | null>> => {
  for (const all of [lists.lists, lists.bin]) {
    const read = await firstValueFrom(all);
    if (E.isLeft(read)) return read;
    const list = read.right.find((each) => each.listID === listID);
    if (list !== undefined) return E.right(list);
  }
  return E.right(null);
};

/** Returns what takes a change of lists back. @param startedAt time of the import, in ms since 1970. */
export const takeBackList =
  (lists: TakeBackLists, change: ListChange, startedAt: number): Answer<TakenBack> =>
  async () => {
    const { listID } = change;
    const list = await findList(lists, listID);
    if (E.isLeft(list)) return list;
    if (change.kind === 'add-items') return takeBackItems(lists, list.right, change, startedAt);
    // Nothing is left of a list that is deleted for good.
    if (list.right === null) return E.right(nothingTaken);
    return change.kind === 'create-list' ? takeBackCreation(lists, list.right, change)
      : E.right(list.right.deletedAt === null ? takeBackDetails(list.right, change) : nothingTaken);
  };
