import type { Failure } from '#domain/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureWords, whatNext } from './failures';

/** What a person reads of a request that failed: that there was no token to send with it, or else what happened. */
export const requestWords = (failure: Failure): string => {
  return failure.lacksToken === true ? `${ERROR_CATALOGUE.noToken.text}. ${whatNext(failure)}` : failureWords(failure).sentence;
};
