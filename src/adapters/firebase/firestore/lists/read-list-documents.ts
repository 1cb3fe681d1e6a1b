import { doc, getDocFromServer, getDocsFromServer, type Firestore } from 'firebase/firestore';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import * as E from 'fp-ts/Either';
import type { ListCommand } from '#domain/lists/list-command';
import { ListItem } from '#domain/lists/list-item';
import { listNameError, normalizeListName } from '#domain/lists/list-name';
import { List, ListName } from '#domain/lists/list';
import type { ListDocuments } from '#domain/lists/plan-list-command';
import { ListEntry } from '#domain/users/user';
import { dataOf, InvalidDocument } from '../document-calls';
import { idSpecs, itemsPath } from './list-query-specs';
import { listNamePath } from './list-writes';
import { toQuery } from './query-spec';

/** What a plan reads, and the profile's entries, which a renamed list changes. */
export type ReadDocuments = { readonly documents: ListDocuments; readonly entries: ReadonlyArray<ListEntry> };

const Entries = t.type({ lists: t.readonlyArray(ListEntry) }, 'Profile');

const decoded = <A>(codec: t.Type<A, unknown>, path: string, data: unknown): A => {
  const result = decode(codec, path)(data);
  if (E.isLeft(result)) throw new InvalidDocument(result.left);
  return result.right;
};

/** Reads a document from the server; null if there is none. */
const read = async <A>(db: Firestore, path: string, codec: t.Type<A, unknown>): Promise<A | null> => {
  const data = dataOf(await getDocFromServer(doc(db, path)));
  return data === null ? null : decoded(codec, path, data);
};

const readItems = async (db: Firestore, listID: string, keys: ReadonlyArray<string>): Promise<ReadonlyMap<string, ListItem>> => {
  const path = itemsPath(listID);
  const pages = await Promise.all(idSpecs(path, keys).map((spec) => getDocsFromServer(toQuery(db, spec))));
  const items = pages.flatMap(({ docs }) => docs.map((document) => decoded(ListItem, path, document.data())));
  return new Map(items.map((item) => [item.itemKey, item]));
};

const keysOf = (change: ListCommand['change']): ReadonlyArray<string> => {
  if ('items' in change) return change.items.map(({ title }) => title.itemKey);
  if ('itemKeys' in change) return change.itemKeys;
  return 'itemKey' in change ? [change.itemKey] : [];
};

/** Reads the documents that a command's plan needs, all from the server. Rejects with an error of the SDK or `InvalidDocument`. */
export const readListDocuments = async (db: Firestore, { uid, change }: ListCommand): Promise<ReadDocuments> => {
  const listIDs = [change.listID, ...(change.kind === 'move-items' ? [change.from] : [])];
  const name = 'name' in change && listNameError(change.name) === null ? normalizeListName(change.name) : null;
  const [lists, holder, profile] = await Promise.all([
    Promise.all(listIDs.map(async (listID) => [listID, await read(db, `lists/${listID}`, List)] as const)).then((entries) => new Map(entries)),
    name === null ? null : read(db, listNamePath(uid, name), ListName),
    name === null ? null : read(db, `users/${uid}`, Entries),
  ]);
  const keys = keysOf(change);
  const found = listIDs.filter((listID) => keys.length > 0 && lists.get(listID) !== null);
  const items = new Map(await Promise.all(found.map(async (listID) => [listID, await readItems(db, listID, keys)] as const)));
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
