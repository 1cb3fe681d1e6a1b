import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

/** How long an event is remembered: longer than any event is delivered again. */
const REMEMBERED_MS = 8 * 86_400_000;

/** What the platform tells of an event: its id, the same however often it is delivered, and when it happened, in ms since 1970. */
export type TriggerEvent = { readonly id: string; readonly at: number };

/** A document of counters below `stats`, and what is added to each of them. */
export type Counter = { readonly name: string; readonly add: Readonly<Record<string, number>>; readonly also?: Readonly<Record<string, string>> };

/**
 * Adds to counters, once for each event however often it is delivered and whatever else is counted meanwhile.
 * @param kind whose events they are: they are remembered below `stats/{kind}`, each with what it has added.
 */
export const countOnce = (store: Firestore, kind: string, { id, at }: TriggerEvent, counters: ReadonlyArray<Counter>): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const seen = store.doc(`stats/${kind}/events/${id}`);
    if ((await transaction.get(seen)).exists) return;
    const counted = Object.fromEntries(counters.map(({ name, add }) => [name, add]));
    transaction.create(seen, { schemaVersion: 1, counted, forgetAt: Timestamp.fromMillis(at + REMEMBERED_MS) });
    for (const { name, add, also = {} } of counters) {
      const added = Object.fromEntries(Object.entries(add).map(([field, by]) => [field, FieldValue.increment(by)]));
      transaction.set(store.doc(`stats/${name}`), { schemaVersion: 1, ...also, ...added }, { merge: true });
    }
  });
