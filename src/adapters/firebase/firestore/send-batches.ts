import { arrayRemove, arrayUnion, doc, waitForPendingWrites, writeBatch, type Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { SetChange, type DocumentWrite } from '#domain/shared/document-write';
import { networkFailure, offline, type Failure } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import { documentFailure, TIMEOUT_MS } from './document-calls';
import type { FirestoreConnection } from './firestore-connection';
import type { ServerClock } from './lists/server-clock';

/**
 * Reads the present documents from the server and plans the writes of a command in batches, which are sent one after the other. The
 * command is complete after all, and may be repeated after each. @param now ms since 1970.
 */
export type BatchPlanner = (db: Firestore, now: number) => Promise<E.Either<Failure, ReadonlyArray<ReadonlyArray<DocumentWrite>>>>;

/** Attempts to apply a command that the rules refuse because another device has changed the documents meanwhile. */
const MAX_ATTEMPTS = 3;

/**
 * Time in ms before the last attempt. A document that is watched is read from the watch, which may show another device's change a
 * moment after the rules have refused this one's.
 */
const WATCH_DELAY_MS = 500;

const toFieldValue = (value: unknown): unknown => {
  if (!(value instanceof SetChange)) return value;
  return value.kind === 'add' ? arrayUnion(...value.elements) : arrayRemove(...value.elements);
};

const toFields = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toFieldValue(value)]));

const commit = (db: Firestore, writes: ReadonlyArray<DocumentWrite>): Promise<void> => {
  const batch = writeBatch(db);
  for (const write of writes) {
    const reference = doc(db, write.path);
    if (write.act === 'delete') batch.delete(reference);
    else if (write.act === 'update') batch.update(reference, toFields(write.data));
    else batch.set(reference, toFields(write.data), write.act === 'merge' ? { merge: true } : {});
  }
  return batch.commit();
};

const attempt = async (db: Firestore, what: string, plan: BatchPlanner, now: number): Promise<E.Either<Failure, void>> => {
  // A read would contain an earlier batch that is neither confirmed nor refused.
  await withTimeout(TIMEOUT_MS, () => waitForPendingWrites(db));
  const planned = await withTimeout(TIMEOUT_MS, () => plan(db, now));
  if (E.isLeft(planned)) return planned;
  for (const batch of planned.right) {
    const sent = await TE.tryCatch(() => withTimeout(TIMEOUT_MS, () => commit(db, batch)), documentFailure(what))();
    if (E.isLeft(sent)) return sent;
  }
  return E.right(undefined);
};

const isRefused = (answer: E.Either<Failure, void>): boolean => E.isLeft(answer) && answer.left._tag === 'forbidden';

/**
 * Applies a command in batches, which the SDK shows in this tab's watches at once. The documents are read from the server first, so that
 * without a network nothing is queued in the SDK: the caller's outbox repeats the command. Refused batches are planned again from the
 * present documents, and with the server's time if the browser's clock is wrong.
 * @param what names the data in failures.
 */
export const sendBatches = (store: FirestoreConnection, clock: ServerClock, what: string, plan: BatchPlanner): Answer<void> => {
  const run = async (): Promise<E.Either<Failure, void>> => {
    const db = await store.open();
    let answer = await attempt(db, what, plan, clock.now());
    for (let count = 1; count < MAX_ATTEMPTS && isRefused(answer); count += 1) {
      await clock.correct();
      if (count === MAX_ATTEMPTS - 1) await new Promise((resolve) => setTimeout(resolve, WATCH_DELAY_MS));
      answer = await attempt(db, what, plan, clock.now());
    }
    return answer;
  };
  return async () => {
    if (networkFailure(undefined, globalThis.navigator) === offline) return E.left(offline);
    const sent = await TE.tryCatch(run, documentFailure(what))();
    return E.isLeft(sent) ? sent : sent.right;
  };
};
