import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import type { Answer } from '#domain/shared/answer';
import { CONTRACT_TIMEOUT_MS, firstValue } from '#domain/users/contract/backend.contract';
import type { ListChange, TitlesChange } from '#domain/lists/list-command';
import { film, newItem } from '#domain/lists/list.fixture';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import {
  addition, firstFailureTag, fullItemRange, itemQueryOf, newFilmItems, openListTestbed, openMember, type ListTestbed,
} from './list-testbed.contract';

export const keepsJointListApiContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const open = async () => {
    const testbed = await openListTestbed(make);
    const owner = await openMember(testbed);
    const editor = await openMember(testbed);
    const listID = await owner.createList('one');
    await owner.apply(addition(listID, ...newFilmItems(1, 2)), { kind: 'note-item', listID, itemKey: 'movie-1', note: 'First' });
    const inviteId = await expectRight(owner.lists.api.inviteToList(listID));
    const api = editor.lists.api;
    const titles = async () => (await expectRight(api.getJointList(listID, null))).items
      .map(({ itemKey, note, addedBy }) => [itemKey, note, addedBy]);
    return { testbed, owner, editor, listID, inviteId, api, titles };
  };
  const tagOf = async (answer: Answer<unknown>) => (await expectFailure(answer))._tag;
  const added = (listID: string, id: number): TitlesChange => ({ kind: 'add-items', listID, items: [newItem(id)] });

  describe(`${name}: JointListApi contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('an invitation leads to the list for whoever accepts it', async () => {
      const { owner, editor, listID, inviteId, api, titles } = await open();
      expect(await expectRight(owner.lists.api.inviteToList(listID))).toBe(inviteId);
      expect(await expectRight(api.getInvitation(inviteId))).toMatchObject({ listID: null, name: 'one' });
      for (let time = 0; time < 2; time += 1) expect(await expectRight(api.joinList(inviteId))).toBe(listID);
      expect(await expectRight(api.getInvitation(inviteId))).toMatchObject({ listID });
      expect(await expectRight(owner.lists.api.getInvitation(inviteId))).toMatchObject({ listID });
      expect(await expectRight(api.getJointLists())).toMatchObject([{ listID, name: 'one' }]);
      expect(await expectRight(owner.lists.api.getListPeople(listID))).toMatchObject({ people: [{ uid: editor.uid }], inviteId });
      const part = await expectRight(api.getJointList(listID, null));
      expect(part.people.map(({ uid }) => uid)).toEqual([owner.uid, editor.uid]);
      expect([await titles(), part.cursor]).toEqual([[['movie-1', 'First', null], ['movie-2', null, null]], null]);
      expect(JSON.stringify(part)).not.toMatch(/watched|ownRating|shareId|inviteId|@/);
    });

    it('an editor adds, orders, notes and removes titles, repeatedly, and the owner sees who added what', async () => {
      const { owner, editor, listID, inviteId, api, titles } = await open();
      await expectRight(api.joinList(inviteId));
      const changes: ReadonlyArray<TitlesChange> = [
        { kind: 'add-items', listID, items: [newItem(3, { note: 'Mine' }), newItem(2)] },
        { kind: 'place-item', listID, itemKey: 'movie-3', order: 'a05' },
        { kind: 'note-item', listID, itemKey: 'movie-2', note: 'Ours' },
        { kind: 'remove-items', listID, itemKeys: ['movie-1'] },
      ];
      for (const change of [...changes, ...changes]) await expectRight(api.changeJointList(change));
      expect(await titles()).toEqual([['movie-3', 'Mine', editor.uid], ['movie-2', 'Ours', null]]);
      const watched = owner.lists.watchItems(owner.uid, itemQueryOf(listID), fullItemRange, 10);
      const items = await firstValue(watched, (page) => page.items.length === 2);
      expect(items.items.map(({ itemKey, userID, addedBy }) => [itemKey, userID, addedBy]).sort()).toEqual([
        ['movie-2', owner.uid, undefined], ['movie-3', owner.uid, editor.uid],
      ]);
      const states = (uid: typeof owner.uid, lists: typeof owner.lists) =>
        firstValue(lists.watchTitles(uid, [{ mediaType: 'movie', id: 3 }]));
      expect([await states(owner.uid, owner.lists), await states(editor.uid, editor.lists)]).toMatchObject([[{ listIDs: [listID] }], []]);
      // The owner’s own changes keep what the server wrote.
      await owner.apply({ kind: 'note-item', listID, itemKey: 'movie-3', note: 'Yes' });
      expect((await titles())[0]).toEqual(['movie-3', 'Yes', editor.uid]);
    });

    it('an addition is taken back alone, and no id that an editor names is taken over by the owner', async () => {
      const { owner, listID, inviteId, api, titles } = await open();
      await expectRight(api.joinList(inviteId));
      const named = newItem(3, { title: film(3, { imdbID: 'tt0000003' }), random: 0.25 });
      await expectRight(api.changeJointList({ kind: 'add-items', listID, items: [named] }));
      const itemKeys = ['movie-1', 'movie-3'];
      await expectRight(api.changeJointList({ kind: 'remove-items', listID, itemKeys, addedWith: { 'movie-1': 0.25, 'movie-3': 0.75 } }));
      expect((await titles()).map(([itemKey]) => itemKey)).toEqual(['movie-1', 'movie-2', 'movie-3']);
      expect(await firstValue(owner.lists.watchTitles(owner.uid, [{ mediaType: 'movie', id: 3 }]))).toMatchObject([{ imdbID: null }]);
      await expectRight(api.changeJointList({ kind: 'remove-items', listID, itemKeys, addedWith: { 'movie-1': 0.25, 'movie-3': 0.25 } }));
      expect((await titles()).map(([itemKey]) => itemKey)).toEqual(['movie-1', 'movie-2']);
    });

    it('an editor has no other right to the list, and reads none of its documents', async () => {
      const { owner, editor, listID, inviteId, api } = await open();
      await expectRight(api.joinList(inviteId));
      const denied = ['forbidden', 'not-found', 'unauthenticated'];
      for (const answer of [
        api.inviteToList(listID), api.endInvitation(listID), api.getListPeople(listID), api.removeFromList(listID, owner.uid),
        api.shareList(listID), api.unshareList(listID), api.deleteList(listID), api.countItemsInLists(owner.uid),
      ]) expect(await tagOf(answer)).toBe('forbidden');
      const direct: ReadonlyArray<ListChange> = [
        { kind: 'rename-list', listID, name: 'mine' }, { kind: 'delete-list', listID }, added(listID, 9),
        { kind: 'place-item', listID, itemKey: 'movie-1', order: 'z' },
      ];
      for (const change of direct) expect(denied).toContain(await tagOf(editor.lists.apply(editor.command(change))));
      expect(await firstFailureTag(editor.lists.watchItems(editor.uid, itemQueryOf(listID), fullItemRange, 10))).toBe('forbidden');
      expect(await expectRight(owner.lists.api.getListPeople(listID))).toMatchObject({ people: [{ uid: editor.uid }], inviteId });
    });

    it('refuses everybody who does not edit the list, and visitors everything', async () => {
      const { testbed, owner, editor, listID, inviteId } = await open();
      const [other, visitor] = [await openMember(testbed), await testbed.openBrowser()];
      const calls = (of: JointListApi): ReadonlyArray<Answer<unknown>> => [
        of.getListPeople(listID), of.inviteToList(listID), of.endInvitation(listID), of.removeFromList(listID, editor.uid),
        of.getJointList(listID, null), of.changeJointList(added(listID, 9)), of.getJointList('unknown', null),
      ];
      const tags = (of: JointListApi) => Promise.all(calls(of).map(tagOf));
      expect(await tags(other.lists.api)).toEqual([...Array<string>(4).fill('forbidden'), ...Array<string>(3).fill('not-found')]);
      const visitors = visitor.lists.api;
      for (const answer of [...calls(visitors), visitors.joinList(inviteId), visitors.getInvitation(inviteId), visitors.getJointLists()])
        expect(await tagOf(answer)).toBe('unauthenticated');
      expect(await expectRight(other.lists.api.getJointLists())).toEqual([]);
      for (const id of ['', 'x', '0'.repeat(32), '../noir']) {
        expect(await tagOf(other.lists.api.getInvitation(id))).toBe('not-found');
        expect(await tagOf(other.lists.api.joinList(id))).toBe('not-found');
      }
      expect(await expectRight(owner.lists.api.getListPeople(listID))).toEqual({ people: [], inviteId });
    });

    it('nothing is left to whoever leaves or is taken out, and nothing while the list is in the bin', async () => {
      const { owner, editor, listID, inviteId, api } = await open();
      await expectRight(api.joinList(inviteId));
      await owner.apply({ kind: 'delete-list', listID });
      expect([await tagOf(api.getJointList(listID, null)), await expectRight(api.getJointLists())]).toEqual(['not-found', []]);
      await owner.apply({ kind: 'restore-list', listID, name: 'one' });
      for (let time = 0; time < 2; time += 1) await expectRight(api.removeFromList(listID, editor.uid));
      for (const answer of [api.getJointList(listID, null), api.changeJointList(added(listID, 9))])
        expect(await tagOf(answer)).toBe('not-found');
      await expectRight(api.joinList(inviteId));
      await expectRight(owner.lists.api.removeFromList(listID, editor.uid));
      expect([await tagOf(api.getJointList(listID, null)), await tagOf(api.joinList(inviteId))]).toEqual(['not-found', 'not-found']);
    });
  });
};
