import type { Firestore } from 'firebase-admin/firestore';
import type { Audit } from '../../../src/domain/audit/audit';
import { doing } from './answering';

/** Entries in `audit/{requestId}`. */
export const firestoreAudit = (store: Firestore): Audit => ({
  begin: (undertaking) => doing(() => store.doc(`audit/${undertaking.requestId}`).create({ schemaVersion: 1, ...undertaking, outcome: null })),
  finish: (requestId, outcome) => doing(() => store.doc(`audit/${requestId}`).update({ outcome })),
});
