import * as E from 'fp-ts/Either';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { Endpoint } from './endpoint';
import type { HttpRequest } from './http-messages';
import type { HttpError } from './http-errors';
import { parseJsonBody } from './parse-json-body';

/** Maximum body size: a message of 4,000 characters, each as an escape sequence, has 24 kB. */
export const MAX_BODY_BYTES = 32_768;

/** Checks the origin. Same-origin calls send their own origin or none; behind hosting, the page's host is in `X-Forwarded-Host`. */
const isAllowedOrigin = (request: HttpRequest, origins: ReadonlyArray<string>): boolean => {
  const origin = request.header('origin');
  if (origin === null || origins.includes(origin)) return true;
  const host = request.header('x-forwarded-host')?.split(',')[0]?.trim();
  return host !== undefined && host !== '' && (origin === `https://${host}` || origin === `http://${host}`);
};

const isJson = (type: string | null): boolean => type !== null && /^application\/json\s*(;|$)/i.test(type);

/**
 * Returns the error response for an invalid request, or null. Does not check the content.
 * @param origins allowed origins, besides the page's own host.
 */
export const rejectInvalidRequest = (endpoint: Endpoint, request: HttpRequest, origins: ReadonlyArray<string>): HttpError | null => {
  const { method } = endpoint;
  if (request.method !== method) return { status: 405, message: `This call is made with ${method}.`, headers: { Allow: method } };
  if (!isAllowedOrigin(request, origins)) return { status: 403, message: 'Calls from this origin are not allowed.' };
  if (request.size > 0 && !isJson(request.header('content-type'))) return { status: 415, message: 'The body has to be application/json.' };
  if (request.size > MAX_BODY_BYTES) return { status: 413, message: `The body is larger than ${MAX_BODY_BYTES} bytes.` };
  return null;
};

/** Parses a query string. Fails with `invalid-data` for a repeated key. */
const parseQuery = (query: string): E.Either<Failure, unknown> => {
  const parameters = new URLSearchParams(query);
  const keys = [...parameters.keys()];
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  return repeated === undefined ? E.right(Object.fromEntries(parameters)) : E.left(invalidData('request', repeated, 'one value'));
};

/** Returns the payload of a request, to be decoded by the endpoint; undefined without a body. */
export const readPayload = ({ body: place }: Pick<Endpoint, 'body'>, { size, body, query }: HttpRequest): E.Either<Failure, unknown> => {
  if (place === 'query') return size > 0 ? E.left(invalidData('request', '(whole)', 'no body')) : parseQuery(query);
  if (size > 0) return parseJsonBody(body);
  return place === 'needed' ? E.left(invalidData('request', '(whole)', 'a JSON object with the field data')) : E.right(undefined);
};

/** Returns the token of the header `Authorization: Bearer …`, or null. */
export const readIdToken = (request: HttpRequest): string | null =>
  /^Bearer ([\w.-]+)$/.exec(request.header('authorization') ?? '')?.[1] ?? null;

/** Returns whether a path cannot be decoded, such as `/api/%ff`. */
export const isMalformedPath = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
};
