import { addTestUser, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { endpoints } from './endpoints';
import type { HttpRequest, HttpResponse } from './http-messages';
import { createRequestHandler, type RequestLogEntry } from './request-handler';
import { createTestHttpServer, type TestHttpServer } from './test-http-server.fixture';

const json = { 'content-type': 'application/json' };

/** Creates a request to `/api/{path}`. @param text the body as sent, if it is not the JSON of `body`. */
export const testRequest = (
  path: string,
  method: string,
  {
    body,
    headers = {},
    token,
    requestId = 'request-1',
    query = '',
    address = '192.0.2.1',
    lastHop = address,
    text = body === undefined ? '' : JSON.stringify(body),
  }: { body?: unknown; text?: string; headers?: Record<string, string>; token?: string; requestId?: string; query?: string; address?: string; lastHop?: string } = {},
): HttpRequest => {
  const allHeaders: Record<string, string> = {
    ...(text === '' ? {} : json),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return {
    method,
    path: `/api/${path}`,
    query,
    header: (name) => allHeaders[name] ?? null,
    body: text,
    size: text.length,
    networkPath: { address, lastHop },
    requestId,
  };
};

export type TestHandler = TestHttpServer & { readonly entries: ReadonlyArray<RequestLogEntry>; readonly answer: (request: HttpRequest) => Promise<HttpResponse> };

/** Creates a request handler on memory adapters that records its log entries. */
export const createTestHandler = (server: TestHttpServer = createTestHttpServer()): TestHandler => {
  const entries: RequestLogEntry[] = [];
  const answer = createRequestHandler({ endpoints, deps: server.deps, origins: ['https://marquee.example'], log: (entry) => entries.push(entry) });
  return { ...server, entries, answer };
};

/** Body of a valid `sendFeedback` call. */
export const feedbackPayload = { data: { message: 'Hi' } };
/** Test handler with an admin and a user, by their tokens. */
export const createHandlerWithUsers = async (): Promise<TestHandler & { readonly ada: string; readonly maya: string }> => {
  const server = createTestHandler();
  const ada = await addTestUser(server, 'ada', 'admin');
  const maya = await addTestUser(server, 'maya');
  return { ...server, ada: tokenFor(server, ada), maya: tokenFor(server, maya) };
};
