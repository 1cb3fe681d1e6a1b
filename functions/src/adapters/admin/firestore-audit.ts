import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { AUDIT_RETENTION_MS, type Audit } from '#domain/audit/audit';
import { tryVoid } from '../admin-sdk';

/** Audit with entries in `audit/{requestId}`. `deleteAt` is the field of the TTL policy that ends an entry's retention. */
export const firestoreAudit = (store: Firestore): Audit => ({
  begin: (call) => tryVoid(() => store.doc(`audit/${call.requestId}`).create({ schemaVersion: 1, ...call, outcome: null, deleteAt: Timestamp.fromMillis(call.at + AUDIT_RETENTION_MS) })),
  finish: (requestId, outcome, target) => tryVoid(() => store.doc(`audit/${requestId}`).update({ outcome, ...(target === undefined ? {} : { target }) })),
});
