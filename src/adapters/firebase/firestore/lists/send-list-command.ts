import { doc, waitForPendingWrites, writeBatch, type Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { networkFailure, offline, type Failure } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';
import type { ListCommand } from '#domain/lists/list-command';
import { planListCommand, type ListWrite } from '#domain/lists/plan-list-command';
import { documentFailure, TIMEOUT_MS } from '../document-calls';
import type { FirestoreConnection } from '../firestore-connection';
import { toBatches, type DocumentWrite } from './list-writes';
import { readListDocuments } from './read-list-documents';
import type { ServerClock } from './server-clock';

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

/** Moves times of a fast clock back to now: the rules refuse times in the future. */
const withPastTimes = (write: ListWrite, now: number): ListWrite => {
  if (write.kind === 'put-list' && write.before === null) return { ...write, list: { ...write.list, createdAt: Math.min(write.list.createdAt, now) } };
  if (write.kind === 'put-item' && write.before === null) return { ...write, item: { ...write.item, addedAt: Math.min(write.item.addedAt, now) } };
  return write;
};

/** Result of one attempt: `refused` has the plan that the rules refused. */
type Attempt = { readonly answer: E.Either<Failure, void>; readonly refused: string | null };

/** Returns the plan as text, without the time of the attempt, to find out whether another attempt would differ. */
const textOf = (writes: ReadonlyArray<ListWrite>, now: number): string => JSON.stringify(writes, (_, value: unknown) => (value === now ? 'now' : value));

const attempt = async (db: Firestore, command: ListCommand, now: number): Promise<Attempt> => {
  // A read would contain an earlier batch that is neither confirmed nor refused.
  await withTimeout(TIMEOUT_MS, () => waitForPendingWrites(db));
  const { documents, entries } = await withTimeout(TIMEOUT_MS, () => readListDocuments(db, command));
  const plan = planListCommand(command, documents, now);
  if (E.isLeft(plan)) return { answer: plan, refused: null };
  const writes = plan.right.map((write) => withPastTimes(write, now));
  for (const batch of toBatches(writes, entries)) {
    try {
      await withTimeout(TIMEOUT_MS, () => commit(db, batch));
    } catch (error) {
      const failure = documentFailure('list')(error);
      return { answer: E.left(failure), refused: failure._tag === 'forbidden' ? textOf(writes, now) : null };
    }
  }
  return { answer: E.right(undefined), refused: null };
};

/**
 * Applies a command in batches, which the SDK shows in this tab's watches at once. The documents are read from the server first, so that
 * without a network nothing is queued in the SDK: the caller's outbox repeats the command. Refused batches are planned again from the
 * present documents, and with the server's time if the browser's clock is wrong.
 */
export const sendListCommand = (store: FirestoreConnection, clock: ServerClock, command: ListCommand): Answer<void> => {
  const run = async (): Promise<E.Either<Failure, void>> => {
    const db = await store.open();
    let last = await attempt(db, command, clock.now());
    for (let count = 1; count < MAX_ATTEMPTS && last.refused !== null; count += 1) {
      const isClockCorrected = await clock.correct();
      const next = await attempt(db, command, clock.now());
      if (!isClockCorrected && next.refused === last.refused) return next.answer;
      last = next;
    }
    return last.answer;
  };
  return async () => {
    if (networkFailure(undefined, globalThis.navigator) === offline) return E.left(offline);
    const sent = await TE.tryCatch(run, documentFailure('list'))();
    return E.isLeft(sent) ? sent : sent.right;
  };
};
