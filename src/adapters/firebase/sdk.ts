import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, inMemoryPersistence, type Auth, type Persistence } from 'firebase/auth';
import { firebaseAccounts, type AccountsNeeds, type FirebaseAccounts } from './accounts';
import type { FirebaseSettings } from './firebase-settings';

export type Sdk = { readonly app: FirebaseApp; readonly accounts: FirebaseAccounts };

export type SdkNeeds = Omit<AccountsNeeds, 'auth' | 'aside'> & {
  readonly settings: FirebaseSettings;
  /** Where sessions are kept: in this browser, unless a test has none. */
  readonly persistence?: Persistence;
  /** Another name lets several browsers live in one process. */
  readonly name?: string;
};

/** The app and its identity service. Without a popup resolver: it would bring scripts from elsewhere. */
export const connectSdk = ({ settings, persistence = indexedDBLocalPersistence, name, ...needs }: SdkNeeds): Sdk => {
  const { emulators, ...options } = settings;
  const authOf = (app: FirebaseApp, keptIn: Persistence): Auth => {
    const auth = initializeAuth(app, { persistence: keptIn });
    if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    return auth;
  };
  const app = initializeApp(options, name);
  const aside: AccountsNeeds['aside'] = async (use) => {
    const passing = initializeApp(options, `aside ${crypto.randomUUID()}`);
    try {
      return await use(authOf(passing, inMemoryPersistence));
    } finally {
      await deleteApp(passing);
    }
  };
  return { app, accounts: firebaseAccounts({ ...needs, auth: authOf(app, persistence), aside }) };
};
