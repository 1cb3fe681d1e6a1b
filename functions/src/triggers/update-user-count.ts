import type { Firestore } from 'firebase-admin/firestore';
import { toIsoDate } from '#domain/shared/dates';
import { monthDocumentName } from '#domain/site-stats/stats-documents';
import { countOnce, type TriggerEvent } from './idempotent-counter';

/** Counts a created or deleted user, in total and for the UTC day. */
export const updateUserCount = (store: Firestore, change: 'created' | 'deleted', event: TriggerEvent): Promise<void> => {
  const day = toIsoDate(event.at);
  return countOnce(store, 'users', event, [
    { name: 'users', add: { [change]: 1, total: change === 'created' ? 1 : -1 } },
    { name: monthDocumentName(day), add: { days: { [day.slice(8)]: { [change]: 1 } } }, also: { month: day.slice(0, 7) } },
  ]);
};
