import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aborted, conflict, invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, invalidData, withoutToken, type Failure } from '#domain/shared/failure';
import { json, localServer, type LocalServer } from './local-server.fixture';
import { sendRequest, type RequestTarget, type RequestOptions } from './http-client';

const Greeting = t.type({ message: t.string });

let server: LocalServer;
beforeEach(async () => { server = await localServer(); });
afterEach(async () => { vi.unstubAllGlobals(); await server.close(); });

const ask = (asked: Partial<RequestTarget> = {}, how: Partial<RequestOptions<{ readonly message: string }>> = {}) => sendRequest({ url: `${server.base}/api/greet`, ...asked }, { codec: Greeting, token: 'the-token', ...how });

describe('the request helper', () => {
  it('asks nothing before it is called; then with GET, for JSON, with the token and no body', async () => {
    server.answer(json(200, { message: 'Hello', status: 200 }));
    const answer = ask();
    expect(server.calls).toEqual([]);
    expect(await answer()).toEqual(E.right({ message: 'Hello', status: 200 }));
    expect(server.calls).toMatchObject([{ method: 'GET', path: '/api/greet', body: '', headers: { accept: 'application/json', authorization: 'Bearer the-token' } }]);
    expect(server.calls[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends a body as JSON with the method that it is told', async () => {
    server.answer(json(200, { message: 'Done' }));
    await ask({ method: 'DELETE', body: { data: { uid: 'maya' } } })();
    expect(server.calls).toMatchObject([{ method: 'DELETE', body: '{"data":{"uid":"maya"}}', headers: { 'content-type': 'application/json' } }]);
  });

  it.each([[null], ['']])('refuses without a token and asks nobody (%j)', async (token) => {
    expect(await ask({}, { token })()).toEqual(E.left(withoutToken));
    expect(server.calls).toEqual([]);
  });

  it('asks without a token what anyone may ask', async () => {
    server.answer(json(200, { message: 'Hello' }));
    expect(E.isRight(await sendRequest({ url: server.base }, { codec: Greeting })())).toBe(true);
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });

  const NAMES: Readonly<Record<number, string>> = {
    400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 429: 'Too Many Requests',
    500: 'Internal Server Error', 503: 'Service Unavailable',
  };

  it.each<[number, Record<string, string>, unknown, Failure]>([
    [400, {}, { message: 'The field data.email is not an e-mail address.', status: 400 }, invalid('email', 'The field data.email is not an e-mail address.')],
    [400, {}, { message: 'No.', field: 'name' }, invalid('name', 'No.')],
    [400, {}, '', invalid('request', 'Bad Request')],
    [401, {}, { message: 'Please sign in.' }, unauthenticated],
    [403, {}, { message: 'Not allowed: sign in again.' }, forbidden('Not allowed: sign in again.')],
    [404, {}, {}, notFound('thing')],
    [405, { allow: 'POST' }, {}, unavailable(405, 'Method Not Allowed')],
    [409, {}, { message: 'This cannot be done now.' }, conflict('This cannot be done now.')],
    [429, { 'retry-after': '7' }, {}, rateLimited(7000)],
    [429, { 'retry-after': 'Fri, 01 Jan 2021 00:00:00 GMT' }, {}, rateLimited(0)],
    [429, { 'retry-after': 'soon' }, {}, rateLimited(null)],
    [429, {}, {}, rateLimited(null)],
    [500, {}, { message: 'at index.js:3' }, unavailable(500, 'Internal Server Error')],
    [503, {}, '<html>', unavailable(503, 'Service Unavailable')],
  ])('%i with %j and %j, carrying the status text', async (status, headers, body, failure) => {
    server.answer(json(status, body, headers));
    expect(await ask()()).toEqual(E.left({ ...failure, statusText: NAMES[status] }));
  });

  it('says the number of a status that has no name', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 409 })));
    expect(await ask()()).toMatchObject(E.left({ _tag: 'conflict', what: 'status 409', statusText: 'status 409' }));
  });

  it('names the place of what does not decode, and refuses what is no JSON', async () => {
    server.answer(json(200, { message: 7 }));
    expect(await ask()()).toEqual(E.left(invalidData(`GET ${server.base}/api/greet`, 'message', 'string')));
    server.answer((response) => { response.end('<html>'); });
    expect(await ask()()).toMatchObject(E.left({ _tag: 'invalid-data', path: '(whole)', expected: 'JSON' }));
  });

  it('gives up after the time allowed, while the answer is still coming too', async () => {
    server.answer(() => undefined);
    expect(await ask({}, { timeoutMs: 40 })()).toEqual(E.left(unavailable(null, 'time-out')));
    server.answer((response) => { response.writeHead(200).write('{"message":'); });
    expect(await ask({}, { timeoutMs: 40 })()).toEqual(E.left(unavailable(null, 'time-out')));
  });

  it('ends when the asker loses interest, and does not begin when it was lost before', async () => {
    const interest = new AbortController();
    server.answer(() => interest.abort());
    expect(await ask({}, { signal: interest.signal })()).toEqual(E.left(aborted));
    expect(await ask({}, { signal: interest.signal })()).toEqual(E.left(aborted));
    expect(server.calls).toHaveLength(1);
  });

  it('says that it is offline where the browser knows, else that nobody answers', async () => {
    await server.close();
    expect(await ask()()).toEqual(E.left(unavailable(null, 'network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await ask()()).toEqual(E.left(offline));
  });
});
