import { tokenFor } from '../adapters/memory/memory-auth-admin';
import { createTestServer, addTestUser, type TestServer } from '../adapters/memory/test-deps.fixture';
import { endpoints } from './endpoints';
import type { HttpRequest, HttpResponse } from './http-messages';
import { createRequestHandler, type RequestLogEntry } from './request-handler';

const json = { 'content-type': 'application/json' };

/** A call as the server's own way of calls knows it. */
export const testRequest = (
  path: string,
  method: string,
  {
    body,
    headers = {},
    token,
    requestId = 'request-1',
    address = '192.0.2.1',
  }: { body?: unknown; headers?: Record<string, string>; token?: string; requestId?: string; address?: string } = {},
): HttpRequest => {
  const all: Record<string, string> = {
    ...(body === undefined ? {} : json),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return {
    method,
    path: `/api/${path}`,
    header: (name) => all[name] ?? null,
    body,
    size: body === undefined ? 0 : JSON.stringify(body).length,
    address,
    requestId,
  };
};

export type TestHandler = TestServer & { readonly entries: ReadonlyArray<RequestLogEntry>; readonly answer: (incoming: HttpRequest) => Promise<HttpResponse> };

/** A server with nothing outside it, and what it has logged. */
export const createTestHandler = (place: TestServer = createTestServer()): TestHandler => {
  const entries: RequestLogEntry[] = [];
  const answer = createRequestHandler({ endpoints, deps: place.deps, origins: ['https://marquee.example'], log: (entry) => entries.push(entry) });
  return { ...place, entries, answer };
};

/** A message that is kept. */
export const testHeaders = { data: { message: 'Hi' } };
/** The same with an admin and a member, by their tokens. */
export const withAda = async (): Promise<TestHandler & { readonly ada: string; readonly maya: string }> => {
  const server = createTestHandler();
  const ada = await addTestUser(server, 'ada', 'admin');
  const maya = await addTestUser(server, 'maya');
  return { ...server, ada: tokenFor(ada), maya: tokenFor(maya) };
};
