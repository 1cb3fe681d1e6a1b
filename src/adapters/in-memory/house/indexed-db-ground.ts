import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { unavailable, type Failure } from '#domain/failure';
import type { Log } from '#domain/log';
import type { Ground } from './ground';
import { openShelves, readShelves, ROOM_NAMES, writeShelves, type Database } from './shelves';
import { reconciled, type State } from './state';
import type { Tabs } from './tabs';

export type GroundOptions = { readonly name: string; readonly begin: State; readonly tabs: Tabs; readonly log: Log };

/** Full, forbidden or lost: what was kept is as it was, and trying again may do. */
const refused = (fault: unknown): Failure => unavailable(null, `The browser's storage: ${fault instanceof Error ? `${fault.name} ${fault.message}` : String(fault)}`);

/**
 * Keeps everything in this browser's IndexedDB, each change in one transaction that reads, edits and writes, whichever tab it comes
 * from. Throws when there is no such storage.
 */
export const indexedDbGround = async ({ name, begin, tabs, log }: GroundOptions): Promise<Ground & { readonly close: () => Promise<void> }> => {
  let connection: Promise<Database> | null = null;
  const database = (): Promise<Database> =>
    (connection ??= openShelves(name, begin, () => (connection = null)).catch((fault: unknown) => {
      connection = null;
      throw fault;
    }));
  const read = async (): Promise<State> => readShelves((await database()).transaction(ROOM_NAMES), log);

  const states = new BehaviorSubject(await read());
  const tell = (state: State): void => {
    const next = reconciled(states.value, state);
    if (next !== states.value) states.next(next);
  };
  const following = tabs.told.subscribe(() => void read().then(tell, (fault: unknown) => log.failure('house.follow', refused(fault))));

  return {
    state: states.asObservable(),
    read: () => read().then((state) => E.right(state), (fault: unknown) => E.left(refused(fault))),
    change: (edit) => async () => {
      try {
        const transaction = (await database()).transaction(ROOM_NAMES, 'readwrite');
        const state = await readShelves(transaction, log);
        const edited = edit(state);
        if (E.isLeft(edited)) return edited;
        await Promise.all([...writeShelves(transaction, state, edited.right), transaction.done]);
        tell(edited.right);
        tabs.tell();
        return E.right(undefined);
      } catch (fault) {
        return E.left(refused(fault));
      }
    },
    close: async () => {
      following.unsubscribe();
      (await connection)?.close();
    },
  };
};
