import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aborted, forbidden, offline, withoutToken } from '#domain/shared/failure';
import { httpFeedback } from './http-feedback';
import { json, localServer, type LocalServer } from './local-server.fixture';
import { httpAccountApi } from './http-account-api';

let server: LocalServer;
beforeEach(async () => { server = await localServer(); });
afterEach(() => server.close());

const membership = (token: string | null = 'the-token') => httpAccountApi({ base: `${server.base}/api`, token: TE.right(token) });
const asked = () => server.calls.map(({ method, path, body, headers }) => [method, path, body, headers.authorization]);

describe('the membership over HTTP', () => {
  it('asks the functions by their names, as the member', async () => {
    const { initializeUser, endOtherSessions, deleteMyAccount } = membership();
    expect([await initializeUser('Maya')(), await initializeUser(null)(), await endOtherSessions(), await deleteMyAccount()]).toEqual(Array(4).fill(E.right(undefined)));
    expect(asked()).toEqual([
      ['POST', '/api/initializeUserInDatabase', '{"data":{"name":"Maya"}}', 'Bearer the-token'],
      ['POST', '/api/initializeUserInDatabase', '{"data":{"name":null}}', 'Bearer the-token'],
      ['POST', '/api/endOtherSessions', '', 'Bearer the-token'],
      ['DELETE', '/api/deleteMyAccount', '', 'Bearer the-token'],
    ]);
  });

  it('asks nothing for nobody, or when the token is not to be had', async () => {
    expect(await membership(null).endOtherSessions()).toEqual(E.left(withoutToken));
    expect(await httpAccountApi({ base: server.base, token: TE.left(offline) }).deleteMyAccount()).toEqual(E.left(offline));
    expect(server.calls).toEqual([]);
  });

  it('tells that the password was given too long ago', async () => {
    server.answer(json(403, { message: 'Not allowed: delete-account.', status: 403 }));
    expect(await membership().deleteMyAccount()).toEqual(E.left({ ...forbidden('Not allowed: delete-account.'), statusText: 'Forbidden' }));
  });

  it('does not take anything for an answer', async () => {
    server.answer(json(200, 'ok'));
    expect(await membership().endOtherSessions()).toMatchObject(E.left({ _tag: 'invalid-data' }));
  });
});

describe('the feedback box over HTTP', () => {
  it('sends messages of anyone, with an address where one was given', async () => {
    const { send } = httpFeedback({ base: `${server.base}/api` });
    expect(await send({ message: 'Hi', email: ' a@b.example ' })()).toEqual(E.right(undefined));
    await send({ message: 'Hi', email: ' ' })();
    expect(await send({ message: 'Never mind', email: null }, AbortSignal.abort())()).toEqual(E.left(aborted));
    expect(asked()).toEqual([
      ['POST', '/api/sendFeedback', '{"data":{"message":"Hi","email":"a@b.example"}}', undefined],
      ['POST', '/api/sendFeedback', '{"data":{"message":"Hi"}}', undefined],
    ]);
  });
});
