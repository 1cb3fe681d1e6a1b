import type { Firestore } from 'firebase-admin/firestore';
import { toIsoDate } from '#domain/shared/clock';
import { countOnce, type TriggerEvent } from './idempotent-counter';

/** Counts a member who came or went, in all and for the day. The day is UTC's. */
export const countUser = (store: Firestore, change: 'created' | 'deleted', happened: TriggerEvent): Promise<void> => {
  const day = toIsoDate(happened.at);
  return countOnce(store, 'users', happened, [
    { name: 'users', add: { [change]: 1, total: change === 'created' ? 1 : -1 } },
    { name: `users-${day}`, add: { [change]: 1 }, also: { day } },
  ]);
};
