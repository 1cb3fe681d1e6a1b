import type { Answer } from '#domain/shared/answer';
import type { AuthService } from '#domain/users/auth-service';
import type { AuthSdk } from '../connect-auth';

/** Everything of the identity service that has to wait for it. */
export const lazyAuthService = (ask: <A>(act: (loaded: AuthSdk) => Answer<A>) => Answer<A>): Omit<AuthService, 'identity' | 'signOut'> => ({
  signIn: (credentials) => ask(({ auth }) => auth.signIn(credentials)),
  signUp: (newcomer) => ask(({ auth }) => auth.signUp(newcomer)),
  refresh: ask(({ auth }) => auth.refresh),
  reauthenticate: (current) => ask(({ auth }) => auth.reauthenticate(current)),
  changeEmail: (current, newEmail) => ask(({ auth }) => auth.changeEmail(current, newEmail)),
  changePassword: (current, newPassword) => ask(({ auth }) => auth.changePassword(current, newPassword)),
  sendVerification: (current) => ask(({ auth }) => auth.sendVerification(current)),
  sendPasswordReset: (email) => ask(({ auth }) => auth.sendPasswordReset(email)),
  checkActionCode: (code) => ask(({ auth }) => auth.checkActionCode(code)),
  applyActionCode: (code) => ask(({ auth }) => auth.applyActionCode(code)),
  confirmPasswordReset: (code, newPassword) => ask(({ auth }) => auth.confirmPasswordReset(code, newPassword)),
});
