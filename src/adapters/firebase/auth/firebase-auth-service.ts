import * as E from 'fp-ts/Either';
import type { ActionCodeInfo } from 'firebase/auth';
import {
  applyActionCode, checkActionCode, confirmPasswordReset, createUserWithEmailAndPassword, EmailAuthProvider, getIdToken,
  reauthenticateWithCredential, reload, sendEmailVerification, sendPasswordResetEmail, signInWithCustomToken, signInWithEmailAndPassword,
  signOut, updatePassword, updateProfile, verifyBeforeUpdateEmail, verifyPasswordResetCode, type Auth, type User,
} from 'firebase/auth';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure, notFound, type Failure } from '#domain/shared/failure';
import type { AuthService, ActionEmail, ActionMode } from '#domain/users/auth-service';
import type { Credentials } from '#domain/users/identity';
import { validateNewCredentials } from '#adapters/validate-new-credentials';
import { authFailure, googleFailure, isSessionEnded, actionCodeFailure, signInFailure, revealsAddress } from './auth-failures';
import { createAuthState, type AuthStateDeps } from './auth-state';
import { googleMethods, type GoogleMethodsDeps } from './google-methods';

const KINDS: Readonly<Record<string, ActionMode>> = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
};

/** Returns the mode and address of an action code; `not-found` for other operations or without an address. */
const parseActionCode = ({ operation, data }: ActionCodeInfo): E.Either<Failure, ActionEmail> => {
  const kind = KINDS[operation];
  return kind === undefined || data.email == null ? E.left(notFound('link')) : E.right({ kind, email: data.email });
};

/** Returns the signed-in user; without one, rejects with the SDK's code `auth/null-user`. */
const getSignedInUser = async (auth: Auth): Promise<User> => {
  await auth.authStateReady();
  if (auth.currentUser === null) throw Object.assign(new Error('No user is signed in.'), { code: 'auth/null-user' });
  return auth.currentUser;
};

export type AuthServiceDeps = AuthStateDeps & Pick<GoogleMethodsDeps, 'openGuestAuth' | 'deleteAccount'> & {
  /** Runs `use` with a temporary second Firebase app whose session is kept in memory only, then deletes that app. */
  readonly withTemporaryAuth: <A>(use: (auth: Auth) => Promise<A>) => Promise<A>;
  /** Calls the server function that ends all sessions of the token's user. */
  readonly endSessions: (token: string) => Answer<void>;
};

export type FirebaseAuthService = AuthService & {
  /** Returns the token for the server functions, refreshed when expired; null without a signed-in user. */
  readonly token: Answer<string | null>;
  /** Signs in with a token of the server functions. `accountDisabled` for a disabled account: the passkey has proved its owner. */
  readonly enter: (token: string) => Answer<void>;
};

/** Authentication service on Firebase Auth. */
export const firebaseAuthService = (deps: AuthServiceDeps): FirebaseAuthService => {
  const { auth, withTemporaryAuth, endSessions } = deps;
  const { state$, emit, batch } = createAuthState(deps);
  const reauthenticate = ({ email, password }: Credentials): Answer<User> =>
    TE.tryCatch(async () => {
      const user = await getSignedInUser(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      await emit();
      return user;
    }, signInFailure);
  /** Reauthenticates, then runs `act` and emits the new state. */
  const withReauthentication = (current: Credentials, act: (user: User) => Promise<unknown>): Answer<void> =>
    pipe(reauthenticate(current), TE.flatMap((user) => TE.tryCatch(async () => { await act(user); await emit(); }, authFailure)));
  const renew = async (user: User): Promise<void> => {
    try {
      await reload(user);
      await getIdToken(user, true);
    } catch (error) {
      if (!isSessionEnded(error)) throw error;
      await signOut(auth);
    }
    await emit();
  };
  /** Renews the session after an action code, so that the result is visible immediately. Ignores failures: the action is done. */
  const renewIfSignedIn = async (): Promise<void> => {
    await auth.authStateReady();
    if (auth.currentUser !== null) await renew(auth.currentUser).catch(() => undefined);
  };

  /**
   * Ends all sessions after a password reset: Firebase Auth accepts earlier tokens for up to an hour, the server does not.
   * Ignores failures: the password is already changed.
   */
  const endAllSessions = ({ email, password }: Credentials): Promise<unknown> =>
    withTemporaryAuth(async (temporaryAuth) => {
      const { user } = await signInWithEmailAndPassword(temporaryAuth, email, password);
      return endSessions(await getIdToken(user))();
    }).catch(() => undefined);
  const resetPassword = async (code: string, password: string): Promise<void> => {
    const email = await verifyPasswordResetCode(auth, code);
    await confirmPasswordReset(auth, code, password);
    await endAllSessions({ email, password });
    await renewIfSignedIn();
  };

  return {
    ...googleMethods({ ...deps, signedInUser: () => getSignedInUser(auth), reauthenticate, batch, emit }),
    identity: state$,
    token: TE.tryCatch(async () => {
      await auth.authStateReady();
      return auth.currentUser === null ? null : getIdToken(auth.currentUser);
    }, authFailure),
    enter: (token) => pipe(TE.tryCatch(() => batch(() => signInWithCustomToken(auth, token)), googleFailure), TE.map(() => undefined)),
    signIn: ({ email, password }) =>
      pipe(TE.tryCatch(() => batch(() => signInWithEmailAndPassword(auth, email, password)), signInFailure), TE.map(() => undefined)),
    signUp: ({ email, password, name }) =>
      pipe(
        validateNewCredentials({ email, password }),
        TE.flatMap(() =>
          TE.tryCatch(
            () =>
              batch(async () => {
                const { user } = await createUserWithEmailAndPassword(auth, email, password);
                // The account exists: a failed profile update or verification e-mail must not fail the sign-up.
                await updateProfile(user, { displayName: name }).catch(() => undefined);
                await sendEmailVerification(user).catch(() => undefined);
              }),
            authFailure,
          ),
        ),
      ),
    signOut: TE.tryCatch(async () => { await signOut(auth); await emit(); }, authFailure),
    refresh: TE.tryCatch(async () => renew(await getSignedInUser(auth)), authFailure),
    reauthenticate: (current) => pipe(reauthenticate(current), TE.map(() => undefined)),
    changeEmail: (current, newEmail) =>
      pipe(validateNewCredentials({ email: newEmail }),
        TE.flatMap(() => withReauthentication(current, (user) => verifyBeforeUpdateEmail(user, newEmail)))),
    changePassword: (current, newPassword) =>
      pipe(
        validateNewCredentials({ password: newPassword }),
        TE.flatMap(() => withReauthentication(current, (user) => updatePassword(user, newPassword))),
        // Firebase ends every session that began in an earlier second than the password change, and the new token keeps the session's start
        // time. A new sign-in sets a later start time.
        TE.flatMap(() => pipe(reauthenticate({ ...current, password: newPassword }), TE.bimap(asPartialFailure, () => undefined))),
      ),
    sendVerification: (current) => withReauthentication(current, (user) => sendEmailVerification(user)),
    sendPasswordReset: (email) =>
      pipe(
        TE.tryCatch(() => sendPasswordResetEmail(auth, email), authFailure),
        TE.orElse((failure) => (revealsAddress(failure) ? TE.right(undefined) : TE.left(failure))),
      ),
    checkActionCode: (code) => pipe(TE.tryCatch(() => checkActionCode(auth, code), actionCodeFailure), TE.flatMapEither(parseActionCode)),
    applyActionCode: (code) => TE.tryCatch(async () => { await applyActionCode(auth, code); await renewIfSignedIn(); }, actionCodeFailure),
    confirmPasswordReset: (code, newPassword) =>
      pipe(validateNewCredentials({ password: newPassword }),
        TE.flatMap(() => TE.tryCatch(() => resetPassword(code, newPassword), actionCodeFailure))),
  };
};
