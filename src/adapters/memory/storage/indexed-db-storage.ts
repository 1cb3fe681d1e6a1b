import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { unavailable, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { StateStorage } from './state-storage';
import { updateState, openDatabase, readState, COLLECTION_NAMES, type Database } from './indexed-db';
import { reuseUnchanged, type MemoryState } from './state';
import type { TabChannel } from './tab-channel';

export type IndexedDbOptions = { readonly name: string; readonly initialState: MemoryState; readonly tabs: TabChannel; readonly log: Log };

/** Returns `unavailable` for a full, forbidden or lost database: the stored state is unchanged and a retry may succeed. */
const storageFailure = (error: unknown): Failure => ({
  ...unavailable(null, `The browser's storage: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`),
  ...(error instanceof DOMException && error.name === 'QuotaExceededError' ? { storage: 'full' } : {}),
});

/**
 * Storage in this browser's IndexedDB. Each update is one read-write transaction, so updates of several tabs are serialised.
 * Rejects when IndexedDB is not available.
 */
export const indexedDbStorage = async ({ name, initialState, tabs, log }: IndexedDbOptions): Promise<StateStorage & { readonly close: () => Promise<void> }> => {
  let connection: Promise<Database> | null = null;
  const database = (): Promise<Database> =>
    (connection ??= openDatabase(name, initialState, () => (connection = null)).catch((error: unknown) => {
      connection = null;
      throw error;
    }));
  const read = async (): Promise<MemoryState> => readState((await database()).transaction(COLLECTION_NAMES), log);

  const states = new BehaviorSubject(await read());
  const emit = (state: MemoryState): void => {
    const next = reuseUnchanged(states.value, state);
    if (next !== states.value) states.next(next);
  };
  const subscription = tabs.messages.subscribe(() => void read().then(emit, (error: unknown) => log.failure('memory-backend.sync', storageFailure(error))));

  return {
    state: states.asObservable(),
    read: () => read().then((state) => E.right(state), (error: unknown) => E.left(storageFailure(error))),
    update: (edit) => async () => {
      try {
        const edited = await updateState(await database(), edit, log);
        if (E.isLeft(edited)) return edited;
        emit(edited.right);
        tabs.post();
        return E.right(undefined);
      } catch (error) {
        // A connection can close without an event; the next call reopens the database.
        if (error instanceof DOMException && error.name === 'InvalidStateError') connection = null;
        return E.left(storageFailure(error));
      }
    },
    close: async () => {
      subscription.unsubscribe();
      const previous = connection;
      connection = null;
      (await previous)?.close();
    },
  };
};
