import type { ItemPath } from '#domain/lists/concerned-items';
import * as E from 'fp-ts/Either';
import { openDB, unwrap } from 'idb';
import { newList } from '#domain/lists/list';
import { decode } from '#domain/shared/decode';
import { User } from '#domain/users/user';
import { UserId } from '#domain/users/user-id';
import type { Log } from '#application/ports/log';
import { createItemStores, deleteOrphans, readRows, writeRows } from './indexed-db-items';
import { COLLECTION_NAMES, handled, STORE_NAMES, type Database, type StoredSchema, type Transaction } from './indexed-db-schema';
import type { ItemEdit, ItemWrites } from './item-storage';
import { COLLECTIONS, listNameKey, type StateEdit, type CollectionName, type MemoryState, type DocumentOf } from './state';

/** Increase with every change of the stored format; `upgrade` then migrates the data of older versions. */
const VERSION = 3;

/** Object stores of version 1 and their names since version 2. */
const RENAMED_IN_2 = [['markers', 'access'], ['letters', 'actionEmails']] as const;

/** Renames stores and creates the lists that the profiles name. Ids of lists stay: other data may contain them. */
const upgradeFrom1 = async (database: Database, transaction: Transaction<'versionchange'>): Promise<void> => {
  for (const [before, after] of RENAMED_IN_2) unwrap(transaction).objectStore(before).name = after;
  const [lists, listNames] = [database.createObjectStore('lists'), database.createObjectStore('listNames')];
  const users = transaction.objectStore('users');
  const [keys, values] = await Promise.all([users.getAllKeys(), users.getAll()]);
  for (const [index, uid] of keys.entries()) {
    const user = User.decode(values[index]);
    if (E.isLeft(user) || !UserId.is(uid)) continue;
    for (const entry of user.right.lists) {
      void lists.put(newList(uid, entry, user.right.createdAt), entry.listID);
      void listNames.put({ listID: entry.listID }, listNameKey(uid, entry.listName));
    }
  }
};

/** Creates the object stores with the documents of the initial state. */
const createStores = (database: Database, transaction: Transaction<'versionchange'>, initialState: MemoryState): void => {
  for (const collection of COLLECTION_NAMES) {
    database.createObjectStore(collection);
    for (const [key, document] of initialState[collection]) void transaction.objectStore(collection).put(document, key);
  }
};

/** Opens the database; a new one gets the initial state. @param lost called when the connection closes without a call of `close`. */
export const openDatabase = (name: string, initialState: MemoryState, lost: () => void): Promise<Database> =>
  openDB<StoredSchema>(name, VERSION, {
    upgrade: (database, before, _, transaction) => {
      if (before === 0) createStores(database, transaction, initialState);
      if (before === 1) void upgradeFrom1(database, transaction);
      createItemStores(database);
    },
    // Another tab opens the database with a newer version of the app.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });

/** Reads a collection. Documents that do not decode are logged and omitted but not deleted: a newer version may be able to read them. */
const readCollection = async <R extends CollectionName>(transaction: Transaction<IDBTransactionMode>, collection: R, log: Log): Promise<ReadonlyMap<string, DocumentOf<R>>> => {
  const store = transaction.objectStore(collection);
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const documents = new Map<string, DocumentOf<R>>();
  keys.forEach((key, index) => {
    const read = decode<DocumentOf<R>>(COLLECTIONS[collection], `stored ${collection}`)(values[index]);
    if (E.isRight(read)) documents.set(key, read.right);
    else log.failure('memory-backend.read', read.left);
  });
  return documents;
};

export const readState = async (transaction: Transaction<IDBTransactionMode>, log: Log): Promise<MemoryState> => {
  const collections = await Promise.all(COLLECTION_NAMES.map(async (collection) => [collection, await readCollection(transaction, collection, log)]));
  return Object.fromEntries(collections) as MemoryState; // one entry per collection, decoded by its own codec
};

/** Writes the differences between the two states. */
const writeChanges = (transaction: Transaction<'readwrite'>, before: MemoryState, after: MemoryState): ReadonlyArray<Promise<unknown>> =>
  COLLECTION_NAMES.flatMap((collection) => {
    const store = transaction.objectStore(collection);
    const puts = [...after[collection]].filter(([key, document]) => before[collection].get(key) !== document).map(([key, document]) => handled(store.put(document, key)));
    const deletions = [...before[collection].keys()].filter((key) => !after[collection].has(key)).map((key) => handled(store.delete(key)));
    return [...puts, ...deletions];
  });

/** Reads the state and the named rows, edits and writes in one transaction. Rejects when that fails, without any change. */
export const updateRows = async (database: Database, uid: string, addresses: ReadonlyArray<ItemPath>, edit: ItemEdit, log: Log): Promise<ReturnType<ItemEdit>> => {
  const transaction = database.transaction(STORE_NAMES, 'readwrite');
  const done = handled(transaction.done);
  const [state, rows] = await Promise.all([readState(transaction, log), readRows(transaction, uid, addresses, log)]);
  const edited = edit(state, rows);
  if (E.isLeft(edited)) return edited;
  try {
    const after = edited.right;
    await Promise.all([...writeChanges(transaction, state, after.state), ...deleteOrphans(transaction, state, after.state), ...writeRows(transaction, uid, after), done]);
  } catch (error) {
    // A value that cannot be cloned throws without aborting the transaction; abort it to undo the earlier writes.
    if (transaction.error === null) transaction.abort();
    throw error;
  }
  return edited;
};

/** Edits the state alone. */
export const updateState = async (database: Database, edit: StateEdit, log: Log): Promise<ReturnType<StateEdit>> => {
  const toWrites = (state: MemoryState): ItemWrites => ({ state, items: [], removedItems: [], titles: [], removedTitles: [] });
  return E.map(({ state }: ItemWrites) => state)(await updateRows(database, '', [], (state) => E.map(toWrites)(edit(state)), log));
};
