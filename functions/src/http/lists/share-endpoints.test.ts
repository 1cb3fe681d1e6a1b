import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { withAccess, withoutDocument } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { createHandlerWithLists, namesField, type CallOptions } from './list-endpoints.fixture';
import { testRequest } from '../request-handler.fixture';

const open = async () => {
  const server = await createHandlerWithLists();
  const share = async (token?: string): Promise<string> => {
    const { response } = await server.call('shareList', 'POST', { body: { data: { listID: 'noir' } }, token });
    return (response as { readonly shareId: string }).shareId;
  };
  const end = (token?: string, listID = 'noir') => server.call('unshareList', 'DELETE', { body: { data: { listID } }, token });
  /** Reads without a token. */
  const read = async (shareID: string, query = `shareID=${encodeURIComponent(shareID)}`) => {
    const { status, body, headers } = await server.answer(testRequest('getSharedList', 'GET', { query }));
    return { status, headers, ...(body as { readonly message?: string; readonly response?: object }) };
  };
  return { ...server, share, end, read };
};

describe('shareList', () => {
  it('returns the same id when repeated, and everybody reads the list without a token', async () => {
    const { share, read, auditEntries } = await open();
    const shareId = await share();
    expect([shareId, await share()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), shareId]);
    const answer = await read(shareId);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'no-store' },
      response: { name: 'noir_november', owner: 'maya', cursor: null, items: [{ itemKey: 'movie-1' }, { itemKey: 'movie-2' }] },
    });
    expect(JSON.stringify(answer)).not.toMatch(/note|maya@|userID|"listID/);
    expect(auditEntries.size).toBe(0);
  });

  it('is refused without a token, for another member’s list also to admins, and for unknown and deleted lists', async () => {
    const { answer, call, ada, apply, storage } = await open();
    const body = (listID: string): CallOptions => ({ body: { data: { listID } } });
    expect((await answer(testRequest('shareList', 'POST', { body: { data: { listID: 'noir' } } }))).status).toBe(401);
    expect(await call('shareList', 'POST', { ...body('noir'), token: ada })).toMatchObject({ status: 403 });
    expect(await call('shareList', 'POST', body('unknown'))).toMatchObject({ status: 404 });
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect(await call('shareList', 'POST', body('noir'))).toMatchObject({ status: 404 });
    expect((await expectRight(storage.read)).lists.get('noir')?.shareId).toBeNull();
  });
});

describe('shareList with notes', () => {
  const openWithNote = async () => {
    const server = await open();
    await server.apply({ kind: 'note-item', listID: 'noir', itemKey: 'movie-1', note: 'Wait for the phone' });
    const shareId = await server.share();
    const choose = (sharesNotes: unknown, token?: string) =>
      server.call('shareList', 'POST', { body: { data: { listID: 'noir', sharesNotes } }, token });
    const text = async (): Promise<string> => JSON.stringify(await server.read(shareId));
    return { server, choose, text };
  };

  it('shows and hides the notes of the owner’s titles', async () => {
    const { choose, text } = await openWithNote();
    expect(await text()).not.toContain('Wait for the phone');
    expect((await choose(true)).status).toBe(200);
    expect(await text()).toContain('"note":"Wait for the phone"');
    expect((await choose(false)).status).toBe(200);
    expect(await text()).not.toContain('Wait for the phone');
  });

  it('is refused for another member’s list, also to admins, and for a value that is no boolean', async () => {
    const { server, choose, text } = await openWithNote();
    const nell = tokenFor(server, await addTestUser(server, 'nell'));
    expect([(await choose(true, nell)).status, (await choose(true, server.ada)).status]).toEqual([403, 403]);
    expect(await choose('yes')).toMatchObject({ status: 400, message: expect.stringContaining(namesField('data.sharesNotes')) as string });
    expect(await text()).not.toContain('Wait for the phone');
  });
});

describe('unshareList', () => {
  it('ends the link for the owner, and repeats', async () => {
    const { share, end, read, auditEntries } = await open();
    const shareId = await share();
    for (const status of [200, 200]) expect(await end()).toEqual({ status, message: 'The share link was ended.' });
    expect([(await read(shareId)).status, auditEntries.size]).toEqual([404, 0]);
  });

  it('leaves an audit entry that names the list when an admin ends the link', async () => {
    const { share, end, ada, auditEntries } = await open();
    await share();
    expect(await end(ada)).toMatchObject({ status: 200 });
    const outcome = { status: 'succeeded', before: { userID: 'maya', shared: true }, after: { userID: 'maya', shared: false } };
    expect([...auditEntries.values()]).toMatchObject([
      { by: 'ada', action: 'unshareList', input: { listID: 'noir' }, target: { kind: 'list', id: 'noir', name: 'Noir November' }, outcome },
    ]);
  });

  it('is refused to other members, and 404 for an unknown list', async () => {
    const server = await open();
    const { share, end, read } = server;
    const shareId = await share();
    const nell = tokenFor(server, await addTestUser(server, 'nell'));
    expect([(await end(nell)).status, (await end(nell, 'unknown')).status, (await read(shareId)).status]).toEqual([403, 404, 200]);
  });
});

describe('getSharedList', () => {
  it.each([
    ['disabled', withAccess('maya', { disabled: true })],
    ['being deleted', withAccess('maya', { deleting: true })],
    ['gone', withoutDocument('access/maya')],
  ])('answers 404 while the owner is %s', async (_, edit) => {
    const { share, read, change } = await open();
    const shareId = await share();
    change(edit);
    expect(await read(shareId)).toMatchObject({ status: 404, message: 'The list does not exist.' });
    change(withAccess('maya', {}));
    expect((await read(shareId)).status).toBe(200);
  });

  it('answers 404 for a list in the bin, and for a share that the list does not name', async () => {
    const { share, read, apply, change, storage } = await open();
    const shareId = await share();
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect((await read(shareId)).status).toBe(404);
    await apply({ kind: 'restore-list', listID: 'noir', name: 'Noir' });
    const list = (await expectRight(storage.read)).lists.get('noir');
    if (list !== undefined) change(putDocument('lists', 'noir', { ...list, shareId: 'f'.repeat(32) }));
    expect((await read(shareId)).status).toBe(404);
  });

  it.each(['', 'x', '0'.repeat(32), '0'.repeat(5000), '../noir', '%00', '__proto__'])('answers 404 for the id %j', async (shareID) => {
    expect((await (await open()).read(shareID)).status).toBe(404);
  });

  it.each([
    ['', 'shareID'], ['cursor=x', 'shareID'], [`shareID=${'0'.repeat(32)}&userID=maya`, 'userID'],
  ])('answers 400 for the query %j and names %s', async (query, field) => {
    expect(await (await open()).read('', query)).toMatchObject({
      status: 400, message: expect.stringContaining(namesField(field)) as string,
    });
  });

  it('answers 400 for a malformed cursor of a shared list', async () => {
    const { share, read } = await open();
    const shareId = await share();
    for (const cursor of ['', '.', 'movie-1', 'movie-1.', 'noir.a', `movie-1.${'a'.repeat(65)}`, 'movie-1.%20'])
      expect([cursor, await read('', `shareID=${shareId}&cursor=${cursor}`)]).toMatchObject([
        cursor,
        { status: 400, message: expect.stringContaining(namesField('cursor')) as string },
      ]);
  });

  it('is limited like other anonymous reads', async () => {
    const { read } = await open();
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await read('x')).status);
    expect([statuses.slice(0, 120).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
  });
});
