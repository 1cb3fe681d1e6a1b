import { describe, expect, it } from 'vitest';
import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { testCaller, NOON, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { expectEach } from '../../../tests/support/expect-each';
import { endpoints } from './endpoints';
import { feedbackPayload, createTestHandler, testRequest, createHandlerWithUsers } from './request-handler.fixture';

const nameOf = ({ name }: { readonly name: string }): string => name;
const forCallers = endpoints.filter(({ who }) => who !== 'anyone');

describe('request handler: validation', () => {
  it('accepts only the method of each endpoint', () =>
    expectEach(endpoints, nameOf, async ({ name, method }) => {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].filter((other) => other !== method);
      for (const other of others)
        expect(await createTestHandler().answer(testRequest(name, other))).toMatchObject({ status: 405, headers: { Allow: method } });
    }));

  it('returns 400 for a path that cannot be decoded', async () => {
    for (const path of ['%ff', 'sendFeedback/%', '%E0%A4%A'])
      expect(await createTestHandler().answer(testRequest(path, 'POST'))).toMatchObject({ status: 400, body: { status: 400 } });
  });

  it('returns 404 for an unknown path', async () => {
    for (const path of ['nothing', '', 'sendFeedback/x', '__proto__'])
      expect(await createTestHandler().answer(testRequest(path, 'POST'))).toMatchObject({ status: 404, body: { status: 404 } });
  });

  it.each([
    ['none', {}, 200],
    ['the configured one', { origin: 'https://marquee.example' }, 200],
    ['the page that hosting serves', { origin: 'https://films.example', 'x-forwarded-host': 'films.example' }, 200],
    ['another', { origin: 'https://evil.example' }, 403],
    ['another, through our hosting', { origin: 'https://evil.example', 'x-forwarded-host': 'films.example' }, 403],
    ['a null one', { origin: 'null' }, 403],
  ])('checks the origin: %s', async (_, headers, status) => {
    expect(await createTestHandler().answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload, headers }))).toMatchObject({
      status,
    });
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jsonp', 415],
  ])('checks the content type: %s', async (type, status) => {
    expect(
      await createTestHandler().answer(testRequest('sendFeedback', 'POST', { body: feedbackPayload, headers: { 'content-type': type } })),
    ).toMatchObject({ status });
  });

  it('returns 413 for an oversized body', async () => {
    const body = { data: { message: 'x'.repeat(40_000) } };
    expect(await createTestHandler().answer(testRequest('sendFeedback', 'POST', { body }))).toMatchObject({ status: 413 });
    // Of two errors, the first check determines the status.
    const headers = { 'content-type': 'text/plain' };
    expect(await createTestHandler().answer(testRequest('sendFeedback', 'POST', { body, headers }))).toMatchObject({ status: 415 });
  });
});

/** Names of all endpoints by their callers. */
const NAMES_BY_CALLER = {
  anyone: ['health', 'sendFeedback', 'getSharedList', 'calendar.ics', 'createEvening', 'joinEvening', 'getEvening', 'answerEvening',
    'endReminders', 'startPasskeySignIn', 'finishPasskeySignIn'],
  member: [
    'initializeUserInDatabase', 'endOtherSessions', 'noteSignIn', 'getItemsFromContentIds', 'addItemToList', 'removeItemFromList',
    'shareList', 'getCalendarAddress', 'renewCalendarAddress', 'removeCalendarAddress', 'inviteToList', 'endInvitation', 'removeFromList',
    'getInvitation', 'joinList', 'getListPeople', 'getJointLists', 'getJointList', 'changeJointList',
    'findReminders', 'startReminders', 'endAllReminders',
    'getPasskeys', 'startPasskey', 'finishPasskey', 'renamePasskey', 'removePasskey', 'keepPasskeys',
  ],
  'self-recent': ['deleteMyAccount'],
  'owner-or-admin': ['countItemsInLists', 'deleteList', 'unshareList'],
  admin: [
    'createUser', 'updateUserData', 'deleteUser', 'setUserRole', 'endUserSessions', 'changeUsers', 'removeLists', 'changeFeedback',
    'changeBanners', 'refreshGenreImages', 'exportUsersData', 'exportListsData',
  ],
};

describe('request handler: authentication', () => {
  it.each(Object.entries(NAMES_BY_CALLER))('calls for %s are these', (caller, names) => {
    expect(
      endpoints
        .filter(({ who }) => who === caller)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
  });

  it('accepts those whom a call is for', () =>
    expectEach(
      endpoints.filter(({ who }) => who !== 'admin'),
      nameOf,
      async ({ name, method, who }) => {
        const { answer, maya } = await createHandlerWithUsers();
        for (const token of who === 'anyone' ? [undefined, 'abc', maya] : [maya])
          expect([401, 403]).not.toContain((await answer(testRequest(name, method, { ...(token === undefined ? {} : { token }) }))).status);
      },
    ));

  it('requires a token', () =>
    expectEach(forCallers, nameOf, async ({ name, method }) => {
      const server = await createHandlerWithUsers();
      for (const token of [undefined, 'abc', 'not.a.token'])
        expect(await server.answer(testRequest(name, method, { ...(token === undefined ? {} : { token }) }))).toMatchObject({
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer' },
        });
    }));

  it('requires the admin role in claim and access record for the calls of admins', () =>
    expectEach(
      endpoints.filter(({ who }) => who === 'admin'),
      nameOf,
      async ({ name, method }) => {
        const server = await createHandlerWithUsers();
        const { answer, change, maya, ada } = server;
        expect(await answer(testRequest(name, method, { token: maya }))).toMatchObject({ status: 403 });
        expect(await answer(testRequest(name, method, { token: tokenFor(server, testCaller('maya', 'admin')) }))).toMatchObject({
          status: 403,
        });
        expect(await answer(testRequest(name, method, { token: tokenFor(server, testCaller('ada', 'user')) }))).toMatchObject({
          status: 403,
        });
        expect(await answer(testRequest(name, method, { token: ada }))).toMatchObject({ status: 400 });
        change(withAccess('ada', { role: 'user' }));
        expect(await answer(testRequest(name, method, { token: ada }))).toMatchObject({ status: 403 });
      },
    ));

  it('rejects callers by the access record alone', () =>
    expectEach(forCallers, nameOf, async ({ name, method }) => {
      const { answer, change, ada } = await createHandlerWithUsers();
      change(withAccess('ada', { disabled: true, role: 'admin' }));
      expect(await answer(testRequest(name, method, { token: ada }))).toMatchObject({ status: 403 });
      change(withAccess('ada', { role: 'admin', since: NOON + 1000 }));
      expect(await answer(testRequest(name, method, { token: ada }))).toMatchObject({ status: 401 });
    }));

  it('deleteMyAccount requires a recent sign-in, and finishes an interrupted deletion', async () => {
    const { answer, clock, change, pathsOf, maya } = await createHandlerWithUsers();
    clock.time = NOON + 5 * 60_000 + 1;
    expect(await answer(testRequest('deleteMyAccount', 'DELETE', { token: maya }))).toMatchObject({ status: 403 });
    clock.time = NOON + 5 * 60_000;
    change(withAccess('maya', { disabled: true, role: 'user', since: NOON + 200_000, deleting: true }));
    expect(await answer(testRequest('initializeUserInDatabase', 'POST', { token: maya, body: { data: {} } }))).toMatchObject({
      status: 403,
    });
    expect(await answer(testRequest('deleteMyAccount', 'DELETE', { token: maya }))).toMatchObject({ status: 200 });
    expect(pathsOf('maya')).toEqual([]);
  });
});

describe('request handler: payloads', () => {
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
    ['updateUserData', 'PUT', { data: { uid: 'maya', displayName: 'May', expected: { displayName: 7 } } }, 'data.expected.displayName'],
    ['updateUserData', 'PUT', { data: { uid: 'maya', displayName: 'May', expected: { password: 'x' } } }, 'data.expected.password'],
    ['initializeUserInDatabase', 'POST', { data: { name: 7 } }, 'data.name'],
    ['initializeUserInDatabase', 'POST', [], 'The body'],
    ['sendFeedback', 'POST', { data: { message: '' } }, 'data.message'],
    ['sendFeedback', 'POST', { data: { message: 'Hi', id: 'one' } }, 'data.id'],
    ['sendFeedback', 'POST', { data: { message: 'Hi', id: `${'0'.repeat(31)}/` } }, 'data.id'],
    ['endOtherSessions', 'POST', { all: true }, 'all'],
    // Firestore reserves ids of this form.
    ['deleteUser', 'DELETE', { data: { uid: '__proto__' } }, 'data.uid'],
    ['deleteList', 'DELETE', { data: { listID: '__proto__' } }, 'data.listID'],
    ['removeLists', 'POST', { data: { listIDs: ['a', '__proto__'] } }, 'data.listIDs'],
    ['changeFeedback', 'POST', { data: { ids: ['__proto__'], action: 'markRead' } }, 'data.ids'],
  ])('%s %s with %j returns 400 and names %s', async (name, method, body, field) => {
    const { answer, ada } = await createHandlerWithUsers();
    const { status, body: responseBody } = await answer(testRequest(name, method, { body, token: ada }));
    expect([status, (responseBody as { message: string }).message]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('request handler: JSON', () => {
  const send = async (text: string) => {
    const { answer, ada, entries } = await createHandlerWithUsers();
    const { status, body } = await answer(testRequest('sendFeedback', 'POST', { text, token: ada }));
    return { status, message: (body as { message: string }).message, detail: entries.at(-1)?.detail ?? '' };
  };

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('rejects the key %s in the body and in data', async (key) => {
    expect(await send(`{"data":{"message":"Hi"},"${key}":{}}`)).toMatchObject({
      status: 400, message: expect.stringContaining(key) as unknown,
    });
    expect(await send(`{"data":{"message":"Hi","${key}":{}}}`)).toMatchObject({
      status: 400, message: expect.stringContaining(`data.${key}`) as unknown,
    });
  });

  it.each(['{bad', '{"data":', 'undefined', '{"data":{"message":"Hi"}}x'])('rejects the malformed body %s', async (text) => {
    expect(await send(text)).toMatchObject({ status: 400, message: 'The body is not valid. Expected: a JSON object with the field data.' });
  });

  it.each([
    '{"data":{"message":"Hi"},"data":{"message":"Ho"}}', '{"data":{"message":"Hi","message":"Ho"}}',
    '{"data":{"message":"Hi","mess\\u0061ge" : "Ho"}}',
  ])('rejects repeated keys: %s', async (text) => {
    expect(await send(text)).toMatchObject({ status: 400, message: 'The body is not valid. Expected: an object without repeated keys.' });
  });

  it('accepts text that looks like keys', async () => {
    expect(await send(JSON.stringify({ data: { message: 'He said "data": "x", \\ "data":' } }))).toMatchObject({ status: 200 });
  });

  it.each(['{"data":{"message":"\\ud800"}}', '{"data":{"message":"a\\udc00b"}}'])(
    'rejects the lone surrogate in %s and names the field',
    async (text) => {
      expect(await send(text)).toMatchObject({ status: 400, message: expect.stringContaining('data.message') as unknown });
    },
  );

  it.each([
    ['objects', '{"":', '}', 6000],
    ['arrays', '[', ']', 10_000],
  ])('rejects %s nested as deep as a request is long and names the field', async (_, open, close, depth) => {
    const { status, message, detail } = await send(`{"data":{"message":${open.repeat(depth)}1${close.repeat(depth)}}}`);
    expect([status, message]).toEqual([400, expect.stringContaining('The field data.message.')]);
    expect([message.length < 250, detail.length < 250]).toEqual([true, true]);
  });

  it('names a rejected key with at most 100 characters', async () => {
    const { status, message, detail } = await send(JSON.stringify({ data: { message: 'Hi', ['k'.repeat(20_000)]: 1 } }));
    expect([status, message.length < 200, detail.length < 200]).toEqual([400, true, true]);
  });
});
