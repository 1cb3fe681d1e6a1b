import type { Answer, Watch } from '../shared/answer';
import type { Credentials, Identity, SignUpInput } from './identity';

/** What a letter of the identity service asks its reader to do. */
export type ActionMode = 'verify-email' | 'reset-password' | 'change-email' | 'recover-email';

/** A letter by its one-time code. `email` is the address that it is about. */
export type ActionEmail = { readonly kind: ActionMode; readonly email: string };

/**
 * The identity service. Wrong credentials are `unauthenticated` and nothing more precise, so that nobody learns which addresses
 * are known; so is a disabled account's sign-in. A used or outdated code is `not-found`.
 */
export interface AuthService {
  /** Who is signed in at this browser (null: nobody), from the moment it is known; every change of it in this or another tab, and every new token. */
  readonly identity: Watch<Identity | null>;
  /** Has said who is there by the time that it answers. */
  readonly signIn: (credentials: Credentials) => Answer<void>;
  /** Opens an account, signs in and sends the letter that verifies the address. `conflict` when the address has an account already. */
  readonly signUp: (newcomer: SignUpInput) => Answer<void>;
  /** Ends the session in every tab of this browser; doing so twice is harmless. */
  readonly signOut: Answer<void>;
  /** Fetches a new token, and with it the role as it is now; a session that was ended elsewhere becomes nobody's. */
  readonly refresh: Answer<void>;
  /** Proves again who is there, which renews `authTime`. `unauthenticated` when the credentials are wrong or another account's. */
  readonly reauthenticate: (current: Credentials) => Answer<void>;
  /** Re-authenticates, then sends a letter to the new address; the old one stays valid until that letter is followed. */
  readonly changeEmail: (current: Credentials, newEmail: string) => Answer<void>;
  /** Re-authenticates, then changes the password. */
  readonly changePassword: (current: Credentials, newPassword: string) => Answer<void>;
  /** Re-authenticates, then sends the letter that verifies the address once more. */
  readonly sendVerification: (current: Credentials) => Answer<void>;
  /** Sends a letter if the address has an account; answers the same, whether or not it has. */
  readonly sendPasswordReset: (email: string) => Answer<void>;
  /** What a letter is about, without doing it. */
  readonly checkActionCode: (code: string) => Answer<ActionEmail>;
  /** Does what a letter asks (all but choosing a new password). A code works once. */
  readonly applyActionCode: (code: string) => Answer<void>;
  /** Chooses a new password with the code of a letter that allows it; all sessions end. */
  readonly confirmPasswordReset: (code: string, newPassword: string) => Answer<void>;
}
