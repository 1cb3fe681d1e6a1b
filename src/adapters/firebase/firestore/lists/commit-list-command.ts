import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { toListBatches } from '#domain/lists/documents/list-writes';
import { readListPlan } from '#domain/lists/documents/read-list-plan';
import type { ListCommand } from '#domain/lists/list-command';
import { planListCommand, type ListWrite } from '#domain/lists/plan-list-command';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readByIdsFromServer, readFromServer } from '#adapters/firebase/firestore/read-documents';
import { sendBatches } from '#adapters/firebase/firestore/send-batches';
import type { ServerClock } from './server-clock';

/** Moves times of a fast clock back to now: the rules refuse times in the future. */
const withPastTimes = (write: ListWrite, now: number): ListWrite => {
  if (write.kind === 'put-list' && write.before === null)
    return { ...write, list: { ...write.list, createdAt: Math.min(write.list.createdAt, now) } };
  if (write.kind === 'put-item' && write.before === null)
    return { ...write, item: { ...write.item, addedAt: Math.min(write.item.addedAt, now) } };
  return write;
};

/** Applies a command of lists, planned from the present documents. */
export const commitListCommand = (store: FirestoreConnection, clock: ServerClock, command: ListCommand): Answer<void> =>
  sendBatches(store, clock, 'list', async (db, now) => {
    const { documents, entries } = await readListPlan({
      one: (path, codec) => readFromServer(db, path, codec),
      some: (path, ids, codec) => readByIdsFromServer({ db, log: store.log }, path, ids, codec),
      count: null,
    }, command);
    return pipe(
      planListCommand(command, documents, now),
      E.map((plan) => plan.map((write) => withPastTimes(write, now))),
      E.map((writes) => toListBatches(writes, entries)),
    );
  });
