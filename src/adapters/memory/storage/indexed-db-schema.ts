import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { TableName } from './row-storage';
import { COLLECTIONS, type CollectionName } from './state';

type StoredDocument = { readonly key: string; readonly value: unknown };
type Rows = { readonly key: [owner: string, name: string]; readonly value: unknown; readonly indexes: Record<string, IDBValidKey> };

interface Schema extends DBSchema {
  readonly accounts: StoredDocument;
  readonly users: StoredDocument;
  readonly access: StoredDocument;
  readonly lists: StoredDocument;
  readonly listNames: StoredDocument;
  readonly actionEmails: StoredDocument;
  readonly sessions: StoredDocument;
  readonly audit: StoredDocument;
  readonly feedback: StoredDocument;
  readonly settings: StoredDocument;
  readonly deletedAccounts: StoredDocument;
  readonly items: Rows;
  readonly titles: Rows;
  readonly viewings: Rows;
  readonly ratings: Rows;
  readonly years: Rows;
}

export type IndexedDbSchema = Schema;
/** Stores of rows, which are read one by one. */
export const ROW_STORES: ReadonlyArray<TableName> = ['items', 'titles', 'viewings', 'ratings', 'years'];
export type StoreName = CollectionName | TableName;
export type IndexedDbDatabase = IDBPDatabase<Schema>;
export type IndexedDbTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, StoreName[], Mode>;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
/** All stores: those of the state and those of rows. */
export const STORE_NAMES: StoreName[] = [...COLLECTION_NAMES, ...ROW_STORES];
