import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Type that the platform's parsers keep as bytes. */
const BYTES = 'application/octet-stream';
/** Node's channel for new requests. */
const NEW_REQUESTS = 'http.server.request.start';

/** Content types of the requests whose header was replaced. */
const contentTypes = new WeakMap<object, string>();

const keepBytes = (message: unknown): void => {
  const { request } = message as { readonly request: IncomingMessage };
  const type = request.headers['content-type'];
  // Events of other services are JSON too; the platform parses them for the triggers.
  if (type === undefined || request.url?.startsWith('/api/') !== true) return;
  contentTypes.set(request, type);
  request.headers['content-type'] = BYTES;
};

/**
 * Makes the platform pass the bodies of calls on as bytes. Its JSON parser runs before the function and answers malformed JSON itself,
 * with a page that names its files. The platform offers no setting for that, so Node's channel for new requests replaces the type.
 * @returns a function that ends this; the channel is one for all servers of the process.
 */
export const keepRawBodies = (): (() => void) => {
  subscribe(NEW_REQUESTS, keepBytes);
  return () => void unsubscribe(NEW_REQUESTS, keepBytes);
};

/** Returns the content type that the caller sent; null if none was replaced. */
export const sentContentType = (request: object): string | null => contentTypes.get(request) ?? null;
