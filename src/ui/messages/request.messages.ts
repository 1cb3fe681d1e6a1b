import { isTimeout, type Failure } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureAdvice, failureSummary } from './failure.messages';

/** Returns what happened to a change or another action of the user; `failureSummary` is for content that could not be loaded. */
export const requestSummary = (failure: Failure): string => {
  if (isTimeout(failure)) return 'The server took too long to answer.';
  if (failure._tag === 'unavailable') return 'We couldn’t reach the server.';
  if (failure._tag === 'not-found') return 'This doesn’t exist any more.';
  return failure._tag === 'forbidden' ? 'You don’t have permission to do this.' : failureSummary(failure);
};

const requestAdvice = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'Try again when you’re back online.';
  return failure._tag === 'unavailable' || failure._tag === 'unexpected' ? 'Try again.' : failureAdvice(failure);
};

/** Returns the error text of an action that failed: what happened and what to do. A missing token has its own text. */
export const requestMessage = (failure: Failure): string =>
  `${failure.lacksToken === true ? `${ERROR_CATALOGUE.noToken.text}.` : requestSummary(failure)} ${requestAdvice(failure)}`;
