import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { openAdminTestbed, readPagesBothWays, uniqueWord } from '#domain/users/contract/admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, eventually, type CreateTestbed } from '#domain/users/contract/backend.contract';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import { allListsQuery, compareListRows, LIST_DIRECTORY_SORTS, type ListDirectoryQuery } from '#domain/lists/directory/list-directory';
import { newCreation, newItem } from '#domain/lists/list.fixture';

export const keepsListDirectoryContract = (name: string, make: CreateTestbed): void => {
  /** Opens an admin area whose member has three lists of a unique word. */
  const open = async () => {
    const area = await openAdminTestbed(make, 'Renée Rosen');
    const { lists, api } = area.ports;
    const word = uniqueWord();
    const ids = ['one', 'two', 'three'].map((each) => `${word}-${each}`);
    for (const listID of ids) {
      const change = newCreation(listID, listID.replace('-', ' '));
      const command = { commandId: crypto.randomUUID(), uid: area.member.uid, createdAt: Date.now(), change };
      // A trigger of the server can lock the profile: the command is repeated, as the app does.
      await eventually(() => expectRight(area.otherBrowser.lists.apply(command)));
    }
    const idsOf = async (query: Partial<ListDirectoryQuery>) =>
      (await expectRight(lists.page({ ...allListsQuery, text: word, direction: 'asc', ...query }, firstPageCursor, 50))).rows.map(
        ({ list }) => list.listID.replace(`${word}-`, ''),
      );
    return { ...area, lists, api, word, ids, idsOf };
  };

  describe(`${name}: ListDirectory contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('finds lists by the beginning of their names, with their owners', async () => {
      const { lists, member, word, idsOf, admin } = await open();
      expect(await idsOf({})).toEqual(['one', 'three', 'two']);
      expect([await idsOf({ text: `${word.toUpperCase()} t` }), await idsOf({ text: word.slice(1) })]).toEqual([['three', 'two'], []]);
      expect([await idsOf({ owner: member.uid }), await idsOf({ owner: admin.uid })]).toEqual([['one', 'three', 'two'], []]);
      const {
        rows: [row],
      } = await expectRight(lists.page({ ...allListsQuery, text: `${word} one` }, firstPageCursor, 2));
      expect(row).toMatchObject({
        list: { name: `${word}_one`, userID: member.uid, itemCount: 0, deletedAt: null },
        owner: { name: 'Renée Rosen', email: member.email },
      });
    });

    it('shows removed lists in the bin only, and refuses default lists', async () => {
      const { api, ids, idsOf, member } = await open();
      const [one = '', two = ''] = ids;
      expect(await expectRight(api.removeLists([one, `${member.uid}-watchlist`, two, 'gone']))).toMatchObject([
        { id: one, refused: null },
        { refused: { reason: 'forbidden' } },
        { id: two, refused: null },
        { refused: { reason: 'not-found' } },
      ]);
      expect([
        await idsOf({}),
        await idsOf({ isDeleted: true }),
        await idsOf({ isDeleted: true, direction: 'desc' }),
        await idsOf({ isDeleted: true, owner: member.uid }),
      ]).toEqual([['three'], ['one', 'two'], ['two', 'one'], ['one', 'two']]);
    });

    it('finds shared lists, and ends their links with an audit entry that names the list', async () => {
      const { lists, api, ids, idsOf, member, admin, ports, otherBrowser } = await open();
      const [one = '', two = ''] = ids;
      for (const listID of [one, two]) await expectRight(otherBrowser.lists.api.shareList(listID));
      expect([
        await idsOf({ isShared: true }),
        await idsOf({ isShared: true, owner: member.uid }),
        await idsOf({ isShared: true, owner: admin.uid }),
      ]).toEqual([['one', 'two'], ['one', 'two'], []]);
      const shareId = (await expectRight(lists.items(one, firstPageCursor, 2))).row.list.shareId ?? '';
      for (let call = 0; call < 2; call += 1) expect(await expectRight(api.unshareList(one))).toBe('The share link was ended.');
      expect([await idsOf({ isShared: true }), (await expectFailure(otherBrowser.sharedLists.read(shareId, null)))._tag]).toEqual([
        ['two'],
        'not-found',
      ]);
      const { rows } = await expectRight(
        ports.audit.page({ by: null, target: one, action: 'unshareList', from: null, before: null }, firstPageCursor, 5),
      );
      const outcomes = rows.map(
        ({ by, target, outcome }) =>
          `${by} ${target?.name ?? ''} ${String(outcome?.status === 'succeeded' ? outcome.before?.['shared'] : null)}`,
      );
      expect(outcomes.sort()).toEqual([false, true].map((wasShared) => `${admin.uid} ${one.replace('-', '_')} ${String(wasShared)}`));
    });

    it('reads next and previous pages in both directions, of a search and of an owner', async () => {
      const {
        lists,
        ids: [one, two, three],
        word, member,
      } = await open();
      const pagesOf = (query: Partial<ListDirectoryQuery>) =>
        readPagesBothWays(
          (range: RowCursor) => expectRight(lists.page({ ...allListsQuery, ...query }, range, 2)),
          ({ list }) => list.listID,
        );
      expect(await pagesOf({ text: word, direction: 'asc' })).toEqual([
        [`${one} ${three}`, `${two}`],
        [`${two}`, `${one} ${three}`],
      ]);
      expect(await pagesOf({ text: word, direction: 'desc' })).toEqual([
        [`${two} ${three}`, `${one}`],
        [`${one}`, `${two} ${three}`],
      ]);
      const [forwards, backwards] = await pagesOf({ owner: member.uid, sort: 'name', direction: 'asc' });
      expect([forwards.join(' ').split(' ').length, [...backwards].reverse()]).toEqual([5, forwards]);
    });

    it('sorts by each field in each direction, with and without the bin', async () => {
      const { lists, api, member, ids, otherBrowser } = await open();
      await expectRight(otherBrowser.lists.api.shareList(ids[0] ?? ''));
      await expectRight(api.removeLists(ids.slice(1)));
      for (const sort of LIST_DIRECTORY_SORTS) {
        for (const query of [
          { direction: 'asc' },
          { direction: 'desc' },
          { direction: 'asc', isDeleted: true },
          { direction: 'desc', isDeleted: true },
          { direction: 'asc', isShared: true },
          { direction: 'desc', isShared: true },
        ] as const) {
          const whole: ListDirectoryQuery = { ...allListsQuery, ...query, sort, owner: member.uid };
          const found = (await expectRight(lists.page(whole, firstPageCursor, 10))).rows.map(({ list }) => list);
          expect([sort, query, found.length]).toEqual([sort, query, 'isDeleted' in query ? 2 : 'isShared' in query ? 1 : 3]);
          expect([...found].sort(compareListRows(whole))).toEqual(found);
          expect((await expectRight(lists.page({ ...whole, owner: null }, firstPageCursor, 2))).rows.length).toBeGreaterThan(0);
        }
      }
    });

    it('reads the titles of a list in pages, last added first, without notes', async () => {
      const { lists, otherBrowser, member, ids: [listID = ''] } = await open();
      const items = [1, 2, 3].map((id) => newItem(id, { addedAt: 1000 + id, note: 'A secret' }));
      const command = {
        commandId: crypto.randomUUID(),
        uid: member.uid,
        createdAt: Date.now(),
        change: { kind: 'add-items' as const, listID, items },
      };
      await eventually(() => expectRight(otherBrowser.lists.apply(command)));
      const { row, items: first } = await expectRight(lists.items(listID, firstPageCursor, 2));
      expect([row.list.listID, row.owner?.email, first.rows.map(({ itemKey }) => itemKey), first.hasNext]).toEqual([
        listID, member.email,
        ['movie-3', 'movie-2'],
        true,
      ]);
      expect(JSON.stringify(first)).not.toContain('secret');
      const { items: second } = await expectRight(lists.items(listID, { after: 'movie-2' }, 2));
      expect([second.rows.map(({ itemKey }) => itemKey), second.hasPrevious, second.hasNext]).toEqual([['movie-1'], true, false]);
      const { items: back } = await expectRight(lists.items(listID, { before: 'movie-1' }, 2));
      expect(back.rows.map(({ itemKey }) => itemKey)).toEqual(['movie-3', 'movie-2']);
      expect(await expectFailure(lists.items(`${listID}-gone`, firstPageCursor, 2))).toMatchObject({ _tag: 'not-found' });
      const { lists: ofMember } = await expectRight(otherBrowser.admin);
      expect(await expectFailure(ofMember.items(listID, firstPageCursor, 2))).toMatchObject({ _tag: 'forbidden' });
    });

    it('shows no owner after the account is deleted, and no lists of the account', async () => {
      const { api, member, idsOf } = await open();
      await expectRight(api.deleteUser(member.uid));
      await eventually(async () => expect(await idsOf({})).toEqual([]));
    });
  });
};
