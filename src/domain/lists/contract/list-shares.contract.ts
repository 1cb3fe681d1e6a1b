import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { notFound } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { aUserId } from '#domain/users/user.fixture';
import type { ListChange } from '#domain/lists/list-command';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import type { ListShares } from '#domain/lists/shares/list-shares';

export type ListSharesTestbed = { readonly shares: ListShares; readonly lists: ListAdminRepository; readonly users: UserAdminRepository };

const NOW = 1_700_000_000_000;
const newId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Members of earlier tests may exist, so every test uses unique ids. */
export const keepsListSharesContract = (name: string, make: () => ListSharesTestbed): void => {
  const open = async () => {
    const testbed = make();
    const uid = aUserId(`m-${crypto.randomUUID()}`);
    await expectRight(
      testbed.users.initialize(uid, initializationPlanner({ uid, name: 'Maya Rosen', email: `${uid}@marquee.example`, now: NOW })),
    );
    const listID = crypto.randomUUID();
    const apply = async (...changes: ReadonlyArray<ListChange>): Promise<void> => {
      for (const change of changes)
        await expectRight(testbed.lists.apply({ commandId: crypto.randomUUID(), uid, createdAt: NOW, change }, NOW));
    };
    await apply(newCreation(listID, 'one'));
    const find = async (shareId: string) => O.toNullable(await expectRight(testbed.shares.find(shareId)));
    const stored = async () => O.toNullable(await expectRight(testbed.lists.find(listID)));
    const shareIdOf = async () => (await stored())?.shareId;
    const sharesNotes = async () => (await stored())?.sharesNotes;
    return { ...testbed, uid, listID, apply, find, shareIdOf, sharesNotes };
  };

  describe(`${name}: ListShares contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('add stores one share of several simultaneous ones, at the list too', async () => {
      const { shares, listID, find, shareIdOf } = await open();
      const ids = [newId(), newId(), newId()];
      const [kept = '', ...others] = await Promise.all(ids.map((id) => expectRight(shares.add(listID, id, NOW))));
      expect(others).toEqual([kept, kept]);
      expect([await find(kept), await shareIdOf(), await Promise.all(ids.filter((id) => id !== kept).map(find))]).toEqual([
        listID, kept,
        [null, null],
      ]);
    });

    it('add fails for an unknown and a deleted list', async () => {
      const { shares, listID, apply, find } = await open();
      await apply({ kind: 'delete-list', listID });
      for (const list of [listID, 'unknown']) {
        const id = newId();
        expect([await expectFailure(shares.add(list, id, NOW)), await find(id)]).toEqual([notFound('list'), null]);
      }
    });

    it('remove ends a share and repeats; the changes of a member keep it', async () => {
      const { shares, listID, apply, find, shareIdOf } = await open();
      const id = await expectRight(shares.add(listID, newId(), NOW));
      await apply({ kind: 'rename-list', listID, name: 'two' });
      expect([await find(id), await shareIdOf()]).toEqual([listID, id]);
      for (const list of [listID, listID, 'unknown']) await expectRight(shares.remove(list));
      expect([await find(id), await shareIdOf()]).toEqual([null, null]);
    });

    it('add keeps the choice about notes unless it is given; a new share hides them', async () => {
      const { shares, listID, sharesNotes } = await open();
      const add = async (...choice: readonly [boolean?]) => {
        await expectRight(shares.add(listID, newId(), NOW, ...choice));
        return sharesNotes();
      };
      expect([await sharesNotes(), await add(), await add(true), await add(), await add(false), await add(true)]).toEqual([
        false, false, true, true, false, true,
      ]);
      await expectRight(shares.remove(listID));
      expect([await sharesNotes(), await add()]).toEqual([false, false]);
    });

    it('a share ends with its list, and with the account', async () => {
      const { shares, lists, users, uid, listID, find } = await open();
      const one = await expectRight(shares.add(listID, newId(), NOW));
      const two = await expectRight(shares.add(`${uid}-watchlist`, newId(), NOW));
      await expectRight(lists.deleteList(listID));
      expect([await find(one), await find(two)]).toEqual([null, `${uid}-watchlist`]);
      await expectRight(users.deleteData(uid));
      expect(await find(two)).toBeNull();
    });

    it('titlesAfter returns the titles in the owner’s order, page by page', async () => {
      const { shares, listID, apply } = await open();
      await apply(
        newAddition(listID, 1, 2, 3),
        { kind: 'place-item', listID, itemKey: 'movie-3', order: 'A' },
        { kind: 'place-item', listID, itemKey: 'movie-1', order: 'b' },
        { kind: 'place-item', listID, itemKey: 'movie-2', order: 'b' },
      );
      const { titles: all, isFull } = await expectRight(shares.titlesAfter(listID, null, 10));
      expect([all.map(({ itemKey }) => itemKey), isFull]).toEqual([['movie-3', 'movie-1', 'movie-2'], false]);
      expect(
        (await expectRight(shares.titlesAfter(listID, all[1] ?? null, 10))).titles.map(({ itemKey, order }) => [itemKey, order]),
      ).toEqual([['movie-2', 'b']]);
      expect(await expectRight(shares.titlesAfter(listID, null, 1))).toMatchObject({ titles: [{ itemKey: 'movie-3' }], isFull: true });
    });
  });
};
