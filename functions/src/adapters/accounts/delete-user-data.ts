import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { tryVoid } from '../admin-sdk';

/** Deletes a document after everything below it, so that an interrupted deletion can find the rest. */
const deleteWithSubcollections = async (store: Firestore, document: DocumentReference): Promise<void> => {
  for (const collection of await document.listCollections()) await store.recursiveDelete(collection);
  await document.delete();
};

/**
 * Takes the user out of the lists of others, deletes the user's calendar address, passkeys and their challenges, reminders, sign-ins, share
 * links and lists, then the profile and everything below it.
 */
export const deleteUserData =
  (store: Firestore): UserAdminRepository['deleteData'] =>
  (uid) =>
    tryVoid(async () => {
      await Promise.all(['calendarFeeds', 'passkeys', 'reminders', 'signIns'].map((name) => store.doc(`${name}/${uid}`).delete()));
      const joint = await store.collection('lists').where('editors', 'array-contains', uid).select().get();
      await Promise.all(joint.docs.map(({ ref }) => ref.update({ editors: FieldValue.arrayRemove(uid) })));
      const shares = await store.collection('shares').where('userID', '==', uid).select().get();
      const challenges = await store.collection('passkeyChallenges').where('uid', '==', uid).select().get();
      await Promise.all([...shares.docs, ...challenges.docs].map(({ ref }) => ref.delete()));
      const lists = await store.collection('lists').where('userID', '==', uid).select().get();
      for (const { ref } of lists.docs) await deleteWithSubcollections(store, ref);
      await deleteWithSubcollections(store, store.doc(`users/${uid}`));
    });
