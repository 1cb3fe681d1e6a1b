import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import { sentContentType } from './raw-json-body';
import { toCallerAddresses, type CallerAddresses } from './limits/anonymous-rate-limit';
import type { HttpRequest, HttpResponse } from './http-messages';
import type { ReceivedTmdbCall } from '../tmdb/tmdb-endpoint';

type Response = { status(code: number): Response; set(headers: Record<string, string>): Response; send(body: string): unknown };

/** Returns a header; the first value of a repeated one. */
const headerOf =
  (request: Pick<Request, 'headers'>) =>
  (name: string): string | null => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };

/** Returns the addresses that a request came by. Express's own `ip` is the first of `X-Forwarded-For`, which any caller can invent. */
export const callerAddressesOf = (request: Pick<Request, 'headers' | 'socket'>): CallerAddresses =>
  toCallerAddresses(headerOf(request)('x-forwarded-for'), request.socket.remoteAddress ?? '');

/** Converts an Express request. Uses the raw body, which the platform has decompressed: of repeated keys, its parser keeps one. */
export const toHttpRequest = (request: Request): HttpRequest => {
  // Typed as always present, but missing without a body.
  const rawBody = request.rawBody as Buffer | undefined;
  const header = headerOf(request);
  return {
    method: request.method,
    path: request.path.replace(/\/+$/, ''),
    query: /\?(.*)$/s.exec(request.url)?.[1] ?? '',
    header: (name) => (name === 'content-type' ? sentContentType(request) : null) ?? header(name),
    body: rawBody?.toString('utf8') ?? '',
    size: rawBody?.byteLength ?? 0,
    networkPath: callerAddressesOf(request),
    requestId: randomUUID(),
  };
};

/** Converts an Express request to a possible call for TMDB, with the address exactly as received. */
export const toReceivedTmdbCall = (request: Request): ReceivedTmdbCall => ({
  method: request.method,
  url: request.originalUrl,
  fetchSite: headerOf(request)('sec-fetch-site'),
  networkPath: callerAddressesOf(request),
});

export const sendHttpResponse = (response: Response, { status, headers, body, text }: HttpResponse): void => {
  response
    .status(status)
    .set({ 'Content-Type': 'application/json; charset=utf-8', ...headers })
    .send(text ?? JSON.stringify(body));
};
