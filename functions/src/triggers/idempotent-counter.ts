import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Retention of event ids in ms; longer than the platform redelivers an event. */
const RETENTION_MS = 8 * 86_400_000;

/** Event of a trigger: `id` is the same for every delivery, `at` is the event's time in ms since 1970. */
export type TriggerEvent = { readonly id: string; readonly at: number };

/** Counter document below `stats` and the increments of its fields. */
export type Counter = { readonly name: string; readonly add: Readonly<Record<string, number>>; readonly also?: Readonly<Record<string, string>> };

/**
 * Adds to counters, once per event, independent of redelivery and concurrent events.
 * @param kind kind of the events; their ids and increments are stored below `stats/{kind}`.
 */
export const countOnce = (store: Firestore, kind: string, { id, at }: TriggerEvent, counters: ReadonlyArray<Counter>): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const seen = store.doc(`stats/${kind}/events/${id}`);
    if ((await transaction.get(seen)).exists) return;
    const counted = Object.fromEntries(counters.map(({ name, add }) => [name, add]));
    transaction.create(seen, { schemaVersion: 1, counted, forgetAt: Timestamp.fromMillis(at + RETENTION_MS) });
    for (const { name, add, also = {} } of counters) {
      const increments = Object.fromEntries(Object.entries(add).map(([field, by]) => [field, FieldValue.increment(by)]));
      transaction.set(store.doc(`stats/${name}`), { schemaVersion: 1, ...also, ...increments }, { merge: true });
    }
  });
