import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserPopupRedirectResolver, browserSessionPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth,
  inMemoryPersistence, type Auth, type Persistence,
} from 'firebase/auth';
import { firebaseAuthService, type AuthServiceDeps, type FirebaseAuthService } from './auth/firebase-auth-service';
import type { FirebaseSettings } from './firebase-settings';

export type AuthAdapters = { readonly app: FirebaseApp; readonly auth: FirebaseAuthService };

export type ConnectAuthDeps = Omit<AuthServiceDeps, 'auth' | 'withTemporaryAuth' | 'openGuestAuth'> & {
  readonly settings: FirebaseSettings;
  /** Storage of sessions; IndexedDB by default, memory in tests. */
  readonly persistence?: Persistence;
  /** App name; separate names allow several browsers in one test process. */
  readonly name?: string;
};

/** Returns a function that makes the value at its first call. */
const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | null = null;
  return () => (made ??= { value: make() }).value;
};

/**
 * Creates the Firebase app and the authentication service. Only the guest's app, which asks Google, has a popup resolver: it loads
 * third-party scripts.
 */
export const connectAuth = ({ settings, persistence = indexedDBLocalPersistence, name, ...deps }: ConnectAuthDeps): AuthAdapters => {
  const { emulators, hasGoogle = false, ...options } = settings;
  const createAuth = (app: FirebaseApp, authPersistence: Persistence, resolver?: typeof browserPopupRedirectResolver): Auth => {
    const auth = initializeAuth(app, { persistence: authPersistence, ...(resolver !== undefined && { popupRedirectResolver: resolver }) });
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
  // Named, and kept until the tab closes: Google's page leads back to a new document.
  const openGuestAuth = once(() =>
    createAuth(initializeApp(options, `guest ${name ?? ''}`), browserSessionPersistence, browserPopupRedirectResolver));
  return {
    app,
    auth: firebaseAuthService({
      ...deps, auth: createAuth(app, persistence), withTemporaryAuth,
      openGuestAuth: hasGoogle ? openGuestAuth : null,
    }),
  };
};
