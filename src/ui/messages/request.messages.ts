import { isTimeout, type Failure, type StorageProblem } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureAdviceText, failureSummaryText } from './failure.messages';

/** Notices while this browser keeps no data. */
export const STORAGE_NOTICE_MESSAGES: Readonly<Record<StorageProblem, string>> = {
  refused: 'This browser doesn’t let Marquee save anything. Changes are lost when you close or reload the page.',
  newer: 'This browser holds data of a newer version of Marquee. Your data is safe, but changes aren’t saved until that version is back.',
  full: 'This device’s storage is full, so changes aren’t saved. Free some space.',
};

/** Does not reveal which of both was wrong. */
export const WRONG_CREDENTIALS = 'Wrong e-mail or password.';

/** Notice after the backend's client has stopped. */
export const BACKEND_STOPPED_MESSAGES = { text: 'Connection lost. Your changes are safe: reload the page.', reload: 'Reload' } as const;

/** Sentences about a change that the browser's storage refused: the outcome and the next step. */
const STORAGE_FAILED: Readonly<Record<StorageProblem, string>> = {
  refused: 'Nothing was saved: this browser doesn’t let Marquee save anything. Allow it to store data, or use another browser.',
  newer: 'Nothing was saved: this browser holds data of a newer version of Marquee. Try again later.',
  full: 'Nothing was saved: this device’s storage is full. Free some space and try again.',
};

/** Returns what happened to a change or another action of the user; `failureSummaryText` is for content that could not be loaded. */
export const requestFailureSummaryText = (failure: Failure): string => {
  if (isTimeout(failure)) return 'The server took too long to answer.';
  if (failure._tag === 'unavailable') return 'We couldn’t reach the server.';
  if (failure._tag === 'not-found') return 'This doesn’t exist any more.';
  return failure._tag === 'forbidden' ? 'You don’t have permission to do this.' : failureSummaryText(failure);
};

const requestAdvice = (failure: Failure): string => {
  if (failure._tag === 'offline') return 'Try again when you’re back online.';
  return failure._tag === 'unavailable' || failure._tag === 'unexpected' ? 'Try again.' : failureAdviceText(failure);
};

/** Returns the error text of an action that failed: what happened and what to do. A missing token has its own text. */
export const requestFailureText = (failure: Failure): string => {
  if (failure.storage !== undefined) return STORAGE_FAILED[failure.storage];
  return `${failure.lacksToken === true ? `${ERROR_CATALOGUE.noToken.text}.` : requestFailureSummaryText(failure)} ${requestAdvice(failure)}`;
};

/** Notice of a member whose lists could not be opened. */
export const LISTS_NOTICE_MESSAGES = {
  failed: 'Your list buttons didn’t load. Your lists are safe.',
  retry: 'Try again',
} as const;

/** Returns the error catalogue's text for a failure of the image storage; null for any other failure. */
export const imageStorageFailureText = (failure: Failure): string | null => {
  if (failure._tag === 'unauthenticated') return ERROR_CATALOGUE.storage401.text;
  if (failure._tag === 'unavailable' && failure.status === 402) return ERROR_CATALOGUE.storage402.text;
  if (failure._tag === 'forbidden') return ERROR_CATALOGUE.storage403.text;
  return failure._tag === 'not-found' && failure.what === 'image' ? ERROR_CATALOGUE.storage404.text : null;
};
