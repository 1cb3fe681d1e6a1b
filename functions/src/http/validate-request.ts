import type { Endpoint } from './endpoint';
import type { HttpRequest } from './http-messages';
import type { HttpError } from './http-errors';

/** No call of ours is larger: a message of 4,000 characters, each written as an escape, is 24 kB. */
export const MAX_BODY_BYTES = 32_768;

/** A page's own calls name their origin or none at all; behind hosting, the page's host is the forwarded one. */
const isOurs = (incoming: HttpRequest, origins: ReadonlyArray<string>): boolean => {
  const origin = incoming.header('origin');
  if (origin === null || origins.includes(origin)) return true;
  const host = incoming.header('x-forwarded-host')?.split(',')[0]?.trim();
  return host !== undefined && host !== '' && (origin === `https://${host}` || origin === `http://${host}`);
};

const isJson = (type: string | null): boolean => type !== null && /^application\/json\s*(;|$)/i.test(type);

/**
 * Why a request is not even looked at, or null. Nothing of its content is judged here.
 * @param origins from which pages may call besides the one that serves them.
 */
export const rejectInvalidRequest = (endpoint: Endpoint, incoming: HttpRequest, origins: ReadonlyArray<string>): HttpError | null => {
  const { method } = endpoint;
  if (incoming.method !== method) return { status: 405, message: `This call is made with ${method}.`, headers: { Allow: method } };
  if (!isOurs(incoming, origins)) return { status: 403, message: 'Calls from this origin are not allowed.' };
  if (incoming.size > 0 && !isJson(incoming.header('content-type'))) return { status: 415, message: 'The body has to be application/json.' };
  if (incoming.size > MAX_BODY_BYTES) return { status: 413, message: `The body is larger than ${MAX_BODY_BYTES} bytes.` };
  return null;
};

/** The token of the header `Authorization: Bearer …`, or null. */
export const readIdToken = (incoming: HttpRequest): string | null => /^Bearer ([\w.-]+)$/.exec(incoming.header('authorization') ?? '')?.[1] ?? null;
