import type { Failure } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage, failureAdvice } from './failure.messages';

/** Returns the error text of a failed request; a missing token has its own text. */
export const requestMessage = (failure: Failure): string => {
  return failure.lacksToken === true ? `${ERROR_CATALOGUE.noToken.text}. ${failureAdvice(failure)}` : failureMessage(failure).sentence;
};
