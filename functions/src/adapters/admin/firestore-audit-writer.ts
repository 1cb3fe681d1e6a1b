import * as E from 'fp-ts/Either';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { AUDIT_RETENTION_MS, AuditEntry, auditedIds, type AuditWriter } from '#domain/audit/audit';
import { decode } from '#domain/shared/decode';
import { tryAdminSdk, tryVoid } from '../admin-sdk';

/**
 * Audit with entries in `audit/{requestId}`. `targetIds` is for queries; `deleteAt` is the field of the TTL policy that ends an entry's
 * retention.
 */
export const firestoreAuditWriter = (store: Firestore): AuditWriter => ({
  begin: (call) =>
    tryVoid(() =>
      store
        .doc(`audit/${call.requestId}`)
        .create({
          schemaVersion: 1,
          ...call,
          outcome: null,
          targetIds: auditedIds(call),
          deleteAt: Timestamp.fromMillis(call.at + AUDIT_RETENTION_MS),
        }),
    ),
  finish: (requestId, outcome, target) =>
    tryVoid(() => {
      const targetIds = target === undefined || target.id === '' ? {} : { targetIds: FieldValue.arrayUnion(target.id) };
      return store.doc(`audit/${requestId}`).update({ outcome, ...(target === undefined ? {} : { target }), ...targetIds });
    }),
  find: (requestId) =>
    tryAdminSdk(async () => {
      const snapshot = await store.doc(`audit/${requestId}`).get();
      return snapshot.exists ? decode(AuditEntry, 'audit')(snapshot.data()) : E.right(null);
    }),
});
