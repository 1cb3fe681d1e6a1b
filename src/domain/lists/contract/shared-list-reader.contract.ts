import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { notFound, unauthenticated } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS, firstValue, waitForIdentity } from '#domain/users/contract/backend.contract';
import { SHARED_PAGE_SIZE } from '#domain/lists/shares/shared-list';
import { newItem } from '#domain/lists/list.fixture';
import { addition, newFilmItems, itemKeysOf, openListTestbed, openMember, type ListTestbed } from './list-testbed.contract';

/** Sharing by a member, and reading by a visitor. */
export const keepsSharedListReaderContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const open = async () => {
    const testbed = await openListTestbed(make);
    const member = await openMember(testbed);
    const listID = await member.createList('rainy sunday');
    const visitor = await testbed.openBrowser();
    const { api } = member.lists;
    const read = (shareId: string, cursor: string | null = null) => visitor.sharedLists.read(shareId, cursor);
    return { testbed, member, listID, visitor, api, read };
  };
  const missing = notFound('list')._tag;

  describe(`${name}: SharedListReader contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('a visitor reads a shared list with its titles in order, and nothing that names the account or that the owner wrote', async () => {
      const { member, listID, api, read } = await open();
      await member.apply(
        { kind: 'describe-list', listID, description: 'For rain' },
        addition(listID, newItem(1, { order: 'b', note: 'A secret' }), newItem(2, { order: 'a' })),
      );
      const shareId = await expectRight(api.shareList(listID));
      expect(shareId).toMatch(/^[0-9a-f]{32}$/);
      const page = await expectRight(read(shareId));
      const { name: ownName, email } = await waitForIdentity(member.auth);
      expect(page).toMatchObject({ name: 'rainy_sunday', description: 'For rain', owner: ownName, cursor: null });
      expect(itemKeysOf(page.items)).toEqual(['movie-2', 'movie-1']);
      expect(Object.keys(page.items[0] ?? {}).sort()).toEqual([
        'genres', 'imdbID', 'itemKey', 'mediaType', 'movieID', 'posterPath', 'releaseYear', 'runtime', 'title', 'vote',
      ]);
      for (const secret of ['secret', member.uid, email, listID]) expect(JSON.stringify(page)).not.toContain(secret);
    });

    it('a visitor reads notes only while the owner shows them, and a new link hides them again', async () => {
      const { member, listID, api, read } = await open();
      await member.apply(addition(listID, newItem(1, { order: 'a', note: 'Best seen late' }), newItem(2, { order: 'b' })));
      const shareId = await expectRight(api.shareList(listID));
      const notes = async (id = shareId) => (await expectRight(read(id))).items.map((item) => item.note ?? null);
      expect(await notes()).toEqual([null, null]);
      expect(await expectRight(api.shareList(listID, true))).toBe(shareId);
      expect(await notes()).toEqual(['Best seen late', null]);
      await firstValue(member.lists.watchLists(member.uid), (lists) => lists.some(({ sharesNotes }) => sharesNotes));
      // Sharing again without a choice keeps it.
      await expectRight(api.shareList(listID));
      expect(await notes()).toEqual(['Best seen late', null]);
      await expectRight(api.shareList(listID, false));
      expect(await notes()).toEqual([null, null]);
      await expectRight(api.shareList(listID, true));
      await expectRight(api.unshareList(listID));
      expect(await notes(await expectRight(api.shareList(listID)))).toEqual([null, null]);
    });

    it('a visitor reads the name with the capitals that the owner typed', async () => {
      const { member, listID, api, read } = await open();
      await member.apply({ kind: 'rename-list', listID, name: 'DC Universe' });
      expect(await expectRight(read(await expectRight(api.shareList(listID))))).toMatchObject({
        name: 'dc_universe', displayName: 'DC Universe',
      });
    });

    it('a list keeps one link, and its owner sees the link', async () => {
      const { member, listID, api } = await open();
      const [one, two] = await Promise.all([expectRight(api.shareList(listID)), expectRight(api.shareList(listID))]);
      expect([two, await expectRight(api.shareList(listID))]).toEqual([one, one]);
      await firstValue(member.lists.watchLists(member.uid), (lists) => lists.some((list) => list.shareId === one));
    });

    it('pages of a long list contain each title once, in the owner’s order', async () => {
      const { member, listID, api, read } = await open();
      const ids = Array.from({ length: SHARED_PAGE_SIZE + 1 }, (_, index) => index + 1);
      // Equal order keys are ordered by item key.
      await member.apply(addition(listID, ...newFilmItems(...ids).map((item) => ({ ...item, order: 'a!~.b' }))));
      const shareId = await expectRight(api.shareList(listID));
      const first = await expectRight(read(shareId));
      const second = await expectRight(read(shareId, first.cursor));
      expect([first.items.length, second.items.length, second.cursor]).toEqual([SHARED_PAGE_SIZE, 1, null]);
      expect(itemKeysOf([...first.items, ...second.items])).toEqual(ids.map((id) => `movie-${id}`).sort());
      expect((await expectFailure(read(shareId, 'somewhere')))._tag).toBe('invalid');
    });

    it('an ended link is not found, ending repeats, and a new link has another id', async () => {
      const { listID, api, read } = await open();
      const old = await expectRight(api.shareList(listID));
      await expectRight(api.unshareList(listID));
      await expectRight(api.unshareList(listID));
      expect((await expectFailure(read(old)))._tag).toBe(missing);
      const next = await expectRight(api.shareList(listID));
      expect(next).not.toBe(old);
      expect([(await expectRight(read(next))).items, (await expectFailure(read(old)))._tag]).toEqual([[], missing]);
    });

    it('wrong and malformed ids are not found', async () => {
      const { listID, read } = await open();
      for (const id of ['0'.repeat(32), listID, '', '..', 'a/b', '__proto__', '%', 'é'.repeat(500)])
        expect([id, (await expectFailure(read(id)))._tag]).toEqual([id, missing]);
    });

    it('a list in the bin is not found and cannot be shared; a restored one has its link again', async () => {
      const { member, listID, api, read } = await open();
      const shareId = await expectRight(api.shareList(listID));
      await member.apply({ kind: 'delete-list', listID });
      expect([(await expectFailure(read(shareId)))._tag, (await expectFailure(api.shareList(listID)))._tag]).toEqual([missing, missing]);
      await member.apply({ kind: 'restore-list', listID, name: 'rainy sunday' });
      expect((await expectRight(read(shareId))).name).toBe('rainy_sunday');
      await expectRight(api.deleteList(listID));
      await expectRight(api.unshareList(listID));
      expect((await expectFailure(read(shareId)))._tag).toBe(missing);
    });

    it('other members and visitors neither share a list nor end its link', async () => {
      const { testbed, visitor, listID, api, read } = await open();
      const shareId = await expectRight(api.shareList(listID));
      const other = await openMember(testbed);
      for (const [caller, tag] of [
        [other.lists.api, 'forbidden'],
        [visitor.lists.api, unauthenticated._tag],
      ] as const)
        expect([(await expectFailure(caller.shareList(listID)))._tag, (await expectFailure(caller.unshareList(listID)))._tag]).toEqual([
          tag, tag,
        ]);
      expect((await expectRight(read(shareId))).itemCount).toBe(0);
    });

    it('a list of a deleted account is not found', async () => {
      const { member, listID, api, read } = await open();
      const shareId = await expectRight(api.shareList(listID));
      await expectRight(member.accountApi.deleteMyAccount);
      expect((await expectFailure(read(shareId)))._tag).toBe(missing);
    });
  });
};
