import type { Answer } from '#domain/answer';
import type { Accounts } from '#domain/user/accounts';
import type { Sdk } from './sdk';

/** Everything of the identity service that has to wait for it. */
export const accountsWithin = (ask: <A>(act: (loaded: Sdk) => Answer<A>) => Answer<A>): Omit<Accounts, 'identity' | 'signOut'> => ({
  signIn: (credentials) => ask(({ accounts }) => accounts.signIn(credentials)),
  signUp: (newcomer) => ask(({ accounts }) => accounts.signUp(newcomer)),
  refresh: ask(({ accounts }) => accounts.refresh),
  reauthenticate: (current) => ask(({ accounts }) => accounts.reauthenticate(current)),
  changeEmail: (current, newEmail) => ask(({ accounts }) => accounts.changeEmail(current, newEmail)),
  changePassword: (current, newPassword) => ask(({ accounts }) => accounts.changePassword(current, newPassword)),
  sendVerification: (current) => ask(({ accounts }) => accounts.sendVerification(current)),
  sendPasswordReset: (email) => ask(({ accounts }) => accounts.sendPasswordReset(email)),
  readLetter: (code) => ask(({ accounts }) => accounts.readLetter(code)),
  followLetter: (code) => ask(({ accounts }) => accounts.followLetter(code)),
  choosePassword: (code, newPassword) => ask(({ accounts }) => accounts.choosePassword(code, newPassword)),
});
