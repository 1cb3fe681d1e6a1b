import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import type { HttpRequest, HttpResponse } from './http-messages';

type Response = { status(code: number): Response; set(headers: Record<string, string>): Response; send(body: string): unknown };

/** Returns a header; the first value of a repeated one. */
const headerOf =
  (request: Pick<Request, 'headers'>) =>
  (name: string): string | null => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };

/** Converts an Express request, whose body the platform has parsed. */
export const toHttpRequest = (request: Request): HttpRequest => ({
  method: request.method,
  path: request.path.replace(/\/+$/, ''),
  header: headerOf(request),
  body: request.body as unknown,
  // Typed as always present, but missing without a body.
  size: (request.rawBody as Buffer | undefined)?.byteLength ?? 0,
  address: request.ip ?? '',
  requestId: randomUUID(),
});

export const sendHttpResponse = (response: Response, { status, headers, body }: HttpResponse): void => {
  response
    .status(status)
    .set({ 'Content-Type': 'application/json; charset=utf-8', ...headers })
    .send(JSON.stringify(body));
};
