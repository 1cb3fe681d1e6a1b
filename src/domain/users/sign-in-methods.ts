import type { Answer } from '#domain/shared/answer';
import { conflict, forbidden } from '#domain/shared/failure';
import type { Credentials } from './identity';

/** Why a way to sign in did not work: the `what` of its failure. */
export const METHOD_REASONS = {
  blocked: 'a blocked window', closed: 'a closed window', unsupported: 'this way to sign in', taken: 'google account',
} as const;

/** The browser did not open Google's window. */
export const windowBlocked = forbidden(METHOD_REASONS.blocked);
/** The person closed Google's window, or left Google's page, without choosing an account. */
export const windowClosed = forbidden(METHOD_REASONS.closed);
/** The site or its backend does not offer this way to sign in. */
export const unsupportedMethod = forbidden(METHOD_REASONS.unsupported);
/** The Google account, or its address, belongs to another account of the site. */
export const googleTaken = conflict(METHOD_REASONS.taken);

/** How an account can be signed in to. */
export type AccountMethods = {
  readonly hasPassword: boolean;
  /** Address of the connected Google account; null: none. */
  readonly google: string | null;
  /** When this session last proved who it is, by password or Google: ms since 1970, in whole seconds. */
  readonly confirmedAt: number;
  /** The same of any session of the account; null if the identity service does not say. */
  readonly lastConfirmedAt: number | null;
};

/** `window` opens Google's window, `page` leaves for Google's page, `return` goes on after that page has led back. */
export type GoogleWay = 'window' | 'page' | 'return';

/** `account-exists`: the address has an account without this Google account, and nobody is signed in. */
export type GoogleSignInResult =
  | { readonly _tag: 'signed-in'; readonly isNew: boolean }
  | { readonly _tag: 'account-exists'; readonly email: string };

/**
 * Ways to sign in besides e-mail and password, and the methods of the signed-in account. Without Google, its calls fail with
 * `unsupportedMethod`. Google's window fails with `windowBlocked`, `windowClosed` or `offline`; a wrong password or another Google account
 * with `unauthenticated`.
 */
export interface SignInMethods {
  /** Reads the methods from the identity service. `unauthenticated` without a session. */
  readonly readMethods: Answer<AccountMethods>;
  /**
   * Signs in with a Google account; creates an account if its address has none. Never connects it to an existing account. Fails with
   * `accountDisabled` for a disabled one. Null after `return` if Google's page was not asked.
   */
  readonly signInWithGoogle: (way: GoogleWay) => Answer<GoogleSignInResult | null>;
  /** After `account-exists`: signs in with the password of that account and connects the Google account; does both or nothing. */
  readonly linkGoogle: (password: string) => Answer<void>;
  /** Renews `authTime` by Google's window. The answer does it once more, without a window. */
  readonly confirmWithGoogle: Answer<{ readonly again: Answer<void> }>;
  /** Re-authenticates, then connects a Google account. `googleTaken` if it belongs to somebody else. */
  readonly addGoogle: (current: Credentials) => Answer<void>;
  /** Re-authenticates with the password, which stays, then disconnects the Google account. */
  readonly removeGoogle: (current: Credentials) => Answer<void>;
  /** Confirms with Google, then sets a password for the account's address. */
  readonly addPassword: (password: string) => Answer<void>;
}
