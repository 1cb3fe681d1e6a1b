import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aborted, conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, invalidData, missingToken,
  type Failure,
} from '#domain/shared/failure';
import { json, localServer, type LocalServer } from './local-server.fixture';
import { sendFunctionRequest, type FunctionRequest, type FunctionRequestOptions } from './http-client';

const Greeting = t.type({ message: t.string });

let server: LocalServer;
beforeEach(async () => { server = await localServer(); });
afterEach(async () => { vi.unstubAllGlobals(); await server.close(); });

const send = (target: Partial<FunctionRequest> = {}, options: Partial<FunctionRequestOptions<{ readonly message: string }>> = {}) =>
  sendFunctionRequest({ url: `${server.base}/api/greet`, ...target }, { codec: Greeting, token: 'the-token', ...options });

describe('sendFunctionRequest', () => {
  it('sends nothing before it runs; then a GET request for JSON with the token and no body', async () => {
    server.answer(json(200, { message: 'Hello', status: 200 }));
    const answer = send();
    expect(server.calls).toEqual([]);
    expect(await answer()).toEqual(E.right({ message: 'Hello', status: 200 }));
    expect(server.calls).toMatchObject([
      { method: 'GET', path: '/api/greet', body: '', headers: { accept: 'application/json', authorization: 'Bearer the-token' } },
    ]);
    expect(server.calls[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends a body as JSON with the given method', async () => {
    server.answer(json(200, { message: 'Done' }));
    await send({ method: 'DELETE', body: { data: { uid: 'maya' } } })();
    expect(server.calls).toMatchObject([
      { method: 'DELETE', body: '{"data":{"uid":"maya"}}', headers: { 'content-type': 'application/json' } },
    ]);
  });

  it.each([[null], ['']])('returns `unauthenticated` and sends nothing when the token is %j', async (token) => {
    expect(await send({}, { token })()).toEqual(E.left(missingToken));
    expect(server.calls).toEqual([]);
  });

  it('sends a public request without a token', async () => {
    server.answer(json(200, { message: 'Hello' }));
    expect(E.isRight(await sendFunctionRequest({ url: server.base }, { codec: Greeting })())).toBe(true);
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });

  const NAMES: Readonly<Record<number, string>> = {
    400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict',
    429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable',
  };

  it.each<[number, Record<string, string>, unknown, Failure]>([
    [
      400,
      {},
      { message: 'The field data.email is not an e-mail address.', status: 400 },
      invalid('email', 'The field data.email is not an e-mail address.'),
    ],
    [400, {}, { message: 'No.', field: 'name' }, invalid('name', 'No.')],
    [400, {}, '', invalid('request', 'Bad Request')],
    [401, {}, { message: 'Please sign in.' }, unauthenticated],
    [403, {}, { message: 'Not allowed: sign in again.' }, forbidden('Not allowed: sign in again.')],
    [404, {}, {}, notFound('thing')],
    [405, { allow: 'POST' }, {}, unavailable(405, 'Method Not Allowed')],
    [409, {}, { message: 'This cannot be done now.' }, conflict('This cannot be done now.')],
    [409, {}, { message: 'This cannot be done now: the last admin.' }, conflict('the last admin')],
    [429, { 'retry-after': '7' }, {}, rateLimited(7000)],
    [429, { 'retry-after': 'Fri, 01 Jan 2021 00:00:00 GMT' }, {}, rateLimited(0)],
    [429, { 'retry-after': 'soon' }, {}, rateLimited(null)],
    [429, {}, {}, rateLimited(null)],
    [500, {}, { message: 'at index.js:3' }, unavailable(500, 'Internal Server Error')],
    [503, {}, '<html>', unavailable(503, 'Service Unavailable')],
  ])('maps status %i with headers %j and body %j to a failure with the status text', async (status, headers, body, failure) => {
    server.answer(json(status, body, headers));
    expect(await send()()).toEqual(E.left({ ...failure, statusText: NAMES[status] }));
  });

  it('uses the status code when the response has no status text', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 409 })));
    expect(await send()()).toMatchObject(E.left({ _tag: 'conflict', what: 'status 409', statusText: 'status 409' }));
  });

  it('returns `invalid-data` with the path of the mismatch, or for a response that is no JSON', async () => {
    server.answer(json(200, { message: 7 }));
    expect(await send()()).toEqual(E.left(invalidData(`GET ${server.base}/api/greet`, 'message', 'string')));
    server.answer((response) => { response.end('<html>'); });
    expect(await send()()).toMatchObject(E.left({ _tag: 'invalid-data', path: '(whole)', expected: 'JSON' }));
  });

  it('returns a time-out after the time limit, also while the body is loading', async () => {
    server.answer(() => undefined);
    expect(await send({}, { timeoutMs: 40 })()).toEqual(E.left(unavailable(null, 'time-out')));
    server.answer((response) => { response.writeHead(200).write('{"message":'); });
    expect(await send({}, { timeoutMs: 40 })()).toEqual(E.left(unavailable(null, 'time-out')));
  });

  it('returns `aborted` when the signal aborts, and sends nothing when it is already aborted', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    expect(await send({}, { signal: controller.signal })()).toEqual(E.left(aborted));
    expect(await send({}, { signal: controller.signal })()).toEqual(E.left(aborted));
    expect(server.calls).toHaveLength(1);
  });

  it('returns `offline` when the browser reports no network, else `unavailable`', async () => {
    await server.close();
    expect(await send()()).toEqual(E.left(unavailable(null, 'network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()()).toEqual(E.left(offline));
  });
});
