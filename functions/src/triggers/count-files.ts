import type { Firestore } from 'firebase-admin/firestore';
import { countOnce, type TriggerEvent } from './idempotent-counter';

/**
 * Counts what is stored: `stats/files` says how many files there are and how many bytes they have together. A file that is put in the
 * place of another comes, and the other goes.
 */
export const countFile = (store: Firestore, change: 'kept' | 'removed', bytes: number, happened: TriggerEvent): Promise<void> => {
  const sign = change === 'kept' ? 1 : -1;
  return countOnce(store, 'files', happened, [{ name: 'files', add: { files: sign, bytes: sign * bytes } }]);
};
