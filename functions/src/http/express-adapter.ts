import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import type { HttpRequest, HttpResponse } from './http-messages';

type Response = { status(code: number): Response; set(headers: Record<string, string>): Response; send(body: string): unknown };

/** A header that came twice says what it said first. */
const headerOf =
  (request: Pick<Request, 'headers'>) =>
  (name: string): string | null => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };

/** The request as the server's own way of calls knows it. The platform has parsed its body already. */
export const toHttpRequest = (request: Request): HttpRequest => ({
  method: request.method,
  path: request.path.replace(/\/+$/, ''),
  header: headerOf(request),
  body: request.body as unknown,
  // The type says that it is always there; without a body it is not.
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
