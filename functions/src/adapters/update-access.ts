import * as E from 'fp-ts/Either';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { tryAdminSdk } from './admin-sdk';
import { bothRight, decodeAccess, encodeAccess } from './user-admin-codecs';

/** How many can act as admins, and whether that is written down. Counted where nobody has done so yet: few are admins. */
const adminsIn = async (store: Firestore, transaction: Transaction): Promise<{ readonly admins: number; readonly written: boolean }> => {
  const counter: unknown = (await transaction.get(store.doc('stats/admins'))).get('count');
  if (typeof counter === 'number') return { admins: counter, written: true };
  const found = await transaction.get(store.collection('access').where('role', '==', 'admin'));
  const acting = found.docs.filter((marker) => marker.get('disabled') === false && marker.get('leaving') !== true);
  return { admins: acting.length, written: false };
};

/**
 * Decides in one transaction. All that decide about accounts read `stats/admins`, so of two that change the number one waits for the
 * other; those that leave it as it is do not write it, and meet nobody there.
 */
export const updateAccess =
  (store: Firestore): UserAdminRepository['updateAccess'] =>
  (by, of, decision) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [actor, target, profile] = await transaction.getAll(store.doc(`access/${by}`), store.doc(`access/${of}`), store.doc(`users/${of}`));
        const { admins, written } = await adminsIn(store, transaction);
        if (actor === undefined || target === undefined || profile === undefined) throw new Error('A document was asked for and not answered.');
        const standings = bothRight(decodeAccess(actor), decodeAccess(target));
        if (E.isLeft(standings)) return standings;
        const [acting, before] = standings.right;
        const ruled = decision({ caller: acting, target: before, adminCount: admins });
        if (E.isLeft(ruled)) return ruled;
        const { access: after, profile: patch, adminCount: count } = ruled.right;
        transaction.set(target.ref, encodeAccess(after));
        if (!written || count !== admins) transaction.set(store.doc('stats/admins'), { schemaVersion: 1, count });
        if (profile.exists) transaction.update(profile.ref, patch);
        return E.right({ before, after });
      }),
    );
