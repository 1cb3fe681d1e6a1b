import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { conflict, invalid, forbidden, notFound, rateLimited, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import { parseRetryAfterMs } from '#domain/rate-limit/retry-after';

/** Error response of a server function. `body`: parsed JSON or null. */
export type ErrorResponse = {
  readonly status: number;
  readonly statusText: string;
  readonly retryAfter: string | null;
  readonly body: unknown;
};

const ErrorBody = t.partial({ message: t.string, field: t.string });

const decodeBody = (body: unknown): t.TypeOf<typeof ErrorBody> => {
  const read = ErrorBody.decode(body);
  return E.isRight(read) ? read.right : {};
};

/** Returns the name of the invalid field, from `field` or from the message; without `data.`, which wraps every payload. */
const fieldOf = ({ field, message = '' }: t.TypeOf<typeof ErrorBody>): string =>
  (field ?? /^The field (\S+)/.exec(message)?.[1] ?? 'request').replace(/^data\./, '');

/** Returns what a conflict is about, as the server names it in its message. */
const conflictOf = (message: string): string => /^This cannot be done now: (.+)\.$/.exec(message)?.[1] ?? message;

/** Returns the status text; HTTP/2 and later have none. */
const toStatusText = ({ status, statusText }: ErrorResponse): string => (statusText === '' ? `status ${status}` : statusText);

const toReason = (response: ErrorResponse, now: number): Failure => {
  const { status, retryAfter, body } = response;
  const error = decodeBody(body);
  const message = error.message ?? toStatusText(response);
  switch (status) {
    case 400:
      return invalid(fieldOf(error), message);
    case 401:
      return unauthenticated;
    case 403:
      return forbidden(message);
    case 404:
      return notFound('thing');
    case 409:
      return conflict(conflictOf(message));
    case 429:
      return rateLimited(parseRetryAfterMs(retryAfter, now));
    default:
      return unavailable(status, toStatusText(response));
  }
};

/** Returns the failure for an error response, with the status text. @param now ms since 1970, for a `Retry-After` date. */
export const toRequestFailure = (response: ErrorResponse, now: number): Failure => ({
  ...toReason(response, now),
  statusText: toStatusText(response),
});
