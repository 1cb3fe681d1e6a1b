import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { isoDay } from '../../../src/domain/clock';

/** How long an event is remembered: longer than any event is delivered again. */
const REMEMBERED_MS = 8 * 86_400_000;

/**
 * Counts a new member, in all and for the day, once for each event however often it is delivered.
 * @param at when it happened, in ms since 1970. The day is UTC's.
 */
export const countNewcomer = (store: Firestore, eventId: string, at: number): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const seen = store.doc(`stats/users/events/${eventId}`);
    const day = isoDay(at);
    const [event, total, daily] = await Promise.all([
      transaction.get(seen),
      transaction.get(store.doc('stats/users')),
      transaction.get(store.doc(`stats/users-${day}`)),
    ]);
    if (event.exists) return;
    const countIn = (snapshot: typeof total): number => Number(snapshot.get('created') ?? 0);
    transaction.create(seen, { forgetAt: Timestamp.fromMillis(at + REMEMBERED_MS) });
    transaction.set(total.ref, { schemaVersion: 1, created: countIn(total) + 1 });
    transaction.set(daily.ref, { schemaVersion: 1, day, created: countIn(daily) + 1 });
  });
