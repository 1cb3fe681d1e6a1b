import type { Firestore } from 'firebase-admin/firestore';
import type { Members } from '../../../src/domain/user/members';
import { asking, doing } from './answering';
import { clearing } from './clearing';
import { deciding } from './deciding';
import { establishing } from './establishing';
import { firestoreUsers } from './firestore-users';
import { optional, standingIn } from './reading';

/** Members' documents in Firestore. */
export const firestoreMembers = (store: Firestore, now: () => number): Members => ({
  standing: (uid) => asking(async () => optional(standingIn(await store.doc(`access/${uid}`).get()))),
  profile: firestoreUsers(store).find,
  decide: deciding(store),
  establish: establishing(store, now),
  clear: clearing(store),
  forget: (uid) => doing(() => store.doc(`access/${uid}`).delete()),
});
