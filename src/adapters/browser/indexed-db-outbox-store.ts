import * as E from 'fp-ts/Either';
import type { DBSchema } from 'idb';
import { filter, fromEvent, map, merge, NEVER, of, Subject, switchMap, type Observable } from 'rxjs';
import { MemberCommand } from '#domain/lists/member-command';
import { decode } from '#domain/shared/decode';
import { toFailure, unavailable, type Failure, type StorageProblem } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { Log } from '#application/ports/log';
import { RefusedCommand, type Outbox, type OutboxStore } from '#application/ports/outbox-store';
import { openTabDatabase, tabDatabase } from '#adapters/tab-database';

type StoredOutbox = {
  readonly pending: ReadonlyArray<unknown>;
  readonly refused: ReadonlyArray<unknown>;
  readonly sendingId: string | null;
  readonly unanswered?: unknown;
};
interface Schema extends DBSchema {
  readonly outboxes: { readonly key: string; readonly value: StoredOutbox };
}

/** Name of the database that pages and the outbox's worker share. */
export const OUTBOX_DATABASE = 'marquee-outbox';

/** Version of the stored format; a change needs a step in `upgrade`. */
const VERSION = 1;

/** Errors with which browsers refuse a database: by the user's choice, in a private window, or without IndexedDB. */
const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full', VersionError: 'newer', SecurityError: 'refused', NotAllowedError: 'refused', ReferenceError: 'refused',
};

const storageFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return unavailable(null, `The outbox: ${String(error)}`);
  const storage = PROBLEMS[error.name];
  return { ...unavailable(null, `The outbox: ${error.name} ${error.message}`), ...(storage !== undefined && { storage }) };
};

/** Splits stored elements into those that decode and the rest. */
const split = <A>(
  elements: ReadonlyArray<unknown>,
  is: (element: unknown) => E.Either<Failure, A>,
  log: Log,
): { readonly read: ReadonlyArray<A>; readonly unread: ReadonlyArray<unknown> } => {
  const decoded = elements.map((element) => ({ element, result: is(element) }));
  decoded.forEach(({ result }) => E.isLeft(result) && log.failure('outbox.read', result.left));
  return {
    read: decoded.flatMap(({ result }) => (E.isRight(result) ? [result.right] : [])),
    unread: decoded.flatMap(({ element, result }) => (E.isLeft(result) ? [element] : [])),
  };
};

/** Decodes a stored outbox. Elements that do not decode are logged and kept: a newer version of the app wrote them. */
const readOutbox = (stored: StoredOutbox | undefined, log: Log) => {
  const pending = split(stored?.pending ?? [], decode<MemberCommand>(MemberCommand, 'stored command'), log);
  const refused = split(stored?.refused ?? [], decode<RefusedCommand>(RefusedCommand, 'stored refused command'), log);
  const outbox: Outbox = {
    pending: pending.read, refused: refused.read, sendingId: stored?.sendingId ?? null,
    ...(stored?.unanswered !== undefined && { unanswered: toFailure(stored.unanswered) }),
  };
  return {
    outbox,
    encode: (after: Outbox): StoredOutbox => ({
      pending: [...after.pending, ...pending.unread],
      refused: [...after.refused, ...refused.unread],
      sendingId: after.sendingId,
      ...(after.unanswered !== undefined && { unanswered: after.unanswered }),
    }),
  };
};

export type OutboxStoreOptions = { readonly name: string; readonly log: Log };

/** Outbox store in this browser's IndexedDB, shared by its tabs. `close` is for tests. */
export const indexedDbOutboxStore = ({ name, log }: OutboxStoreOptions): OutboxStore & { readonly close: () => Promise<void> } => {
  const database = tabDatabase<Schema>((lost) =>
    openTabDatabase(name, VERSION, (created) => void created.createObjectStore('outboxes'), lost),
  );
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const updated$ = new Subject<{ readonly uid: UserId; readonly outbox: Outbox }>();
  const otherTabs: Observable<unknown> = channel === null ? NEVER : fromEvent(channel, 'message');
  let last: Promise<unknown> = Promise.resolve();
  /** Runs this tab's reads and updates one after another: the result of a later one is never older. */
  const inTurn = <A>(run: () => Promise<A>): Promise<A> => {
    const result = last.then(run);
    last = result;
    return result;
  };

  const read = async (uid: UserId): Promise<E.Either<Failure, Outbox>> => {
    try {
      return E.right(readOutbox(await (await database.open()).get('outboxes', uid), log).outbox);
    } catch (error) {
      return E.left(storageFailure(error));
    }
  };
  return {
    watch: (uid) =>
      merge(
        merge(of(null), otherTabs).pipe(switchMap(() => inTurn(() => read(uid)))),
        updated$.pipe(filter((update) => update.uid === uid), map(({ outbox }) => E.right(outbox))),
      ),
    update: (uid, edit) => () =>
      inTurn(async () => {
        try {
          const transaction = (await database.open()).transaction('outboxes', 'readwrite');
          const { outbox, encode } = readOutbox(await transaction.store.get(uid), log);
          const after = edit(outbox);
          if (after !== outbox) await transaction.store.put(encode(after), uid);
          await transaction.done;
          updated$.next({ uid, outbox: after });
          channel?.postMessage('changed');
          return E.right(after);
        } catch (error) {
          return E.left(storageFailure(error));
        }
      }),
    close: () => {
      channel?.close();
      return database.close();
    },
  };
};
