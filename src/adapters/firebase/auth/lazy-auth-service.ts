import type { Answer } from '#domain/shared/answer';
import type { AuthService } from '#domain/users/auth-service';
import type { AuthSdk } from '../connect-auth';

/** Creates the methods of the authentication service that load the SDK first. @param whenLoaded loads the SDK and runs the call. */
export const lazyAuthService = (whenLoaded: <A>(call: (loaded: AuthSdk) => Answer<A>) => Answer<A>): Omit<AuthService, 'identity' | 'signOut'> => ({
  signIn: (credentials) => whenLoaded(({ auth }) => auth.signIn(credentials)),
  signUp: (input) => whenLoaded(({ auth }) => auth.signUp(input)),
  refresh: whenLoaded(({ auth }) => auth.refresh),
  reauthenticate: (current) => whenLoaded(({ auth }) => auth.reauthenticate(current)),
  changeEmail: (current, newEmail) => whenLoaded(({ auth }) => auth.changeEmail(current, newEmail)),
  changePassword: (current, newPassword) => whenLoaded(({ auth }) => auth.changePassword(current, newPassword)),
  sendVerification: (current) => whenLoaded(({ auth }) => auth.sendVerification(current)),
  sendPasswordReset: (email) => whenLoaded(({ auth }) => auth.sendPasswordReset(email)),
  checkActionCode: (code) => whenLoaded(({ auth }) => auth.checkActionCode(code)),
  applyActionCode: (code) => whenLoaded(({ auth }) => auth.applyActionCode(code)),
  confirmPasswordReset: (code, newPassword) => whenLoaded(({ auth }) => auth.confirmPasswordReset(code, newPassword)),
});
