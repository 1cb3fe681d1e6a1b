import { beforeAll, describe, expect, it } from 'vitest';
import { call, clearAnonymousBuckets, createTestUser, store, anonymousBuckets, warmUp } from './functions-testbed';

let token = '';
beforeAll(async () => {
  await warmUp();
  await clearAnonymousBuckets();
  token = (await createTestUser('admin')).token;
});

describe('invalid requests', () => {
  it.each([
    ['another method', 'deleteUser', 'POST', {}, 405, 'DELETE'],
    ['no body', 'deleteUser', 'DELETE', {}, 400, 'a JSON object with the field data'],
    ['a body that is not JSON', 'deleteUser', 'DELETE', { body: '{bad' }, 400, 'a JSON object with the field data'],
    ['an unknown key', 'deleteUser', 'DELETE', { body: { data: { uid: 'nobody', surplus: 1 } } }, 400, 'data.surplus'],
    ['a field of a call without fields', 'deleteMyAccount', 'DELETE', { body: { data: { uid: 'nobody' } } }, 400, 'data'],
    ['a body of another type', 'deleteUser', 'DELETE', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'application/json'],
    ['a body that is too large', 'sendFeedback', 'POST', { body: { data: { message: 'x'.repeat(40_000) } } }, 413, 'larger'],
    [
      'a page of another origin', 'deleteUser', 'DELETE',
      { body: { data: {} }, headers: { origin: 'https://evil.example' } },
      403, 'origin',
    ],
    ['an unknown user', 'deleteUser', 'DELETE', { body: { data: { uid: 'nobody' } } }, 404, 'user'],
    ['an unknown function', 'nothing', 'POST', { body: {} }, 404, 'call'],
  ])('%s: %s %s', async (_, name, method, request, status, words) => {
    const answer = await call(name, method, { token, ...request });
    expect([answer.status, answer.body]).toEqual([status, { status, message: expect.stringContaining(words) as unknown }]);
    expect([answer.headers.get('allow'), answer.headers.get('access-control-allow-origin')]).toEqual([
      status === 405 ? 'DELETE' : null, null,
    ]);
    expect(/\bat |node_modules|\.js\b|file:/.exec(answer.text)).toBeNull();
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
    // Each ends with a number that a secret of the day makes from the address.
    expect(buckets.map(({ id }) => id.replace(/[0-9a-f]{32}$/, '')).sort()).toEqual(['anon-', 'anon-block-', 'anon-hop-']);
    const bucket = buckets.find(({ id }) => /^anon-[0-9a-f]+$/.test(id));
    expect(Object.keys((await bucket?.get())?.data() ?? {}).sort()).toEqual(['at', 'fullAt', 'schemaVersion', 'tokens']);
    await bucket?.update({ tokens: 0, at: Date.now() + 600_000 });
    const { status, headers } = await send();
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 2000]);
    await bucket?.delete();
  });

  it('apply to a caller with invented addresses, by the last hop', async () => {
    await clearAnonymousBuckets();
    const send = (header: string) =>
      call('sendFeedback', 'POST', { body: { data: { message: 'More.' } }, headers: { 'x-forwarded-for': header } });
    expect((await send('198.51.100.1, 203.0.113.7')).status).toBe(200);
    const hop = (await anonymousBuckets()).find(({ id }) => id.startsWith('anon-hop-'));
    await hop?.update({ tokens: 0, at: Date.now() + 600_000 });
    expect([(await send('198.51.100.2, 203.0.113.7')).status, (await send('198.51.100.2, 203.0.114.8')).status]).toEqual([429, 200]);
    await clearAnonymousBuckets();
  });

  it('apply to all anonymous callers together, whatever X-Forwarded-For they send', async () => {
    await clearAnonymousBuckets();
    const send = (from: number) =>
      call('sendFeedback', 'POST', { body: { data: { message: 'More.' } }, headers: { 'x-forwarded-for': `198.51.100.${from}` } });
    expect((await send(1)).status).toBe(200);
    expect((await store.doc('limits/anon-all').get()).get('tokens')).toBe(1999);
    await store.doc('limits/anon-all').update({ tokens: 0, at: Date.now() + 600_000 });
    const { status, headers } = await send(2);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 6]);
    await clearAnonymousBuckets();
  });
});
