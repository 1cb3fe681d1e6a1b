import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Retention of event ids in ms; longer than the platform redelivers an event. */
const RETENTION_MS = 8 * 86_400_000;

/** Event of a trigger: `id` is the same for every delivery, `at` is the event's time in ms since 1970. */
export type TriggerEvent = { readonly id: string; readonly at: number };

/** Increments of the fields of a document, which may be in maps. */
export type Increments = { readonly [field: string]: number | Increments };

/** Counter document, the increments of its fields and further fields. `collection` is `stats` unless given. */
export type CounterUpdate = {
  readonly collection?: string;
  readonly name: string;
  readonly add: Increments;
  readonly also?: Readonly<Record<string, unknown>>;
};

const toFieldValues = (add: Increments): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(add).map(([field, by]) => [field, typeof by === 'number' ? FieldValue.increment(by) : toFieldValues(by)]),
  );

/**
 * Adds to counters, once per event, independent of redelivery and concurrent events. `changedAt` of a counter is the event's time.
 * @param kind kind of the events; their ids and increments are stored below `stats/{kind}`.
 */
export const countOnce = (
  store: Firestore, kind: string,
  { id, at }: TriggerEvent,
  counters: ReadonlyArray<CounterUpdate>,
): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const seen = store.doc(`stats/${kind}/events/${id}`);
    if ((await transaction.get(seen)).exists) return;
    const counted = Object.fromEntries(counters.map(({ name, add }) => [name, add]));
    transaction.create(seen, { schemaVersion: 1, counted, forgetAt: Timestamp.fromMillis(at + RETENTION_MS) });
    for (const { collection = 'stats', name, add, also = {} } of counters)
      transaction.set(
        store.doc(`${collection}/${name}`),
        { schemaVersion: 1, changedAt: at, ...also, ...toFieldValues(add) },
        { merge: true },
      );
  });
