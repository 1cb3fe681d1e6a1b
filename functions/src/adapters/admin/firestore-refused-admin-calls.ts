import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RefusedAdminCalls } from '#domain/site-stats/refused-admin-calls';
import { tryVoid } from '../admin-sdk';

/** Counts refused admin calls in `stats/refused`. */
export const firestoreRefusedAdminCalls = (store: Firestore): RefusedAdminCalls => ({
  add: (now) => tryVoid(() => store.doc('stats/refused').set({ schemaVersion: 1, count: FieldValue.increment(1), changedAt: now }, { merge: true })),
});
