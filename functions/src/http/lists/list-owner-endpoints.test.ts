import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { newAddition } from '#domain/lists/list.fixture';
import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { NOON, testCaller, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { createHandlerWithLists as open, namesField } from './list-endpoints.fixture';

describe('countItemsInLists', () => {
  const counts = { 'maya-favorites': 0, 'maya-watchlist': 1, noir: 2 };

  it('counts the caller’s lists, and for an admin those of any member, with an audit entry', async () => {
    const { call, ada, auditEntries } = await open();
    expect(await call('countItemsInLists', 'GET')).toEqual({ status: 200, response: counts });
    expect(await call('countItemsInLists', 'GET', { query: 'userID=maya' })).toEqual({ status: 200, response: counts });
    expect(auditEntries.size).toBe(0);
    expect(await call('countItemsInLists', 'GET', { query: 'userID=maya', token: ada })).toEqual({ status: 200, response: counts });
    expect([...auditEntries.values()]).toMatchObject([
      {
        by: 'ada', action: 'countItemsInLists',
        input: { userID: 'maya' },
        target: { kind: 'user', id: 'maya' },
        outcome: { status: 'succeeded' },
      },
    ]);
  });

  it('counts from the items, whatever the list says, and leaves deleted lists out', async () => {
    const { call, change, storage, apply } = await open();
    const list = (await expectRight(storage.read)).lists.get('noir');
    if (list !== undefined) change(putDocument('lists', 'noir', { ...list, itemCount: 7 }));
    expect(await call('countItemsInLists', 'GET')).toMatchObject({ response: counts });
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect((await call('countItemsInLists', 'GET')).response).toEqual({ 'maya-favorites': 0, 'maya-watchlist': 1 });
  });

  it('refuses other members, and admins without the role in claim and access record', async () => {
    const server = await open();
    const { call, change, ada } = server;
    expect(await call('countItemsInLists', 'GET', { query: 'userID=ada' })).toMatchObject({ status: 403 });
    expect(
      await call('countItemsInLists', 'GET', { query: 'userID=ada', token: tokenFor(server, testCaller('maya', 'admin')) }),
    ).toMatchObject({ status: 403 });
    expect(
      await call('countItemsInLists', 'GET', { query: 'userID=maya', token: tokenFor(server, testCaller('ada', 'user')) }),
    ).toMatchObject({ status: 403 });
    change(withAccess('ada', { role: 'user' }));
    expect(await call('countItemsInLists', 'GET', { query: 'userID=maya', token: ada })).toMatchObject({ status: 403 });
  });

  it('answers an admin 404 for an unknown user', async () => {
    const { call, ada } = await open();
    expect(await call('countItemsInLists', 'GET', { query: 'userID=nobody', token: ada })).toMatchObject({
      status: 404, message: 'The user does not exist.',
    });
  });

  it.each([
    ['userID=maya&all=1', 'all'],
    ['__proto__=1', '__proto__'],
    ['userID=', 'userID'],
    ['userID=no%2Fid', 'userID'],
    ['userID=maya&userID=ada', 'userID'],
  ])('decodes the query like a body: %s is refused with 400 and names %s', async (query, field) => {
    const { call } = await open();
    expect(await call('countItemsInLists', 'GET', { query })).toMatchObject({
      status: 400, message: expect.stringContaining(namesField(field)) as string,
    });
  });

  it('refuses a body', async () => {
    const { call } = await open();
    expect(await call('countItemsInLists', 'GET', { body: { data: { userID: 'maya' } } })).toMatchObject({
      status: 400, message: expect.stringContaining('no body') as string,
    });
  });
});

describe('deleteList', () => {
  it('deletes a list with its items, entry, name and memberships; a repeated call answers 404', async () => {
    const { deleteList, items, lists, uid, getDocument, auditEntries } = await open();
    expect(await deleteList('noir')).toEqual({ status: 200, message: 'The list was deleted.' });
    expect([await items('noir'), getDocument('lists/noir'), getDocument('users/maya/listNames/noir_november')]).toEqual([
      0, undefined, undefined,
    ]);
    expect(getDocument('users/maya')).toMatchObject({ lists: [{ listID: 'maya-favorites' }, { listID: 'maya-watchlist' }] });
    expect(await expectRight(lists.findTitles(uid, ['movie-1', 'movie-2']))).toMatchObject([
      { itemKey: 'movie-1', listIDs: ['maya-watchlist'] },
    ]);
    expect(await deleteList('noir')).toMatchObject({ status: 404 });
    expect(auditEntries.size).toBe(0);
  });

  it('deletes a list in the bin', async () => {
    const { deleteList, lists, apply, items } = await open();
    await apply({ kind: 'delete-list', listID: 'noir' });
    expect(await deleteList('noir')).toMatchObject({ status: 200 });
    expect([O.isNone(await expectRight(lists.find('noir'))), await items('noir')]).toEqual([true, 0]);
  });

  it('lets an admin delete a member’s list, with an audit entry', async () => {
    const { deleteList, getDocument, ada, auditEntries } = await open();
    expect(await deleteList('noir', ada)).toMatchObject({ status: 200 });
    expect(getDocument('lists/noir')).toBeUndefined();
    expect([...auditEntries.values()]).toMatchObject([
      {
        by: 'ada', action: 'deleteList',
        input: { listID: 'noir' },
        target: { kind: 'list', id: 'noir', name: 'Noir November' },
        outcome: { status: 'succeeded', before: { userID: 'maya', name: 'noir_november', itemCount: 2 }, after: null },
      },
    ]);
  });

  it('refuses another member, an admin by claim or access record only, and default lists also for admins', async () => {
    const server = await open();
    const { deleteList, getDocument, ada, items } = server;
    expect(await deleteList('ada-favorites')).toMatchObject({ status: 403 });
    expect(await deleteList('ada-favorites', tokenFor(server, testCaller('maya', 'admin')))).toMatchObject({ status: 403 });
    expect(await deleteList('noir', tokenFor(server, testCaller('ada', 'user')))).toMatchObject({ status: 403 });
    for (const token of [undefined, ada]) expect(await deleteList('maya-watchlist', token)).toMatchObject({ status: 403 });
    expect(['noir', 'maya-watchlist', 'ada-favorites'].filter((listID) => getDocument(`lists/${listID}`) === undefined)).toEqual([]);
    expect([await items('noir'), await items('maya-watchlist')]).toEqual([2, 1]);
  });

  it.each([
    [undefined, 'The body'],
    [{ data: {} }, 'data.listID'],
    [{ data: { listID: '../users' } }, 'data.listID'],
    [{ data: { listID: 'noir', userID: 'maya' } }, 'data.userID'],
  ])('refuses %j with 400 and names %s', async (body, field) => {
    const { call, ada, auditEntries } = await open();
    expect(await call('deleteList', 'DELETE', { body, token: ada })).toMatchObject({
      status: 400, message: expect.stringContaining(field) as string,
    });
    expect([...auditEntries.values()]).toMatchObject([{ by: 'ada', input: {}, outcome: { status: 'failed' } }]);
  });

  it('stops after 20 s with a cursor, and the next call continues; the list cannot be restored meanwhile', async () => {
    const { deleteList, deps, clock, lists, uid, apply, items, getDocument } = await open();
    await apply(newAddition('noir', ...Array.from({ length: 450 }, (_, index) => index + 1)));
    const { purgeItems } = deps.lists;
    Object.assign(deps.lists, {
      purgeItems: (list: Parameters<typeof purgeItems>[0]) => {
        clock.time += 15_000;
        return purgeItems(list);
      },
    });
    expect(await deleteList('noir')).toEqual({ status: 200, message: expect.stringContaining('Call again') as string, cursor: 'noir' });
    expect([await items('noir'), getDocument('users/maya/listNames/noir_november')]).toEqual([50, undefined]);
    const restored = await lists.apply(
      { commandId: 'r', uid, createdAt: NOON, change: { kind: 'restore-list', listID: 'noir', name: 'noir' } },
      clock.time,
    )();
    expect(restored).toMatchObject({ left: { _tag: 'not-found' } });
    expect(await deleteList('noir')).toEqual({ status: 200, message: 'The list was deleted.' });
    expect([await items('noir'), getDocument('lists/noir')]).toEqual([0, undefined]);
  });
});
