import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { shownListName, toListNames } from '#domain/lists/list-name';
import type { ListChange } from '#domain/lists/list-command';
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

/** Finds titles on the lists that the person has moved them to since they were added. */
const findMoved = async (lists: TakeBackLists, missing: Addition['items']): Promise<E.Either<Failure, ReadonlyArray<KeptEntry>>> => {
  if (missing.length === 0) return E.right([]);
  const states = await readTitleStatesFromServer(lists, missing.map(({ title }) => title))();
  if (E.isLeft(states)) return states;
  const [active, binned] = [await firstValueFrom(lists.lists), await firstValueFrom(lists.bin)];
  if (E.isLeft(active)) return active;
  if (E.isLeft(binned)) return binned;
  const kept: KeptEntry[] = [];
  for (const list of [...active.right, ...binned.right]) {
    const listed = missing.filter(({ title }) => states.right.get(title.itemKey)?.listIDs.includes(list.listID) === true);
    const found: FoundItems = listed.length === 0 ? E.right([])
      : await lists.findItems(list.listID, listed.map(({ title }) => title.itemKey))();
    if (E.isLeft(found)) return found;
    // A title that is on the list for another reason has another `random`.
    kept.push(...listed.filter(({ title, random }) => found.right.some((item) => item.itemKey === title.itemKey && item.random === random))
      .map(({ title }) => keptTitle(title, list.deletedAt === null ? 'moved' : 'bin', shownListName(list))));
  }
  return E.right(kept);
};

/** @param list of the titles; one in the bin keeps them, and one that is deleted for good (null) has none. */
const takeBackItems = async (
  lists: TakeBackLists, list: List | null, { listID, items }: Addition,
): Promise<E.Either<Failure, TakenBack>> => {
  const found: FoundItems = list === null ? E.right([]) : await lists.findItems(listID, items.map(({ title }) => title.itemKey))();
  if (E.isLeft(found)) return found;
  const present = new Map(found.right.map((item) => [item.itemKey, item]));
  const moved = await findMoved(lists, items.filter(({ title }) => !present.has(title.itemKey)));
  if (E.isLeft(moved)) return moved;
  const stored = items.filter(({ title }) => present.has(title.itemKey));
  const itemKeys = (list?.deletedAt !== null ? [] : stored)
    .filter(({ title: { itemKey }, random, note, order }) => {
      const item = present.get(itemKey);
      // `random` names the addition. The time of addition does not: Firebase moves that of a fast clock back.
      return item?.random === random && item.note === note && item.order === order;
    })
    .map(({ title: { itemKey } }) => itemKey);
  const left = list === null ? [] : stored.filter(({ title }) => !itemKeys.includes(title.itemKey))
    .map(({ title }) => keptTitle(title, list.deletedAt === null ? 'item' : 'bin', shownListName(list)));
  return E.right({
    changes: itemKeys.length === 0 ? [] : [{ kind: 'remove-items', listID, itemKeys }],
    kept: [...left, ...moved.right],
  });
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

/** Returns what takes a change of lists back. */
export const takeBackList =
  (lists: TakeBackLists, change: ListChange): Answer<TakenBack> =>
  async () => {
    const found = await findList(lists, change.listID);
    if (E.isLeft(found)) return found;
    const list = found.right;
    if (change.kind === 'add-items') return takeBackItems(lists, list, change);
    // Nothing is left of a list that is deleted for good.
    if (list === null) return E.right(nothingTaken);
    if (change.kind === 'create-list') return takeBackCreation(lists, list, change);
    if (list.deletedAt === null) return E.right(takeBackDetails(list, change));
    // A list that the import made is named by its creation.
    const isDescribed = change.kind === 'describe-list' && list.description !== '';
    return E.right(isDescribed ? { changes: [], kept: [keptList(list, 'bin')] } : nothingTaken);
  };
