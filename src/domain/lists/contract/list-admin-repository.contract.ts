import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { conflict, forbidden, notFound } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';
import { BIN_RETENTION_MS, type List } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import { newAddition, newCreation, newItem } from '#domain/lists/list.fixture';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';

export type ListAdminTestbed = {
  readonly lists: ListAdminRepository;
  readonly users: UserAdminRepository;
  readonly findItem: (listID: string, itemKey: string) => Promise<ListItem | null>;
};

const NOW = 1_700_000_000_000;

/** A member with a list of her own. */
type Member = ListAdminTestbed & {
  readonly uid: UserId;
  readonly listID: string;
  readonly command: (change: ListChange) => Parameters<ListAdminRepository['apply']>[0];
  readonly apply: (...changes: ReadonlyArray<ListChange>) => Promise<void>;
};

/** Members of earlier tests may exist, so every test uses unique ids. */
export const keepsListAdminRepositoryContract = (name: string, make: () => ListAdminTestbed): void => {
  const open = async (): Promise<Member> => {
    const testbed = make();
    const uid = aUserId(`m-${crypto.randomUUID()}`);
    await expectRight(
      testbed.users.initialize(uid, initializationPlanner({ uid, name: 'Maya Rosen', email: `${uid}@marquee.example`, now: NOW })),
    );
    const command = (change: ListChange) => ({ commandId: crypto.randomUUID(), uid, createdAt: NOW, change });
    const apply = async (...changes: ReadonlyArray<ListChange>): Promise<void> => {
      for (const change of changes) await expectRight(testbed.lists.apply(command(change), NOW));
    };
    const listID = crypto.randomUUID();
    await apply(newCreation(listID, 'one'));
    return { ...testbed, uid, listID, command, apply };
  };
  const listOf = async ({ lists }: Pick<Member, 'lists'>, listID: string): Promise<List | null> =>
    O.toNullable(await expectRight(lists.find(listID)));
  const entriesOf = async ({ users, uid }: Member): Promise<ReadonlyArray<string>> => {
    const profile = O.toNullable(await expectRight(users.getProfile(uid)));
    return (profile?.lists ?? []).map(({ listName, listID }) => `${listName} ${listID}`);
  };
  const listsOf = async (
    { lists, uid }: Member,
    ...itemKeys: ReadonlyArray<string>
  ): Promise<Readonly<Record<string, ReadonlyArray<string>>>> =>
    Object.fromEntries((await expectRight(lists.findTitles(uid, itemKeys))).map(({ itemKey, listIDs }) => [itemKey, listIDs]));

  describe(`${name}: ListAdminRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('find returns a list, also a deleted one, and none for an unknown id; findActive leaves deleted lists out', async () => {
      const member = await open();
      const { lists, uid, listID } = member;
      const activeIDs = async () => (await expectRight(lists.findActive(uid))).map((list) => list.listID).sort();
      expect(await listOf(member, listID)).toMatchObject({ listID, userID: uid, name: 'one', deletedAt: null, createdAt: NOW });
      expect(await activeIDs()).toEqual([`${uid}-favorites`, `${uid}-watchlist`, listID].sort());
      await member.apply({ kind: 'delete-list', listID });
      expect([await listOf(member, listID), await listOf(member, 'unknown')]).toMatchObject([{ listID, deletedAt: NOW }, null]);
      expect(await activeIDs()).toEqual([`${uid}-favorites`, `${uid}-watchlist`]);
    });

    it('apply adds and removes items with the states of their titles, and has the effect of once when repeated', async () => {
      const member = await open();
      const [one, two] = [member.listID, crypto.randomUUID()];
      await member.apply(newCreation(two, 'two'), newAddition(one, 1, 2), newAddition(two, 1), newAddition(one, 1, 2));
      expect(await member.findItem(one, 'movie-1')).toMatchObject({
        itemKey: 'movie-1', userID: member.uid, listID: one, titleKey: 'film 11', decade: 1990, watched: false,
      });
      expect(await listsOf(member, 'movie-1', 'movie-2', 'movie-3')).toEqual({ 'movie-1': [one, two], 'movie-2': [one] });
      expect([
        await expectRight(member.lists.countItems(one)),
        await expectRight(member.lists.countItems(two)),
        await expectRight(member.lists.countItems('unknown')),
      ]).toEqual([2, 1, 0]);
      const removal: ListChange = { kind: 'remove-items', listID: one, itemKeys: ['movie-1', 'movie-9'] };
      await member.apply(removal, removal);
      expect([await member.findItem(one, 'movie-1'), await listsOf(member, 'movie-1')]).toEqual([null, { 'movie-1': [two] }]);
    });

    it('apply keeps the first item of a title that is added again', async () => {
      const member = await open();
      const { listID } = member;
      await member.apply(
        { kind: 'add-items', listID, items: [newItem(1, { note: 'first' })] },
        { kind: 'add-items', listID, items: [newItem(1, { note: 'second' })] },
      );
      expect(await member.findItem(listID, 'movie-1')).toMatchObject({ note: 'first' });
    });

    it('apply moves, notes and places items', async () => {
      const member = await open();
      const [from, listID] = [member.listID, crypto.randomUUID()];
      await member.apply(newCreation(listID, 'two'), newAddition(from, 1, 2), { kind: 'move-items', from, listID, items: [newItem(1)] });
      await member.apply(
        { kind: 'note-item', listID, itemKey: 'movie-1', note: 'with Nell' },
        { kind: 'place-item', listID, itemKey: 'movie-1', order: 'b5' },
      );
      expect([await member.findItem(from, 'movie-1'), await member.findItem(listID, 'movie-1')]).toMatchObject([
        null,
        { note: 'with Nell', order: 'b5' },
      ]);
      expect(await listsOf(member, 'movie-1')).toEqual({ 'movie-1': [listID] });
    });

    it('apply keeps names, entries and lists in agreement', async () => {
      const member = await open();
      const { listID, uid } = member;
      const defaults = ['favorites', 'watchlist'].map((each) => `${each} ${uid}-${each}`);
      expect(await entriesOf(member)).toEqual([...defaults, `one ${listID}`]);
      await member.apply({ kind: 'rename-list', listID, name: 'A/B' }, { kind: 'describe-list', listID, description: 'For rain' });
      expect([await listOf(member, listID), await entriesOf(member)]).toMatchObject([
        { name: 'a/b', description: 'For rain' },
        [...defaults, `a/b ${listID}`],
      ]);
      const taken = newCreation(crypto.randomUUID(), 'A/B');
      expect(await expectFailure(member.lists.apply(member.command(taken), NOW))).toEqual(conflict('list name'));
      await member.apply({ kind: 'delete-list', listID });
      expect(await entriesOf(member)).toEqual(defaults);
      await member.apply(taken);
      expect(await entriesOf(member)).toHaveLength(3);
      await member.apply({ kind: 'restore-list', listID, name: 'one' });
      expect(await entriesOf(member)).toContain(`one ${listID}`);
    });

    it('apply refuses an unknown list, another member’s list, a deleted list and a default list', async () => {
      const member = await open();
      const other = await open();
      const { listID } = member;
      const failureOf = (by: Member, change: ListChange) => expectFailure(member.lists.apply(by.command(change), NOW));
      expect(await failureOf(member, newAddition(crypto.randomUUID(), 1))).toEqual(notFound('list'));
      await member.apply(newAddition(listID, 1));
      for (const change of [
        newAddition(listID, 2),
        { kind: 'remove-items', listID, itemKeys: ['movie-1'] },
        { kind: 'delete-list', listID },
      ] satisfies ReadonlyArray<ListChange>)
        expect(await failureOf(other, change)).toEqual(forbidden('this list'));
      expect(await failureOf(member, { kind: 'delete-list', listID: `${member.uid}-favorites` })).toEqual(forbidden('this list'));
      await member.apply({ kind: 'delete-list', listID });
      expect(await failureOf(member, newAddition(listID, 2))).toEqual(conflict('deleted list'));
      expect([await member.findItem(listID, 'movie-1'), await member.findItem(listID, 'movie-2')]).toMatchObject([
        { itemKey: 'movie-1' },
        null,
      ]);
    });

    it('titlesAfter returns the memberships by item key, page by page', async () => {
      const member = await open();
      const { lists, uid, listID } = member;
      await member.apply(newAddition(listID, 3, 1, 20));
      const keysAfter = async (after: string | null, limit: number) =>
        (await expectRight(lists.titlesAfter(uid, after, limit))).map(({ itemKey }) => itemKey);
      expect([await keysAfter(null, 2), await keysAfter('movie-20', 2), await keysAfter('movie-3', 2)]).toEqual([
        ['movie-1', 'movie-20'],
        ['movie-3'],
        [],
      ]);
    });

    it('expire ends the time in which a list can be restored, frees its name, and refuses a default list', async () => {
      const member = await open();
      const { lists, uid, listID } = member;
      await expectRight(lists.expire(listID, NOW));
      expect(await entriesOf(member)).not.toContain(`one ${listID}`);
      expect(await expectFailure(lists.apply(member.command({ kind: 'restore-list', listID, name: 'one' }), NOW))).toEqual(
        notFound('list'),
      );
      await member.apply(newCreation(crypto.randomUUID(), 'one'));
      expect(await listOf(member, listID)).toMatchObject({ deletedAt: NOW - BIN_RETENTION_MS - 1 });
      await expectRight(lists.expire(listID, NOW));
      expect(E.isRight(await lists.expire('unknown', NOW)())).toBe(true);
      expect(await expectFailure(lists.expire(`${uid}-watchlist`, NOW))).toEqual(forbidden('this list'));
      const binned = crypto.randomUUID();
      await member.apply(newCreation(binned, 'two'), { kind: 'delete-list', listID: binned });
      await expectRight(lists.expire(binned, NOW));
      const expired = (await expectRight(lists.findExpired(NOW, 1000))).filter(({ userID }) => userID === uid).map((list) => list.listID);
      expect([...expired].sort()).toEqual([listID, binned].sort());
    });

    it('purgeItems and deleteList remove the items and the memberships of one list only', async () => {
      const member = await open();
      const { lists, uid, listID } = member;
      const other = crypto.randomUUID();
      await member.apply(newCreation(other, 'two'), newAddition(listID, 1, 2), newAddition(other, 1));
      await expectRight(lists.expire(listID, NOW));
      expect(await expectRight(lists.purgeItems({ listID, userID: uid }))).toBe(false);
      expect([await expectRight(lists.countItems(listID)), await listsOf(member, 'movie-1')]).toEqual([0, { 'movie-1': [other] }]);
      expect((await listsOf(member, 'movie-2'))['movie-2'] ?? []).toEqual([]);
      expect(await expectRight(lists.purgeItems({ listID, userID: uid }))).toBe(false);
      await expectRight(lists.deleteList(listID));
      await expectRight(lists.deleteList(listID));
      expect([await listOf(member, listID), await expectRight(lists.countItems(other))]).toEqual([null, 1]);
    });
  });
};
