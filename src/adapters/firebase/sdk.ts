import { initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type Persistence } from 'firebase/auth';
import { firebaseAccounts, type FirebaseAccounts } from './accounts';
import type { FirebaseSettings } from './firebase-settings';
import type { TellerNeeds } from './identity-teller';

export type Sdk = { readonly app: FirebaseApp; readonly accounts: FirebaseAccounts };

export type SdkNeeds = Omit<TellerNeeds, 'auth'> & {
  readonly settings: FirebaseSettings;
  /** Where sessions are kept: in this browser, unless a test has none. */
  readonly persistence?: Persistence;
  /** Another name lets several browsers live in one process. */
  readonly name?: string;
};

/** The app and its identity service. Without a popup resolver: it would bring scripts from elsewhere. */
export const connectSdk = ({ settings, persistence = indexedDBLocalPersistence, name, ...needs }: SdkNeeds): Sdk => {
  const { emulators, ...options } = settings;
  const app = initializeApp(options, name);
  const auth = initializeAuth(app, { persistence });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { app, accounts: firebaseAccounts({ ...needs, auth }) };
};
