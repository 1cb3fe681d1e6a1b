import type { Endpoint } from './endpoint';
import type { HttpRequest } from './http-messages';
import type { HttpError } from './http-errors';

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

/** Returns the token of the header `Authorization: Bearer …`, or null. */
export const readIdToken = (request: HttpRequest): string | null => /^Bearer ([\w.-]+)$/.exec(request.header('authorization') ?? '')?.[1] ?? null;
