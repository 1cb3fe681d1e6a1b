import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import {
  addition, fullItemRange, newFilmItems, itemKeysOf, openMember, itemQueryOf, type ListTestMember,
} from '#domain/lists/contract/list-testbed.contract';
import { BIN_RETENTION_MS, type List } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, newItem } from '#domain/lists/list.fixture';
import { firstValue } from '#domain/users/contract/backend.contract';
import { notFound } from '#domain/shared/failure';
import { itemWrites, noRowKeys, titleWrites } from '#adapters/memory/storage/row-storage';
import { emptyState, type MemoryState } from '#adapters/memory/storage/state';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryListTestbed } from './memory-lists.fixture';

const START = 1_700_000_100_000;

/** A member with one list, on a clock that the test sets. */
const open = async () => {
  const clock = { time: START };
  const storage = inMemoryStorage(emptyState);
  const testbed = memoryListTestbed(() => Promise.resolve(storage), undefined, () => clock.time);
  const member = await openMember(testbed);
  const listID = await member.createList('one');
  return { clock, storage, testbed, member, listID };
};
const listOf = async (member: ListTestMember, listID: string): Promise<List | undefined> =>
  (await member.readLists()).find((list) => list.listID === listID);
const readBin = async (member: ListTestMember): Promise<ReadonlyArray<string>> =>
  (await firstValue(member.lists.watchBin(member.uid))).map(({ name }) => name);

describe('counts and times', () => {
  it('are written with the items; a command without effect changes neither', async () => {
    const { clock, member, listID } = await open();
    expect(await listOf(member, listID)).toMatchObject({ itemCount: 0, updatedAt: null });
    await member.apply(addition(listID, ...newFilmItems(1, 2)));
    expect(await listOf(member, listID)).toMatchObject({ itemCount: 2, updatedAt: START });
    clock.time += 1000;
    await member.apply(addition(listID, ...newFilmItems(1)), { kind: 'place-list', listID, order: 'c', pinned: true, archived: false });
    expect(await listOf(member, listID)).toMatchObject({ itemCount: 2, updatedAt: START });
    await member.apply({ kind: 'note-item', listID, itemKey: 'movie-1', note: 'with Nell' });
    expect(await listOf(member, listID)).toMatchObject({ itemCount: 2, updatedAt: START + 1000 });
  });
});

describe('the bin', () => {
  it('has the list deleted last first, for 30 days', async () => {
    const { clock, member, listID } = await open();
    const two = await member.createList('two');
    await member.apply({ kind: 'delete-list', listID });
    clock.time += 1000;
    await member.apply({ kind: 'delete-list', listID: two });
    expect(await readBin(member)).toEqual(['two', 'one']);
    clock.time = START + BIN_RETENTION_MS + 1;
    expect(await readBin(member)).toEqual(['two']);
    expect(await expectFailure(member.lists.apply(member.command({ kind: 'restore-list', listID, name: 'one' })))).toEqual(
      notFound('list'),
    );
  });
});

describe('title states', () => {
  it('end with the last list, but stay for a rated title', async () => {
    const { storage, member, listID } = await open();
    await member.apply(addition(listID, ...newFilmItems(1, 2)));
    const rated = { itemKey: 'movie-2', imdbID: null, listIDs: [listID], viewings: [], episodes: null, rating: 8.5 };
    await storage.items.update(member.uid, noRowKeys, (state) => E.right({ state, writes: titleWrites(member.uid, [rated]) }))();
    await member.apply({ kind: 'remove-items', listID, itemKeys: ['movie-1', 'movie-2'] });
    const states = await firstValue(member.lists.watchTitles(member.uid, [1, 2].map((id) => ({ mediaType: 'movie', id }))));
    expect(states).toEqual([{ ...rated, listIDs: [] }]);
  });

  it('get the IMDb id of an item added later', async () => {
    const { member, listID } = await open();
    await member.apply(
      addition(listID, newItem(1)),
      addition(await member.createList('two'), newItem(1, { title: film(1, { imdbID: 'tt0000001' }) })),
    );
    const [state] = await firstValue(member.lists.watchTitles(member.uid, [{ mediaType: 'movie', id: 1 }]));
    expect([state?.imdbID, state?.listIDs.length]).toEqual(['tt0000001', 2]);
  });
});

describe('items with copies of viewings and ratings', () => {
  it('are sorted and filtered by them', async () => {
    const { storage, member, listID } = await open();
    const items = [
      [1, 5, true],
      [2, null, true],
      [3, 8, false],
    ].map(([id, ownRating, watched]) => ({
      ...toListItem(member.uid, listID, newItem(Number(id))),
      ownRating: ownRating as number | null, watched: watched === true,
    }));
    await storage.items.update(member.uid, noRowKeys, (state) =>
      E.right({ state, writes: itemWrites(items.map((after) => ({ before: null, after }))) }),
    )();
    const query = itemQueryOf(listID, { sort: 'ownRating', direction: 'desc' });
    expect(itemKeysOf(await member.readItems(query))).toEqual(['movie-3', 'movie-1', 'movie-2']);
    expect(itemKeysOf(await member.readItems({ ...query, filter: { ...query.filter, watched: true } }))).toEqual(['movie-1', 'movie-2']);
  });
});

describe('a deleted account', () => {
  it('takes its items and title states with it, and nobody else’s', async () => {
    const { storage, testbed, member, listID } = await open();
    await member.apply(addition(listID, ...newFilmItems(1)));
    const other = await openMember(testbed);
    const kept = await other.createList('one');
    await other.apply(addition(kept, ...newFilmItems(1)));
    const reference = [{ mediaType: 'movie', id: 1, imdbID: null }] as const;
    await expectRight(member.accountApi.deleteMyAccount);
    expect(await expectRight(storage.items.find(listID, ['movie-1']))).toEqual([]);
    expect(await expectRight(storage.items.findTitles(member.uid, reference))).toEqual([]);
    const state: MemoryState = await expectRight(storage.read);
    expect([...state.lists.values()].filter(({ userID }) => userID === member.uid)).toEqual([]);
    expect(await other.readPage(itemQueryOf(kept), fullItemRange)).toMatchObject({ items: [{ itemKey: 'movie-1' }] });
    expect(await expectRight(storage.items.findTitles(other.uid, reference))).toHaveLength(1);
  });
});
