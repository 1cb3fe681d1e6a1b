import type { Firestore } from 'firebase-admin/firestore';
import { countOnce, type TriggerEvent } from './idempotent-counter';

/** Updates `stats/files`, the number and total bytes of stored files. Replacing a file stores the new one and removes the previous one. */
export const countFile = (store: Firestore, change: 'kept' | 'removed', bytes: number, event: TriggerEvent): Promise<void> => {
  const sign = change === 'kept' ? 1 : -1;
  return countOnce(store, 'files', event, [{ name: 'files', add: { files: sign, bytes: sign * bytes } }]);
};
