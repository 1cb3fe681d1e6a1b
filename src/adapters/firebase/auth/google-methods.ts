import {
  browserPopupRedirectResolver as resolver, EmailAuthProvider, getAdditionalUserInfo, getIdTokenResult, GoogleAuthProvider,
  linkWithCredential, linkWithPopup, reauthenticateWithCredential, reauthenticateWithPopup, reload, signInWithCredential,
  signInWithEmailAndPassword, signOut, unlink, updatePassword, type Auth, type OAuthCredential, type User,
} from 'firebase/auth';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Credentials } from '#domain/users/identity';
import { unsupportedMethod, windowClosed, type GoogleSignInResult, type SignInMethods } from '#domain/users/sign-in-methods';
import { validateNewCredentials } from '#adapters/validate-new-credentials';
import { authFailure, googleFailure, signInFailure } from './auth-failures';
import type { AuthState } from './auth-state';
import { googleGuest, googleProvider, GuestStays, type GoogleAnswer } from './google-guest';

export type GoogleMethodsDeps = Pick<AuthState, 'batch' | 'emit'> & {
  readonly auth: Auth;
  /** Returns a second Firebase app, whose session ends with the tab; null on a site without Google. */
  readonly openGuestAuth: (() => Auth) | null;
  /** Calls the server function that deletes the account of the token. */
  readonly deleteAccount: (token: string) => Answer<void>;
  readonly signedInUser: () => Promise<User>;
  readonly reauthenticate: (current: Credentials) => Answer<User>;
};

const isGoogle = ({ providerId }: { readonly providerId: string }): boolean => providerId === GoogleAuthProvider.PROVIDER_ID;

const guestFailure = (error: unknown): Failure => (error instanceof GuestStays ? error.failure : googleFailure(error));

/** Sign-in with Google, and the methods of an account, on Firebase Auth. */
export const googleMethods = (deps: GoogleMethodsDeps): SignInMethods => {
  const { auth, openGuestAuth, deleteAccount, signedInUser, reauthenticate, batch, emit } = deps;
  /** Google's answer for an address that has an account here, until its password is known. */
  let waiting: { readonly email: string; readonly credential: OAuthCredential } | null = null;
  const withGoogle = <A>(ask: (openGuest: () => Auth) => Promise<A>): Answer<A> =>
    openGuestAuth === null ? TE.left(unsupportedMethod) : TE.tryCatch(() => ask(openGuestAuth), guestFailure);

  const enter = async ({ credential, takenEmail }: GoogleAnswer): Promise<GoogleSignInResult> => {
    if (takenEmail !== null) {
      waiting = { email: takenEmail, credential };
      return { _tag: 'account-exists', email: takenEmail };
    }
    const signedIn = await batch(() => signInWithCredential(auth, credential));
    return { _tag: 'signed-in', isNew: getAdditionalUserInfo(signedIn)?.isNewUser === true };
  };
  const link = async (user: User, credential: OAuthCredential): Promise<void> => {
    try {
      await linkWithCredential(user, credential);
    } catch (error) {
      await signOut(auth);
      throw error;
    }
    waiting = null;
  };
  const confirm = async (): Promise<{ readonly again: Answer<void> }> => {
    const user = await signedInUser();
    const credential = GoogleAuthProvider.credentialFromResult(await reauthenticateWithPopup(user, googleProvider(), resolver));
    await emit();
    const again = async (): Promise<void> => {
      if (credential !== null) await reauthenticateWithCredential(user, credential);
      await emit();
    };
    return { again: TE.tryCatch(again, authFailure) };
  };

  return {
    readMethods: TE.tryCatch(async () => {
      const user = await signedInUser();
      await reload(user);
      const { authTime } = await getIdTokenResult(user);
      const account = user.providerData.find(isGoogle);
      return {
        hasPassword: user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
        google: account === undefined ? null : (account.email ?? ''),
        confirmedAt: Date.parse(authTime),
        lastConfirmedAt: Date.parse(user.metadata.lastSignInTime ?? '') || null,
      };
    }, authFailure),
    signInWithGoogle: (way) =>
      withGoogle(async (openGuest) => {
        const answer = await googleGuest(openGuest(), deleteAccount)(way);
        return answer === null ? null : enter(answer);
      }),
    linkGoogle: (password) => {
      if (waiting === null) return TE.left(windowClosed);
      const { email, credential } = waiting;
      const signIn = TE.tryCatch(() => signInWithEmailAndPassword(auth, email, password), signInFailure);
      const both = pipe(signIn, TE.flatMap(({ user }) => TE.tryCatch(() => link(user, credential), googleFailure)));
      return () => batch(both);
    },
    confirmWithGoogle: withGoogle(confirm),
    addGoogle: (current) =>
      pipe(
        withGoogle(() => Promise.resolve()),
        TE.flatMap(() => reauthenticate(current)),
        TE.flatMap((user) => withGoogle(async () => { await linkWithPopup(user, googleProvider(), resolver); await emit(); })),
      ),
    removeGoogle: (current) =>
      pipe(
        reauthenticate(current),
        TE.flatMap((user) =>
          TE.tryCatch(async () => {
            await reload(user);
            if (user.providerData.some(isGoogle)) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
            await emit();
          }, authFailure)),
      ),
    addPassword: (password) =>
      pipe(
        validateNewCredentials({ password }),
        TE.flatMap(() => withGoogle(confirm)),
        TE.flatMap(() =>
          TE.tryCatch(async () => {
            const user = await signedInUser();
            await updatePassword(user, password);
            return { email: user.email ?? '', password };
          }, authFailure)),
        // The identity service may end the sessions from before the password.
        TE.flatMap(reauthenticate),
        TE.map(() => undefined),
      ),
  };
};
