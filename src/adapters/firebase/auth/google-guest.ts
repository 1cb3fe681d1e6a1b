import type { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver as resolver, getIdToken, getRedirectResult, GoogleAuthProvider, linkWithPopup, linkWithRedirect,
  signInAnonymously, signOut, unlink, type Auth, type OAuthCredential, type User, type UserCredential,
} from 'firebase/auth';
import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { GoogleWay } from '#domain/users/sign-in-methods';
import { errorCodeOf } from '#adapters/firebase/error-code';

/** Answer of Google. `takenEmail`: its address has an account here that this Google account does not belong to. */
export type GoogleAnswer = { readonly credential: OAuthCredential; readonly takenEmail: string | null };

/** The server did not delete the guest, to whom the address of a new Google account would belong. */
export class GuestStays extends Error {
  constructor(readonly failure: Failure) {
    super('The guest was not deleted.');
  }
}

/** Lets the person choose among several Google accounts, also if the browser has one. */
export const googleProvider = (): GoogleAuthProvider => {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
};

const TAKEN_EMAIL = 'auth/email-already-in-use';
const KNOWN = ['auth/credential-already-in-use', TAKEN_EMAIL];

/**
 * Asks Google as a guest, an account without a name: a sign-in would connect Google to an existing account of the same address without
 * asking, and remove its password if the address is not confirmed. A guest gets an error instead, which contains Google's answer.
 * @param deleteAccount calls the server function that deletes the account of the token.
 */
export const googleGuest = (guest: Auth, deleteAccount: (token: string) => Answer<void>) => {
  /** Deletes the guest. It stays signed in if the server does not, so that the next attempt can delete it. */
  const leave = async (): Promise<void> => {
    const user = guest.currentUser;
    if (user === null) return;
    const deleted = await deleteAccount(await getIdToken(user))();
    if (E.isLeft(deleted)) throw new GuestStays(deleted.left);
    await signOut(guest);
  };
  const guestUser = async (): Promise<User> => {
    await guest.authStateReady();
    // A guest that got Google's address and could not be deleted.
    if (guest.currentUser?.isAnonymous === false) await leave().catch(() => signOut(guest));
    return (await signInAnonymously(guest)).user;
  };
  const run = async (way: GoogleWay): Promise<UserCredential | null> => {
    if (way === 'return') return getRedirectResult(guest, resolver);
    const user = await guestUser();
    return way === 'page' ? linkWithRedirect(user, googleProvider(), resolver) : linkWithPopup(user, googleProvider(), resolver);
  };
  const onConnected = async (result: UserCredential): Promise<GoogleAnswer | null> => {
    const credential = GoogleAuthProvider.credentialFromResult(result);
    // Nobody had this Google account. The guest must be gone before it signs up.
    await unlink(result.user, GoogleAuthProvider.PROVIDER_ID);
    await leave();
    return credential === null ? null : { credential, takenEmail: null };
  };
  const onRefused = async (error: unknown): Promise<GoogleAnswer> => {
    const credential = GoogleAuthProvider.credentialFromError(error as FirebaseError);
    const code = errorCodeOf(error);
    // A guest that stays has nothing and can do nothing.
    await leave().catch(() => undefined);
    if (credential === null || !KNOWN.includes(code)) throw error;
    const email = (error as FirebaseError).customData?.['email'];
    return { credential, takenEmail: code !== TAKEN_EMAIL ? null : typeof email === 'string' ? email : '' };
  };
  /** Returns Google's answer; null after `return` without one. Rejects with the SDK's error, or the server's failure. */
  return async (way: GoogleWay): Promise<GoogleAnswer | null> => {
    const result = await run(way).catch(onRefused);
    if (result !== null) return 'takenEmail' in result ? result : onConnected(result);
    await leave().catch(() => undefined);
    return null;
  };
};
