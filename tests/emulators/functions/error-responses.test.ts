import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../functions/src/http/endpoints';
import { call, clearAnonymousBuckets, createTestUser, store, anonymousBuckets, warmUp, type TestUser } from './functions-testbed';

let ada: TestUser;
/** Another admin: the requests of this file are more than one user may send at once. */
let grace: TestUser;
let maya: TestUser;
beforeAll(async () => {
  await warmUp();
  await clearAnonymousBuckets();
  [ada, grace] = await Promise.all([createTestUser('admin'), createTestUser('admin')]);
  maya = await createTestUser();
});

const cases = endpoints.map(({ name, method, body }) => ({ name, method, body }));
const withBody = cases.filter(({ body }) => body === 'needed');

describe('invalid requests', () => {
  it.each(cases)('$name accepts $method only', async ({ name, method }) => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => one !== method)) {
      const { status, headers, body } = await call(name, other, { token: ada.token });
      expect([status, headers.get('allow'), body.status]).toEqual([405, method, 405]);
    }
  });

  it.each(withBody)('$name requires a body', async ({ name, method }) => {
    const { status, body } = await call(name, method, { token: ada.token });
    expect([status, body.message]).toEqual([400, expect.stringContaining('body')]);
  });

  it.each(withBody)('$name rejects an unknown key and names it', async ({ name, method }) => {
    expect(await call(name, method, { token: ada.token, body: { data: { surplus: 1 } } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('data.surplus') as unknown },
    });
    expect(await call(name, method, { token: ada.token, body: { data: {}, surplus: 1 } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('surplus') as unknown },
    });
  });

  it.each(cases.filter(({ body, method }) => body === 'none' && method !== 'GET'))('$name accepts no fields', async ({ name, method }) => {
    expect(await call(name, method, { token: maya.token, body: { data: { uid: ada.uid } } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('uid') as unknown },
    });
  });

  it.each(withBody)('$name accepts JSON only and limits its size', async ({ name, method }) => {
    expect((await call(name, method, { token: grace.token, body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await call(name, method, { token: grace.token, body: { data: { message: 'x'.repeat(40_000) } } })).status).toBe(413);
  });

  it.each(withBody)('$name rejects invalid JSON without revealing stack traces or file names', async ({ name, method }) => {
    const { status, text, body } = await call(name, method, { token: grace.token, body: '{bad' });
    expect([status, /\bat |node_modules|\.js|file:/.exec(text)?.[0] ?? null]).toEqual([400, null]);
    expect(body).toEqual({ status: 400, message: expect.stringContaining('a JSON object with the field data') as unknown });
  });

  it.each(cases.filter(({ method }) => method !== 'GET'))('$name rejects pages of another origin', async ({ name, method }) => {
    const { status, headers } = await call(name, method, { token: grace.token, body: { data: {} }, headers: { origin: 'https://evil.example' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('an unknown function returns 404', async () => {
    expect(await call('nothing', 'POST', { token: ada.token, body: {} })).toMatchObject({ status: 404, body: { status: 404 } });
  });
});

describe('rate limits', () => {
  it('apply across instances and return Retry-After', async () => {
    const { uid, token } = await createTestUser();
    await store.doc(`limits/${uid}`).set({ schemaVersion: 1, tokens: 0, at: Date.now() + 600_000 });
    const { status, headers } = await call('initializeUserInDatabase', 'POST', { token, body: { data: {} } });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 1]);
    await store.doc(`limits/${uid}`).delete();
    expect((await call('initializeUserInDatabase', 'POST', { token, body: { data: {} } })).status).toBe(200);
    expect((await store.doc(`limits/${uid}`).get()).get('tokens')).toBe(59);
  });

  it('apply to anonymous callers across instances without storing their address', async () => {
    await clearAnonymousBuckets();
    const send = () => call('sendFeedback', 'POST', { body: { data: { message: 'More westerns.' } } });
    expect((await send()).status).toBe(200);
    const buckets = await anonymousBuckets();
    expect(buckets.map(({ id }) => id).sort()).toEqual([expect.stringMatching(/^anon-[0-9a-f]{5}$/), expect.stringMatching(/^anon-hop-[0-9a-f]{5}$/)]);
    const bucket = buckets.find(({ id }) => !id.startsWith('anon-hop-'));
    expect(Object.keys((await bucket?.get())?.data() ?? {}).sort()).toEqual(['at', 'fullAt', 'schemaVersion', 'tokens']);
    await bucket?.update({ tokens: 0, at: Date.now() + 600_000 });
    const { status, headers } = await send();
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 20]);
    await bucket?.delete();
  });

  it('apply to a caller with invented addresses, by the last hop', async () => {
    await clearAnonymousBuckets();
    const send = (header: string) => call('sendFeedback', 'POST', { body: { data: { message: 'More.' } }, headers: { 'x-forwarded-for': header } });
    expect((await send('198.51.100.1, 203.0.113.7')).status).toBe(200);
    const hop = (await anonymousBuckets()).find(({ id }) => id.startsWith('anon-hop-'));
    await hop?.update({ tokens: 0, at: Date.now() + 600_000 });
    expect([(await send('198.51.100.2, 203.0.113.7')).status, (await send('198.51.100.2, 203.0.113.8')).status]).toEqual([429, 200]);
    await clearAnonymousBuckets();
  });

  it('apply to all anonymous callers together, whatever X-Forwarded-For they send', async () => {
    await clearAnonymousBuckets();
    const send = (from: number) =>
      call('sendFeedback', 'POST', { body: { data: { message: 'More.' } }, headers: { 'x-forwarded-for': `198.51.100.${from}` } });
    expect((await send(1)).status).toBe(200);
    expect((await store.doc('limits/anon-all').get()).get('tokens')).toBe(199);
    await store.doc('limits/anon-all').update({ tokens: 0, at: Date.now() + 600_000 });
    const { status, headers } = await send(2);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 10]);
    await clearAnonymousBuckets();
  });
});
