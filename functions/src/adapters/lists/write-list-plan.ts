import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { List } from '#domain/lists/list';
import { updateListEntries } from '#domain/lists/list-entries';
import { listNameId } from '#domain/lists/list-name';
import { membershipChanges } from '#domain/lists/member-title-state';
import type { ListWrite } from '#domain/lists/plan-list-command';
import type { ListEntry } from '#domain/users/user';

const isActive = (list: List | null): list is List => list?.deletedAt === null;

/** Writes a list, and its name and entry if they change. */
const writeList = (
  store: Firestore, transaction: Transaction,
  { before, list }: Extract<ListWrite, { kind: 'put-list' }>,
  entries: ReadonlyArray<ListEntry>,
): void => {
  const document = store.doc(`lists/${list.listID}`);
  if (before === null) transaction.create(document, { ...list });
  else transaction.update(document, { ...list });
  if (isActive(before) === isActive(list) && before?.name === list.name) return;
  const nameDocument = (name: string) => store.doc(`users/${list.userID}/listNames/${listNameId(name)}`);
  if (isActive(before)) transaction.delete(nameDocument(before.name));
  if (isActive(list)) transaction.set(nameDocument(list.name), { schemaVersion: 1, listID: list.listID });
  transaction.update(store.doc(`users/${list.userID}`), { lists: updateListEntries(entries, list) });
};

const writeItem = (store: Firestore, transaction: Transaction, write: Exclude<ListWrite, { kind: 'put-list' }>): void => {
  const { listID, itemKey, userID } = write.kind === 'put-item' ? write.item : write.before;
  const document = store.doc(`lists/${listID}/items/${itemKey}`);
  if (write.kind === 'remove-item') transaction.delete(document);
  else if (write.before === null) transaction.create(document, { ...write.item });
  else transaction.update(document, { ...write.item });
  for (const change of membershipChanges([write])) {
    const listIDs = change.isMember ? FieldValue.arrayUnion(listID) : FieldValue.arrayRemove(listID);
    // An unknown IMDb id does not replace a known one.
    const known = change.imdbID === null ? {} : { imdbID: change.imdbID };
    transaction.set(store.doc(`users/${userID}/titles/${itemKey}`), { schemaVersion: 1, itemKey, ...known, listIDs }, { merge: true });
  }
};

/** Writes the documents of a plan. @param entries the profile's entries as stored. */
export const writeListPlan = (
  store: Firestore, transaction: Transaction, writes: ReadonlyArray<ListWrite>, entries: ReadonlyArray<ListEntry>,
): void => {
  for (const write of writes) {
    if (write.kind === 'put-list') writeList(store, transaction, write, entries);
    else writeItem(store, transaction, write);
  }
};
