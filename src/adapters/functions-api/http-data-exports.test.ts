import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingToken } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { httpDataExports } from './http-data-exports';
import { json, localServer, type LocalServer } from './local-server.fixture';

let server: LocalServer;
beforeEach(async () => { server = await localServer(); });
afterEach(() => server.close());

const openExports = (token: string | null = 'the-token') => httpDataExports({ base: `${server.base}/api`, token: TE.right(token) });

describe('httpDataExports', () => {
  it('reads the text of a part and where the next one begins', async () => {
    server.answer(
      (response) =>
        void response.writeHead(200, { 'content-type': 'text/csv', 'x-rows': '2', 'x-next-cursor': 'm%20y' }).end('uid\r\na\r\nm y\r\n'),
    );
    expect(await openExports().part('users', 'csv', null)()).toEqual(E.right({ text: 'uid\r\na\r\nm y\r\n', rows: 2, cursor: 'm y' }));
    server.answer((response) => void response.writeHead(200, { 'x-rows': '0' }).end(''));
    expect(await openExports().part('lists', 'json', 'm y')()).toEqual(E.right({ text: '', rows: 0, cursor: null }));
    expect(server.calls.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/api/exportUsersData?format=csv', 'Bearer the-token'],
      ['GET', '/api/exportListsData?format=json&cursor=m+y', 'Bearer the-token'],
    ]);
  });

  it('asks for the titles of lists', async () => {
    server.answer((response) => void response.writeHead(200, { 'x-rows': '0' }).end('[]'));
    await openExports().part('lists-with-titles', 'json', 'r1.a')();
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/exportListsData?format=json&titles=true&cursor=r1.a']);
  });

  it('names the users of a file', async () => {
    server.answer((response) => void response.writeHead(200, { 'x-rows': '2' }).end('[]'));
    expect(await openExports().users('json', ['maya' as UserId, 'eve' as UserId])()).toEqual(
      E.right({ text: '[]', rows: 2, cursor: null }),
    );
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/exportUsersData?format=json&uids=maya+eve']);
  });

  it('fails as the server says, also without a readable body', async () => {
    server.answer(json(403, { message: 'Not allowed: this is for admins.', status: 403 }));
    expect(await openExports().part('users', 'csv', null)()).toMatchObject(E.left({ _tag: 'forbidden' }));
    server.answer((response) => void response.writeHead(503).end('<html>'));
    expect(await openExports().part('users', 'csv', null)()).toMatchObject(E.left({ _tag: 'unavailable', status: 503 }));
  });

  it('sends nothing without a token, and says that the server cannot be reached', async () => {
    expect(await openExports(null).part('users', 'csv', null)()).toEqual(E.left(missingToken));
    expect(server.calls).toEqual([]);
    await server.close();
    expect(await openExports().part('users', 'csv', null)()).toMatchObject(E.left({ _tag: 'unavailable', status: null }));
    server = await localServer();
  });
});
