import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import { testCaller, NOON } from '#adapters/memory/server/test-server.fixture';
import { endpoints } from './endpoints';
import { createRequestHandler, type RequestLogEntry } from './request-handler';
import { createTestHttpServer } from './test-http-server.fixture';
import { ANONYMOUS_TOTAL } from './limits/anonymous-rate-limit';
import { feedbackPayload, createTestHandler, testRequest, createHandlerWithUsers } from './request-handler.fixture';

describe('rate limits', () => {
  it('apply to users and anonymous callers, with Retry-After', async () => {
    const { answer, clock, maya } = await createHandlerWithUsers();
    for (let call = 0; call < 60; call += 1)
      expect(await answer(testRequest('initializeUserInDatabase', 'POST',
        { token: maya, body: { data: {} } }))).toMatchObject({ status: 200 });
    expect(await answer(testRequest('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    for (let call = 0; call < 20; call += 1) await answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload }));
    expect(await answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload }))).toMatchObject({ status: 429,
      headers: { 'Retry-After': '2000' } });
    expect(await answer(testRequest('sendFeedback', 'POST',
      { body: feedbackPayload, address: '192.0.2.2' }))).toMatchObject({ status: 200 });
    expect(await answer(testRequest('health', 'GET'))).toMatchObject({ status: 200 });
    clock.time += 2_000_000;
    expect(await answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload }))).toMatchObject({ status: 200 });
  });

  it('apply to requests that do not decode', async () => {
    const { answer, maya } = await createHandlerWithUsers();
    for (let call = 0; call < 60; call += 1)
      expect(await answer(testRequest('endOtherSessions', 'POST',
        { token: maya, body: { unknownField: 1 } }))).toMatchObject({ status: 400 });
    expect(await answer(testRequest('endOtherSessions', 'POST',
      { token: maya, body: { unknownField: 1 } }))).toMatchObject({ status: 429 });
  });

  it('apply to reads per instance', async () => {
    const server = await createHandlerWithUsers();
    const send = () => server.answer(testRequest('health', 'GET'));
    for (let call = 0; call < 120; call += 1) expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    expect(await server.answer(testRequest('health', 'GET', { address: '192.0.2.2' }))).toMatchObject({ status: 200 });
    const secondInstance = createRequestHandler({ endpoints, deps: { ...server.deps, readLimiter: createTestHttpServer().deps.readLimiter },
      origins: [], log: () => undefined });
    expect(await secondInstance(testRequest('health', 'GET'))).toMatchObject({ status: 200 });
  });

  it('apply to calls with invalid tokens, and not to members of the same network', async () => {
    const { answer, maya } = await createHandlerWithUsers();
    const send = (token: string, address?: string) =>
      answer(testRequest('endOtherSessions', 'POST', { token, ...(address === undefined ? {} : { address }) }));
    for (let call = 0; call < 120; call += 1) expect(await send(`invalid-${call}`)).toMatchObject({ status: 401 });
    expect(await send('invalid')).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    expect(await send(maya)).toMatchObject({ status: 200 });
    expect(await send('invalid', '192.0.2.2')).toMatchObject({ status: 401 });
  });

  it('apply to anonymous writes across instances, without storing addresses', async () => {
    const server = createTestHttpServer();
    const keys: string[] = [];
    const limits: RateLimiter = { ...server.deps.rateLimiter, take: (key, ...rest) =>
      (keys.push(key), server.deps.rateLimiter.take(key, ...rest)) };
    const instance = () => createRequestHandler({ endpoints,
      deps: { ...server.deps, rateLimiter: limits, readLimiter: createTestHttpServer().deps.readLimiter }, origins: [], log: () =>
      undefined });
    for (let call = 0; call < 20; call += 1) await instance()(testRequest('sendFeedback', 'POST', { body: feedbackPayload }));
    expect(await instance()(testRequest('sendFeedback', 'POST', { body: feedbackPayload }))).toMatchObject({ status: 429 });
    expect([...new Set(keys)]).toEqual([
      ...['anon-', 'anon-block-', 'anon-hop-'].map((prefix) => expect.stringMatching(RegExp(`^${prefix}[0-9a-f]{32}$`)) as unknown),
      'anon-all',
    ]);
  });

  it('apply to all anonymous callers together, whatever address they claim', async () => {
    const server = createTestHandler();
    let sent = 0;
    const send = () => server.answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload, address: `198.51.${(sent += 1)}.1` }));
    for (let call = 2; call < 2000; call += 1)
      await server.deps.rateLimiter.take(ANONYMOUS_TOTAL, { capacity: 2000, refillMs: 6000 }, NOON)();
    expect([await send(), await send()]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await send()).toMatchObject({ status: 429, headers: { 'Retry-After': '6' } });
    server.clock.time = NOON + 6000;
    expect([await send(), await send()]).toMatchObject([{ status: 200 }, { status: 429 }]);
  });

  it.each([
    ['a direct caller who invents addresses', (call: number) =>
      ({ address: `10.${call >> 8}.${call & 255}.1`, lastHop: '192.0.2.66' }), 200],
    ['a caller behind Hosting', () => ({ address: '192.0.2.66', lastHop: '203.0.113.7' }), 20],
  ])('let %s send no more than its own share', async (_, from, share) => {
    const { answer } = createTestHandler();
    const send = (path: { readonly address: string; readonly lastHop: string }) =>
      answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload, ...path }));
    const statuses: number[] = [];
    for (let call = 0; call < 300; call += 1) statuses.push((await send(from(call))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(share);
  });

  it('apply to reads of a direct caller who invents addresses', async () => {
    const { answer } = createTestHandler();
    const send = (call: number) => answer(testRequest('health', 'GET',
      { address: `198.51.${call >> 8}.${call & 255}`, lastHop: '192.0.2.66' }));
    for (let call = 0; call < 1200; call += 1) expect((await send(call)).status).toBe(200);
    expect(await send(1200)).toMatchObject({ status: 429 });
    expect(await answer(testRequest('health', 'GET'))).toMatchObject({ status: 200 });
  });

  it('keep a bucket for other anonymous callers when one network sends too much', async () => {
    const { answer } = createTestHandler();
    const send = (address: string) => answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload, address }));
    for (let call = 0; call < 300; call += 1) await send(`2001:db8:1:2::${call.toString(16)}`);
    expect([await send('2001:db8:1:2::1'), await send('2001:db8:1:3::1')]).toMatchObject([{ status: 429 }, { status: 200 }]);
  });
});

describe('audit and log', () => {
  it("every admin's call has an audit entry with its outcome, without secrets", async () => {
    const { answer, auditEntries, ada } = await createHandlerWithUsers();
    await answer(testRequest('setUserRole', 'PATCH',
      { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } }, requestId: 'r1' }));
    await answer(testRequest('setUserRole', 'PATCH',
      { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'ghost' } }, requestId: 'r2' }));
    await answer(
      testRequest('createUser', 'POST', {
        token: ada,
        body: { data: { email: 'n@n.example', password: 'nine letters', displayName: 'N', invited: true } },
        requestId: 'r3',
      }),
    );
    expect(auditEntries.get('r1')).toEqual({
      requestId: 'r1',
      at: NOON,
      by: 'ada',
      action: 'setUserRole',
      input: { userRole: 'admin', userIDToGiveRole: 'maya' },
      target: { kind: 'user', id: 'maya', name: 'maya' },
      outcome: { status: 'succeeded', before: { role: 'user' }, after: { role: 'admin' } },
    });
    expect(auditEntries.get('r2')).toMatchObject({ outcome: { status: 'failed', reason: 'not-found' } });
    expect(auditEntries.get('r3')).toMatchObject({ input: { email: 'n@n.example', displayName: 'N', invited: true },
      outcome: { status: 'succeeded', before: null } });
    expect(JSON.stringify([...auditEntries])).not.toContain('nine letters');
  });

  it('a refused address stands in the audit entry as what it is', async () => {
    const { answer, auditEntries, ada } = await createHandlerWithUsers();
    const body = { data: { email: 'maya@marquee.example', password: 'nine letters', displayName: 'M' } };
    expect(await answer(testRequest('createUser', 'POST', { token: ada, body, requestId: 'r1' }))).toMatchObject({ status: 409 });
    expect(auditEntries.get('r1')?.outcome).toEqual({ status: 'failed', reason: 'conflict', what: 'the e-mail address has an account' });
  });

  it('invalid and rate-limited admin calls have an audit entry', async () => {
    const { answer, auditEntries, ada } = await createHandlerWithUsers();
    const send = (requestId: string, body: unknown) => answer(testRequest('setUserRole', 'PATCH', { token: ada, body, requestId }));
    expect(await send('r1', { data: { userRole: 'king', userIDToGiveRole: 'maya',
      password: 'nine letters' } })).toMatchObject({ status: 400 });
    for (let call = 1; call < 60; call += 1) await send('again', {});
    expect(await send('r2', { data: { userRole: 'admin', userIDToGiveRole: 'maya' } })).toMatchObject({ status: 429 });
    const expectedCall = { at: NOON, by: 'ada', action: 'setUserRole', target: null, input: {} };
    expect(auditEntries.get('r1')).toEqual({ ...expectedCall, requestId: 'r1', outcome: { status: 'failed', reason: 'invalid-data' } });
    expect(auditEntries.get('r2')).toEqual({ ...expectedCall, requestId: 'r2', outcome: { status: 'failed', reason: 'rate-limited' } });
  });

  it("an admin's call does not run when the audit entry cannot be written", async () => {
    const server = await createHandlerWithUsers();
    const deps = { ...server.deps, audit: { ...server.deps.audit, begin: () => TE.left(unavailable(null, 'down')) } };
    const before = server.documents();
    const answer = createRequestHandler({ endpoints, deps, origins: [], log: () => undefined });
    expect(
      await answer(testRequest('setUserRole', 'PATCH',
        { token: server.ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } } })),
    ).toMatchObject({ status: 503 });
    expect(server.documents()).toEqual(before);
  });

  it("an admin's call whose outcome cannot be written stays done; its entry is incomplete, and the log says so", async () => {
    const server = await createHandlerWithUsers();
    const deps = { ...server.deps, audit: { ...server.deps.audit, finish: () => TE.left(unavailable(null, 'down')) } };
    const entries: RequestLogEntry[] = [];
    const answer = createRequestHandler({ endpoints, deps, origins: [], log: (entry) => entries.push(entry) });
    const body = { data: { userRole: 'admin', userIDToGiveRole: 'maya' } };
    expect(await answer(testRequest('setUserRole', 'PATCH', { token: server.ada, body, requestId: 'r1' }))).toMatchObject({ status: 200 });
    expect(server.documents().get('access/maya')).toMatchObject({ role: 'admin' });
    expect(server.auditEntries.get('r1')).toMatchObject({ target: { kind: 'user', id: 'maya', name: null }, input: { userRole: 'admin' },
      outcome: null });
    expect(entries).toMatchObject([{ call: 'setUserRole', failure: 'unavailable', detail: 'audit entry not finished' },
      { call: 'setUserRole', status: 200 }]);
  });

  it('every call has a log entry without personal data', async () => {
    const { answer, entries, ada } = await createHandlerWithUsers();
    const { headers } = await answer(testRequest('deleteUser', 'DELETE', { token: ada, body: { data: { uid: 'maya' } }, requestId: 'r9' }));
    expect(headers).toMatchObject({ 'X-Request-Id': 'r9', 'Cache-Control': 'no-store' });
    expect(entries).toEqual([{ requestId: 'r9', call: 'deleteUser', status: 200, ms: 0 }]);
  });

  it('an internal error reveals no details in response and log', async () => {
    const server = createTestHttpServer();
    const deps = { ...server.deps, feedback: { send: () => () => Promise.reject(new Error('secret at users/maya')) } };
    const entries: RequestLogEntry[] = [];
    const answer = createRequestHandler({ endpoints, deps, origins: [], log: (entry) => entries.push(entry) });
    const { status, body } = await answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload }));
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(entries).toMatchObject([{ status: 500, failure: 'unexpected' }]);
    expect(E.isLeft(await deps.users.deleteAccess(testCaller('x').uid)())).toBe(false);
  });
});
