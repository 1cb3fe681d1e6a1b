import type { Firestore } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '../../../src/domain/user/members';
import { tryAdminSdk, tryVoid } from './answering';
import { deleteUserData } from './clearing';
import { updateAccess } from './deciding';
import { initializeUserDocuments } from './establishing';
import { adminUserRepository } from './firestore-users';
import { decodeOptional, decodeAccess } from './reading';

/** Members' documents in Firestore. */
export const firestoreUserAdmin = (store: Firestore, now: () => number): UserAdminRepository => ({
  getAccess: (uid) => tryAdminSdk(async () => decodeOptional(decodeAccess(await store.doc(`access/${uid}`).get()))),
  getProfile: adminUserRepository(store).find,
  updateAccess: updateAccess(store),
  initialize: initializeUserDocuments(store, now),
  deleteData: deleteUserData(store),
  deleteAccess: (uid) => tryVoid(() => store.doc(`access/${uid}`).delete()),
});
