import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import { createTestServer, testCaller, NOON } from '../adapters/memory/test-deps.fixture';
import { endpoints } from './endpoints';
import { createRequestHandler, type RequestLogEntry } from './request-handler';
import { testHeaders, createTestHandler, testRequest, withAda } from './request-handler.fixture';

describe('limits', () => {
  it('hold for members and strangers, and say how long to wait', async () => {
    const { answer, clock, maya } = await withAda();
    for (let call = 0; call < 60; call += 1)
      expect(await answer(testRequest('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({ status: 200 });
    expect(await answer(testRequest('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    for (let call = 0; call < 20; call += 1) await answer(testRequest('sendFeedback', 'POST', { body: testHeaders }));
    expect(await answer(testRequest('sendFeedback', 'POST', { body: testHeaders }))).toMatchObject({ status: 429, headers: { 'Retry-After': '20' } });
    expect(await answer(testRequest('sendFeedback', 'POST', { body: testHeaders, address: '192.0.2.2' }))).toMatchObject({ status: 200 });
    expect(await answer(testRequest('health', 'GET'))).toMatchObject({ status: 200 });
    clock.time += 20_000;
    expect(await answer(testRequest('sendFeedback', 'POST', { body: testHeaders }))).toMatchObject({ status: 200 });
  });

  it('hold for what is not understood, too', async () => {
    const { answer, maya } = await withAda();
    for (let call = 0; call < 60; call += 1)
      expect(await answer(testRequest('endOtherSessions', 'POST', { token: maya, body: { stranger: 1 } }))).toMatchObject({ status: 400 });
    expect(await answer(testRequest('endOtherSessions', 'POST', { token: maya, body: { stranger: 1 } }))).toMatchObject({ status: 429 });
  });

  it('hold for reading, in each instance for itself', async () => {
    const place = await withAda();
    const ask = () => place.answer(testRequest('health', 'GET'));
    for (let call = 0; call < 120; call += 1) expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    expect(await place.answer(testRequest('health', 'GET', { address: '192.0.2.2' }))).toMatchObject({ status: 200 });
    const another = createRequestHandler({ endpoints, deps: { ...place.deps, readLimiter: createTestServer().deps.readLimiter }, origins: [], log: () => undefined });
    expect(await another(testRequest('health', 'GET'))).toMatchObject({ status: 200 });
  });

  it('are shared by all instances for what strangers write, and keep no address', async () => {
    const place = createTestServer();
    const keys: string[] = [];
    const limits: RateLimiter = { ...place.deps.rateLimiter, take: (key, rule, now) => (keys.push(key), place.deps.rateLimiter.take(key, rule, now)) };
    const instance = () => createRequestHandler({ endpoints, deps: { ...place.deps, rateLimiter: limits, readLimiter: createTestServer().deps.readLimiter }, origins: [], log: () => undefined });
    for (let call = 0; call < 20; call += 1) await instance()(testRequest('sendFeedback', 'POST', { body: testHeaders }));
    expect(await instance()(testRequest('sendFeedback', 'POST', { body: testHeaders }))).toMatchObject({ status: 429 });
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/^stranger-[0-9a-f]{5}$/), 'strangers']);
  });

  it('hold for all strangers together, who can say that they are anywhere', async () => {
    const server = createTestHandler();
    let sent = 0;
    const send = () => server.answer(testRequest('sendFeedback', 'POST', { body: testHeaders, address: `198.51.${(sent += 1) >> 8}.${sent & 255}` }));
    for (let call = 0; call < 200; call += 1) expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 429, headers: { 'Retry-After': '10' } });
    server.clock.time = NOON + 10_000;
    expect([await send(), await send()]).toMatchObject([{ status: 200 }, { status: 429 }]);
  });

  it('are not used up for all strangers by one of them', async () => {
    const { answer } = createTestHandler();
    const send = (address: string) => answer(testRequest('sendFeedback', 'POST', { body: testHeaders, address }));
    for (let call = 0; call < 300; call += 1) await send(`2001:db8:1:2::${call.toString(16)}`);
    expect([await send('2001:db8:1:2::1'), await send('2001:db8:1:3::1')]).toMatchObject([{ status: 429 }, { status: 200 }]);
  });
});

describe('what is left behind', () => {
  it("is an audit entry of every admin's call, begun before and ended after it, without secrets", async () => {
    const { answer, store, ada } = await withAda();
    await answer(testRequest('setUserRole', 'PATCH', { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } }, requestId: 'r1' }));
    await answer(testRequest('setUserRole', 'PATCH', { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'ghost' } }, requestId: 'r2' }));
    await answer(
      testRequest('createUser', 'POST', {
        token: ada,
        body: { data: { email: 'n@n.example', password: 'nine letters', displayName: 'N' } },
        requestId: 'r3',
      }),
    );
    expect(store.docs.get('audit/r1')).toEqual({
      requestId: 'r1',
      at: NOON,
      by: 'ada',
      what: 'setUserRole',
      asked: { userRole: 'admin', userIDToGiveRole: 'maya' },
      outcome: { is: 'done', whom: 'maya', before: { role: 'user' }, after: { role: 'admin' } },
    });
    expect(store.docs.get('audit/r2')).toMatchObject({ outcome: { is: 'refused', why: 'not-found' } });
    expect(store.docs.get('audit/r3')).toMatchObject({ asked: { email: 'n@n.example', displayName: 'N' }, outcome: { is: 'done', before: null } });
    expect(JSON.stringify([...store.docs].filter(([path]) => path.startsWith('audit/')))).not.toContain('nine letters');
  });

  it('is an audit entry of what was refused before it was understood, and of what came too often', async () => {
    const { answer, store, ada } = await withAda();
    const ask = (requestId: string, body: unknown) => answer(testRequest('setUserRole', 'PATCH', { token: ada, body, requestId }));
    expect(await ask('r1', { data: { userRole: 'king', userIDToGiveRole: 'maya', password: 'nine letters' } })).toMatchObject({ status: 400 });
    for (let call = 1; call < 60; call += 1) await ask('again', {});
    expect(await ask('r2', { data: { userRole: 'admin', userIDToGiveRole: 'maya' } })).toMatchObject({ status: 429 });
    const undertaking = { at: NOON, by: 'ada', what: 'setUserRole', asked: {} };
    expect(store.docs.get('audit/r1')).toEqual({ ...undertaking, requestId: 'r1', outcome: { is: 'refused', why: 'invalid-data' } });
    expect(store.docs.get('audit/r2')).toEqual({ ...undertaking, requestId: 'r2', outcome: { is: 'refused', why: 'rate-limited' } });
  });

  it('is nothing at all when it cannot be written down', async () => {
    const place = await withAda();
    const world = { ...place.deps, audit: { ...place.deps.audit, begin: () => TE.left(unavailable(null, 'down')) } };
    const before = new Map(place.store.docs);
    const answer = createRequestHandler({ endpoints, deps: world, origins: [], log: () => undefined });
    expect(
      await answer(testRequest('setUserRole', 'PATCH', { token: place.ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } } })),
    ).toMatchObject({ status: 503 });
    expect(place.store.docs).toEqual(before);
  });

  it('is a line in the log that tells nobody who it was', async () => {
    const { answer, entries, ada } = await withAda();
    const { headers } = await answer(testRequest('deleteUser', 'DELETE', { token: ada, body: { data: { uid: 'maya' } }, requestId: 'r9' }));
    expect(headers).toMatchObject({ 'X-Request-Id': 'r9', 'Cache-Control': 'no-store' });
    expect(entries).toEqual([{ requestId: 'r9', call: 'deleteUser', status: 200, ms: 0 }]);
  });

  it('says nothing of internals when something breaks', async () => {
    const place = createTestServer();
    const world = { ...place.deps, feedback: { send: () => () => Promise.reject(new Error('secret at users/maya')) } };
    const entries: RequestLogEntry[] = [];
    const answer = createRequestHandler({ endpoints, deps: world, origins: [], log: (entry) => entries.push(entry) });
    const { status, body } = await answer(testRequest('sendFeedback', 'POST', { body: testHeaders }));
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(entries).toMatchObject([{ status: 500, failure: 'unexpected' }]);
    expect(E.isLeft(await world.users.deleteAccess(testCaller('x').uid)())).toBe(false);
  });
});
