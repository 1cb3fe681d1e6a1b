import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { withAccess } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, NOON, testCaller, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { MAX_BULK_IDS } from '#domain/users/admin-api';
import { aUserId } from '#domain/users/user.fixture';
import { createHandlerWithLists, namesField } from '../lists/list-endpoints.fixture';
import { testRequest } from '../request-handler.fixture';

/** Creates a handler with the admin ada, maya and her lists, the member eve and a feedback message. */
const open = async () => {
  const server = await createHandlerWithLists();
  await addTestUser(server, 'eve');
  server.change(putDocument('feedback', 'one', { id: 'one', message: 'More westerns, please.', email: null, sentAt: NOON, state: 'new' }));
  const asAdmin = (name: string, data: unknown, token: string | undefined = server.ada) =>
    server.call(name, 'POST', { body: { data }, token });
  const accessOf = async (uid: string) => O.toNullable(await expectRight(server.deps.users.getAccess(aUserId(uid))));
  const messageOf = async (id: string) => (await expectRight(server.storage.read)).feedback.get(id);
  return { ...server, asAdmin, accessOf, messageOf };
};

const CALLS: Readonly<Record<string, object>> = {
  endUserSessions: { uid: 'maya' },
  changeUsers: { uids: ['maya'], action: 'disable' },
  removeLists: { listIDs: ['noir'] },
  changeFeedback: { ids: ['one'], action: 'read' },
};
const NAMES = Object.keys(CALLS);

describe('calls for admins only', () => {
  it.each(NAMES)('%s refuses everybody else and changes nothing', async (name) => {
    const server = await open();
    const disabled = await addTestUser(server, 'nell', 'admin');
    const demoted = await addTestUser(server, 'finn', 'admin');
    const tokens = {
      nell: tokenFor(server, disabled),
      finn: tokenFor(server, demoted),
      claim: tokenFor(server, testCaller('eve', 'admin')),
    };
    server.change(withAccess('nell', { role: 'admin', disabled: true }));
    server.change(withAccess('finn', { role: 'user' }));
    const before = server.documents();
    const statusOf = async (token?: string) =>
      (await server.answer(testRequest(name, 'POST', { body: { data: CALLS[name] }, ...(token === undefined ? {} : { token }) }))).status;
    expect([await statusOf(), await statusOf('not-a-token')]).toEqual([401, 401]);
    expect([await statusOf(server.maya), await statusOf(tokens.nell), await statusOf(tokens.finn), await statusOf(tokens.claim)]).toEqual([
      403, 403, 403, 403,
    ]);
    expect(server.documents()).toEqual(before);
    expect(server.refusedAt).toHaveLength(4);
  });

  it.each(NAMES)('%s accepts POST only and needs a body', async (name) => {
    const { answer, ada } = await open();
    expect(await answer(testRequest(name, 'PUT', { body: { data: CALLS[name] }, token: ada }))).toMatchObject({
      status: 405,
      headers: { Allow: 'POST' },
    });
    expect(await answer(testRequest(name, 'POST', { token: ada }))).toMatchObject({ status: 400 });
  });

  const tooMany = Array.from({ length: MAX_BULK_IDS + 1 }, (_, index) => `id-${index}`);
  it.each([
    ['endUserSessions', {}, 'data.uid'],
    ['endUserSessions', { uid: 'no/id' }, 'data.uid'],
    ['endUserSessions', { uid: 'maya', all: true }, 'data.all'],
    ['changeUsers', { uids: ['maya'] }, 'data.action'],
    ['changeUsers', { uids: ['maya'], action: 'erase' }, 'data.action'],
    ['changeUsers', { uids: 'maya', action: 'enable' }, 'data.uids'],
    ['changeUsers', { uids: ['maya', 7], action: 'enable' }, 'data.uids.1'],
    ['changeUsers', { uids: tooMany, action: 'enable' }, 'data.uids'],
    ['changeUsers', { uids: ['maya'], action: 'enable', role: 'admin' }, 'data.role'],
    ['removeLists', { listIDs: null }, 'data.listIDs'],
    ['removeLists', { listIDs: ['noir', 'no/list'] }, 'data.listIDs.1'],
    ['removeLists', { listIDs: tooMany }, 'data.listIDs'],
    ['removeLists', { listIDs: ['noir'], userID: 'maya' }, 'data.userID'],
    ['changeFeedback', { ids: ['one'], action: 'new' }, 'data.action'],
    ['changeFeedback', { ids: [''], action: 'read' }, 'data.ids.0'],
    ['changeFeedback', { ids: tooMany, action: 'read' }, 'data.ids'],
    ['changeFeedback', { ids: ['one'], action: 'read', state: 'new' }, 'data.state'],
  ])('%s refuses %j with 400 and names %s', async (name, data, field) => {
    const { asAdmin, documents } = await open();
    const before = [...documents()].filter(([path]) => !path.startsWith('audit/'));
    expect(await asAdmin(name, data)).toMatchObject({ status: 400, message: expect.stringContaining(namesField(field)) as string });
    expect([...documents()].filter(([path]) => !path.startsWith('audit/'))).toEqual(before);
  });
});

describe('endUserSessions', () => {
  it('ends all sessions of a member, with an audit entry, and refuses unknown users and the caller', async () => {
    const { asAdmin, accessOf, auditEntries } = await open();
    expect(await asAdmin('endUserSessions', { uid: 'maya' })).toMatchObject({
      status: 200,
      message: expect.stringMatching(/^All sessions of .* have ended\.$/) as unknown,
    });
    expect(await accessOf('maya')).toMatchObject({ since: NOON });
    expect([...auditEntries.values()]).toMatchObject([
      {
        action: 'endUserSessions',
        target: { kind: 'user', id: 'maya', name: 'maya' },
        outcome: { status: 'succeeded', after: { sessionsSince: NOON } },
      },
    ]);
    expect(await asAdmin('endUserSessions', { uid: 'ghost' })).toMatchObject({ status: 404 });
    expect(await asAdmin('endUserSessions', { uid: 'ada' })).toMatchObject({ status: 403 });
  });
});

describe('bulk calls', () => {
  it('changeUsers answers for each id and repeats without harm', async () => {
    const { asAdmin, accessOf, auditEntries } = await open();
    const uids = ['maya', 'ada', 'ghost', 'eve', 'maya'];
    const expected = [
      { id: 'maya', refused: null },
      { id: 'ada', refused: { reason: 'forbidden', what: 'changing your own account here' } },
      { id: 'ghost', refused: { reason: 'not-found', what: 'user' } },
      { id: 'eve', refused: null },
    ];
    for (let time = 0; time < 2; time += 1)
      expect(await asAdmin('changeUsers', { uids, action: 'disable' })).toEqual({ status: 200, response: expected });
    expect([await accessOf('maya'), await accessOf('eve')]).toMatchObject([{ disabled: true }, { disabled: true }]);
    expect([...auditEntries.values()]).toMatchObject([
      {
        input: { action: 'disable', uids: 'maya ada ghost eve maya' },
        target: { kind: 'user', id: '' },
        outcome: { after: { done: 2, refused: 'ada ghost' } },
      },
    ]);
    expect(await asAdmin('changeUsers', { uids: ['eve'], action: 'enable' })).toMatchObject({ status: 200 });
    expect(await asAdmin('changeUsers', { uids: ['eve'], action: 'make-admin' })).toMatchObject({ status: 200 });
    expect(await accessOf('eve')).toMatchObject({ disabled: false, role: 'admin' });
  });

  it('removeLists moves lists to their owners’ bins, and refuses default and unknown lists', async () => {
    const { asAdmin, storage } = await open();
    expect(await asAdmin('removeLists', { listIDs: ['noir', 'maya-watchlist', 'gone'] })).toMatchObject({
      status: 200,
      response: [
        { id: 'noir', refused: null },
        { id: 'maya-watchlist', refused: { reason: 'forbidden' } },
        { id: 'gone', refused: { reason: 'not-found' } },
      ],
    });
    expect((await expectRight(storage.read)).lists.get('noir')).toMatchObject({ deletedAt: NOON, userID: 'maya' });
  });

  it('changeFeedback marks and deletes messages', async () => {
    const { asAdmin, messageOf } = await open();
    expect(await asAdmin('changeFeedback', { ids: ['one', 'gone'], action: 'answered' })).toMatchObject({
      response: [
        { id: 'one', refused: null },
        { id: 'gone', refused: { reason: 'not-found', what: 'message' } },
      ],
    });
    expect(await messageOf('one')).toMatchObject({ state: 'answered' });
    await asAdmin('changeFeedback', { ids: ['one'], action: 'unread' });
    expect(await messageOf('one')).toMatchObject({ state: 'new' });
    for (let time = 0; time < 2; time += 1)
      expect(await asAdmin('changeFeedback', { ids: ['one'], action: 'delete' })).toMatchObject({
        response: [{ id: 'one', refused: null }],
      });
    expect(await messageOf('one')).toBeUndefined();
  });
});
