import type { Firestore } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { tryAdminSdk, tryVoid } from './admin-sdk';
import { deleteUserData } from './accounts/delete-user-data';
import { updateAccess } from './update-access';
import { initializeUserDocuments } from './initialize-user-documents';
import { nullToNone, decodeAccessRecord, decodeProfile } from './user-admin-codecs';

/** User administration on Firestore. */
export const firestoreUserAdmin = (store: Firestore, now: () => number): UserAdminRepository => ({
  getAccess: (uid) => tryAdminSdk(async () => nullToNone(decodeAccessRecord(await store.doc(`access/${uid}`).get()))),
  getProfile: (uid) => tryAdminSdk(async () => nullToNone(decodeProfile(await store.doc(`users/${uid}`).get()))),
  updateAccess: updateAccess(store, now),
  initialize: initializeUserDocuments(store, now),
  deleteData: deleteUserData(store),
  deleteAccess: (uid) => tryVoid(() => store.doc(`access/${uid}`).delete()),
});
