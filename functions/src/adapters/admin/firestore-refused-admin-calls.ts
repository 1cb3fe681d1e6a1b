import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RefusedAdminCallCounter } from '#domain/site-stats/refused-admin-call-counter';
import { tryVoid } from '../admin-sdk';

/** Counts refused admin calls in `stats/refused`. */
export const firestoreRefusedAdminCalls = (store: Firestore): RefusedAdminCallCounter => ({
  add: (now) =>
    tryVoid(() => store.doc('stats/refused').set({ schemaVersion: 1, count: FieldValue.increment(1), changedAt: now }, { merge: true })),
});
