import * as E from 'fp-ts/Either';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Members } from '../../../src/domain/user/members';
import { asking } from './answering';
import { both, standingIn, writtenStanding } from './reading';

/** How many can act as admins. Counted where nobody has written it down yet: few are admins. */
const adminsIn = async (store: Firestore, transaction: Transaction): Promise<number> => {
  const counter: unknown = (await transaction.get(store.doc('stats/admins'))).get('count');
  if (typeof counter === 'number') return counter;
  const admins = await transaction.get(store.collection('access').where('role', '==', 'admin'));
  return admins.docs.filter((marker) => marker.get('disabled') === false && marker.get('leaving') !== true).length;
};

/** Decides in one transaction. All that decide about accounts read `stats/admins`, so of two at once one waits for the other. */
export const deciding =
  (store: Firestore): Members['decide'] =>
  (by, of, decision) =>
    asking(() =>
      store.runTransaction(async (transaction) => {
        const [actor, target, profile] = await transaction.getAll(store.doc(`access/${by}`), store.doc(`access/${of}`), store.doc(`users/${of}`));
        const admins = await adminsIn(store, transaction);
        if (actor === undefined || target === undefined || profile === undefined) throw new Error('A document was asked for and not answered.');
        const standings = both(standingIn(actor), standingIn(target));
        if (E.isLeft(standings)) return standings;
        const [acting, before] = standings.right;
        const ruled = decision({ by: acting, of: before, admins });
        if (E.isLeft(ruled)) return ruled;
        const { standing: after, profile: patch, admins: count } = ruled.right;
        transaction.set(target.ref, writtenStanding(after));
        transaction.set(store.doc('stats/admins'), { schemaVersion: 1, count });
        if (profile.exists) transaction.update(profile.ref, patch);
        return E.right({ before, after });
      }),
    );
