import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { COLLECTIONS, type CollectionName } from './state';

type StoredDocument = { readonly key: string; readonly value: unknown };
type RowKey = [owner: string, itemKey: string];

interface Schema extends DBSchema {
  readonly accounts: StoredDocument;
  readonly users: StoredDocument;
  readonly access: StoredDocument;
  readonly lists: StoredDocument;
  readonly listNames: StoredDocument;
  readonly actionEmails: StoredDocument;
  readonly sessions: StoredDocument;
  readonly items: { readonly key: RowKey; readonly value: unknown; readonly indexes: Record<string, IDBValidKey> };
  readonly titles: { readonly key: RowKey; readonly value: unknown; readonly indexes: Record<string, IDBValidKey> };
}

export type StoredSchema = Schema;
export type StoreName = CollectionName | 'items' | 'titles';
export type Database = IDBPDatabase<Schema>;
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, StoreName[], Mode>;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
/** All stores: those of the state, of items and of title states. */
export const STORE_NAMES: StoreName[] = [...COLLECTION_NAMES, 'items', 'titles'];

/** Marks a promise as handled: when the transaction aborts before the promise is awaited, the aborting error is reported instead. */
export const handled = <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => {});
  return promise;
};
