import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { withAccess, withoutDocument } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, NOON, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { createHandlerWithLists } from './list-endpoints.fixture';

const LATER = NOON + 60_000;

/** Opens maya's list `noir`, which nell edits, and the invitation by which finn could join. */
const open = async () => {
  const server = await createHandlerWithLists();
  const [nell, finn] = [tokenFor(server, await addTestUser(server, 'nell')), tokenFor(server, await addTestUser(server, 'finn'))];
  const inviteID = await expectRight(server.deps.joint.invite('noir', '0'.repeat(32)));
  expect((await server.call('joinList', 'POST', { token: nell, body: { data: { inviteID } } })).status).toBe(200);
  const change = (data: object, token: string) =>
    server.call('changeJointList', 'POST', { token, body: { data: { listID: 'noir', ...data } } });
  /** All that an editor can do, and what somebody does who is invited. */
  const calls = (token: string): Readonly<Record<string, () => ReturnType<typeof change>>> => ({
    read: () => server.call('getJointList', 'GET', { token, query: 'listID=noir' }),
    remove: () => change({ remove: ['movie-1'] }, token),
    note: () => change({ note: { itemKey: 'movie-1', note: 'Mine' } }, token),
    place: () => change({ place: { itemKey: 'movie-1', order: 'z' } }, token),
    invitation: () => server.call('getInvitation', 'GET', { token, query: `inviteID=${inviteID}` }),
    join: () => server.call('joinList', 'POST', { token, body: { data: { inviteID } } }),
  });
  const statuses = async (token: string) => {
    const answered: Record<string, number> = {};
    for (const [name, send] of Object.entries(calls(token))) answered[name] = (await send()).status;
    return answered;
  };
  const list = () => server.getDocument('lists/noir');
  const listsOf = async (token: string) => server.call('getJointLists', 'GET', { token });
  return { ...server, nell, finn, statuses, list, listsOf };
};
const all = (status: number) => ({ read: status, remove: status, note: status, place: status, invitation: status, join: status });

describe('a list that is edited together', () => {
  it.each([
    ['is disabled', { disabled: true }, 403],
    ['is being deleted', { disabled: true, deleting: true }, 403],
    ['has lost all sessions', { since: LATER }, 401],
  ] as const)('is closed to an editor whose account %s, and open again afterwards', async (_, access, status) => {
    const server = await open();
    const { nell, statuses, list, listsOf, items, change } = server;
    const before = list();
    change(withAccess('nell', access));
    expect([await statuses(nell), (await listsOf(nell)).status]).toEqual([all(status), status]);
    expect([list(), await items('noir')]).toEqual([before, 2]);
    change(withAccess('nell', {}));
    expect((await server.call('getJointList', 'GET', { token: nell, query: 'listID=noir' })).status).toBe(200);
  });

  it.each([
    ['is disabled', withAccess('maya', { disabled: true })],
    ['is being deleted', withAccess('maya', { disabled: true, deleting: true })],
    ['is gone', withoutDocument('access/maya')],
  ] as const)('is not found for editors and guests while the account of its owner %s', async (_, edit) => {
    const { nell, finn, statuses, list, listsOf, items, change } = await open();
    const before = list();
    change(edit);
    expect(await statuses(nell)).toEqual(all(404));
    expect(await statuses(finn)).toEqual(all(404));
    expect([await listsOf(nell), list(), await items('noir')]).toEqual([{ status: 200, response: [] }, before, 2]);
    change(withAccess('maya', {}));
    expect(await statuses(nell)).toEqual(all(200));
  });
});
