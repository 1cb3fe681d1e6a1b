import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { unavailable, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { StateStorage } from './state-storage';
import { updateState, openDatabase, readState, COLLECTION_NAMES, type Database } from './indexed-db';
import { reuseUnchanged, type MemoryState } from './state';
import type { TabChannel } from './tab-channel';

export type IndexedDbOptions = { readonly name: string; readonly initialState: MemoryState; readonly tabs: TabChannel; readonly log: Log };

/** Full, forbidden or lost: what was kept is as it was, and trying again may do. */
const refused = (fault: unknown): Failure => unavailable(null, `The browser's storage: ${fault instanceof Error ? `${fault.name} ${fault.message}` : String(fault)}`);

/**
 * Keeps everything in this browser's IndexedDB, each change in one transaction that reads, edits and writes, whichever tab it comes
 * from. Throws when there is no such storage.
 */
export const indexedDbStorage = async ({ name, initialState, tabs, log }: IndexedDbOptions): Promise<StateStorage & { readonly close: () => Promise<void> }> => {
  let connection: Promise<Database> | null = null;
  const database = (): Promise<Database> =>
    (connection ??= openDatabase(name, initialState, () => (connection = null)).catch((fault: unknown) => {
      connection = null;
      throw fault;
    }));
  const read = async (): Promise<MemoryState> => readState((await database()).transaction(COLLECTION_NAMES), log);

  const states = new BehaviorSubject(await read());
  const tell = (state: MemoryState): void => {
    const next = reuseUnchanged(states.value, state);
    if (next !== states.value) states.next(next);
  };
  const following = tabs.messages.subscribe(() => void read().then(tell, (fault: unknown) => log.failure('house.follow', refused(fault))));

  return {
    state: states.asObservable(),
    read: () => read().then((state) => E.right(state), (fault: unknown) => E.left(refused(fault))),
    update: (edit) => async () => {
      try {
        const edited = await updateState(await database(), edit, log);
        if (E.isLeft(edited)) return edited;
        tell(edited.right);
        tabs.post();
        return E.right(undefined);
      } catch (fault) {
        // A connection that broke without a word is opened anew the next time.
        if (fault instanceof DOMException && fault.name === 'InvalidStateError') connection = null;
        return E.left(refused(fault));
      }
    },
    close: async () => {
      following.unsubscribe();
      const held = connection;
      connection = null;
      (await held)?.close();
    },
  };
};
