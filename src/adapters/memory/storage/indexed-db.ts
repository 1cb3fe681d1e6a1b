import * as E from 'fp-ts/Either';
import { decode } from '#domain/shared/decode';
import type { Log } from '#application/ports/log';
import { markHandled, openTabDatabase } from '#adapters/tab-database';
import {
  COLLECTION_NAMES, ROW_STORES, STORE_NAMES, type IndexedDbDatabase, type IndexedDbSchema, type IndexedDbTransaction,
} from './indexed-db-schema';
import { createTables, deleteOrphans, readRowsByKey, writeRows } from './indexed-db-tables';
import type { upgradeDatabase } from './indexed-db-upgrade';
import { noRowKeys, noRowWrites, type RowEdit, type RowWrites, type RowKeys } from './row-storage';
import { COLLECTIONS, type StateEdit, type CollectionName, type MemoryState, type DocumentOf } from './state';

/** Increase with every change of the stored format; `upgradeDatabase` then upgrades older databases. */
export const VERSION = 10;

/** Creates all object stores, with the documents of the initial state. */
export const createStores = (
  database: IndexedDbDatabase, transaction: IndexedDbTransaction<'versionchange'>, initialState: MemoryState,
): void => {
  for (const collection of COLLECTION_NAMES) {
    database.createObjectStore(collection);
    for (const [key, document] of initialState[collection]) void transaction.objectStore(collection).put(document, key);
  }
  createTables(database, ROW_STORES);
};

/**
 * Opens the database; a new one gets the initial state. The code of the upgrade loads only for an older database: the first attempt then
 * ends without a change. @param lost called when the connection closes without a call of `close`.
 */
export const openDatabase = async (name: string, initialState: MemoryState, lost: () => void): Promise<IndexedDbDatabase> => {
  let isOlder = false as boolean;
  const open = (upgradeOlder: typeof upgradeDatabase | null): Promise<IndexedDbDatabase> =>
    openTabDatabase<IndexedDbSchema>(name, VERSION, (database, before, _, transaction) => {
      if (before === 0) return createStores(database, transaction, initialState);
      if (upgradeOlder !== null) return upgradeOlder(database, before, transaction, initialState);
      isOlder = true;
      void markHandled(transaction.done);
      transaction.abort();
    }, lost);
  try {
    return await open(null);
  } catch (error) {
    if (!isOlder) throw error;
    return open((await import('./indexed-db-upgrade')).upgradeDatabase);
  }
};

/** Reads a collection. Documents that do not decode are logged and omitted but not deleted: a newer version may be able to read them. */
const readCollection = async <R extends CollectionName>(
  transaction: IndexedDbTransaction<IDBTransactionMode>, collection: R, log: Log,
): Promise<ReadonlyMap<string, DocumentOf<R>>> => {
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

export const readState = async (transaction: IndexedDbTransaction<IDBTransactionMode>, log: Log): Promise<MemoryState> => {
  const collections = await Promise.all(
    COLLECTION_NAMES.map(async (collection) => [collection, await readCollection(transaction, collection, log)]),
  );
  return Object.fromEntries(collections) as MemoryState; // one entry per collection, decoded by its own codec
};

/** Writes the differences between the two states. */
const writeChanges = (
  transaction: IndexedDbTransaction<'readwrite'>, before: MemoryState, after: MemoryState,
): ReadonlyArray<Promise<unknown>> =>
  COLLECTION_NAMES.flatMap((collection) => {
    const store = transaction.objectStore(collection);
    const puts = [...after[collection]]
      .filter(([key, document]) => before[collection].get(key) !== document)
      .map(([key, document]) => markHandled(store.put(document, key)));
    const deletions = [...before[collection].keys()]
      .filter((key) => !after[collection].has(key))
      .map((key) => markHandled(store.delete(key)));
    return [...puts, ...deletions];
  });

/** Reads the state and the named rows, edits and writes in one transaction. Rejects when that fails, without any change. */
export const updateRows = async (
  database: IndexedDbDatabase, uid: string, names: RowKeys, edit: RowEdit, log: Log,
): Promise<ReturnType<RowEdit>> => {
  const transaction = database.transaction(STORE_NAMES, 'readwrite');
  const done = markHandled(transaction.done);
  const [state, rows] = await Promise.all([readState(transaction, log), readRowsByKey(transaction, uid, names, log)]);
  const edited = edit(state, rows);
  if (E.isLeft(edited)) return edited;
  try {
    const after = edited.right;
    await Promise.all([
      ...writeChanges(transaction, state, after.state),
      ...deleteOrphans(transaction, state, after.state),
      writeRows(transaction, after.writes),
      done,
    ]);
  } catch (error) {
    // A value that cannot be cloned throws without aborting the transaction; abort it to undo the earlier writes.
    if (transaction.error === null) transaction.abort();
    throw error;
  }
  return edited;
};

/** Edits the state alone. */
export const updateState = async (database: IndexedDbDatabase, edit: StateEdit, log: Log): Promise<ReturnType<StateEdit>> => {
  return E.map(({ state }: RowWrites) => state)(await updateRows(database, '', noRowKeys, (state) => E.map(noRowWrites)(edit(state)), log));
};

/** Replaces everything by the documents of a state, in one transaction. */
export const replaceAll = async (database: IndexedDbDatabase, state: MemoryState): Promise<void> => {
  const transaction = database.transaction(STORE_NAMES, 'readwrite');
  const done = markHandled(transaction.done);
  const cleared = STORE_NAMES.map((name) => markHandled(transaction.objectStore(name).clear()));
  const puts = COLLECTION_NAMES.flatMap((name) =>
    [...state[name]].map(([key, document]) => markHandled(transaction.objectStore(name).put(document, key))),
  );
  await Promise.all([...cleared, ...puts, done]);
};
