import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { conflict, forbidden, invalid, notFound, unauthenticated, type Failure } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS, firstValue } from '#domain/users/contract/backend.contract';
import type { List } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import { newItem } from '#domain/lists/list.fixture';
import {
  addition, fullItemRange, newFilmItems, firstFailureTag, itemKeysOf, openDevice, openListTestbed, openMember, itemQueryOf,
  type ListTestMember, type ListTestbed,
} from './list-testbed.contract';

const namesOf = (lists: ReadonlyArray<List>): ReadonlyArray<string> => lists.map(({ name }) => name).sort();
const entriesOf = async ({ users, uid }: ListTestMember): Promise<ReadonlyArray<string>> => {
  const profile = await expectRight(users.find(uid));
  return O.isNone(profile) ? [] : profile.value.lists.map(({ listName, listID }) => `${listName} ${listID}`);
};
const listNamed = async (member: ListTestMember, name: string): Promise<List | undefined> =>
  (await member.readLists()).find((list) => list.name === name);
const listOf = async (member: ListTestMember, listID: string): Promise<List | undefined> =>
  (await member.readLists()).find((list) => list.listID === listID);

/** The contract of lists and commands. `keepsListItemsContract` is the contract of reading items. */
export const keepsListRepositoryContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const open = async (): Promise<{ readonly testbed: ListTestbed; readonly member: ListTestMember }> => {
    const testbed = await openListTestbed(make);
    return { testbed, member: await openMember(testbed) };
  };

  describe(`${name}: ListRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('a new member has two empty lists and an empty bin', async () => {
      const { member } = await open();
      expect(namesOf(await member.readLists())).toEqual(['favorites', 'watchlist']);
      expect(await firstValue(member.lists.watchBin(member.uid))).toEqual([]);
    });

    it('create-list stores the list, its name and its entry in the profile', async () => {
      const { member } = await open();
      const listID = await member.createList(' Rainy  Sunday ');
      expect(await listOf(member, listID)).toMatchObject({
        name: 'rainy_sunday', userID: member.uid, itemCount: 0, updatedAt: null, deletedAt: null, shareId: null, order: 'a0',
      });
      expect(await entriesOf(member)).toContain(`rainy_sunday ${listID}`);
    });

    it('create-list keeps the time of a list that is brought back, and no time to come', async () => {
      const { member } = await open();
      const create = async (createdAt: number): Promise<number | undefined> => {
        const listID = crypto.randomUUID();
        const command = member.command({ kind: 'create-list', listID, name: String(createdAt), description: '', order: 'a0', createdAt });
        await expectRight(member.lists.apply(command));
        return (await listOf(member, listID))?.createdAt;
      };
      expect(await create(1_500_000_000_000)).toBe(1_500_000_000_000);
      expect(await create(9_000_000_000_000)).toBeLessThan(8_000_000_000_000);
    });

    it('rename-list frees the previous name and changes the entry', async () => {
      const { member } = await open();
      const listID = await member.createList('one');
      await member.apply({ kind: 'rename-list', listID, name: 'Two' });
      expect((await listOf(member, listID))?.name).toBe('two');
      expect(await entriesOf(member)).toHaveLength(3);
      const next = await member.createList('one');
      expect(await entriesOf(member)).toEqual(expect.arrayContaining([`two ${listID}`, `one ${next}`]));
      expect(await expectFailure(member.lists.apply(member.command({ kind: 'rename-list', listID: next, name: 'two' })))).toEqual(
        conflict('list name'),
      );
    });

    it('keeps the capitals that were typed, and takes a change of only them', async () => {
      const { member } = await open();
      const listID = await member.createList('DC Universe');
      const names = async () => { const list = await listOf(member, listID); return [list?.name, list?.displayName]; };
      expect(await names()).toEqual(['dc_universe', 'DC Universe']);
      await member.apply({ kind: 'rename-list', listID, name: 'dC universe' });
      expect(await names()).toEqual(['dc_universe', 'dC universe']);
      expect(await entriesOf(member)).toContain(`dc_universe ${listID}`);
      await member.apply({ kind: 'delete-list', listID }, { kind: 'restore-list', listID, name: 'dc_universe' });
      expect(await names()).toEqual(['dc_universe', 'dC universe']);
      await member.apply({ kind: 'rename-list', listID, name: 'Marvel' });
      expect(await names()).toEqual(['marvel', null]);
      await member.apply({ kind: 'rename-list', listID, name: 'macOS demos' });
      expect(await names()).toEqual(['macos_demos', 'macOS demos']);
      expect(
        await expectFailure(
          member.lists.apply(
            member.command({ kind: 'create-list', listID: crypto.randomUUID(), name: 'MacOS demos', description: '', order: 'a0' }),
          ),
        ),
      ).toEqual(conflict('list name'));
    });

    it('describe-list and place-list change their fields only', async () => {
      const { member } = await open();
      const listID = await member.createList('one');
      await member.apply(
        { kind: 'describe-list', listID, description: 'For rain' },
        { kind: 'place-list', listID, order: 'b1', pinned: true, archived: true },
      );
      expect(await listOf(member, listID)).toMatchObject({
        name: 'one', description: 'For rain', order: 'b1', pinned: true, archived: true,
      });
    });

    it('a deleted list is in the bin; its name is free, its items stay, and it can be restored under a free name', async () => {
      const { member } = await open();
      const [listID, other] = [await member.createList('one'), await member.createList('two')];
      await member.apply(addition(listID, ...newFilmItems(1, 2)), { kind: 'delete-list', listID: other }, { kind: 'delete-list', listID });
      expect(namesOf(await member.readLists())).toEqual(['favorites', 'watchlist']);
      expect(await entriesOf(member)).toHaveLength(2);
      const areTwoDeleted = (lists: ReadonlyArray<List>) => lists.every(({ deletedAt }) => deletedAt !== null) && lists.length === 2;
      const bin = await firstValue(member.lists.watchBin(member.uid), areTwoDeleted);
      expect(namesOf(await expectRight(member.lists.readLists(member.uid)))).toEqual(['favorites', 'one', 'two', 'watchlist']);
      expect(bin.map(({ deletedAt }) => deletedAt)).toEqual(bin.map(({ deletedAt }) => deletedAt).sort((a, b) => Number(b) - Number(a)));
      await member.createList('one');
      const restore = (restored: string): ListChange => ({ kind: 'restore-list', listID, name: restored });
      expect(await expectFailure(member.lists.apply(member.command(restore('one'))))).toEqual(conflict('list name'));
      await member.apply(restore('old one'));
      expect(await listOf(member, listID)).toMatchObject({ name: 'old_one', deletedAt: null });
      expect(await entriesOf(member)).toContain(`old_one ${listID}`);
      expect(itemKeysOf(await member.readItems(itemQueryOf(listID)))).toEqual(['movie-1', 'movie-2']);
      expect((await firstValue(member.lists.watchBin(member.uid), (lists) => lists.length === 1)).map((list) => list.listID)).toEqual([
        other,
      ]);
    });

    it('every command applied twice has the effect of once', async () => {
      const { member } = await open();
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
      const changes: ReadonlyArray<ListChange> = [
        { kind: 'create-list', listID: one, name: 'one', description: 'first', order: 'a0' },
        { kind: 'create-list', listID: two, name: 'two', description: '', order: 'a1' },
        { kind: 'rename-list', listID: one, name: 'three' },
        { kind: 'describe-list', listID: one, description: 'second' },
        { kind: 'place-list', listID: one, order: 'a5', pinned: true, archived: false },
        addition(one, ...newFilmItems(1, 2, 3)),
        { kind: 'note-item', listID: one, itemKey: 'movie-1', note: 'with Nell' },
        { kind: 'place-item', listID: one, itemKey: 'movie-1', order: 'b5' },
        { kind: 'move-items', from: one, listID: two, items: newFilmItems(2) },
        { kind: 'remove-items', listID: one, itemKeys: ['movie-3', 'movie-9'] },
        { kind: 'delete-list', listID: one },
        { kind: 'restore-list', listID: one, name: 'three' },
      ];
      /** Counts and times follow later where the server writes them. */
      const settled = (lists: ReadonlyArray<List>) =>
        lists.map((list) => ({ ...list, itemCount: 0, summary: null, updatedAt: null })).sort((a, b) => (a.listID < b.listID ? -1 : 1));
      const read = async () => ({
        lists: settled(await member.readLists()), bin: settled(await firstValue(member.lists.watchBin(member.uid))),
        entries: await entriesOf(member), one: await member.readItems(itemQueryOf(one)), two: await member.readItems(itemQueryOf(two)),
      });
      for (const change of changes) {
        const command = member.command(change);
        await expectRight(member.lists.apply(command));
        const after = await read();
        await expectRight(member.lists.apply(command));
        expect(await read(), change.kind).toEqual(after);
      }
      const { one: left, two: moved } = await read();
      expect(left).toMatchObject([{ itemKey: 'movie-1', note: 'with Nell', order: 'b5' }]);
      expect(itemKeysOf(moved)).toEqual(['movie-2']);
    });

    it('an item keeps its first note and position when its title is added again', async () => {
      const { member } = await open();
      const listID = await member.createList('one');
      await member.apply(
        addition(listID, newItem(1, { note: 'first', order: 'a1' })), addition(listID, newItem(1, { note: 'second', order: 'a9' })),
      );
      expect(await member.readItems(itemQueryOf(listID))).toMatchObject([{ note: 'first', order: 'a1', listID, userID: member.uid }]);
    });

    const refused: ReadonlyArray<readonly [of: string, toChange: (listID: string) => ListChange, failure: Failure]> = [
      ['a taken name', () => ({ kind: 'create-list', listID: crypto.randomUUID(), name: 'Favorites', description: '', order: 'a0' }),
        conflict('list name')],
      ['an empty name', (listID) => ({ kind: 'rename-list', listID, name: ' _ ' }), invalid('name', 'empty')],
      ['a long description', (listID) => ({ kind: 'describe-list', listID, description: 'x'.repeat(1001) }),
        invalid('description', 'too-long')],
      ['a long note', (listID) => addition(listID, newItem(1, { note: 'x'.repeat(1001) })), invalid('note', 'too-long')],
      ['an unknown list', () => addition(crypto.randomUUID(), newItem(1)), notFound('list')],
    ];
    it('refuses taken and empty names, long texts and unknown lists, and stores nothing of them', async () => {
      const { member } = await open();
      const listID = await member.createList('one');
      const read = async () => [namesOf(await member.readLists()), await member.readItems(itemQueryOf(listID))];
      for (const [of, toChange, failure] of refused)
        expect.soft([await expectFailure(member.lists.apply(member.command(toChange(listID)))), await read()], of)
          .toEqual([failure, [['favorites', 'one', 'watchlist'], []]]);
    });

    it('refuses renaming and deleting a default list and adding to a deleted one', async () => {
      const { member } = await open();
      const { listID = '' } = (await listNamed(member, 'favorites')) ?? {};
      const refuse = (change: ListChange): Promise<Failure> => expectFailure(member.lists.apply(member.command(change)));
      expect(await refuse({ kind: 'rename-list', listID, name: 'best' })).toEqual(forbidden('this list'));
      expect(await refuse({ kind: 'delete-list', listID })).toEqual(forbidden('this list'));
      const deleted = await member.createList('one');
      await member.apply({ kind: 'delete-list', listID: deleted });
      expect(await refuse(addition(deleted, newItem(1)))).toEqual(conflict('deleted list'));
    });

    it('a second device receives changes', async () => {
      const { testbed, member } = await open();
      const device = await openDevice(testbed, member);
      const listID = await member.createList('one');
      await firstValue(device.lists.watchLists(member.uid), (lists) => lists.some((list) => list.listID === listID));
      const seen = firstValue(
        device.lists.watchItems(member.uid, itemQueryOf(listID), fullItemRange, 10), ({ items }) => items.length === 1,
      );
      await member.apply(addition(listID, newItem(1)));
      expect(itemKeysOf((await seen).items)).toEqual(['movie-1']);
    });

    it('refuses other members and visitors', async () => {
      const { testbed, member } = await open();
      const listID = await member.createList('one');
      await member.apply(addition(listID, newItem(1)));
      const other = await openMember(testbed);
      const visitor = await testbed.openBrowser();
      for (const [{ lists }, tag] of [[other, 'forbidden'], [visitor, unauthenticated._tag]] as const) {
        const { uid } = member;
        const watches = [
          lists.watchLists(uid), lists.watchBin(uid), lists.watchItems(uid, itemQueryOf(listID), fullItemRange, 10),
          lists.watchTitles(uid, [{ mediaType: 'movie', id: 1 }]),
        ];
        for (const watch of watches) expect(await firstFailureTag(watch)).toBe(tag);
        const answers = [
          lists.findItems(uid, listID, ['movie-1']), lists.randomItem(uid, listID, 0), lists.readLists(uid),
          lists.apply(member.command(addition(listID, newItem(2)))),
        ];
        for (const answer of answers) expect((await expectFailure(answer))._tag).toBe(tag);
      }
      // Under one's own uid, another member's list shows nothing.
      const found = await firstValueFrom(other.lists.watchItems(other.uid, itemQueryOf(listID), fullItemRange, 10));
      expect(E.isLeft(found) ? [] : found.right.items).toEqual([]);
      expect(E.getOrElseW(() => [])(await other.lists.findItems(other.uid, listID, ['movie-1'])())).toEqual([]);
      expect(E.getOrElseW(() => O.none)(await other.lists.randomItem(other.uid, listID, 0)())).toEqual(O.none);
      const changes: ReadonlyArray<ListChange> = [
        addition(listID, newItem(3)), { kind: 'delete-list', listID }, { kind: 'remove-items', listID, itemKeys: ['movie-1'] },
      ];
      for (const change of changes) expect((await expectFailure(other.lists.apply(other.command(change))))._tag).toBe('forbidden');
      expect(itemKeysOf(await member.readItems(itemQueryOf(listID)))).toEqual(['movie-1']);
    });
  });
};
