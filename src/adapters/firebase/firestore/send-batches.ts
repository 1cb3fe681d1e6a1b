import { doc, waitForPendingWrites, writeBatch, type Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { networkFailure, offline, type Failure } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import { documentFailure, TIMEOUT_MS } from './document-calls';
import type { FirestoreConnection } from './firestore-connection';
import type { ServerClock } from './lists/server-clock';

/** A write of one document; `merge` creates the document or changes the given fields. */
export type DocumentWrite =
  | { readonly act: 'create' | 'merge' | 'update'; readonly path: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly act: 'delete'; readonly path: string };

/** Most documents of a batch that bring another one with them: larger batches take longer than the time limit on a busy server. */
export const PAIRS_PER_BATCH = 25;

/** Writes of a command that was planned from the present documents. */
export type PlannedBatches = {
  /** The plan as data, to find out whether another attempt would differ. */
  readonly writes: unknown;
  /** Sent one after the other; a command is complete after all, and may be repeated after each. */
  readonly batches: ReadonlyArray<ReadonlyArray<DocumentWrite>>;
};
/** Reads the present documents from the server and plans the writes. @param now ms since 1970. */
export type BatchPlanner = (db: Firestore, now: number) => Promise<E.Either<Failure, PlannedBatches>>;

/** Attempts to apply a command that the rules refuse because another device has changed the documents meanwhile. */
const MAX_ATTEMPTS = 3;

const commit = (db: Firestore, writes: ReadonlyArray<DocumentWrite>): Promise<void> => {
  const batch = writeBatch(db);
  for (const write of writes) {
    const reference = doc(db, write.path);
    if (write.act === 'delete') batch.delete(reference);
    else if (write.act === 'update') batch.update(reference, write.data);
    else batch.set(reference, write.data, write.act === 'merge' ? { merge: true } : {});
  }
  return batch.commit();
};

/** Result of one attempt: `refused` has the plan that the rules refused. */
type Attempt = { readonly answer: E.Either<Failure, void>; readonly refused: string | null };

/** Returns the plan as text, without the time of the attempt. */
const textOf = (writes: unknown, now: number): string => JSON.stringify(writes, (_, value: unknown) => (value === now ? 'now' : value));

const attempt = async (db: Firestore, what: string, plan: BatchPlanner, now: number): Promise<Attempt> => {
  // A read would contain an earlier batch that is neither confirmed nor refused.
  await withTimeout(TIMEOUT_MS, () => waitForPendingWrites(db));
  const planned = await withTimeout(TIMEOUT_MS, () => plan(db, now));
  if (E.isLeft(planned)) return { answer: planned, refused: null };
  for (const batch of planned.right.batches) {
    try {
      await withTimeout(TIMEOUT_MS, () => commit(db, batch));
    } catch (error) {
      const failure = documentFailure(what)(error);
      return { answer: E.left(failure), refused: failure._tag === 'forbidden' ? textOf(planned.right.writes, now) : null };
    }
  }
  return { answer: E.right(undefined), refused: null };
};

/**
 * Applies a command in batches, which the SDK shows in this tab's watches at once. The documents are read from the server first, so that
 * without a network nothing is queued in the SDK: the caller's outbox repeats the command. Refused batches are planned again from the
 * present documents, and with the server's time if the browser's clock is wrong.
 * @param what names the data in failures.
 */
export const sendBatches = (store: FirestoreConnection, clock: ServerClock, what: string, plan: BatchPlanner): Answer<void> => {
  const run = async (): Promise<E.Either<Failure, void>> => {
    const db = await store.open();
    let last = await attempt(db, what, plan, clock.now());
    for (let count = 1; count < MAX_ATTEMPTS && last.refused !== null; count += 1) {
      const isClockCorrected = await clock.correct();
      const next = await attempt(db, what, plan, clock.now());
      if (!isClockCorrected && next.refused === last.refused) return next.answer;
      last = next;
    }
    return last.answer;
  };
  return async () => {
    if (networkFailure(undefined, globalThis.navigator) === offline) return E.left(offline);
    const sent = await TE.tryCatch(run, documentFailure(what))();
    return E.isLeft(sent) ? sent : sent.right;
  };
};
