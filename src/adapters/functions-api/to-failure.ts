import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { conflict, invalid, forbidden, notFound, rateLimited, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import { retryAfterMs } from '#domain/rate-limit/retry-after';

/** An answer that is none, as far as it matters here. `body` is what it says of itself, parsed or null. */
export type ErrorResponse = { readonly status: number; readonly statusText: string; readonly retryAfter: string | null; readonly body: unknown };

const Told = t.partial({ message: t.string, field: t.string });

const told = (body: unknown): t.TypeOf<typeof Told> => {
  const read = Told.decode(body);
  return E.isRight(read) ? read.right : {};
};

/** The field that is wrong: told as such, or by the sentence; `data.` is the envelope of every payload and no field of a form. */
const fieldOf = ({ field, message = '' }: t.TypeOf<typeof Told>): string =>
  (field ?? /^The field (\S+)/.exec(message)?.[1] ?? 'request').replace(/^data\./, '');

/** What a status is called; newer versions of HTTP have left the names out. */
const nameOf = ({ status, statusText }: ErrorResponse): string => (statusText === '' ? `status ${status}` : statusText);

const reasonOf = (refused: ErrorResponse, now: number): Failure => {
  const { status, retryAfter, body } = refused;
  const said = told(body);
  const sentence = said.message ?? nameOf(refused);
  switch (status) {
    case 400:
      return invalid(fieldOf(said), sentence);
    case 401:
      return unauthenticated;
    case 403:
      return forbidden(sentence);
    case 404:
      return notFound('thing');
    case 409:
      return conflict(sentence);
    case 429:
      return rateLimited(retryAfterMs(retryAfter, now));
    default:
      return unavailable(status, nameOf(refused));
  }
};

/** What a status means, carrying what the status was called. @param now ms since 1970, for a Retry-After that is a date. */
export const toRequestFailure = (refused: ErrorResponse, now: number): Failure => ({ ...reasonOf(refused, now), statusText: nameOf(refused) });
