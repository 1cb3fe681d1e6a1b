import type { Firestore } from 'firebase-admin/firestore';
import type { Audit } from '#domain/audit/audit';
import { tryVoid } from './admin-sdk';

/** Entries in `audit/{requestId}`. */
export const firestoreAudit = (store: Firestore): Audit => ({
  begin: (undertaking) => tryVoid(() => store.doc(`audit/${undertaking.requestId}`).create({ schemaVersion: 1, ...undertaking, outcome: null })),
  finish: (requestId, outcome) => tryVoid(() => store.doc(`audit/${requestId}`).update({ outcome })),
});
