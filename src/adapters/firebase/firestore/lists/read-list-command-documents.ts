import * as t from 'io-ts';
import type { ListCommand } from '#domain/lists/list-command';
import { ListItem } from '#domain/lists/list-item';
import { listNameError, normalizeListName } from '#domain/lists/list-name';
import { List, ListNameDocument } from '#domain/lists/list';
import type { ListPlanDocuments } from '#domain/lists/plan-list-command';
import { ListEntry } from '#domain/users/user';
import { readByIdsFromServer, readFromServer, type Reader } from '#adapters/firebase/firestore/read-documents';
import { itemsPath } from './list-query-specs';
import { listNamePath } from './list-writes';

/** Documents that a plan reads, and the profile's entries, which a renamed list changes. */
export type ListCommandDocuments = { readonly documents: ListPlanDocuments; readonly entries: ReadonlyArray<ListEntry> };

const Entries = t.type({ lists: t.readonlyArray(ListEntry) }, 'Profile');

const keysOf = (change: ListCommand['change']): ReadonlyArray<string> => {
  if ('items' in change) return change.items.map(({ title }) => title.itemKey);
  if ('itemKeys' in change) return change.itemKeys;
  return 'itemKey' in change ? [change.itemKey] : [];
};

/** Reads the documents that a command's plan needs, all from the server. Rejects with an error of the SDK or `InvalidDocument`. */
export const readListCommandDocuments = async (reader: Reader, { uid, change }: ListCommand): Promise<ListCommandDocuments> => {
  const listIDs = [change.listID, ...(change.kind === 'move-items' ? [change.from] : [])];
  const name = 'name' in change && listNameError(change.name) === null ? normalizeListName(change.name) : null;
  const [lists, holder, profile] = await Promise.all([
    Promise.all(listIDs.map(async (listID) => [listID, await readFromServer(reader.db, `lists/${listID}`, List)] as const)).then(
      (entries) => new Map(entries),
    ),
    name === null ? null : readFromServer(reader.db, listNamePath(uid, name), ListNameDocument),
    name === null ? null : readFromServer(reader.db, `users/${uid}`, Entries),
  ]);
  const keys = keysOf(change);
  const found = listIDs.filter((listID) => keys.length > 0 && lists.get(listID) !== null);
  const items = new Map(
    await Promise.all(found.map(async (listID) => [listID, await readByIdsFromServer(reader, itemsPath(listID), keys, ListItem)] as const)),
  );
  const entries = profile?.lists ?? [];
  return {
    entries,
    documents: {
      list: (listID) => lists.get(listID) ?? null,
      item: (listID, itemKey) => items.get(listID)?.get(itemKey) ?? null,
      listIdOfName: (stored) => (stored === name ? (holder?.listID ?? null) : null),
      listCount: () => entries.length,
    },
  };
};
