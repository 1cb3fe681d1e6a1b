import type { Firestore } from 'firebase-admin/firestore';
import { shardNameOfEvent, type ShardedCounter } from '#domain/site-stats/stats-documents';
import type { DocumentFields } from './changed-fields';
import { countOnce, type TriggerEvent } from './idempotent-counter';

/** A write of a document, as a trigger gets it. */
export type WriteEvent = { readonly event: TriggerEvent; readonly before: DocumentFields; readonly after: DocumentFields };

/**
 * Adds what a write has changed to a counter in parts; nothing if that is 0.
 * @param numbers what one document contributes to the counter.
 */
const countDifference = (
  store: Firestore, counter: ShardedCounter,
  { event, before, after }: WriteEvent,
  numbers: (fields: DocumentFields) => Readonly<Record<string, number>>,
): Promise<void> => {
  const [was, is] = [numbers(before), numbers(after)];
  const add = Object.fromEntries(
    Object.keys(is)
      .map((field) => [field, (is[field] ?? 0) - (was[field] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );
  return Object.keys(add).length === 0
    ? Promise.resolve()
    : countOnce(store, counter, event, [{ name: shardNameOfEvent(counter, event.id), add }]);
};

/** Counts the disabled users. */
export const updateDisabledUserCount = (store: Firestore, write: WriteEvent): Promise<void> =>
  countDifference(store, 'access', write, (access) => ({ disabled: access?.['disabled'] === true ? 1 : 0 }));

/** Counts the feedback messages that nobody has read. */
export const updateUnreadFeedbackCount = (store: Firestore, write: WriteEvent): Promise<void> =>
  countDifference(store, 'feedback', write, (message) => ({ unread: message?.['state'] === 'new' ? 1 : 0 }));

/**
 * Counts the lists that are not deleted, and their items. The number of items is the one that the server has counted for the list: one
 * event adds many items.
 */
export const updateListAndItemCounts = (store: Firestore, write: WriteEvent): Promise<void> =>
  countDifference(store, 'lists', write, (list) => {
    const isListed = list !== undefined && (list['deletedAt'] ?? null) === null;
    const items = list?.['itemCount'];
    return { lists: isListed ? 1 : 0, items: isListed && typeof items === 'number' ? items : 0 };
  });
