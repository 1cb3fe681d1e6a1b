import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { unavailable, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import type { StateStorage } from './state-storage';
import { changeNotifier } from '#adapters/memory/live-query';
import { tabDatabase } from '#adapters/tab-database';
import { updateRows, updateState, openDatabase, readState, replaceAll } from './indexed-db';
import { readYearStats, selectRatings, selectViewings } from './indexed-db-history';
import { countListItems, findItemsByKey, findTitleStates, findRandomItem, selectItems, readTitleStatesAfter } from './indexed-db-items';
import { STORE_NAMES, type IndexedDbDatabase } from './indexed-db-schema';
import { orphanedRows } from './row-storage';
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
 * Rejects when IndexedDB is not available. `close` and a rejection close `tabs`.
 */
export const indexedDbStorage = async ({
  name, initialState, tabs, log,
}: IndexedDbOptions): Promise<StateStorage & { readonly close: () => Promise<void> }> => {
  const connection = tabDatabase((lost) => openDatabase(name, initialState, lost));
  const database = connection.open;
  const read = async (): Promise<MemoryState> => readState((await database()).transaction(STORE_NAMES), log);

  const first = await read().catch((error: unknown) => {
    tabs.close();
    throw error;
  });
  const states = new BehaviorSubject(first);
  const emit = (state: MemoryState): void => {
    const next = reuseUnchanged(states.value, state);
    if (next !== states.value) states.next(next);
  };
  const { changes, notify } = changeNotifier();
  const subscription = tabs.messages.subscribe(() => {
    void read().then(emit, (error: unknown) => log.failure('memory-backend.sync', storageFailure(error)));
    void notify();
  });

  const answer = <A>(run: (opened: IndexedDbDatabase) => Promise<E.Either<Failure, A>>): Answer<A> =>
    async () => {
      try {
        return await run(await database());
      } catch (error) {
        // A connection can close without an event; the next call reopens the database.
        if (error instanceof DOMException && error.name === 'InvalidStateError') connection.forget();
        return E.left(storageFailure(error));
      }
    };
  const answerRight = <A>(run: (opened: IndexedDbDatabase) => Promise<A>): Answer<A> =>
    answer(async (opened) => E.right(await run(opened)));

  return {
    state: states.asObservable(),
    read: answerRight((opened) => readState(opened.transaction(STORE_NAMES), log)),
    update: (edit) =>
      answer(async (opened) => {
        const edited = await updateState(opened, edit, log);
        if (E.isLeft(edited)) return edited;
        const hadRows = orphanedRows(states.value, edited.right).length > 0;
        emit(edited.right);
        tabs.post();
        if (hadRows) void notify();
        return E.right(undefined);
      }),
    reset: answer(async (opened) => {
      await replaceAll(opened, initialState);
      emit(initialState);
      tabs.post();
      await notify();
      return E.right(undefined);
    }),
    items: {
      changes,
      select: (query, range, limit) => answerRight((opened) => selectItems(opened, query, range, limit, log)),
      next: (listID, from) => answerRight((opened) => findRandomItem(opened, listID, from, log)),
      find: (listID, itemKeys) => answerRight((opened) => findItemsByKey(opened, listID, itemKeys, log)),
      count: (listID) => answerRight((opened) => countListItems(opened, listID)),
      titlesAfter: (uid, after, limit) => answerRight((opened) => readTitleStatesAfter(opened, uid, after, limit, log)),
      findTitles: (uid, titles) => answerRight((opened) => findTitleStates(opened, uid, titles, log)),
      selectViewings: (uid, filter, range, limit) => answerRight((opened) => selectViewings(opened, uid, filter, range, limit, log)),
      readYears: (uid) => answerRight((opened) => readYearStats(opened, uid, log)),
      selectRatings: (uid, after, limit) => answerRight((opened) => selectRatings(opened, uid, after, limit, log)),
      update: (uid, names, edit) =>
        answer(async (opened) => {
          const edited = await updateRows(opened, uid, names, edit, log);
          if (E.isLeft(edited)) return edited;
          emit(edited.right.state);
          tabs.post();
          await notify();
          return E.right(undefined);
        }),
    },
    close: () => {
      subscription.unsubscribe();
      tabs.close();
      return connection.close();
    },
  };
};
