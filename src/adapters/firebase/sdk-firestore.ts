import type { FirebaseApp } from 'firebase/app';
import { persistentLocalCache, persistentMultipleTabManager, type FirestoreLocalCache } from 'firebase/firestore';
import { skip, type Observable } from 'rxjs';
import type { AccessMarkers } from '#domain/user/access-marker';
import type { UserRepository } from '#domain/user/user-repository';
import { firestoreAccessMarkers } from './access-markers';
import type { FirebaseSettings } from './firebase-settings';
import { store, type Store } from './store';
import { firestoreUsers } from './users';

export type SdkFirestore = { readonly store: Store; readonly users: UserRepository; readonly markers: AccessMarkers };

export type SdkFirestoreNeeds = {
  readonly app: FirebaseApp;
  readonly settings: FirebaseSettings;
  /** Who is signed in, now and with every new token. */
  readonly identity: Observable<unknown>;
  readonly cache?: () => FirestoreLocalCache;
  readonly locks?: Pick<LockManager, 'request'> | null;
};

const inThisBrowser = (): FirestoreLocalCache => persistentLocalCache({ tabManager: persistentMultipleTabManager() });

/** The document database and what is kept in it. */
export const connectFirestore = ({ app, settings, identity, cache = inThisBrowser, locks = navigator.locks }: SdkFirestoreNeeds): SdkFirestore => {
  const kept = store({ app, settings, cache, locks });
  const renewed = identity.pipe(skip(1));
  const markers = firestoreAccessMarkers(kept, renewed);
  return { store: kept, markers, users: firestoreUsers({ store: kept, markers, renewed }) };
};
