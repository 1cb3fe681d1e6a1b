import type { Failure } from '#domain/shared/failure';
import { minutes, failureSummary, failureAdvice } from './failure.messages';

/** An action of a visitor or user on an account. */
export type AccountAction = 'sign-in' | 'sign-up' | 'reset' | 'choose-password' | 'verification';

/** One text per action for an unknown address, a wrong password and a disabled account, so that no text reveals which addresses exist. */
const REJECTED: Readonly<Record<AccountAction, string>> = {
  'sign-in': 'This e-mail and this password do not open an account. Check both, or choose a new password.',
  'sign-up': 'No account could be opened with this. If you have one already, sign in or choose a new password.',
  reset: 'No letter could be sent. Check the address and try again.',
  'choose-password': 'This password could not be taken. Try another one.',
  verification: 'This e-mail and this password are not those of your account. Check both and try again.',
};

/** True if the input was rejected, whatever the reason. */
const isRejected = ({ _tag }: Failure): boolean => ['unauthenticated', 'conflict', 'forbidden', 'not-found', 'invalid'].includes(_tag);

const tooMany = (failure: Failure & { readonly _tag: 'rate-limited' }): string =>
  `Too many tries one after another. ${failure.retryAfterMs === null ? 'Wait a little' : `Wait ${minutes(failure.retryAfterMs)}`}, then try again.`;

/** Shown by sign-in forms if the sign-in succeeded but the session did not start, because a part of the app could not be loaded. */
export const SESSION_NOT_STARTED = 'You were let in, but a part of the app did not come, and you are not signed in here yet. Reload this page: you may be in then. If not, sign in again.';

/** Returns the error text of a sign-in form: what went wrong and what helps, never whether an e-mail address exists. */
export const accountFailure = (action: AccountAction, failure: Failure): string => {
  if (failure.isPartial === true) return SESSION_NOT_STARTED;
  if (isRejected(failure)) return REJECTED[action];
  if (failure._tag === 'rate-limited') return tooMany(failure);
  return failure._tag === 'offline' ? 'You are offline. What you entered stays here until the connection is back.' : `${failureSummary(failure)} ${failureAdvice(failure)}`;
};
