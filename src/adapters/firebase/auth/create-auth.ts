import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth, type Persistence, type PopupRedirectResolver } from 'firebase/auth';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Creates the authentication of an app. @param resolver opens Google's window; absent: none. */
export const createAuth = (
  app: FirebaseApp, emulators: FirebaseSettings['emulators'], persistence: Persistence, resolver?: PopupRedirectResolver,
): Auth => {
  const auth = initializeAuth(app, { persistence, ...(resolver !== undefined && { popupRedirectResolver: resolver }) });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
};
