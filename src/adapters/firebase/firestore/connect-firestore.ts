import type { FirebaseApp } from 'firebase/app';
import { persistentLocalCache, persistentMultipleTabManager, type FirestoreLocalCache } from 'firebase/firestore';
import { skip, type Observable } from 'rxjs';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { UserRepository } from '#domain/users/user-repository';
import { firestoreAccessRepository } from './firestore-access-repository';
import type { FirebaseSettings } from '../firebase-settings';
import { createFirestoreConnection, type FirestoreConnection } from './firestore-connection';
import { firestoreUserRepository } from './web-user-repository';

export type FirestoreSdk = { readonly store: FirestoreConnection; readonly users: UserRepository; readonly access: AccessRepository };

export type FirestoreSdkDeps = {
  readonly app: FirebaseApp;
  readonly settings: FirebaseSettings;
  /** Who is signed in, now and with every new token. */
  readonly identity: Observable<unknown>;
  readonly cache?: () => FirestoreLocalCache;
  readonly locks?: Pick<LockManager, 'request'> | null;
};

const inThisBrowser = (): FirestoreLocalCache => persistentLocalCache({ tabManager: persistentMultipleTabManager() });

/** The document database and what is kept in it. */
export const connectFirestore = ({ app, settings, identity, cache = inThisBrowser, locks = navigator.locks }: FirestoreSdkDeps): FirestoreSdk => {
  const kept = createFirestoreConnection({ app, settings, cache, locks });
  const renewed = identity.pipe(skip(1));
  const markers = firestoreAccessRepository(kept, renewed);
  return { store: kept, access: markers, users: firestoreUserRepository({ store: kept, access: markers, renewed }) };
};
