import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { List, MAX_EDITORS, MAX_LISTS } from '#domain/lists/list';
import type { JointLists } from '#domain/lists/together/joint-lists';
import { decode } from '#domain/shared/decode';
import { conflict, notFound } from '#domain/shared/failure';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { noAccount, readAccount } from '../accounts/read-account';
import { decodeStored } from '../stored-rows';

/** Lists that several people edit, on Firestore: `editors` and `inviteId` of the list, which only the server writes. */
export const firestoreJointLists = (store: Firestore): JointLists => {
  const lists = store.collection('lists');
  const invitedBy = (inviteId: string) => store.collection('lists').where('inviteId', '==', inviteId).limit(1);
  return {
    invite: (listID, newInviteId) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const list = await transaction.get(lists.doc(listID));
          if (!list.exists || list.get('deletedAt') !== null) return E.left(notFound('list'));
          const inviteId: unknown = list.get('inviteId');
          if (typeof inviteId === 'string') return E.right(inviteId);
          transaction.update(list.ref, { inviteId: newInviteId });
          return E.right(newInviteId);
        }),
      ),
    endInvitation: (listID) =>
      tryVoid(() =>
        store.runTransaction(async (transaction) => {
          const list = await transaction.get(lists.doc(listID));
          if (list.exists) transaction.update(list.ref, { inviteId: FieldValue.delete() });
        }),
      ),
    findInvited: (inviteId) =>
      tryAdminSdk(async () => {
        const [found] = (await invitedBy(inviteId).get()).docs;
        return found === undefined ? E.right(O.none) : E.map((list: List) => O.some(list))(decode(List, 'lists')(found.data()));
      }),
    join: (inviteId, uid) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const [list] = (await transaction.get(invitedBy(inviteId))).docs;
          if (list === undefined || list.get('deletedAt') !== null) return E.left(notFound('list'));
          const stored: unknown = list.get('editors');
          const editors: ReadonlyArray<unknown> = Array.isArray(stored) ? stored : [];
          if (list.get('userID') === uid || editors.includes(uid)) return E.right(list.id);
          if (editors.length >= MAX_EDITORS) return E.left(conflict('people'));
          if ((await readAccount(store, transaction, uid)) === null) return E.left(noAccount);
          transaction.update(list.ref, { editors: [...editors, uid] });
          return E.right(list.id);
        }),
      ),
    removeEditor: (listID, uid, endsInvitation) =>
      tryVoid(() =>
        store.runTransaction(async (transaction) => {
          const list = await transaction.get(lists.doc(listID));
          if (!list.exists) return;
          const editors: unknown = list.get('editors');
          const isEditor = Array.isArray(editors) && editors.includes(uid);
          // Of somebody who edits nothing here, nothing is written: anybody may ask to leave any list.
          if (!isEditor && !(endsInvitation && list.get('inviteId') !== undefined)) return;
          const ended = endsInvitation ? { inviteId: FieldValue.delete() } : {};
          transaction.update(list.ref, { editors: FieldValue.arrayRemove(uid), ...ended });
        }),
      ),
    findEditedBy: (uid) =>
      tryAdminSdk(async () => {
        // Deleted lists stay until the purge, and must not take the places of others.
        const { docs } = await store.collection('lists').where('editors', 'array-contains', uid).where('deletedAt', '==', null)
          .limit(MAX_LISTS).get();
        return E.right(decodeStored(List, 'lists')(docs.map((list) => list.data())));
      }),
  };
};
