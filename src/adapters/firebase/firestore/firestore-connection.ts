import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence, connectFirestoreEmulator, disableNetwork, enableNetwork, initializeFirestore, terminate, type Firestore, type FirestoreLocalCache,
} from 'firebase/firestore';
import type { FirebaseSettings } from '../firebase-settings';

/** The document database of this tab: opened when first needed, let go at sign-out, and opened anew after that. */
export type FirestoreConnection = {
  readonly open: () => Promise<Firestore>;
  /** Asks once more for everything that this tab listens to. Never rejects. */
  readonly reconnect: () => Promise<void>;
  /** Ends all connections of this tab; the last tab that lets go clears what the browser keeps of it. Never rejects. */
  readonly clearLocalData: () => Promise<void>;
};

type Locks = Pick<LockManager, 'request'>;
export type FirestoreConnectionDeps = {
  readonly app: FirebaseApp;
  readonly settings: FirebaseSettings;
  readonly cache: () => FirestoreLocalCache;
  /** Tells the tabs of a browser from one another; null where there is one at most. */
  readonly locks: Locks | null;
};

type Opened = { readonly db: Firestore; readonly release: () => Promise<void> };

/** Held shared by every tab that has the store open; whoever gets it alone is the last. */
const LOCK = 'marquee.firestore';

/** @returns how to let go of the lock again, which has happened by the time that it ends. */
const hold = (locks: Locks | null): Promise<() => Promise<void>> =>
  new Promise((held) => {
    if (locks === null) return held(() => Promise.resolve());
    const over = locks.request(LOCK, { mode: 'shared' }, () => new Promise<void>((end) => held(async () => { end(); await over; })));
  });

/** Does something if no tab has the store open. */
const alone = async (locks: Locks | null, act: () => Promise<void>): Promise<void> => {
  if (locks === null) return act();
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : act()));
};

const made = ({ app, settings, cache }: FirestoreConnectionDeps): Firestore => {
  const db = initializeFirestore(app, { localCache: cache(), ignoreUndefinedProperties: false });
  if (settings.emulators !== null) {
    const [host = '', port = ''] = settings.emulators.firestore.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return db;
};

export const createFirestoreConnection = (needs: FirestoreConnectionDeps): FirestoreConnection => {
  const { locks } = needs;
  let opened: Promise<Opened> | null = null;
  let letting: Promise<void> = Promise.resolve();
  // An earlier visit may have left something.
  let isClean = false;

  const open = async (): Promise<Firestore> => {
    isClean = false;
    // Not before the one before is gone and cleared away.
    opened ??= letting.then(() => hold(locks)).then((release) => ({ db: made(needs), release }));
    return (await opened).db;
  };
  const close = async (last: Promise<Opened> | null): Promise<void> => {
    // A tab that never opened it may still be the one that signs out after another was closed.
    const { db, release } = last === null ? { db: made(needs), release: () => Promise.resolve() } : await last;
    await terminate(db).catch(() => undefined);
    await release();
    await alone(locks, () => clearIndexedDbPersistence(db)).catch(() => undefined);
  };
  return {
    open,
    reconnect: async () => {
      if (opened === null) return;
      const { db } = await opened;
      await disableNetwork(db).then(() => enableNetwork(db)).catch(() => undefined); // let go meanwhile
    },
    clearLocalData: () => {
      if (isClean) return letting;
      isClean = true;
      const last = opened;
      opened = null;
      return (letting = letting.then(() => close(last)).catch(() => undefined));
    },
  };
};
