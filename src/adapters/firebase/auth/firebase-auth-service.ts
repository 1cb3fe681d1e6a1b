import {
  applyActionCode, checkActionCode, confirmPasswordReset, createUserWithEmailAndPassword, EmailAuthProvider, getIdToken,
  reauthenticateWithCredential, reload, sendEmailVerification, sendPasswordResetEmail, signInWithEmailAndPassword, signOut, updatePassword,
  updateProfile, verifyBeforeUpdateEmail, verifyPasswordResetCode, type Auth, type User,
} from 'firebase/auth';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { partial } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import { validateCredentials } from '#domain/users/credentials';
import type { Credentials } from '#domain/users/identity';
import { authFailure, isSessionEnded, actionCodeFailure, signInFailure, revealsAddress } from './auth-failures';
import { createAuthState, type AuthStateDeps } from './auth-state';
import { parseActionCode } from './parse-action-code';

/** Whoever is signed in; throws as the SDK does when nobody is. */
const memberOf = async (auth: Auth): Promise<User> => {
  await auth.authStateReady();
  if (auth.currentUser === null) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/null-user' });
  return auth.currentUser;
};

export type AuthServiceDeps = AuthStateDeps & {
  /** Uses the identity service as somebody who is nobody in this browser, and forgets them. */
  readonly aside: <A>(use: (auth: Auth) => Promise<A>) => Promise<A>;
  /** Has the server end all sessions of whoever this token is of. */
  readonly endSessions: (token: string) => Answer<void>;
};

export type FirebaseAuthService = AuthService & {
  /** The token for the server functions, a new one when the one at hand has expired; null when nobody is signed in. */
  readonly token: Answer<string | null>;
};

/** Firebase's identity service. */
export const firebaseAuthService = (needs: AuthServiceDeps): FirebaseAuthService => {
  const { auth, aside, endSessions } = needs;
  const { state$, emit, batch } = createAuthState(needs);
  const proven = ({ email, password }: Credentials): Answer<User> =>
    TE.tryCatch(async () => {
      const user = await memberOf(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      await emit();
      return user;
    }, signInFailure);
  /** Does something as whoever has just proven who they are. */
  const asProven = (current: Credentials, act: (user: User) => Promise<unknown>): Answer<void> =>
    pipe(proven(current), TE.flatMap((user) => TE.tryCatch(async () => { await act(user); await emit(); }, authFailure)));
  const leave = async (): Promise<void> => {
    await signOut(auth);
    await emit();
  };
  const renew = async (user: User): Promise<void> => {
    try {
      await reload(user);
      await getIdToken(user, true);
    } catch (thrown) {
      if (!isSessionEnded(thrown)) throw thrown;
      await signOut(auth);
    }
    await emit();
  };
  /** After a letter: whoever is signed in sees at once what came of it; that it cannot be seen yet undoes nothing. */
  const renewIfThere = async (): Promise<void> => {
    await auth.authStateReady();
    if (auth.currentUser !== null) await renew(auth.currentUser).catch(() => undefined);
  };

  /**
   * The service lets tokens live on after a password was chosen by letter, for up to an hour; the server does not. The password is
   * changed already: that the rest could not be done undoes nothing.
   */
  const endAllOf = ({ email, password }: Credentials): Promise<unknown> =>
    aside(async (there) => {
      const { user } = await signInWithEmailAndPassword(there, email, password);
      return endSessions(await getIdToken(user))();
    }).catch(() => undefined);
  const choose = async (code: string, password: string): Promise<void> => {
    const email = await verifyPasswordResetCode(auth, code);
    await confirmPasswordReset(auth, code, password);
    await endAllOf({ email, password });
    await renewIfThere();
  };

  return {
    identity: state$,
    token: TE.tryCatch(async () => {
      await auth.authStateReady();
      return auth.currentUser === null ? null : getIdToken(auth.currentUser);
    }, authFailure),
    signIn: ({ email, password }) =>
      pipe(TE.tryCatch(() => batch(() => signInWithEmailAndPassword(auth, email, password)), signInFailure), TE.map(() => undefined)),
    signUp: ({ email, password, name }) =>
      pipe(
        TE.fromEither(validateCredentials({ email, password })),
        TE.flatMap(() =>
          TE.tryCatch(
            () =>
              batch(async () => {
                const { user } = await createUserWithEmailAndPassword(auth, email, password);
                // The account is there: neither a name nor a letter that has to be sent again makes it undone.
                await updateProfile(user, { displayName: name }).catch(() => undefined);
                await sendEmailVerification(user).catch(() => undefined);
              }),
            authFailure,
          ),
        ),
      ),
    signOut: TE.tryCatch(leave, authFailure),
    refresh: TE.tryCatch(async () => renew(await memberOf(auth)), authFailure),
    reauthenticate: (current) => pipe(proven(current), TE.map(() => undefined)),
    changeEmail: (current, newEmail) =>
      pipe(TE.fromEither(validateCredentials({ email: newEmail })), TE.flatMap(() => asProven(current, (user) => verifyBeforeUpdateEmail(user, newEmail)))),
    changePassword: (current, newPassword) =>
      pipe(
        TE.fromEither(validateCredentials({ password: newPassword })),
        TE.flatMap(() => asProven(current, (user) => updatePassword(user, newPassword))),
        // A new password ends every session that began in a second before its own, and the new token still tells of that beginning.
        TE.flatMap(() => pipe(proven({ ...current, password: newPassword }), TE.bimap(partial, () => undefined))),
      ),
    sendVerification: (current) => asProven(current, (user) => sendEmailVerification(user)),
    sendPasswordReset: (email) =>
      pipe(
        TE.tryCatch(() => sendPasswordResetEmail(auth, email), authFailure),
        TE.orElse((failure) => (revealsAddress(failure) ? TE.right(undefined) : TE.left(failure))),
      ),
    checkActionCode: (code) => pipe(TE.tryCatch(() => checkActionCode(auth, code), actionCodeFailure), TE.flatMapEither(parseActionCode)),
    applyActionCode: (code) => TE.tryCatch(async () => { await applyActionCode(auth, code); await renewIfThere(); }, actionCodeFailure),
    confirmPasswordReset: (code, newPassword) =>
      pipe(TE.fromEither(validateCredentials({ password: newPassword })), TE.flatMap(() => TE.tryCatch(() => choose(code, newPassword), actionCodeFailure))),
  };
};
