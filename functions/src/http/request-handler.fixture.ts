import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, NOON, testCaller, tokenFor } from '#adapters/memory/server/test-server.fixture';
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
  }: {
    body?: unknown;
    text?: string;
    headers?: Record<string, string>;
    token?: string;
    requestId?: string;
    query?: string;
    address?: string;
    lastHop?: string;
  } = {},
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

export type TestHandler = TestHttpServer & {
  readonly entries: ReadonlyArray<RequestLogEntry>;
  readonly answer: (request: HttpRequest) => Promise<HttpResponse>;
};

/** Creates a request handler on memory adapters that records its log entries. */
export const createTestHandler = (server: TestHttpServer = createTestHttpServer()): TestHandler => {
  const entries: RequestLogEntry[] = [];
  const answer = createRequestHandler({
    endpoints, deps: server.deps,
    origins: ['https://marquee.example'],
    log: (entry) => entries.push(entry),
  });
  return { ...server, entries, answer };
};

/**
 * Returns a `fetch` that sends the requests of a browser's adapter to the server in this process. Each comes from a network of its own.
 */
export const sendToHandler = (handler: Pick<TestHandler, 'answer'>): typeof fetch => {
  let calls = 0;
  return async (url, init) => {
    const { pathname, search } = new URL(url as string);
    const text = typeof init?.body === 'string' ? init.body : '';
    const authorization = new Headers(init?.headers).get('authorization');
    const { status, body, headers } = await handler.answer(
      testRequest(pathname.slice('/api/'.length), init?.method ?? 'GET', {
        text, query: search.slice(1), address: `192.0.2.${(calls += 1)}`, headers: authorization === null ? {} : { authorization },
      }),
    );
    return new Response(JSON.stringify(body), { status, headers });
  };
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

/** Returns tokens of people who may not act as an admin: a member, a disabled admin, a demoted one, and a member whose claim says admin. */
export const tokensOfNonAdmins = async (server: TestHandler & { readonly maya: string }): Promise<ReadonlyArray<string>> => {
  const disabled = await addTestUser(server, 'nell', 'admin');
  const demoted = await addTestUser(server, 'finn', 'admin');
  const tokens = [
    server.maya,
    tokenFor(server, disabled),
    tokenFor(server, demoted),
    tokenFor(server, testCaller('maya', 'admin', NOON + 1)),
  ];
  server.change(withAccess('nell', { role: 'admin', disabled: true }));
  server.change(withAccess('finn', { role: 'user' }));
  return tokens;
};
