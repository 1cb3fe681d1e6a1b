import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { memoryListAdmin } from '#adapters/memory/server/memory-list-admin';
import { memoryListShares } from '#adapters/memory/server/memory-list-shares';
import { addTestUser, createTestServer, NOON } from '#adapters/memory/server/test-server.fixture';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import { SHARED_PAGE_SIZE } from '#domain/lists/shares/shared-list';
import { getSharedList } from './get-shared-list';

const SHARE_ID = 'a'.repeat(32);
const STALE_ID = 'b'.repeat(32);

/** A shared list of `count` titles, and a share that was left behind by an earlier link of the list. */
const open = async (count: number) => {
  const server = createTestServer();
  const maya = await addTestUser(server, 'maya');
  const lists = memoryListAdmin(server.storage);
  const titles = Array.from({ length: count }, (_, index) => index + 1);
  for (const change of [newCreation('noir', 'noir'), newAddition('noir', ...titles)])
    await expectRight(lists.apply({ commandId: 'setup', uid: maya.uid, createdAt: NOON, change }, NOON));
  const shares = memoryListShares(server.storage);
  await expectRight(shares.add('noir', SHARE_ID, NOON));
  const requested: string[] = [];
  const deps = {
    ...server.deps,
    lists,
    shares: { ...shares, find: (shareId: string) => (requested.push(shareId), TE.right(O.some('noir'))) },
  };
  return { deps, requested };
};

describe('getSharedList', () => {
  it('finds no list under a share that the list does not name', async () => {
    const { deps } = await open(1);
    expect(await expectFailure(getSharedList(deps, STALE_ID, null))).toEqual({ _tag: 'not-found', what: 'list' });
    expect(await expectRight(getSharedList(deps, SHARE_ID, null))).toMatchObject({ name: 'noir' });
  });

  it.each(['', 'a', 'A'.repeat(32), 'a'.repeat(33), `${'a'.repeat(30)}/x`, '../lists/noir'])(
    'looks for no share under the malformed id %j',
    async (shareId) => {
      const { deps, requested } = await open(1);
      expect(await expectFailure(getSharedList(deps, shareId, null))).toEqual({ _tag: 'not-found', what: 'list' });
      expect(requested).toEqual([]);
    },
  );

  it.each([
    [SHARED_PAGE_SIZE, [SHARED_PAGE_SIZE]],
    [SHARED_PAGE_SIZE + 1, [SHARED_PAGE_SIZE, 1]],
  ])('reads %i titles in pages of %j', async (count, pages) => {
    const { deps } = await open(count);
    const read: number[] = [];
    for (let cursor: string | null = null; ; ) {
      const part: Awaited<ReturnType<typeof readPart>> = await readPart(deps, cursor);
      read.push(part.items.length);
      cursor = part.cursor;
      if (cursor === null) break;
    }
    expect(read).toEqual(pages);
  });

  it('goes on behind a page that damaged titles shorten', async () => {
    const { deps } = await open(SHARED_PAGE_SIZE + 2);
    const titlesAfter: typeof deps.shares.titlesAfter = (...part) =>
      pipe(
        deps.shares.titlesAfter(...part),
        TE.map(({ titles, isFull }) => ({ titles: titles.filter(({ itemKey }) => itemKey !== 'movie-2'), isFull })),
      );
    const damaged = { ...deps, shares: { ...deps.shares, titlesAfter } };
    const first = await readPart(damaged, null);
    const second = await readPart(damaged, first.cursor);
    expect([first.items.length + second.items.length, second.cursor]).toEqual([SHARED_PAGE_SIZE + 1, null]);
  });
});

const readPart = (deps: Awaited<ReturnType<typeof open>>['deps'], cursor: string | null) =>
  expectRight(getSharedList(deps, SHARE_ID, cursor));
