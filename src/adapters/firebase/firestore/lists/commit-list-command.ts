import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { ListCommand } from '#domain/lists/list-command';
import { planListCommand, type ListWrite } from '#domain/lists/plan-list-command';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { sendBatches } from '#adapters/firebase/firestore/send-batches';
import { toListBatches } from './list-writes';
import { readListCommandDocuments } from './read-list-command-documents';
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
    const { documents, entries } = await readListCommandDocuments({ db, log: store.log }, command);
    return pipe(
      planListCommand(command, documents, now),
      E.map((plan) => plan.map((write) => withPastTimes(write, now))),
      E.map((writes) => toListBatches(writes, entries)),
    );
  });
