import type { Firestore } from 'firebase-admin/firestore';
import type { Audit } from '#domain/audit/audit';
import { tryVoid } from './admin-sdk';

/** Audit with entries in `audit/{requestId}`. */
export const firestoreAudit = (store: Firestore): Audit => ({
  begin: (call) => tryVoid(() => store.doc(`audit/${call.requestId}`).create({ schemaVersion: 1, ...call, outcome: null })),
  finish: (requestId, outcome, target) => tryVoid(() => store.doc(`audit/${requestId}`).update({ outcome, ...(target === undefined ? {} : { target }) })),
});
