import * as E from 'fp-ts/Either';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { tryAdminSdk } from './admin-sdk';
import { bothRight, decodeAccessRecord, encodeAccessRecord } from './user-admin-codecs';

/** Returns the number of active admins and whether it is stored. A missing counter is computed by a query: admins are few. */
const countAdmins = async (store: Firestore, transaction: Transaction): Promise<{ readonly admins: number; readonly written: boolean }> => {
  const counter: unknown = (await transaction.get(store.doc('stats/admins'))).get('count');
  if (typeof counter === 'number') return { admins: counter, written: true };
  const found = await transaction.get(store.collection('access').where('role', '==', 'admin'));
  const active = found.docs.filter((record) => record.get('disabled') === false && record.get('deleting') !== true);
  return { admins: active.length, written: false };
};

/**
 * Runs the policy in one transaction. Every call reads `stats/admins`, so two calls that change the number are serialised. Calls
 * that do not change the number do not write the counter and so do not contend.
 */
export const updateAccess =
  (store: Firestore, now: () => number): UserAdminRepository['updateAccess'] =>
  (callerUid, targetUid, policy) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [callerDocument, target, profile] = await transaction.getAll(
          store.doc(`access/${callerUid}`),
          store.doc(`access/${targetUid}`),
          store.doc(`users/${targetUid}`),
        );
        const { admins, written } = await countAdmins(store, transaction);
        if (callerDocument === undefined || target === undefined || profile === undefined)
          throw new Error('Firestore returned fewer documents than requested.');
        const records = bothRight(decodeAccessRecord(callerDocument), decodeAccessRecord(target));
        if (E.isLeft(records)) return records;
        const [callerAccess, before] = records.right;
        const update = policy({ caller: callerAccess, target: before, profile: profile.data() ?? null, adminCount: admins });
        if (E.isLeft(update)) return update;
        const { access: after, profile: patch, adminCount: count } = update.right;
        transaction.set(target.ref, encodeAccessRecord(after));
        if (!written || count !== admins) transaction.set(store.doc('stats/admins'), { schemaVersion: 1, count, changedAt: now() });
        // The SDK rejects an update without fields.
        if (profile.exists && Object.keys(patch).length > 0) transaction.update(profile.ref, patch);
        return E.right({ before, after });
      }),
    );
