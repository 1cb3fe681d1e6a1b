import * as E from 'fp-ts/Either';
import { conflict, forbidden, invalid, notFound, type Failure } from '#domain/shared/failure';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { BIN_RETENTION_MS, MAX_DESCRIPTION_LENGTH, MAX_ITEMS, MAX_LISTS, isEditedBy, newList, type List } from './list';
import type { ListChange, ListCommand } from './list-command';
import { toListItem, MAX_NOTE_LENGTH, type ListItem, type NewListItem } from './list-item';
import { listNameError, toListNames } from './list-name';

/** The stored documents that a plan reads. */
export type ListPlanDocuments = {
  readonly list: (listID: string) => List | null;
  readonly item: (listID: string, itemKey: string) => ListItem | null;
  /** Returns the id of the member's list with this stored name. */
  readonly listIdOfName: (name: string) => string | null;
  /** Number of the member's lists that are not deleted. */
  readonly listCount: () => number;
};

/** A change of one document. Entry and name of a list follow from `before` and `list`: both exist while the list is not deleted. */
export type ListWrite =
  | { readonly kind: 'put-list'; readonly before: List | null; readonly list: List }
  /** `before` is null for a title that the list lacked: the title's state gets the list. */
  | { readonly kind: 'put-item'; readonly before: ListItem | null; readonly item: ListItem }
  /** The title's state loses the list. */
  | { readonly kind: 'remove-item'; readonly before: ListItem };

type Plan = E.Either<Failure, ReadonlyArray<ListWrite>>;
const nothing: Plan = E.right([]);

/** Returns whether every member has the list, so that it can be neither renamed nor deleted. */
export const isDefaultList = ({ name }: List): boolean => DEFAULT_LISTS.some((defaultName) => defaultName === name);

/** Returns the names of a list with a free, valid name, or why there are none. */
const freeNames = (typed: string, listID: string, documents: ListPlanDocuments): E.Either<Failure, Pick<List, 'name' | 'displayName'>> => {
  const error = listNameError(typed);
  if (error !== null) return E.left(invalid('name', error));
  const names = toListNames(typed);
  const holder = documents.listIdOfName(names.name);
  return holder === null || holder === listID ? E.right(names) : E.left(conflict('list name'));
};

type Removal = Extract<ListChange, { kind: 'remove-items' }>;

/** Returns whether a removal of one addition's items concerns this item. */
export const isOfAddition = ({ itemKey, random }: Pick<ListItem, 'itemKey' | 'random'>, addedWith: Removal['addedWith']): boolean =>
  (addedWith?.[itemKey] ?? random) === random;

const putList = (before: List | null, list: List): Plan => E.right([{ kind: 'put-list', before, list }]);

/** Plans the items to add: those that the list lacks. @param by who adds them, if not the owner. */
const additions = (list: List, items: ReadonlyArray<NewListItem>, documents: ListPlanDocuments, by: ListCommand['by']): Plan => {
  if (list.deletedAt !== null) return E.left(conflict('deleted list'));
  const unique = new Map(items.map((item) => [item.title.itemKey, item]));
  const missing = [...unique.values()].filter(({ title }) => documents.item(list.listID, title.itemKey) === null);
  if (missing.some(({ note }) => (note ?? '').length > MAX_NOTE_LENGTH)) return E.left(invalid('note', 'too-long'));
  if (missing.length > 0 && list.itemCount + missing.length > MAX_ITEMS) return E.left(invalid('items', 'too-many'));
  const toItem = (item: NewListItem): ListItem => ({ ...toListItem(list.userID, list.listID, item), ...(by && { addedBy: by }) });
  return E.right(missing.map((item) => ({ kind: 'put-item', before: null, item: toItem(item) })));
};

const removals = (listID: string, itemKeys: ReadonlyArray<string>, documents: ListPlanDocuments,
  addedWith: Removal['addedWith'] = {}): ReadonlyArray<ListWrite> =>
  [...new Set(itemKeys)].flatMap((itemKey) => {
    const before = documents.item(listID, itemKey);
    return before === null || !isOfAddition(before, addedWith) ? [] : [{ kind: 'remove-item', before }];
  });

const createList = (change: Extract<ListChange, { kind: 'create-list' }>, { uid, createdAt: now }: ListCommand,
  documents: ListPlanDocuments): Plan => {
  const { listID, name, description, order, createdAt = now } = change;
  const free = freeNames(name, listID, documents);
  if (E.isLeft(free)) return free;
  if (description.length > MAX_DESCRIPTION_LENGTH) return E.left(invalid('description', 'too-long'));
  if (documents.listCount() >= MAX_LISTS) return E.left(invalid('lists', 'too-many'));
  const list = newList(uid, { listName: free.right.name, listID }, Math.min(createdAt, now));
  return putList(null, { ...list, ...free.right, description, order });
};

/** Plans a change of an existing list of the member. */
const changeList = (list: List, { change, by }: ListCommand, documents: ListPlanDocuments, now: number): Plan => {
  switch (change.kind) {
    case 'create-list': return nothing;
    case 'rename-list': {
      if (isDefaultList(list)) return E.left(forbidden('this list'));
      if (list.deletedAt !== null) return E.left(conflict('deleted list'));
      const free = freeNames(change.name, list.listID, documents);
      if (E.isLeft(free)) return free;
      const { name, displayName } = free.right;
      return name === list.name && displayName === list.displayName ? nothing
        : putList(list, { ...list, name, displayName, updatedAt: now });
    }
    case 'describe-list':
      if (change.description.length > MAX_DESCRIPTION_LENGTH) return E.left(invalid('description', 'too-long'));
      return change.description === list.description ? nothing
        : putList(list, { ...list, description: change.description, updatedAt: now });
    case 'place-list': {
      const { order, pinned, archived } = change;
      return list.order === order && list.pinned === pinned && list.archived === archived ? nothing
        : putList(list, { ...list, order, pinned, archived });
    }
    case 'delete-list':
      if (isDefaultList(list)) return E.left(forbidden('this list'));
      return list.deletedAt === null ? putList(list, { ...list, deletedAt: now }) : nothing;
    case 'restore-list': {
      if (list.deletedAt === null) return nothing;
      if (now - list.deletedAt > BIN_RETENTION_MS) return E.left(notFound('list'));
      const free = freeNames(change.name, list.listID, documents);
      if (E.isLeft(free)) return free;
      // The stored form is no name that was typed, so the list keeps its capitals.
      const names = change.name === list.name ? {} : free.right;
      return documents.listCount() >= MAX_LISTS ? E.left(invalid('lists', 'too-many'))
        : putList(list, { ...list, ...names, deletedAt: null, updatedAt: now });
    }
    case 'add-items': return additions(list, change.items, documents, by);
    case 'move-items': {
      if (change.from === change.listID) return nothing;
      const added = additions(list, change.items, documents, by);
      const source = documents.list(change.from);
      if (E.isLeft(added) || source?.userID !== list.userID) return added;
      return E.right([...added.right, ...removals(change.from, change.items.map(({ title }) => title.itemKey), documents)]);
    }
    case 'remove-items':
      return E.right(removals(list.listID, change.itemKeys, documents, change.addedWith));
    case 'place-item':
    case 'note-item': {
      const item = documents.item(list.listID, change.itemKey);
      if (item === null) return nothing;
      if (change.kind === 'place-item') return change.order === item.order ? nothing
        : E.right([{ kind: 'put-item', before: item, item: { ...item, order: change.order } }]);
      const note = change.note?.trim() === '' ? null : change.note;
      if ((note ?? '').length > MAX_NOTE_LENGTH) return E.left(invalid('note', 'too-long'));
      return note === item.note ? nothing : E.right([{ kind: 'put-item', before: item, item: { ...item, note } }]);
    }
  }
};

/**
 * Returns the writes of a command, none if it is applied already. Fails with `not-found` for a list that is unknown, was deleted over 30
 * days ago or is not edited by `by`, `forbidden` for another's list and for renaming or deleting a default list, `conflict` for a taken
 * name and for adding to a deleted list, `invalid` beyond the bounds. @param now ms since 1970.
 */
export const planListCommand = (command: ListCommand, documents: ListPlanDocuments, now: number): Plan => {
  const [{ change, by }, list] = [command, documents.list(command.change.listID)];
  if (list !== null && list.userID !== command.uid) return E.left(forbidden('this list'));
  // Checked with the change: an editor may have been taken out a moment before.
  if (list !== null) return by === undefined || isEditedBy(list, by) ? changeList(list, command, documents, now) : E.left(notFound('list'));
  if (change.kind === 'create-list') return createList(change, command, documents);
  // A removal from a list that is gone has nothing left to do.
  return change.kind === 'remove-items' || change.kind === 'delete-list' ? nothing : E.left(notFound('list'));
};
