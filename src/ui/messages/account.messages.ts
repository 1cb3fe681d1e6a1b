import type { Failure } from '#domain/shared/failure';
import { minutes, failureSummary, failureAdvice } from './failure.messages';

/** What somebody tries to do with an account. */
export type AccountAction = 'sign-in' | 'sign-up' | 'reset' | 'choose-password' | 'verification';

/** The same for an address that nobody knows, a wrong password and a closed account: nobody learns which addresses are known. */
const REFUSED: Readonly<Record<AccountAction, string>> = {
  'sign-in': 'This e-mail and this password do not open an account. Check both, or choose a new password.',
  'sign-up': 'No account could be opened with this. If you have one already, sign in or choose a new password.',
  reset: 'No letter could be sent. Check the address and try again.',
  'choose-password': 'This password could not be taken. Try another one.',
  verification: 'This e-mail and this password are not those of your account. Check both and try again.',
};

/** Whose fault it is, as far as the person is concerned: what they entered was not accepted, whatever the reason. */
const isRefusal = ({ _tag }: Failure): boolean => ['unauthenticated', 'conflict', 'forbidden', 'not-found', 'invalid'].includes(_tag);

const tooMany = (failure: Failure & { readonly _tag: 'rate-limited' }): string =>
  `Too many tries one after another. ${failure.retryAfterMs === null ? 'Wait a little' : `Wait ${minutes(failure.retryAfterMs)}`}, then try again.`;

/** What a form of the sign-in pages says to somebody who was let in and whose session did not begin: a part of the app has not come. */
export const FORM_NOT_SUBMITTED = 'You were let in, but a part of the app did not come, and you are not signed in here yet. Reload this page: you may be in then. If not, sign in again.';

/** What a form of the sign-in pages says when it was refused: what was wrong and what helps, never whether an e-mail is known. */
export const accountFailure = (wish: AccountAction, failure: Failure): string => {
  if (isRefusal(failure)) return REFUSED[wish];
  if (failure._tag === 'rate-limited') return tooMany(failure);
  return failure._tag === 'offline' ? 'You are offline. What you entered stays here until the connection is back.' : `${failureSummary(failure)} ${failureAdvice(failure)}`;
};
