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
