import type { Answer, Watch } from '#domain/shared/answer';
import { forbidden, type Failure } from '#domain/shared/failure';
import type { Credentials, Identity, SignUpInput } from './identity';
import type { SignInMethods } from './sign-in-methods';

/** The mode of an action e-mail: the action that its link performs. */
export type ActionMode = 'verify-email' | 'reset-password' | 'change-email' | 'recover-email';

/** An action e-mail identified by its one-time code. `email` is the address concerned. */
export type ActionEmail = { readonly kind: ActionMode; readonly email: string };

const DISABLED_ACCOUNT = 'a disabled account';

/** The password is correct, but the account is disabled. */
export const accountDisabled: Failure = forbidden(DISABLED_ACCOUNT);

export const isAccountDisabledFailure = (failure: Failure): boolean => failure._tag === 'forbidden' && failure.what === DISABLED_ACCOUNT;

/**
 * The identity service. Wrong credentials fail with `unauthenticated` and no detail, so that callers cannot find out which addresses
 * have accounts. A disabled account fails with `accountDisabled` only after a correct password; a service that reveals it before checking
 * the password fails with `unauthenticated` instead. Used or expired action codes fail with `not-found`.
 */
export interface AuthService extends SignInMethods {
  /** Emits the identity signed in to this browser (null: none) once known, then on every change in any tab and on every new token. */
  readonly identity: Watch<Identity | null>;
  /** Signs in. `identity` has emitted the new identity before the answer resolves. */
  readonly signIn: (credentials: Credentials) => Answer<void>;
  /** Creates an account, signs in and sends the verification e-mail. `conflict` when the address already has an account. */
  readonly signUp: (input: SignUpInput) => Answer<void>;
  /** Ends the session in every tab of this browser; idempotent. */
  readonly signOut: Answer<void>;
  /** Fetches a new token with the current role. If the session was revoked elsewhere, `identity` emits null. */
  readonly refresh: Answer<void>;
  /** Re-authenticates and renews `authTime`. `unauthenticated` when the credentials are wrong or belong to another account. */
  readonly reauthenticate: (current: Credentials) => Answer<void>;
  /** Re-authenticates, then sends an action e-mail to the new address. The old address stays valid until the code is applied. */
  readonly changeEmail: (current: Credentials, newEmail: string) => Answer<void>;
  /** Re-authenticates, then changes the password. */
  readonly changePassword: (current: Credentials, newPassword: string) => Answer<void>;
  /** Re-authenticates, then sends another verification e-mail. */
  readonly sendVerification: (current: Credentials) => Answer<void>;
  /** Sends a reset e-mail if the address has an account. The answer is the same for unknown addresses. */
  readonly sendPasswordReset: (email: string) => Answer<void>;
  /** Returns the mode and address of an action code without applying the code. */
  readonly checkActionCode: (code: string) => Answer<ActionEmail>;
  /** Applies an action code (all modes but `reset-password`). A code works once. */
  readonly applyActionCode: (code: string) => Answer<void>;
  /** Sets a new password with a `reset-password` code; ends all sessions. */
  readonly confirmPasswordReset: (code: string, newPassword: string) => Answer<void>;
}
