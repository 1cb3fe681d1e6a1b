import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aborted, forbidden, offline, missingToken } from '#domain/shared/failure';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { aUserId } from '#domain/users/user.fixture';
import { httpFeedback } from './http-feedback';
import { json, localServer, type LocalServer } from './local-server.fixture';
import { httpAccountApi } from './http-account-api';
import { httpAdminApi } from './http-admin-api';
import { httpListApi } from './http-list-api';
import { httpMemberApi } from './http-member-api';

let server: LocalServer;
beforeEach(async () => { server = await localServer(); });
afterEach(() => server.close());

const accountApi = (token: string | null = 'the-token') => httpAccountApi({ base: `${server.base}/api`, token: TE.right(token) });
const requests = () => server.calls.map(({ method, path, body, headers }) => [method, path, body, headers.authorization]);

describe('httpAccountApi', () => {
  it("calls each function by name with the user's token", async () => {
    const { initializeUser, endOtherSessions, deleteMyAccount } = accountApi();
    expect([await initializeUser('Maya')(), await initializeUser(null)(), await endOtherSessions(), await deleteMyAccount()]).toEqual(
      Array(4).fill(E.right(undefined)),
    );
    expect(requests()).toEqual([
      ['POST', '/api/initializeUserInDatabase', '{"data":{"name":"Maya"}}', 'Bearer the-token'],
      ['POST', '/api/initializeUserInDatabase', '{"data":{"name":null}}', 'Bearer the-token'],
      ['POST', '/api/endOtherSessions', '', 'Bearer the-token'],
      ['DELETE', '/api/deleteMyAccount', '', 'Bearer the-token'],
    ]);
  });

  it('keeps passkeys on a site that has them', async () => {
    const api = httpAccountApi({ base: `${server.base}/api`, token: TE.right('the-token') }, true);
    expect([await api.keepPasskeys?.(), accountApi().keepPasskeys]).toEqual([E.right(undefined), null]);
    expect(requests()).toEqual([['POST', '/api/keepPasskeys', '', 'Bearer the-token']]);
  });

  it('sends nothing without a token or when the token cannot be fetched', async () => {
    expect(await accountApi(null).endOtherSessions()).toEqual(E.left(missingToken));
    expect(await httpAccountApi({ base: server.base, token: TE.left(offline) }).deleteMyAccount()).toEqual(E.left(offline));
    expect(server.calls).toEqual([]);
  });

  it('returns `forbidden` when the password check is too old', async () => {
    server.answer(json(403, { message: 'Not allowed: delete-account.', status: 403 }));
    expect(await accountApi().deleteMyAccount()).toEqual(E.left({ ...forbidden('Not allowed: delete-account.'), statusText: 'Forbidden' }));
  });

  it('returns `invalid-data` for an unexpected response', async () => {
    server.answer(json(200, 'ok'));
    expect(await accountApi().endOtherSessions()).toMatchObject(E.left({ _tag: 'invalid-data' }));
  });
});

describe('httpListApi', () => {
  const listApi = (token: string | null = 'the-token') => httpListApi({ base: `${server.base}/api`, token: TE.right(token) });

  it('asks for counts with a query and returns them', async () => {
    server.answer(json(200, { response: { noir: 2 }, status: 200 }));
    expect(await listApi().countItemsInLists(aUserId('maya'))()).toEqual(E.right({ noir: 2 }));
    expect(requests()).toEqual([['GET', '/api/countItemsInLists?userID=maya', '', 'Bearer the-token']]);
    server.answer(json(200, { message: 'no counts', status: 200 }));
    expect(await listApi().countItemsInLists(aUserId('maya'))()).toMatchObject(E.left({ _tag: 'invalid-data' }));
  });

  it('deletes a list until the server has no cursor, and finds a list that is gone deleted', async () => {
    let rounds = 0;
    server.answer((response) => {
      rounds += 1;
      json(200, rounds < 3 ? { message: 'more', cursor: 'noir', status: 200 } : { message: 'done', status: 200 })(response);
    });
    expect(await listApi().deleteList('noir')()).toEqual(E.right(undefined));
    expect(requests()).toEqual(Array(3).fill(['DELETE', '/api/deleteList', '{"data":{"listID":"noir"}}', 'Bearer the-token']));
    server.answer(json(404, { message: 'The list does not exist.', status: 404 }));
    expect(await listApi().deleteList('noir')()).toEqual(E.right(undefined));
    server.answer(json(403, { message: 'Not allowed: this list.', status: 403 }));
    expect(await listApi().deleteList('noir')()).toMatchObject(E.left({ _tag: 'forbidden' }));
  });

  it('sends nothing without a token', async () => {
    expect(await listApi(null).deleteList('noir')()).toEqual(E.left(missingToken));
    expect(server.calls).toEqual([]);
  });
});

describe('httpAdminApi', () => {
  const adminApi = () => httpAdminApi({ base: `${server.base}/api`, token: TE.right('the-token') });

  it("calls each function by name with the admin's token", async () => {
    const { createUser, updateUser, deleteUser, setUserRole, endSessions, changeUsers, removeLists, changeFeedback } = adminApi();
    const maya = aUserId('maya');
    const account = { email: 'nell@marquee.example', password: 'a long enough one', displayName: 'Nell' };
    server.answer(json(200, { message: 'Done.', status: 200 }));
    const calls = [
      createUser(account),
      updateUser(maya, { disabled: true }),
      deleteUser(maya),
      setUserRole(maya, 'admin'),
      endSessions(maya),
    ];
    for (const call of calls) expect(await call()).toEqual(E.right('Done.'));
    const outcomes = [{ id: 'maya', refused: null }, { id: 'ada', refused: { reason: 'conflict', what: 'the last admin' } }];
    server.answer(json(200, { response: outcomes, status: 200 }));
    for (const call of [changeUsers([maya], 'disable'), removeLists(['noir']), changeFeedback(['one'], 'read')])
      expect(await call()).toEqual(E.right(outcomes));
    expect(requests()).toEqual([
      ['POST', '/api/createUser', JSON.stringify({ data: account }), 'Bearer the-token'],
      ['PUT', '/api/updateUserData', '{"data":{"disabled":true,"uid":"maya"}}', 'Bearer the-token'],
      ['DELETE', '/api/deleteUser', '{"data":{"uid":"maya"}}', 'Bearer the-token'],
      ['PATCH', '/api/setUserRole', '{"data":{"userRole":"admin","userIDToGiveRole":"maya"}}', 'Bearer the-token'],
      ['POST', '/api/endUserSessions', '{"data":{"uid":"maya"}}', 'Bearer the-token'],
      ['POST', '/api/changeUsers', '{"data":{"uids":["maya"],"action":"disable"}}', 'Bearer the-token'],
      ['POST', '/api/removeLists', '{"data":{"listIDs":["noir"]}}', 'Bearer the-token'],
      ['POST', '/api/changeFeedback', '{"data":{"ids":["one"],"action":"read"}}', 'Bearer the-token'],
    ]);
  });

  it('asks for pictures of genres until the server has no cursor, and answers for all of them', async () => {
    const done = (id: string) => ({ id, refused: null });
    let rounds = 0;
    server.answer((response) => {
      rounds += 1;
      json(
        200,
        rounds === 1
          ? { message: '1 of 2', response: [done('drama')], cursor: 'drama', status: 200 }
          : { message: '1 of 1', response: [done('war')], status: 200 },
      )(response);
    });
    expect(await adminApi().refreshGenreImages(['drama', 'war'])()).toEqual(E.right([done('drama'), done('war')]));
    expect(requests().map(([, path, body]) => [path, body])).toEqual([
      ['/api/refreshGenreImages', '{"data":{"genres":["drama","war"]}}'],
      ['/api/refreshGenreImages', '{"data":{"genres":["drama","war"],"cursor":"drama"}}'],
    ]);
  });

  it('returns `invalid-data` for an answer without a message or outcomes', async () => {
    server.answer(json(200, { status: 200 }));
    expect(await adminApi().endSessions(aUserId('maya'))()).toMatchObject(E.left({ _tag: 'invalid-data' }));
    expect(await adminApi().removeLists(['noir'])()).toMatchObject(E.left({ _tag: 'invalid-data' }));
  });
});

describe('httpFeedback', () => {
  it('sends messages without a token, with the e-mail address and the id if given', async () => {
    const { send } = httpFeedback({ base: `${server.base}/api` });
    expect(await send({ message: 'Hi', email: ' a@b.example ' })()).toEqual(E.right(undefined));
    await send({ message: 'Hi', email: ' ' })();
    await send({ message: 'Hi', email: null, id: '0'.repeat(32) })();
    expect(await send({ message: 'Never mind', email: null }, AbortSignal.abort())()).toEqual(E.left(aborted));
    expect(requests()).toEqual([
      ['POST', '/api/sendFeedback', '{"data":{"message":"Hi","email":"a@b.example"}}', undefined],
      ['POST', '/api/sendFeedback', '{"data":{"message":"Hi"}}', undefined],
      ['POST', '/api/sendFeedback', `{"data":{"message":"Hi","id":"${'0'.repeat(32)}"}}`, undefined],
    ]);
  });
});

describe('httpMemberApi', () => {
  it('reads, renews and removes the address of the calendar', async () => {
    const api = httpMemberApi({ base: `${server.base}/api`, token: TE.right('the-token') });
    server.answer(json(200, { response: { secret: null }, status: 200 }));
    expect(await api.getCalendarAddress()()).toEqual(E.right(null));
    server.answer(json(200, { response: { secret: 'abc' }, status: 200 }));
    expect([await api.getCalendarAddress()(), await api.renewCalendarAddress()(), await api.removeCalendarAddress()()]).toEqual([
      E.right('abc'), E.right('abc'), E.right(undefined),
    ]);
    expect(requests().slice(1)).toEqual([
      ['GET', '/api/getCalendarAddress', '', 'Bearer the-token'],
      ['POST', '/api/renewCalendarAddress', '', 'Bearer the-token'],
      ['DELETE', '/api/removeCalendarAddress', '', 'Bearer the-token'],
    ]);
  });

  it('reads, starts and ends reminders; a device is ended without a token', async () => {
    const api = httpMemberApi({ base: `${server.base}/api`, token: TE.right('the-token') });
    const state = { publicKey: 'key', isHere: true, others: 1 };
    const device = aPushDevice('a');
    server.answer(json(200, { response: state, status: 200 }));
    expect(await api.findReminders(null)()).toEqual(E.right(state));
    await api.startReminders(device, { timeZone: 'UTC', region: null })();
    await api.endReminders(device.endpoint)();
    await api.endAllReminders()();
    expect(requests()).toEqual([
      ['POST', '/api/findReminders', '{"data":{"endpoint":null}}', 'Bearer the-token'],
      ['POST', '/api/startReminders', JSON.stringify({ data: { device, timeZone: 'UTC', region: null } }), 'Bearer the-token'],
      ['POST', '/api/endReminders', JSON.stringify({ data: { endpoint: device.endpoint } }), undefined],
      ['DELETE', '/api/endAllReminders', '', 'Bearer the-token'],
    ]);
  });
});
