import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserPopupRedirectResolver, browserSessionPersistence, indexedDBLocalPersistence, inMemoryPersistence, type Persistence,
} from 'firebase/auth';
import { createAuth } from './auth/create-auth';
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
  const app = initializeApp(options, name);
  const withTemporaryAuth: AuthServiceDeps['withTemporaryAuth'] = async (use) => {
    const temporaryApp = initializeApp(options, `temporary ${crypto.randomUUID()}`);
    try {
      return await use(createAuth(temporaryApp, emulators, inMemoryPersistence));
    } finally {
      await deleteApp(temporaryApp);
    }
  };
  // Named, and kept until the tab closes: Google's page leads back to a new document.
  const openGuestAuth = once(() =>
    createAuth(initializeApp(options, `guest ${name ?? ''}`), emulators, browserSessionPersistence, browserPopupRedirectResolver));
  return {
    app,
    auth: firebaseAuthService({
      ...deps, auth: createAuth(app, emulators, persistence), withTemporaryAuth,
      openGuestAuth: hasGoogle ? openGuestAuth : null,
    }),
  };
};
