import { chunksOf } from 'fp-ts/ReadonlyArray';
import { PAIRS_PER_BATCH, SetChange, type DocumentWrite } from '#domain/shared/document-write';
import type { ListEntry } from '#domain/users/user';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { membershipChanges } from '#domain/lists/member-title-state';
import type { ListWrite } from '#domain/lists/plan-list-command';
import { itemsPath, listNamePath, listPath, profilePath, titleStatesPath } from './list-paths';

const changedFields = <A extends object>(before: A, after: A): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => Reflect.get(before, field) !== value));

const entryOf = ({ name, listID }: List): ListEntry => ({ listName: name, listID });
const isActive = (list: List | null): list is List => list?.deletedAt === null;

/** Returns the profile's entries after a change of a list: one element is appended, removed or replaced, as the rules demand. */
const entriesAfter = (before: List | null, list: List, entries: ReadonlyArray<ListEntry>): SetChange | ReadonlyArray<ListEntry> => {
  if (!isActive(before)) return new SetChange('add', [entryOf(list)]);
  if (!isActive(list)) return new SetChange('remove', [entryOf(before)]);
  return entries.map((entry) => (entry.listID === list.listID ? entryOf(list) : entry));
};

/** Returns the batch of a created or changed list: the list, and its name and entry if they change. */
const listBatch = (
  { before, list }: Extract<ListWrite, { kind: 'put-list' }>,
  entries: ReadonlyArray<ListEntry>,
): ReadonlyArray<DocumentWrite> => {
  const path = listPath(list.listID);
  const own: DocumentWrite =
    before === null ? { act: 'create', path, data: { ...list } } : { act: 'update', path, data: changedFields(before, list) };
  if (isActive(before) === isActive(list) && before?.name === list.name) return [own];
  return [
    { act: 'update', path: profilePath(list.userID), data: { lists: entriesAfter(before, list, entries) } },
    own,
    ...(isActive(before) ? [{ act: 'delete' as const, path: listNamePath(list.userID, before.name) }] : []),
    ...(isActive(list)
      ? [{ act: 'create' as const, path: listNamePath(list.userID, list.name), data: { schemaVersion: 1, listID: list.listID } }]
      : []),
  ];
};

const itemWrite = (before: ListItem | null, item: ListItem): DocumentWrite => {
  const path = `${itemsPath(item.listID)}/${item.itemKey}`;
  return before === null ? { act: 'create', path, data: { ...item } } : { act: 'update', path, data: changedFields(before, item) };
};

/** Returns the write of an item, and of its title's state if the list gains or loses the title. */
const itemWrites = (write: Exclude<ListWrite, { kind: 'put-list' }>): ReadonlyArray<DocumentWrite> => {
  const own: DocumentWrite =
    write.kind === 'put-item'
      ? itemWrite(write.before, write.item)
      : { act: 'delete', path: `${itemsPath(write.before.listID)}/${write.before.itemKey}` };
  const { userID } = write.kind === 'put-item' ? write.item : write.before;
  const states = membershipChanges([write]).map(({ itemKey, imdbID, listID, isMember }): DocumentWrite => ({
    act: 'merge',
    path: `${titleStatesPath(userID)}/${itemKey}`,
    // An unknown IMDb id does not replace a known one.
    data: {
      schemaVersion: 1, itemKey,
      ...(imdbID === null ? {} : { imdbID }),
      listIDs: new SetChange(isMember ? 'add' : 'remove', [listID]),
    },
  }));
  return [own, ...states];
};

const listOf = (write: Exclude<ListWrite, { kind: 'put-list' }>): string =>
  write.kind === 'put-item' ? write.item.listID : write.before.listID;

/**
 * Returns the batches of a plan, to be sent one after the other. A batch writes to one list, because the rules may read few documents for
 * each. A command is complete after all batches and may be repeated after each.
 * @param entries the profile's entries as stored.
 */
export const toListBatches = (
  writes: ReadonlyArray<ListWrite>, entries: ReadonlyArray<ListEntry>,
): ReadonlyArray<ReadonlyArray<DocumentWrite>> => {
  const lists = writes.flatMap((write) => (write.kind === 'put-list' ? [listBatch(write, entries)] : []));
  const items = writes.flatMap((write) => (write.kind === 'put-list' ? [] : [write]));
  const listIDs = [...new Set(items.map(listOf))];
  const byList = listIDs.map((listID) => items.filter((write) => listOf(write) === listID));
  return [...lists, ...byList.flatMap((part) => chunksOf(PAIRS_PER_BATCH)(part).map((chunk) => chunk.flatMap(itemWrites)))];
};
