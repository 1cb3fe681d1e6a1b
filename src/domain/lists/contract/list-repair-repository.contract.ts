import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';
import type { ListChange } from '#domain/lists/list-command';
import { titleSortFields } from '#domain/lists/list-item';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import type { ListRepairRepository } from '#domain/lists/server/list-repair-repository';

export type ListRepairTestbed = {
  readonly repair: ListRepairRepository;
  readonly lists: ListAdminRepository;
  readonly users: UserAdminRepository;
  /** Stores a wrong count. */
  readonly putCount: (listID: string, itemCount: number) => Promise<void>;
  /** Stores another text that a title is sorted by, as an earlier version may have. */
  readonly putTitleKey: (listID: string, itemKey: string, titleKey: string) => Promise<void>;
  /** Stores wrong lists of a title. */
  readonly putListIDs: (uid: UserId, itemKey: string, listIDs: ReadonlyArray<string>) => Promise<void>;
};

const NOW = 1_700_000_000_000;

/** A member whose list `listID` contains `movie-1` and `movie-2`; the second list is deleted and contains `movie-1`. */
export type RepairMember = ListRepairTestbed & { readonly uid: UserId; readonly listID: string; readonly deletedID: string };

export const openRepairMember = async (testbed: ListRepairTestbed): Promise<RepairMember> => {
  const uid = aUserId(`m-${crypto.randomUUID()}`);
  await expectRight(
    testbed.users.initialize(uid, initializationPlanner({ uid, name: 'Maya Rosen', email: `${uid}@marquee.example`, now: NOW })),
  );
  const [listID, deletedID] = [crypto.randomUUID(), crypto.randomUUID()];
  const changes: ReadonlyArray<ListChange> = [
    newCreation(listID, 'one'),
    newAddition(listID, 1, 2),
    newCreation(deletedID, 'two'),
    newAddition(deletedID, 1),
    { kind: 'delete-list', listID: deletedID },
  ];
  for (const change of changes)
    await expectRight(testbed.lists.apply({ commandId: crypto.randomUUID(), uid, createdAt: NOW, change }, NOW));
  return { ...testbed, uid, listID, deletedID };
};

export const keepsListRepairRepositoryContract = (name: string, make: () => ListRepairTestbed): void => {
  describe(`${name}: ListRepairRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('membersAfter returns the uids in order, page by page', async () => {
      const member = await openRepairMember(make());
      const [first, second] = [member.uid, (await openRepairMember(member)).uid].sort();
      if (first === undefined || second === undefined) throw new Error('no members');
      const found = await expectRight(member.repair.membersAfter(null, 10_000));
      expect([found.indexOf(first) < found.indexOf(second), [...found].sort()]).toEqual([true, found]);
      expect(await expectRight(member.repair.membersAfter(first, 10_000))).not.toContain(first);
      expect(await expectRight(member.repair.membersAfter(null, 1))).toHaveLength(1);
    });

    it('findAll includes deleted lists; itemsAfter returns the titles in order, page by page', async () => {
      const { repair, uid, listID, deletedID } = await openRepairMember(make());
      expect((await expectRight(repair.findAll(uid))).map((list) => list.listID).sort()).toEqual(
        [`${uid}-favorites`, `${uid}-watchlist`, listID, deletedID].sort(),
      );
      const after = async (itemKey: string | null, limit: number) =>
        (await expectRight(repair.itemsAfter(listID, itemKey, limit))).map((item) => item.itemKey);
      expect([await after(null, 1), await after('movie-1', 10), await after('movie-2', 10)]).toEqual([['movie-1'], ['movie-2'], []]);
    });

    it('recount stores what count returns, and does not change updatedAt', async () => {
      const { repair, uid, listID, putCount } = await openRepairMember(make());
      const listOf = async () => (await expectRight(repair.findAll(uid))).find((list) => list.listID === listID);
      await putCount(listID, 7);
      const before = await listOf();
      const counted = await expectRight(repair.count(listID));
      expect([counted.itemCount, before?.itemCount]).toEqual([2, 7]);
      await expectRight(repair.recount(listID));
      expect(await listOf()).toEqual({ ...before, ...counted });
    });

    it('rebuildSortFields stores what follows from the title, and nothing for a title that the list lacks', async () => {
      const { repair, listID, putTitleKey } = await openRepairMember(make());
      const read = () => expectRight(repair.itemsAfter(listID, null, 10));
      const before = await read();
      expect(before.map(({ title, titleKey, wordPrefixes }) => ({ titleKey, wordPrefixes, decade: null, title }))).toEqual(
        before.map(({ title }) => ({ ...titleSortFields({ title, releaseYear: null }), title })),
      );
      await putTitleKey(listID, 'movie-1', 'former');
      expect((await read()).map(({ titleKey }) => titleKey)).toContain('former');
      await expectRight(repair.rebuildSortFields(listID, 'movie-1'));
      await expectRight(repair.rebuildSortFields(listID, 'movie-99'));
      expect(await read()).toEqual(before);
    });

    it('rebuildTitle sets the lists that contain the title, also without a state and for a deleted list', async () => {
      const { repair, lists, uid, listID, deletedID, putListIDs } = await openRepairMember(make());
      const listsOf = async (itemKey: string) => [...((await expectRight(lists.findTitles(uid, [itemKey])))[0]?.listIDs ?? [])].sort();
      const rebuild = (itemKey: string, ...candidates: ReadonlyArray<string>) =>
        expectRight(repair.rebuildTitle(uid, { itemKey, imdbID: null }, candidates));
      await putListIDs(uid, 'movie-1', ['gone']);
      await rebuild('movie-1', listID, deletedID);
      expect(await listsOf('movie-1')).toEqual([listID, deletedID].sort());
      // A list that the caller does not know stays, because its item is there.
      await rebuild('movie-1', listID);
      expect(await listsOf('movie-1')).toEqual([listID, deletedID].sort());
      await putListIDs(uid, 'movie-3', [listID]);
      await rebuild('movie-3');
      expect(await listsOf('movie-3')).toEqual([]);
    });
  });
};
