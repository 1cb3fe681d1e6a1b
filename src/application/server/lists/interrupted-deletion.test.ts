import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import { addTestUser, createTestServer, NOON } from '#adapters/memory/server/test-server.fixture';
import { memoryListAdmin } from '#adapters/memory/server/memory-list-admin';
import { deleteList } from './delete-list';
import { purgeExpiredLists } from './purge-lists';

const crash = TE.left(unexpected('crash'));

/**
 * A member with the list `one` of 450 titles, two of which are on the watchlist too. Write number `at` is not made, or its result is lost.
 */
const open = async () => {
  const server = createTestServer();
  const maya = await addTestUser(server, 'maya');
  const lists = memoryListAdmin(server.storage);
  const many = Array.from({ length: 450 }, (_, index) => index + 1);
  for (const change of [newCreation('one', 'one'), newAddition('one', ...many), newAddition('maya-watchlist', 1, 2)])
    await expectRight(lists.apply({ commandId: 'setup', uid: maya.uid, createdAt: NOON, change }, NOON));
  const crashes: { at: number; moment: 'before' | 'after'; count: number } = { at: 0, moment: 'before', count: 0 };
  const interrupted = <A>(write: Answer<A>): Answer<A> => async () => {
    crashes.count += 1;
    if (crashes.count !== crashes.at) return write();
    if (crashes.moment === 'after') await write();
    return crash();
  };
  const writing: ListAdminRepository = {
    ...lists,
    expire: (listID, now) => interrupted(lists.expire(listID, now)),
    purgeItems: (list) => interrupted(lists.purgeItems(list)),
    deleteList: (listID) => interrupted(lists.deleteList(listID)),
  };
  const state = async () => ({
    documents: [...server.documents()].filter(([path]) => !path.startsWith('accounts/')),
    titles: await expectRight(lists.titlesAfter(maya.uid, null, 1000)),
    items: await expectRight(lists.countItems('one')),
  });
  return { deps: { ...server.deps, lists: writing }, maya, lists, crashes, state };
};

describe('deleteList', () => {
  it('reaches the same state when repeated after an interruption at any write, or finished by the scheduled purge', async () => {
    const undisturbed = await open();
    await expectRight(deleteList(undisturbed.deps, 'one', undisturbed.maya));
    const expected = await undisturbed.state();
    expect([expected.items, expected.titles.map(({ itemKey, listIDs }) => `${itemKey} ${listIDs.join()}`)]).toEqual([
      0,
      ['movie-1 maya-watchlist', 'movie-2 maya-watchlist'],
    ]);
    const writes = undisturbed.crashes.count;
    expect(writes).toBe(5);
    for (const moment of ['before', 'after'] as const) {
      for (let at = 1; at <= writes; at += 1) {
        for (const finish of ['repeated', 'scheduled'] as const) {
          const { deps, maya, lists, crashes, state } = await open();
          Object.assign(crashes, { at, moment });
          expect([at, moment, await deleteList(deps, 'one', maya)()]).toEqual([at, moment, await crash()]);
          // Before the first write, nothing is deleted that the schedule could finish.
          if (finish === 'scheduled' && !(at === 1 && moment === 'before')) await expectRight(purgeExpiredLists(lists, NOON, () => true));
          else await deleteList(deps, 'one', maya)();
          expect([at, moment, finish, await state()]).toEqual([at, moment, finish, expected]);
        }
      }
    }
  });
});
