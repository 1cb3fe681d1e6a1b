import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit';
import { putDocument } from '#adapters/memory/storage/state';
import { addTestUser, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { EXPORT_MAX_AGE_MS } from '#application/server/admin/with-export-audit';
import { createHandlerWithUsers, testRequest } from './request-handler.fixture';

const headersOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => [
  headers['Content-Type'],
  headers['X-Rows'],
  headers['X-Next-Cursor'],
  headers['Cache-Control'],
];

describe('exportUsersData and exportListsData', () => {
  it('answer a part of a CSV file that no cache keeps', async () => {
    const { answer, ada } = await createHandlerWithUsers();
    const response = await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv' }));
    expect([response.status, headersOf(response)]).toEqual([200, ['text/csv; charset=utf-8', '2', undefined, 'no-store']]);
    expect(response.text?.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFuid', 'ada', 'maya', '']);
    expect(response.text).not.toMatch(/password|salt|hash/i);
  });

  it('answer a JSON file', async () => {
    const { answer, ada } = await createHandlerWithUsers();
    const response = await answer(testRequest('exportListsData', 'GET', { token: ada, query: 'format=json' }));
    expect(headersOf(response)[0]).toBe('application/json; charset=utf-8');
    expect((JSON.parse(response.text ?? '') as ReadonlyArray<{ readonly userID: string }>).map(({ userID }) => userID).sort()).toEqual([
      'ada', 'ada', 'maya', 'maya',
    ]);
  });

  it('leave one audit entry for a file, not for its later parts', async () => {
    const { answer, ada, auditEntries } = await createHandlerWithUsers();
    await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv', requestId: 'r1' }));
    const later = await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv&cursor=r1.ada', requestId: 'r2' }));
    expect([later.status, later.text?.split('\r\n').map((line) => line.split(',')[0])]).toEqual([200, ['maya', '']]);
    expect([...auditEntries.values()]).toMatchObject([
      { requestId: 'r1', action: 'exportUsersData', target: { kind: 'export', id: 'users' }, input: { format: 'csv' } },
    ]);
  });

  it('refuse a later part to everybody but the admin whose entry the cursor names, and after a day', async () => {
    const server = await createHandlerWithUsers();
    const { answer, ada, auditEntries } = server;
    const finn = tokenFor(server, await addTestUser(server, 'finn', 'admin'));
    const read = (name: string, token: string, cursor: string) =>
      answer(testRequest(name, 'GET', { token, query: `format=csv&cursor=${cursor}`, requestId: 'later' }));
    await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv', requestId: 'r1' }));
    expect(await read('exportUsersData', ada, 'r2.ada')).toMatchObject({ status: 400 });
    expect(await read('exportUsersData', finn, 'r1.ada')).toMatchObject({ status: 400 });
    expect(await read('exportListsData', ada, 'r1.ada')).toMatchObject({ status: 400 });
    expect(await read('exportUsersData', ada, 'r1.ada')).toMatchObject({ status: 200 });
    const change = (part: Partial<AuditEntry>) =>
      server.storage.update((state) => {
        const entry = state.audit.get('r1');
        return E.right(entry === undefined ? state : putDocument('audit', 'r1', { ...entry, ...part })(state));
      })();
    for (const outcome of [null, { status: 'failed', reason: 'unavailable' } as const]) {
      await change({ outcome });
      expect(await read('exportUsersData', ada, 'r1.ada')).toMatchObject({ status: 400 });
    }
    await change({
      outcome: { status: 'succeeded', before: null, after: null },
      at: (auditEntries.get('r1')?.at ?? 0) - EXPORT_MAX_AGE_MS - 1,
    });
    expect(await read('exportUsersData', ada, 'r1.ada')).toMatchObject({ status: 400 });
    expect(auditEntries.has('later')).toBe(false);
  });

  it('answer the titles of lists if they are asked for, and continue no file with titles that it lacks', async () => {
    const { answer, ada, auditEntries } = await createHandlerWithUsers();
    const read = (query: string, requestId: string) =>
      answer(testRequest('exportListsData', 'GET', { token: ada, query: `format=json${query}`, requestId }));
    const lists = JSON.parse((await read('&titles=true', 'with')).text ?? '') as ReadonlyArray<object>;
    expect(lists.map((list) => 'items' in list)).toEqual([true, true, true, true]);
    await read('', 'without');
    expect([...auditEntries.values()].map(({ input }) => input)).toEqual([{ format: 'json', titles: 'true' }, { format: 'json' }]);
    const statuses = [
      '&titles=true&cursor=with.a', '&cursor=without.a', '&titles=true&cursor=without.a', '&cursor=with.a', '&titles=false', '&titles=',
    ].map(async (query) => (await read(query, 'later')).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 400, 400, 400, 400]);
  });

  it('refuse to continue a file of some users with everybody', async () => {
    const { answer, ada } = await createHandlerWithUsers();
    await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv&uids=maya', requestId: 'r1' }));
    expect(await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv&cursor=r1.ada' }))).toMatchObject({
      status: 400,
    });
  });

  it('answer a file of some users, with an audit entry that names them', async () => {
    const { answer, ada, auditEntries } = await createHandlerWithUsers();
    const response = await answer(testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv&uids=maya+ghost' }));
    expect([response.status, headersOf(response), response.text?.split('\r\n').map((line) => line.split(',')[0])]).toEqual([
      200,
      ['text/csv; charset=utf-8', '1', undefined, 'no-store'],
      ['\uFEFFuid', 'maya', ''],
    ]);
    expect([...auditEntries.values()]).toMatchObject([
      { action: 'exportUsersData', input: { format: 'csv', uids: 'maya ghost' }, outcome: { status: 'succeeded', after: { rows: 1 } } },
    ]);
    expect(await answer(testRequest('exportListsData', 'GET', { token: ada, query: 'format=csv&uids=maya' }))).toMatchObject({
      status: 400,
    });
    // A file in one part has no later parts, so a cursor hides nothing.
    await answer(
      testRequest('exportUsersData', 'GET', { token: ada, query: 'format=csv&uids=maya&cursor=r1.a', requestId: 'with-cursor' }),
    );
    expect(auditEntries.has('with-cursor')).toBe(true);
  });

  it.each([
    '', 'format=xml', 'format=csv&cursor=', 'format=csv&cursor=ada', 'format=csv&cursor=r1.a/b', 'format=csv&cursor=r1.__proto__',
    'format=csv&format=json', 'format=csv&x=1', 'format=csv&__proto__=1', 'format=csv&uids=', 'format=csv&uids=a/b', 'format=csv&uids=a++b',
    `format=csv&uids=${Array(101).fill('a').join('+')}`,
  ])('refuse the query "%s"', async (query) => {
    const { answer, ada } = await createHandlerWithUsers();
    expect(await answer(testRequest('exportUsersData', 'GET', { token: ada, query }))).toMatchObject({ status: 400 });
  });

  it('refuse everybody but admins, and other methods', async () => {
    const { answer, maya, ada } = await createHandlerWithUsers();
    for (const name of ['exportUsersData', 'exportListsData']) {
      expect(await answer(testRequest(name, 'GET', { query: 'format=csv' }))).toMatchObject({ status: 401 });
      expect(await answer(testRequest(name, 'GET', { token: 'wrong', query: 'format=csv' }))).toMatchObject({ status: 401 });
      const refused = await answer(testRequest(name, 'GET', { token: maya, query: 'format=csv' }));
      expect([refused.status, refused.text]).toEqual([403, undefined]);
      expect(await answer(testRequest(name, 'POST', { token: ada, body: {} }))).toMatchObject({ status: 405, headers: { Allow: 'GET' } });
    }
  });
});
