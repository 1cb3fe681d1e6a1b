import * as E from 'fp-ts/Either';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { decode } from '#domain/shared/decode';
import type { Log } from '#application/ports/log';
import { COLLECTIONS, type StateEdit, type CollectionName, type MemoryState, type DocumentOf } from './state';

type Kept = { readonly key: string; readonly value: unknown };
interface Shelves extends DBSchema {
  readonly accounts: Kept;
  readonly users: Kept;
  readonly markers: Kept;
  readonly letters: Kept;
  readonly sessions: Kept;
}

export type Database = IDBPDatabase<Shelves>;
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Shelves, CollectionName[], Mode>;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Goes up with every change of what is kept and how; `upgrade` then brings along what older versions kept. */
const VERSION = 1;

/** Opens the database; one that is new begins with that state. @param lost called when the connection ends though nobody closed it. */
export const openDatabase = (name: string, begin: MemoryState, lost: () => void): Promise<Database> =>
  openDB<Shelves>(name, VERSION, {
    upgrade: (database, before, _, transaction) => {
      if (before > 0) return;
      for (const room of COLLECTION_NAMES) {
        database.createObjectStore(room);
        for (const [key, thing] of begin[room]) void transaction.objectStore(room).put(thing, key);
      }
    },
    // A tab with a newer version of the app wants to open it.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });

/** A room as it can be read. What does not decode is left out, and left where it is: a newer version may know what it means. */
const readRoom = async <R extends CollectionName>(transaction: Transaction<IDBTransactionMode>, room: R, log: Log): Promise<ReadonlyMap<string, DocumentOf<R>>> => {
  const store = transaction.objectStore(room);
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const things = new Map<string, DocumentOf<R>>();
  keys.forEach((key, at) => {
    const read = decode<DocumentOf<R>>(COLLECTIONS[room], `kept ${room}`)(values[at]);
    if (E.isRight(read)) things.set(key, read.right);
    else log.failure('house.read', read.left);
  });
  return things;
};

export const readState = async (transaction: Transaction<IDBTransactionMode>, log: Log): Promise<MemoryState> => {
  const rooms = await Promise.all(COLLECTION_NAMES.map(async (room) => [room, await readRoom(transaction, room, log)]));
  return Object.fromEntries(rooms) as MemoryState; // one entry a room, each read by its own codec
};

/** A promise that may be left alone: what breaks off before everybody listens is told by what broke it off. */
const minded = <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => {});
  return promise;
};

/** Writes what differs. */
const writeShelves = (transaction: Transaction<'readwrite'>, before: MemoryState, after: MemoryState): ReadonlyArray<Promise<unknown>> =>
  COLLECTION_NAMES.flatMap((room) => {
    const store = transaction.objectStore(room);
    const put = [...after[room]].filter(([key, thing]) => before[room].get(key) !== thing).map(([key, thing]) => minded(store.put(thing, key)));
    const gone = [...before[room].keys()].filter((key) => !after[room].has(key)).map((key) => minded(store.delete(key)));
    return [...put, ...gone];
  });

/** Reads, edits and writes in one transaction; throws when that cannot be done, and then nothing of it is. */
export const updateState = async (database: Database, edit: StateEdit, log: Log): Promise<ReturnType<StateEdit>> => {
  const transaction = database.transaction(COLLECTION_NAMES, 'readwrite');
  const isDone = minded(transaction.done);
  const state = await readState(transaction, log);
  const edited = edit(state);
  if (E.isLeft(edited)) return edited;
  try {
    await Promise.all([...writeShelves(transaction, state, edited.right), isDone]);
  } catch (fault) {
    // What cannot be written at all throws before the browser hears of it: what was written before is taken back.
    if (transaction.error === null) transaction.abort();
    throw fault;
  }
  return edited;
};
