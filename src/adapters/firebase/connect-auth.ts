import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, inMemoryPersistence, type Auth, type Persistence,
} from 'firebase/auth';
import { firebaseAuthService, type AuthServiceDeps, type FirebaseAuthService } from './auth/firebase-auth-service';
import type { FirebaseSettings } from './firebase-settings';

export type AuthAdapters = { readonly app: FirebaseApp; readonly auth: FirebaseAuthService };

export type ConnectAuthDeps = Omit<AuthServiceDeps, 'auth' | 'withTemporaryAuth'> & {
  readonly settings: FirebaseSettings;
  /** Storage of sessions; IndexedDB by default, memory in tests. */
  readonly persistence?: Persistence;
  /** App name; separate names allow several browsers in one test process. */
  readonly name?: string;
};

/** Creates the Firebase app and the authentication service, without a popup resolver, which would load third-party scripts. */
export const connectAuth = ({ settings, persistence = indexedDBLocalPersistence, name, ...deps }: ConnectAuthDeps): AuthAdapters => {
  const { emulators, ...options } = settings;
  const createAuth = (app: FirebaseApp, authPersistence: Persistence): Auth => {
    const auth = initializeAuth(app, { persistence: authPersistence });
    if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    return auth;
  };
  const app = initializeApp(options, name);
  const withTemporaryAuth: AuthServiceDeps['withTemporaryAuth'] = async (use) => {
    const temporaryApp = initializeApp(options, `temporary ${crypto.randomUUID()}`);
    try {
      return await use(createAuth(temporaryApp, inMemoryPersistence));
    } finally {
      await deleteApp(temporaryApp);
    }
  };
  return { app, auth: firebaseAuthService({ ...deps, auth: createAuth(app, persistence), withTemporaryAuth: withTemporaryAuth }) };
};
