import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { asPartialFailure } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import { normalizeEmail } from '#domain/users/email';
import type { Credentials, SignUpInput } from '#domain/users/identity';
import type { AccountApi } from '#domain/users/account-api';
import { normalizeName } from '#domain/users/profile';

export type AccountUseCases = Pick<
  AuthService,
  'signOut' | 'checkActionCode' | 'applyActionCode' | 'confirmPasswordReset' | 'sendVerification' | 'readMethods' | 'signInWithGoogle'
  | 'linkGoogle' | 'addGoogle' | 'removeGoogle' | 'addPassword'
> & {
  readonly signIn: (credentials: Credentials) => Answer<void>;
  readonly signUp: (input: SignUpInput) => Answer<void>;
  readonly requestPasswordReset: (email: string) => Answer<void>;
  /**
   * Sends an e-mail to the new address; the old address stays valid until that e-mail's code is applied. Succeeds without an e-mail
   * if the new address already has an account, so that callers cannot find out which addresses are registered.
   */
  readonly changeEmail: (current: Credentials, newEmail: string) => Answer<void>;
  /** Changes the password and ends all other sessions; this session continues. Failures after the password change are `partial`. */
  readonly changePassword: (current: Credentials, newPassword: string) => Answer<void>;
  /**
   * Completes a `partial` password change. Re-authentication with the new password proves that the change took effect; failures after
   * that are `partial`.
   */
  readonly finishPassword: (current: Credentials, newPassword: string) => Answer<void>;
  /** Renews the sign-in of this session. @param proof who confirms it: the password, or Google's window. */
  readonly confirmIdentity: (proof: Credentials | 'google') => Answer<void>;
  /**
   * Ends the sessions on all other devices; this one continues. @param proof who confirms it: the password, or Google's window.
   * Failures after the others have ended are `partial`.
   */
  readonly endOtherSessions: (proof: Credentials | 'google') => Answer<void>;
  /** Deletes the account with all its data, and signs out. */
  readonly deleteAccount: (current: Credentials) => Answer<void>;
};

const normalize = ({ email, password }: Credentials): Credentials => ({ email: normalizeEmail(email), password });

/** Creates the account use cases. The identity service and the server authorize each call. */
export const createAccountUseCases = (authService: AuthService, accountApi: AccountApi): AccountUseCases => {
  const reauthenticate = (current: Credentials, password: string): Answer<void> => authService.reauthenticate({ ...current, password });
  const keepPasskeys = accountApi.keepPasskeys ?? TE.right(undefined);
  /** Lets the server note sessions that have ended before, as by a reset: `keepPasskeys` cannot tell them from those that `act` ends. */
  const afterNote = (act: Answer<void>): Answer<void> =>
    accountApi.keepPasskeys == null ? act : pipe(accountApi.initializeUser(null), TE.flatMap(() => act));
  const endOthers = (current: Credentials, newPassword: string): Answer<void> =>
    pipe(
      keepPasskeys,
      TE.flatMap(() => accountApi.endOtherSessions),
      // `endOtherSessions` ends this session too; re-authentication with the new password starts a new one.
      TE.flatMap(() => reauthenticate(current, newPassword)),
      TE.mapLeft(asPartialFailure),
    );
  /**
   * Repairs an incomplete account on the server in the background. Sign-in does not wait: `userSessionMachine` repeats the call while
   * required data is missing.
   */
  const repairing = <A>(isSignedIn: (result: A) => boolean): ((signing: Answer<A>) => Answer<A>) =>
    TE.tapIO((result) => () => {
      if (isSignedIn(result)) void accountApi.initializeUser(null)();
    });
  const confirm = (proof: Credentials | 'google'): Answer<{ readonly again: Answer<void> }> => {
    if (proof === 'google') return authService.confirmWithGoogle;
    const again = authService.reauthenticate(normalize(proof));
    return pipe(again, TE.map(() => ({ again })));
  };
  return {
    signOut: authService.signOut,
    checkActionCode: authService.checkActionCode,
    applyActionCode: authService.applyActionCode,
    confirmPasswordReset: authService.confirmPasswordReset,
    sendVerification: (current) => authService.sendVerification(normalize(current)),
    readMethods: authService.readMethods,
    linkGoogle: authService.linkGoogle,
    addPassword: (password) =>
      pipe(
        authService.addPassword(password),
        // The password is set, whatever happens to the passkeys.
        TE.tap(() => pipe(keepPasskeys, TE.orElse((): Answer<void> => TE.right(undefined)))),
      ),
    addGoogle: (current) => authService.addGoogle(normalize(current)),
    removeGoogle: (current) => authService.removeGoogle(normalize(current)),
    signInWithGoogle: (way) => pipe(authService.signInWithGoogle(way), repairing((result) => result?._tag === 'signed-in')),
    confirmIdentity: (proof) => pipe(confirm(proof), TE.map(() => undefined)),
    endOtherSessions: (proof) =>
      pipe(
        confirm(proof),
        TE.flatMap(({ again }) => pipe(accountApi.endOtherSessions, TE.flatMap(() => pipe(again, TE.mapLeft(asPartialFailure))))),
      ),
    signIn: (credentials) =>
      pipe(
        authService.signIn(normalize(credentials)),
        repairing(() => true),
      ),
    signUp: (input) => authService.signUp({ ...normalize(input), name: normalizeName(input.name) }),
    requestPasswordReset: (email) => authService.sendPasswordReset(normalizeEmail(email)),
    changeEmail: (current, newEmail) =>
      pipe(
        authService.changeEmail(normalize(current), normalizeEmail(newEmail)),
        TE.orElse((failure) => (failure._tag === 'conflict' ? TE.right(undefined) : TE.left(failure))),
      ),
    changePassword: (current, newPassword) =>
      pipe(
        afterNote(authService.changePassword(normalize(current), newPassword)),
        TE.flatMap(() => endOthers(normalize(current), newPassword)),
      ),
    finishPassword: (current, newPassword) =>
      pipe(
        reauthenticate(normalize(current), newPassword),
        TE.flatMap(() => endOthers(normalize(current), newPassword)),
      ),
    deleteAccount: (current) =>
      pipe(
        authService.reauthenticate(normalize(current)),
        TE.flatMap(() => accountApi.deleteMyAccount),
        // The session ends with its account even if `signOut` fails.
        TE.flatMap(() => pipe(authService.signOut, TE.orElse((): Answer<void> => TE.right(undefined)))),
      ),
  };
};
