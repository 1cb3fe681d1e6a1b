import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence, connectFirestoreEmulator, disableNetwork, enableNetwork, initializeFirestore, terminate, type Firestore,
  type FirestoreLocalCache,
} from 'firebase/firestore';
import type { Log } from '#application/ports/log';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Firestore connection of this tab: opened at first use, closed at sign-out, reopened at the next use. */
export type FirestoreConnection = {
  /** Records stored documents that are damaged. */
  readonly log: Log;
  readonly open: () => Promise<Firestore>;
  /** Restarts all listeners of this tab. Never rejects. */
  readonly reconnect: () => Promise<void>;
  /**
   * Closes the connection of this tab. The last tab that closes clears the browser's cache. Never rejects.
   * @returns whether this tab has cleared it.
   */
  readonly clearLocalData: () => Promise<boolean>;
};

type Locks = Pick<LockManager, 'request'>;
export type FirestoreConnectionDeps = {
  readonly app: FirebaseApp;
  readonly settings: FirebaseSettings;
  readonly log: Log;
  readonly cache: () => FirestoreLocalCache;
  /** Web Locks, shared by all tabs of a browser; null where there is at most one tab. */
  readonly locks: Locks | null;
};

type OpenConnection = { readonly db: Firestore; readonly release: () => Promise<void> };

/** Web Lock held in shared mode by every tab with an open connection; the tab that gets it exclusively is the last one. */
const LOCK = 'marquee.firestore';

/** Acquires the shared lock. @returns the function that releases the lock; resolves once the lock is released. */
const acquireShared = (locks: Locks | null): Promise<() => Promise<void>> =>
  new Promise((resolve) => {
    if (locks === null) return resolve(() => Promise.resolve());
    const released = locks.request(
      LOCK,
      { mode: 'shared' },
      () =>
        new Promise<void>((release) =>
          resolve(async () => {
            release();
            await released;
          }),
        ),
    );
  });

/** Runs `act` if no tab has an open connection. @returns whether it ran. */
const ifUnlocked = async (locks: Locks | null, act: () => Promise<void>): Promise<boolean> => {
  const run = (): Promise<boolean> => act().then(() => true);
  return locks === null ? run() : locks.request(LOCK, { ifAvailable: true }, (lock) => lock !== null && run());
};

const createFirestore = ({ app, settings, cache }: FirestoreConnectionDeps): Firestore => {
  const db = initializeFirestore(app, { localCache: cache(), ignoreUndefinedProperties: false });
  if (settings.emulators !== null) {
    const [host = '', port = ''] = settings.emulators.firestore.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return db;
};

export const createFirestoreConnection = (deps: FirestoreConnectionDeps): FirestoreConnection => {
  const { locks } = deps;
  let current: Promise<OpenConnection> | null = null;
  let closing = Promise.resolve(false);
  // An earlier visit may have left data.
  let isClean = false;

  const open = async (): Promise<Firestore> => {
    isClean = false;
    // Waits until the previous connection is closed and cleared.
    current ??= closing.then(() => acquireShared(locks)).then((release) => ({ db: createFirestore(deps), release }));
    return (await current).db;
  };
  const close = async (connection: Promise<OpenConnection> | null): Promise<boolean> => {
    // A tab without a connection may sign out after another tab was closed; it must clear the cache too.
    const { db, release } = connection === null ? { db: createFirestore(deps), release: () => Promise.resolve() } : await connection;
    await terminate(db).catch(() => undefined);
    await release();
    return ifUnlocked(locks, () => clearIndexedDbPersistence(db));
  };
  return {
    log: deps.log,
    open,
    reconnect: async () => {
      if (current === null) return;
      const { db } = await current;
      await disableNetwork(db).then(() => enableNetwork(db)).catch(() => undefined); // closed meanwhile
    },
    clearLocalData: () => {
      if (isClean) return closing;
      isClean = true;
      const connection = current;
      current = null;
      return (closing = closing.then(() => close(connection)).catch(() => false));
    },
  };
};
