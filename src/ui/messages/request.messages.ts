import type { Failure } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage, failureAdvice } from './failure.messages';

/** What a person reads of a request that failed: that there was no token to send with it, or else what happened. */
export const requestMessage = (failure: Failure): string => {
  return failure.lacksToken === true ? `${ERROR_CATALOGUE.noToken.text}. ${failureAdvice(failure)}` : failureMessage(failure).sentence;
};
