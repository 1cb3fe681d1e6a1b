import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { tryVoid } from './admin-sdk';

/** What is below a document goes before it: as long as it is there, the way to what is left can be found. */
const removeWhole = async (store: Firestore, document: DocumentReference): Promise<void> => {
  for (const collection of await document.listCollections()) await store.recursiveDelete(collection);
  await document.delete();
};

/** Removes lists, then the profile with everything below it. */
export const deleteUserData =
  (store: Firestore): UserAdminRepository['deleteData'] =>
  (uid) =>
    tryVoid(async () => {
      const lists = await store.collection('lists').where('userID', '==', uid).select().get();
      for (const { ref } of lists.docs) await removeWhole(store, ref);
      await removeWhole(store, store.doc(`users/${uid}`));
    });
