import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { forbidden } from '#domain/shared/failure';

/** The failure of a write for somebody who has no account, or whose account is being deleted. */
export const noAccount = forbidden('this account');

/**
 * Returns the access record of an account that is not being deleted; null for others. Read in the transaction that stores something of the
 * account: a deletion marks the record before it deletes, so it finds what was stored before, and nothing is stored after it.
 */
export const readAccount = async (store: Firestore, transaction: Transaction, uid: string): Promise<DocumentSnapshot | null> => {
  const access = await transaction.get(store.doc(`access/${uid}`));
  return access.exists && access.get('deleting') !== true ? access : null;
};
