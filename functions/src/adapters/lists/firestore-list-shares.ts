import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { ListShares } from '#domain/lists/shares/list-shares';
import { StoredTitle } from '#domain/lists/stored-title';
import { orNull } from '#domain/shared/codecs/or-null';
import { notFound } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { noAccount, readAccount } from '../accounts/read-account';
import { decodeStored } from '../stored-rows';

const Placed = t.intersection(
  [StoredTitle, t.type({ order: t.string, note: orNull(t.string) }), t.partial({ addedBy: UserId })],
  'Placed',
);
const FIELDS = [
  'itemKey', 'mediaType', 'movieID', 'imdbID', 'title', 'posterPath', 'releaseYear', 'genres', 'runtime', 'vote', 'order', 'note',
  'addedBy',
];

/**
 * Share links on Firestore: `shares/{shareId}` names the list, and `shareId` of the list names the share. A list without a link shares no
 * notes.
 */
export const firestoreListShares = (store: Firestore): ListShares => {
  const [lists, shares] = [store.collection('lists'), store.collection('shares')];
  return {
    add: (listID, newShareId, now, sharesNotes) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const list = await transaction.get(lists.doc(listID));
          if (!list.exists || list.get('deletedAt') !== null) return E.left(notFound('list'));
          const shareId: unknown = list.get('shareId');
          if (typeof shareId === 'string') {
            if (sharesNotes !== undefined) transaction.update(list.ref, { sharesNotes });
            return E.right(shareId);
          }
          const userID = list.get('userID') as string;
          if ((await readAccount(store, transaction, userID)) === null) return E.left(noAccount);
          transaction.create(shares.doc(newShareId), { schemaVersion: 1, listID, userID, createdAt: now });
          transaction.update(list.ref, { shareId: newShareId, sharesNotes: sharesNotes ?? false });
          return E.right(newShareId);
        }),
      ),
    remove: (listID) =>
      tryVoid(() =>
        store.runTransaction(async (transaction) => {
          const list = await transaction.get(lists.doc(listID));
          const shareId: unknown = list.get('shareId');
          if (typeof shareId !== 'string') return;
          transaction.delete(shares.doc(shareId));
          transaction.update(list.ref, { shareId: null, sharesNotes: false });
        }),
      ),
    find: (shareId) =>
      tryAdminSdk(async () => {
        const listID: unknown = (await shares.doc(shareId).get()).get('listID');
        return E.right(typeof listID === 'string' ? O.some(listID) : O.none);
      }),
    titlesAfter: (listID, after, limit) =>
      tryAdminSdk(async () => {
        const all = lists.doc(listID).collection('items').orderBy('order').orderBy(FieldPath.documentId()).select(...FIELDS);
        const { docs } = await (after === null ? all : all.startAfter(after.order, after.itemKey)).limit(limit).get();
        return E.right({ titles: decodeStored(Placed, 'items')(docs.map((item) => item.data())), isFull: docs.length >= limit });
      }),
  };
};
