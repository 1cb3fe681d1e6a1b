import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { invalid, notFound, rateLimited, unavailable, type Failure } from '#domain/shared/failure';

/** TMDB returns errors in two shapes: a TMDB status code with a message, or a list of messages. */
const TmdbError = t.union([t.type({ status_message: t.string }), t.type({ errors: t.array(t.string) })]);

/** Returns the error message of TMDB, or an empty string if the body has neither shape (for example the HTML page of a proxy). */
export const tmdbErrorMessage = (body: unknown): string => {
  const decoded = TmdbError.decode(body);
  if (E.isLeft(decoded)) return '';
  return 'errors' in decoded.right ? decoded.right.errors.join('; ') : decoded.right.status_message;
};

/** Returns the parameter that a message starts with ("query must be provided", "Invalid page: …"), or "request". */
const fieldOf = (message: string): string =>
  /^(?:invalid )?([a-z][a-z_ ]*?)(?::| must | should | is | needs )/i.exec(message)?.[1]?.toLowerCase() ?? 'request';

/**
 * Maps an HTTP status of TMDB to a failure. An invalid key (401, 403) is an error of the deployment, so users must not be asked to sign
 * in: the failure is `unavailable`.
 * @param what name of the requested resource for `not-found`.
 */
export const toTmdbFailure = (status: number, body: unknown, retryAfter: number | null, what: string): Failure => {
  const message = tmdbErrorMessage(body);
  if (status === 404) return notFound(what);
  if (status === 429) return rateLimited(retryAfter);
  if (status === 400 || status === 422) return invalid(fieldOf(message), message === '' ? `status ${status}` : message);
  return unavailable(status, message === '' ? `status ${status}` : message);
};
