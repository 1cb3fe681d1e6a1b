import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { invalid, notFound, rateLimited, unavailable, type Failure } from '#domain/shared/failure';

/** TMDB tells errors in two shapes: one of its own status codes with a sentence, or a bare list of sentences. */
const Told = t.union([t.type({ status_message: t.string }), t.type({ errors: t.array(t.string) })]);

/** What TMDB says went wrong, in its own words; empty when the body is in neither of its shapes (a proxy's page, say). */
export const tmdbErrorMessage = (body: unknown): string => {
  const told = Told.decode(body);
  if (E.isLeft(told)) return '';
  return 'errors' in told.right ? told.right.errors.join('; ') : told.right.status_message;
};

/** The parameter that a refusal names, because its sentences start with it ("query must be provided", "Invalid page: …"). */
const fieldOf = (message: string): string =>
  /^(?:invalid )?([a-z][a-z_ ]*?)(?::| must | should | is | needs )/i.exec(message)?.[1]?.toLowerCase() ?? 'request';

/**
 * What an HTTP status of TMDB means to us. A refused key (401, 403) is the deployment's fault and not the reader's, who must not
 * be asked to sign in for it: the source is unavailable.
 * @param what what was asked for, in plain words, should it not exist.
 */
export const toTmdbFailure = (status: number, body: unknown, retryAfter: number | null, what: string): Failure => {
  const message = tmdbErrorMessage(body);
  if (status === 404) return notFound(what);
  if (status === 429) return rateLimited(retryAfter);
  if (status === 400 || status === 422) return invalid(fieldOf(message), message === '' ? `status ${status}` : message);
  return unavailable(status, message === '' ? `status ${status}` : message);
};
