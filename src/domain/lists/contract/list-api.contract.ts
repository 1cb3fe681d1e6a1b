import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS, firstValue } from '#domain/users/contract/backend.contract';
import { unauthenticated } from '#domain/shared/failure';
import { addition, newFilmItems, openListTestbed, openMember, type ListTestbed } from './list-testbed.contract';

export const keepsListApiContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const open = async () => {
    const testbed = await openListTestbed(make);
    const member = await openMember(testbed);
    const listID = await member.createList('one');
    await member.apply(addition(listID, ...newFilmItems(1, 2)));
    return { testbed, member, listID, api: member.lists.api };
  };

  describe(`${name}: ListApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('countItemsInLists counts the items of the lists that are not deleted', async () => {
      const { member, listID, api } = await open();
      const defaults = Object.fromEntries(
        (await member.readLists()).filter((list) => list.listID !== listID).map((list) => [list.listID, 0]),
      );
      expect(await expectRight(api.countItemsInLists(member.uid))).toEqual({ ...defaults, [listID]: 2 });
      await member.apply({ kind: 'delete-list', listID });
      expect(await expectRight(api.countItemsInLists(member.uid))).toEqual(defaults);
    });

    it('deleteList removes a list from the bin, with the memberships of its titles, and succeeds when repeated', async () => {
      const { member, listID, api } = await open();
      const other = await member.createList('two');
      await member.apply(addition(other, ...newFilmItems(1)), { kind: 'delete-list', listID });
      await expectRight(api.deleteList(listID));
      await expectRight(api.deleteList(listID));
      expect(await firstValue(member.lists.watchBin(member.uid), (lists) => lists.length === 0)).toEqual([]);
      const titles = member.lists.watchTitles(
        member.uid,
        [1, 2].map((id) => ({ mediaType: 'movie' as const, id, imdbID: null })),
      );
      expect((await firstValue(titles, (states) => states.length === 1)).map(({ itemKey, listIDs }) => [itemKey, listIDs])).toEqual([
        ['movie-1', [other]],
      ]);
      expect((await expectFailure(member.lists.apply(member.command({ kind: 'restore-list', listID, name: 'one' }))))._tag).toBe(
        'not-found',
      );
    });

    it('deleteList deletes a list that is not in the bin, and frees its name', async () => {
      const { member, listID, api } = await open();
      await expectRight(api.deleteList(listID));
      expect(
        (await firstValue(member.lists.watchLists(member.uid), (lists) => lists.length === 2)).map((list) => list.name).sort(),
      ).toEqual(['favorites', 'watchlist']);
      await member.createList('one');
    });

    it('refuses other members, visitors and default lists', async () => {
      const { testbed, member, listID, api } = await open();
      const other = await openMember(testbed);
      const visitor = await testbed.openBrowser();
      for (const [caller, tag] of [[other.lists.api, 'forbidden'], [visitor.lists.api, unauthenticated._tag]] as const) {
        expect((await expectFailure(caller.deleteList(listID)))._tag).toBe(tag);
        expect((await expectFailure(caller.countItemsInLists(member.uid)))._tag).toBe(tag);
      }
      const favorites = (await member.readLists()).find((list) => list.name === 'favorites');
      expect((await expectFailure(api.deleteList(favorites?.listID ?? '')))._tag).toBe('forbidden');
      expect(await member.readLists()).toHaveLength(3);
    });
  });
};
