import * as E from 'fp-ts/Either';
import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { fromEvent, merge, NEVER, of, Subject, switchMap, type Observable } from 'rxjs';
import { MemberChange } from '#domain/lists/member-command';
import { decode } from '#domain/shared/decode';
import { conflict, unavailable, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { Clock } from '#application/ports/clock';
import type { Log } from '#application/ports/log';
import type { TabLock } from '#application/ports/tab-lock';
import { hasChangesLeft, ImportRecord, isOldImport, isOver, type ImportJournal, type ImportTexts } from '#application/ports/import-journal';
import { openTabDatabase, tabDatabase } from '#adapters/tab-database';

type StoredRecord = { readonly uid: string; readonly importId: string; readonly startedAt: number; readonly record: unknown };
interface Schema extends DBSchema {
  readonly records: { readonly key: string; readonly value: StoredRecord; readonly indexes: { readonly uid: string } };
  /** Changes by their places, and texts by their names. */
  readonly parts: { readonly key: [importId: string, part: number | keyof ImportTexts]; readonly value: unknown };
}

/** Version of the stored format; a change needs a step in `upgrade`. */
const VERSION = 1;
const createStores = (database: IDBPDatabase<Schema>): void => {
  database.createObjectStore('records', { keyPath: 'importId' }).createIndex('uid', 'uid');
  database.createObjectStore('parts');
};

/** All parts of an import: numbers come before texts, and an array behind both. */
const partsOf = (importId: string): IDBKeyRange => IDBKeyRange.bound([importId], [importId, []]);

const failureOf = (error: unknown): Failure => {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return { ...unavailable(null, `The imports: ${String(error)}`), ...(isFull && { storage: 'full' as const }) };
};

const decodeRecord = decode<ImportRecord>(ImportRecord, 'stored import');
/** Returns whether a stored record is one with work left; a damaged one has none. */
const isUnfinished = (record: unknown): boolean => E.exists((each: ImportRecord) => !isOver(each))(decodeRecord(record));

export type ImportJournalOptions = { readonly name: string; readonly log: Log; readonly lock: TabLock; readonly clock: Clock };
type ClosableJournal = ImportJournal & { readonly close: () => Promise<void> };

/** Journal of imports in this browser's IndexedDB, shared by its tabs. `close` is for tests and stories, and deletes the database. */
export const indexedDbImportJournal = ({ name, log, lock, clock }: ImportJournalOptions): ClosableJournal => {
  const { open, close } = tabDatabase<Schema>((lost) => openTabDatabase(name, VERSION, createStores, lost));
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const otherTabs: Observable<unknown> = channel === null ? NEVER : fromEvent(channel, 'message');
  const changed$ = new Subject<void>();
  const tryRun = async <A>(run: (database: IDBPDatabase<Schema>) => Promise<A>): Promise<E.Either<Failure, A>> => {
    try {
      return E.right(await run(await open()));
    } catch (error) {
      return E.left(failureOf(error));
    }
  };
  /** Resolves when the watches of this tab have read what is stored now. */
  const announce = (): void => {
    changed$.next();
    channel?.postMessage('changed');
  };
  /** Removes those imports of all members of which the function says so, with their parts. */
  const removeWhere = async (database: IDBPDatabase<Schema>, isRemoved: (stored: StoredRecord) => boolean): Promise<void> => {
    const transaction = database.transaction(['records', 'parts'], 'readwrite');
    for (const { importId } of (await transaction.objectStore('records').getAll()).filter(isRemoved)) {
      void transaction.objectStore('records').delete(importId);
      void transaction.objectStore('parts').delete(partsOf(importId));
    }
    await transaction.done;
  };
  const removeOld = (database: IDBPDatabase<Schema>, now: number): Promise<void> =>
    removeWhere(database, ({ startedAt, record }) => isOldImport(startedAt, now) && !isUnfinished(record));
  let hasRemovedOld = false;
  const readAll = (uid: UserId) => tryRun(async (database) => {
    if (!hasRemovedOld) {
      hasRemovedOld = true;
      await removeOld(database, clock.now());
    }
    const records = (await database.getAllFromIndex('records', 'uid', uid)).flatMap(({ record }) => {
      const decoded = decodeRecord(record);
      if (E.isLeft(decoded)) log.failure('imports.read', decoded.left);
      return E.isRight(decoded) ? [decoded.right] : [];
    });
    return records.sort((one, other) => other.startedAt - one.startedAt);
  });
  return {
    turn: (uid) => lock.hold(`${name}.${uid}`),
    watch: (uid) => merge(of(null), otherTabs, changed$).pipe(switchMap(() => readAll(uid))),
    begin: (uid, record, changes, texts) => async () => {
      const begun = await tryRun(async (database) => {
        await removeOld(database, record.startedAt);
        const transaction = database.transaction(['records', 'parts'], 'readwrite');
        const [records, parts] = [transaction.objectStore('records'), transaction.objectStore('parts')];
        const others = await records.index('uid').getAll(uid);
        if (others.some((other) => E.exists(hasChangesLeft)(decodeRecord(other.record)))) return E.left(conflict('import'));
        const { importId, startedAt } = record;
        void records.put({ uid, importId, startedAt, record });
        // One after the other: copying all changes at once would hold the page up.
        for (const [index, change] of changes.entries()) await parts.put(change, [importId, index]);
        for (const [text, value] of Object.entries(texts)) void parts.put(value, [importId, text as keyof ImportTexts]);
        await transaction.done;
        return E.right(undefined);
      });
      announce();
      return E.flatten(begun);
    },
    readChange: (importId, index) => () => tryRun(async (database) => {
      const stored: unknown = await database.get('parts', [importId, index]);
      const decoded = decode<MemberChange>(MemberChange, 'stored change')(stored);
      if (E.isLeft(decoded)) log.failure('imports.read', decoded.left);
      return E.isRight(decoded) ? decoded.right : null;
    }),
    readText: (importId, text) => () => tryRun(async (database) => {
      const stored: unknown = await database.get('parts', [importId, text]);
      return typeof stored === 'string' ? stored : '';
    }),
    update: (uid, importId, edit) => async () => {
      const updated = await tryRun(async (database) => {
        const transaction = database.transaction(['records', 'parts'], 'readwrite');
        const records = transaction.objectStore('records');
        const stored = await records.get(importId);
        const decoded = decodeRecord(stored?.record);
        if (stored?.uid === uid && E.isRight(decoded)) {
          const record = edit(decoded.right);
          await records.put({ ...stored, record });
          if (record.status === 'undone' && isOver(record)) {
            const parts = transaction.objectStore('parts');
            // Numbers come before texts: these are its changes.
            void parts.delete(IDBKeyRange.bound([importId], [importId, '']));
            for (const text of ['unmatched', 'found'] as const) void parts.delete([importId, text]);
          }
        }
        await transaction.done;
      });
      announce();
      return updated;
    },
    forget: (uid, importId) => async () => {
      const forgotten = await tryRun((database) =>
        removeWhere(database, (stored) =>
          stored.uid === uid && (importId === undefined || (stored.importId === importId && !isUnfinished(stored.record)))));
      announce();
      return forgotten;
    },
    close: async () => {
      channel?.close();
      await close();
      await deleteDB(name);
    },
  };
};
