import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unavailable } from '../../src/domain/failure';
import { tokenFor } from './adapters/in-memory/identities';
import { aPlace, bearerOf, NOON, settle, type Place } from './adapters/in-memory/world.fixture';
import { endpoints } from './endpoints';
import type { Incoming } from './incoming';
import { serve, type Entry } from './serve';

const json = { 'content-type': 'application/json' };

const incoming = (
  path: string,
  method: string,
  {
    body,
    headers = {},
    token,
    requestId = 'request-1',
  }: { body?: unknown; headers?: Record<string, string>; token?: string; requestId?: string } = {},
): Incoming => {
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
    address: '192.0.2.1',
    requestId,
  };
};

const aServer = (place: Place = aPlace()) => {
  const entries: Entry[] = [];
  const answer = serve({ endpoints, world: place.world, origins: ['https://marquee.example'], log: (entry) => entries.push(entry) });
  return { ...place, entries, answer };
};

const admitted = { data: { message: 'Hi' } };
const withAda = async () => {
  const server = aServer();
  const ada = await settle(server, 'ada', 'admin');
  const maya = await settle(server, 'maya');
  return { ...server, ada: tokenFor(ada), maya: tokenFor(maya) };
};

describe('the door', () => {
  it.each(endpoints.map(({ name, method }) => [name, method]))('%s takes %s only', async (name, method) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].filter((other) => other !== method);
    for (const other of others) expect(await aServer().answer(incoming(name, other))).toMatchObject({ status: 405, headers: { Allow: method } });
  });

  it('knows no other call', async () => {
    for (const path of ['nothing', '', 'sendFeedback/x', '__proto__'])
      expect(await aServer().answer(incoming(path, 'POST'))).toMatchObject({ status: 404, body: { status: 404 } });
  });

  it.each([
    ['none', {}, 200],
    ["the house's", { origin: 'https://marquee.example' }, 200],
    ['the page that hosting serves', { origin: 'https://films.example', 'x-forwarded-host': 'films.example' }, 200],
    ['another', { origin: 'https://evil.example' }, 403],
    ['another, through our hosting', { origin: 'https://evil.example', 'x-forwarded-host': 'films.example' }, 403],
    ['a null one', { origin: 'null' }, 403],
  ])('lets calls of the right origin in: %s', async (_, headers, status) => {
    expect(await aServer().answer(incoming('sendFeedback', 'POST', { body: admitted, headers }))).toMatchObject({ status });
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jsonp', 415],
  ])('takes JSON: %s', async (type, status) => {
    expect(await aServer().answer(incoming('sendFeedback', 'POST', { body: admitted, headers: { 'content-type': type } }))).toMatchObject({ status });
  });

  it('takes no more than a message needs', async () => {
    const body = { data: { message: 'x'.repeat(40_000) } };
    expect(await aServer().answer(incoming('sendFeedback', 'POST', { body }))).toMatchObject({ status: 413 });
  });
});

describe('who may', () => {
  it.each(endpoints.filter(({ who }) => who !== 'anyone').map(({ name, method }) => [name, method]))('%s asks for a token', async (name, method) => {
    const server = await withAda();
    for (const token of [undefined, 'abc', 'not.a.token'])
      expect(await server.answer(incoming(name, method, { ...(token === undefined ? {} : { token }) }))).toMatchObject({
        status: 401,
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
  });

  it.each(endpoints.filter(({ who }) => who === 'admin').map(({ name, method }) => [name, method]))(
    '%s asks for claim and marker',
    async (name, method) => {
      const { answer, store, maya, ada } = await withAda();
      expect(await answer(incoming(name, method, { token: maya }))).toMatchObject({ status: 403 });
      expect(await answer(incoming(name, method, { token: tokenFor(bearerOf('maya', 'admin')) }))).toMatchObject({ status: 403 });
      expect(await answer(incoming(name, method, { token: tokenFor(bearerOf('ada', 'user')) }))).toMatchObject({ status: 403 });
      expect(await answer(incoming(name, method, { token: ada }))).toMatchObject({ status: 400 });
      store.docs.set('access/ada', { disabled: false, role: 'user', since: 0, leaving: false });
      expect(await answer(incoming(name, method, { token: ada }))).toMatchObject({ status: 403 });
    },
  );

  it.each(endpoints.filter(({ who }) => who !== 'anyone').map(({ name, method }) => [name, method]))(
    '%s shuts out by the marker alone',
    async (name, method) => {
      const { answer, store, ada } = await withAda();
      store.docs.set('access/ada', { disabled: true, role: 'admin', since: 0, leaving: false });
      expect(await answer(incoming(name, method, { token: ada }))).toMatchObject({ status: 403 });
      store.docs.set('access/ada', { disabled: false, role: 'admin', since: NOON + 1000, leaving: false });
      expect(await answer(incoming(name, method, { token: ada }))).toMatchObject({ status: 401 });
    },
  );

  it('deletes the own account only soon after a sign-in, and finishes what was begun', async () => {
    const { answer, clock, store, maya } = await withAda();
    clock.time = NOON + 5 * 60_000 + 1;
    expect(await answer(incoming('deleteMyAccount', 'DELETE', { token: maya }))).toMatchObject({ status: 403 });
    clock.time = NOON + 5 * 60_000;
    store.docs.set('access/maya', { disabled: true, role: 'user', since: NOON + 200_000, leaving: true });
    expect(await answer(incoming('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({ status: 403 });
    expect(await answer(incoming('deleteMyAccount', 'DELETE', { token: maya }))).toMatchObject({ status: 200 });
    expect([...store.docs.keys()].filter((path) => path.includes('maya'))).toEqual([]);
  });
});

describe('what is asked', () => {
  it.each([
    ['setUserRole', 'PATCH', { data: { userRole: 'king', userIDToGiveRole: 'maya' } }, 'data.userRole'],
    ['setUserRole', 'PATCH', { data: { userRole: 'admin', userIDToGiveRole: 'no/id' } }, 'data.userIDToGiveRole'],
    ['setUserRole', 'PATCH', { data: { userRole: 'admin', userIDToGiveRole: 'maya', also: 1 } }, 'data.also'],
    ['deleteUser', 'DELETE', undefined, 'The body'],
    ['deleteUser', 'DELETE', {}, 'data'],
    ['deleteUser', 'DELETE', { data: { uid: 'maya' }, more: 1 }, 'more'],
    ['deleteMyAccount', 'DELETE', { data: { uid: 'ada' } }, 'uid'],
    ['createUser', 'POST', { data: { email: 1, password: 'x', displayName: 'x' } }, 'data.email'],
    ['createUser', 'POST', { data: { email: 'n@n.example', password: 'short', displayName: 'x' } }, 'data.password'],
    ['updateUserData', 'PUT', { data: { uid: 'maya', disabled: 'yes' } }, 'data.disabled'],
    ['updateUserData', 'PUT', { data: { uid: 'maya', role: 'admin' } }, 'data.role'],
    ['initializeUserInDatabase', 'POST', { data: { name: 7 } }, 'data.name'],
    ['initializeUserInDatabase', 'POST', [], 'The body'],
    ['sendFeedback', 'POST', { data: { message: '' } }, 'data.message'],
    ['endOtherSessions', 'POST', { all: true }, 'all'],
  ])('%s %s with %j is refused, naming %s', async (name, method, body, field) => {
    const { answer, ada } = await withAda();
    const { status, body: said } = await answer(incoming(name, method, { body, token: ada }));
    expect([status, (said as { message: string }).message]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('limits', () => {
  it('hold for members and strangers, and say how long to wait', async () => {
    const { answer, clock, maya } = await withAda();
    for (let call = 0; call < 60; call += 1)
      expect(await answer(incoming('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({ status: 200 });
    expect(await answer(incoming('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    for (let call = 0; call < 20; call += 1) await answer(incoming('sendFeedback', 'POST', { body: admitted }));
    expect(await answer(incoming('sendFeedback', 'POST', { body: admitted }))).toMatchObject({ status: 429, headers: { 'Retry-After': '20' } });
    expect(await answer(incoming('health', 'GET'))).toMatchObject({ status: 200 });
    clock.time += 20_000;
    expect(await answer(incoming('sendFeedback', 'POST', { body: admitted }))).toMatchObject({ status: 200 });
  });
});

describe('what is left behind', () => {
  it("is an audit entry of every admin's call, begun before and ended after it, without secrets", async () => {
    const { answer, store, ada } = await withAda();
    await answer(incoming('setUserRole', 'PATCH', { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } }, requestId: 'r1' }));
    await answer(incoming('setUserRole', 'PATCH', { token: ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'ghost' } }, requestId: 'r2' }));
    await answer(
      incoming('createUser', 'POST', {
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

  it('is nothing at all when it cannot be written down', async () => {
    const place = await withAda();
    const world = { ...place.world, audit: { ...place.world.audit, begin: () => TE.left(unavailable(null, 'down')) } };
    const before = new Map(place.store.docs);
    const answer = serve({ endpoints, world, origins: [], log: () => undefined });
    expect(
      await answer(incoming('setUserRole', 'PATCH', { token: place.ada, body: { data: { userRole: 'admin', userIDToGiveRole: 'maya' } } })),
    ).toMatchObject({ status: 503 });
    expect(place.store.docs).toEqual(before);
  });

  it('is a line in the log that tells nobody who it was', async () => {
    const { answer, entries, ada } = await withAda();
    const { headers } = await answer(incoming('deleteUser', 'DELETE', { token: ada, body: { data: { uid: 'maya' } }, requestId: 'r9' }));
    expect(headers).toMatchObject({ 'X-Request-Id': 'r9', 'Cache-Control': 'no-store' });
    expect(entries).toEqual([{ requestId: 'r9', call: 'deleteUser', status: 200, ms: 0 }]);
  });

  it('says nothing of internals when something breaks', async () => {
    const place = aPlace();
    const world = { ...place.world, feedback: { send: () => () => Promise.reject(new Error('secret at users/maya')) } };
    const entries: Entry[] = [];
    const answer = serve({ endpoints, world, origins: [], log: (entry) => entries.push(entry) });
    const { status, body } = await answer(incoming('sendFeedback', 'POST', { body: admitted }));
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(entries).toMatchObject([{ status: 500, failure: 'unexpected' }]);
    expect(E.isLeft(await world.members.forget(bearerOf('x').uid)())).toBe(false);
  });
});
