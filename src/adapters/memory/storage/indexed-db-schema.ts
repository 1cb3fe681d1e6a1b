import * as E from 'fp-ts/Either';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type * as t from 'io-ts';
import type { Log } from '#application/ports/log';
import { decode } from '#domain/shared/decode';
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

/** Stands for an unknown value in indexes, which leave out rows with null. Sorts before every number and text. */
export const UNKNOWN_INDEX_VALUE = Number.NEGATIVE_INFINITY;
export const indexValue = (value: string | number | null): string | number => value ?? UNKNOWN_INDEX_VALUE;
/** Sorts after every number and text. */
export const LAST_INDEX_VALUE: ReadonlyArray<never> = [];
/** Returns the keys of two parts that begin with `first`; with `after`, those behind it. */
export const prefixKeyRange = (first: string, after: string | null = null): IDBKeyRange =>
  IDBKeyRange.bound(after === null ? [first] : [first, after], [first, LAST_INDEX_VALUE], after !== null);

/** Requests that are made at once: each takes the main thread for a moment, and a change of a hundred titles needs hundreds. */
const REQUESTS_AT_ONCE = 20;

/** Makes requests of one transaction for many values, a few at once, so that the page stays alive. Returns the results in order. */
export const requestInSlices = async <A, B>(values: ReadonlyArray<A>, request: (value: A) => Promise<B>): Promise<ReadonlyArray<B>> => {
  const results: B[] = [];
  for (let from = 0; from < values.length; from += REQUESTS_AT_ONCE)
    results.push(...(await Promise.all(values.slice(from, from + REQUESTS_AT_ONCE).map(request))));
  return results;
};

/** Marks a promise as handled: when the transaction aborts before the promise is awaited, the aborting error is reported instead. */
export const markHandled = <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => {});
  return promise;
};

/** Returns a reader of rows. Rows that do not decode are logged and left out but not deleted: a newer version may be able to read them. */
export const decodeRow = <A>(codec: t.Type<A, unknown>, source: string, log: Log) => (row: unknown): A | null => {
  if (row === undefined) return null;
  const decoded = decode(codec, source)(row);
  if (E.isRight(decoded)) return decoded.right;
  log.failure('memory-backend.read', decoded.left);
  return null;
};
