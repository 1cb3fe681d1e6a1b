import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { concernedItems } from '#domain/lists/concerned-items';
import { List, ListNameDocument, MAX_ITEMS } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { ListItem } from '#domain/lists/list-item';
import { listNameError, listNameId, normalizeListName } from '#domain/lists/list-name';
import type { ListPlanDocuments } from '#domain/lists/plan-list-command';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { ListEntry } from '#domain/users/user';

/** The documents that a plan reads, and the profile's entries, which a renamed or deleted list changes. */
export type ListPlanData = { readonly documents: ListPlanDocuments; readonly entries: ReadonlyArray<ListEntry> };

const Entries = t.type({ lists: t.readonlyArray(ListEntry) }, 'Profile');

/** From this stored count on, items are counted: the stored count follows changes about a second later. */
const COUNTED_FROM = MAX_ITEMS - 1000;

/** A document that does not decode ends the transaction. */
class InvalidStoredDocument extends Error {
  constructor(readonly failure: Failure) {
    super(failure._tag);
  }
}

const dataOf = <A>(codec: t.Type<A, unknown>, snapshot: DocumentSnapshot): A | null => {
  if (!snapshot.exists) return null;
  const decoded = decode(codec, snapshot.ref.parent.id)(snapshot.data());
  if (E.isLeft(decoded)) throw new InvalidStoredDocument(decoded.left);
  return decoded.right;
};

/** Reads documents by path, in one request. */
const readAll = async (
  store: Firestore, transaction: Transaction, paths: ReadonlyArray<string>,
): Promise<(path: string) => DocumentSnapshot> => {
  const unique = [...new Set(paths)];
  const snapshots = await transaction.getAll(...unique.map((path) => store.doc(path)));
  const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  return (path) => {
    const snapshot = byPath.get(path);
    if (snapshot === undefined) throw new Error('The document was not read.');
    return snapshot;
  };
};

/** Returns the list with the exact number of its items if that may decide whether a title fits. */
const withExactCount = async (store: Firestore, transaction: Transaction, list: List | null): Promise<List | null> => {
  if (list === null || list.itemCount < COUNTED_FROM) return list;
  const counted = await transaction.get(store.collection(`lists/${list.listID}/items`).count());
  return { ...list, itemCount: counted.data().count };
};

/** Reads the documents that a command's plan needs. Rejects with `InvalidStoredDocument` for a document that does not decode. */
export const readListPlanData = async (
  store: Firestore, transaction: Transaction,
  { uid, change }: Pick<ListCommand, 'uid' | 'change'>,
): Promise<ListPlanData> => {
  const items = concernedItems(change);
  const name = 'name' in change && listNameError(change.name) === null ? normalizeListName(change.name) : null;
  const [profilePath, namePath] = [`users/${uid}`, name === null ? null : `users/${uid}/listNames/${listNameId(name)}`];
  const listIDs = [...new Set([change.listID, ...items.map(({ listID }) => listID)])];
  const itemPath = (listID: string, itemKey: string): string => `lists/${listID}/items/${itemKey}`;
  const read = await readAll(store, transaction, [
    profilePath,
    ...(namePath === null ? [] : [namePath]),
    ...listIDs.map((listID) => `lists/${listID}`),
    ...items.map(({ listID, itemKey }) => itemPath(listID, itemKey)),
  ]);
  const lists = new Map(
    await Promise.all(
      listIDs.map(async (listID) => [listID, await withExactCount(store, transaction, dataOf(List, read(`lists/${listID}`)))] as const),
    ),
  );
  const storedItems = new Map(
    items.map(({ listID, itemKey }) => [itemPath(listID, itemKey), dataOf(ListItem, read(itemPath(listID, itemKey)))]),
  );
  const holder = namePath === null ? null : dataOf(ListNameDocument, read(namePath));
  const entries = dataOf(Entries, read(profilePath))?.lists ?? [];
  return {
    entries,
    documents: {
      list: (listID) => lists.get(listID) ?? null,
      item: (listID, itemKey) => storedItems.get(itemPath(listID, itemKey)) ?? null,
      listIdOfName: (stored) => (stored === name ? (holder?.listID ?? null) : null),
      listCount: () => entries.length,
    },
  };
};

/** Runs a transaction; a document that does not decode is the result's failure. */
export const runListTransaction = async <A>(
  store: Firestore,
  run: (transaction: Transaction) => Promise<E.Either<Failure, A>>,
): Promise<E.Either<Failure, A>> => {
  try {
    return await store.runTransaction(run);
  } catch (error) {
    if (error instanceof InvalidStoredDocument) return E.left(error.failure);
    throw error;
  }
};
