import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, inMemoryPersistence, type Auth, type Persistence } from 'firebase/auth';
import { firebaseAuthService, type AuthServiceDeps, type FirebaseAuthService } from './auth/firebase-auth-service';
import type { FirebaseSettings } from './firebase-settings';

export type AuthSdk = { readonly app: FirebaseApp; readonly auth: FirebaseAuthService };

export type AuthSdkDeps = Omit<AuthServiceDeps, 'auth' | 'aside'> & {
  readonly settings: FirebaseSettings;
  /** Where sessions are kept: in this browser, unless a test has none. */
  readonly persistence?: Persistence;
  /** Another name lets several browsers live in one process. */
  readonly name?: string;
};

/** The app and its identity service. Without a popup resolver: it would bring scripts from elsewhere. */
export const connectAuth = ({ settings, persistence = indexedDBLocalPersistence, name, ...needs }: AuthSdkDeps): AuthSdk => {
  const { emulators, ...options } = settings;
  const authOf = (app: FirebaseApp, keptIn: Persistence): Auth => {
    const auth = initializeAuth(app, { persistence: keptIn });
    if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    return auth;
  };
  const app = initializeApp(options, name);
  const aside: AuthServiceDeps['aside'] = async (use) => {
    const passing = initializeApp(options, `aside ${crypto.randomUUID()}`);
    try {
      return await use(authOf(passing, inMemoryPersistence));
    } finally {
      await deleteApp(passing);
    }
  };
  return { app, auth: firebaseAuthService({ ...needs, auth: authOf(app, persistence), aside }) };
};
