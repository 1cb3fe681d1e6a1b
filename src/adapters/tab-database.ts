import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/**
 * Opens a database of this browser that tabs share. @param lost called when the connection ends without a call of `close`: another tab
 * opens the database with a newer version of the app, or the browser closes it.
 */
export const openTabDatabase = <S extends DBSchema>(
  name: string, version: number, upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>, lost: () => void,
): Promise<IDBPDatabase<S>> =>
  openDB<S>(name, version, {
    upgrade,
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });

export type TabDatabase<S extends DBSchema> = {
  /** Rejects if the browser refuses the database. */
  readonly open: () => Promise<IDBPDatabase<S>>;
  /** Makes the next `open` a new connection. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** Keeps one connection, opened at its first use. After one that failed or was lost, the next use opens another. */
export const tabDatabase = <S extends DBSchema>(connect: (lost: () => void) => Promise<IDBPDatabase<S>>): TabDatabase<S> => {
  let connection: Promise<IDBPDatabase<S>> | null = null;
  const forget = (): void => {
    connection = null;
  };
  return {
    open: () =>
      (connection ??= connect(forget).catch((error: unknown) => {
        forget();
        throw error;
      })),
    forget,
    close: async () => {
      const previous = connection;
      forget();
      (await previous)?.close();
    },
  };
};

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

/** Makes requests of one transaction for many values, a few at once, so that the page stays responsive. Returns the results in order. */
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
