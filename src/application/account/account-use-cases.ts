import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { partial } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import { normalizeEmail } from '#domain/users/email';
import type { Credentials, SignUpInput } from '#domain/users/identity';
import type { AccountApi } from '#domain/users/account-api';
import { normalizeName } from '#domain/users/profile';

export type AccountUseCases = Pick<AuthService, 'signOut' | 'checkActionCode' | 'applyActionCode' | 'confirmPasswordReset' | 'sendVerification'> & {
  readonly signIn: (credentials: Credentials) => Answer<void>;
  readonly signUp: (newcomer: SignUpInput) => Answer<void>;
  readonly askForPasswordReset: (email: string) => Answer<void>;
  /**
   * The old address stays valid until the letter to the new one is followed. Answered in the same way where the new one has an
   * account already, though no letter goes there: nobody learns which addresses are known.
   */
  readonly changeEmail: (current: Credentials, newEmail: string) => Answer<void>;
  /** Changes the password and ends all other sessions; this one goes on. What is refused after the new one counts is half done. */
  readonly changePassword: (current: Credentials, newPassword: string) => Answer<void>;
  /** The rest of a change that was half done. Whether the new password counts is known once it was proven here: what is refused after that is half done. */
  readonly finishPassword: (current: Credentials, newPassword: string) => Answer<void>;
  /** Removes the account and everything of it, and signs out. */
  readonly deleteAccount: (current: Credentials) => Answer<void>;
};

const tidy = ({ email, password }: Credentials): Credentials => ({ email: normalizeEmail(email), password });

/** What people do with their accounts. Who may do it is decided where it is done: the identity service and the server. */
export const createAccountUseCases = (accounts: AuthService, membership: AccountApi): AccountUseCases => {
  const again = (current: Credentials, password: string): Answer<void> => accounts.reauthenticate({ ...current, password });
  const endOthers = (current: Credentials, newPassword: string): Answer<void> =>
    pipe(
      membership.endOtherSessions,
      // That ended this session too; with the new password it begins anew.
      TE.flatMap(() => again(current, newPassword)),
      TE.mapLeft(partial),
    );
  return {
    signOut: accounts.signOut,
    checkActionCode: accounts.checkActionCode,
    applyActionCode: accounts.applyActionCode,
    confirmPasswordReset: accounts.confirmPasswordReset,
    sendVerification: (current) => accounts.sendVerification(tidy(current)),
    signIn: (credentials) =>
      pipe(
        accounts.signIn(tidy(credentials)),
        // Mends what may be missing of an account, on the server and in its own time: nobody waits for it, and what a session cannot do
        // without is asked for as long as it is missing.
        TE.tapIO(() => () => void membership.initializeUser(null)()),
      ),
    signUp: (newcomer) => accounts.signUp({ ...tidy(newcomer), name: normalizeName(newcomer.name) }),
    askForPasswordReset: (email) => accounts.sendPasswordReset(normalizeEmail(email)),
    changeEmail: (current, newEmail) =>
      pipe(
        accounts.changeEmail(tidy(current), normalizeEmail(newEmail)),
        TE.orElse((failure) => (failure._tag === 'conflict' ? TE.right(undefined) : TE.left(failure))),
      ),
    changePassword: (current, newPassword) =>
      pipe(
        accounts.changePassword(tidy(current), newPassword),
        TE.flatMap(() => endOthers(tidy(current), newPassword)),
      ),
    finishPassword: (current, newPassword) =>
      pipe(
        again(tidy(current), newPassword),
        TE.flatMap(() => endOthers(tidy(current), newPassword)),
      ),
    deleteAccount: (current) =>
      pipe(
        accounts.reauthenticate(tidy(current)),
        TE.flatMap(() => membership.deleteMyAccount),
        // The session ends with its account, one way or the other.
        TE.flatMap(() => pipe(accounts.signOut, TE.orElse((): Answer<void> => TE.right(undefined)))),
      ),
  };
};
