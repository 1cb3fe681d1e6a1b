import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstValue } from '#domain/users/contract/backend.contract';
import {
  addition, fullItemRange, newFilmItems, itemFilterOf, itemKeysOf, openDevice, openMember, itemQueryOf,
} from '#domain/lists/contract/list-testbed.contract';
import { toListItem } from '#domain/lists/list-item';
import { newItem } from '#domain/lists/list.fixture';
import { seedState } from '#adapters/memory/demo-data';
import { COLLECTION_NAMES } from '#adapters/memory/storage/indexed-db-schema';
import type { MemoryState } from '#adapters/memory/storage/state';
import { countRows, fillDiskAfter, openDatabaseTestbed, range } from './memory-database.fixture';
import { memoryListBrowser } from './memory-lists.fixture';

describe('items in IndexedDB', () => {
  it('survive a reload', async () => {
    const { testbed } = openDatabaseTestbed();
    const member = await openMember(testbed);
    const listID = await member.createList('one');
    await member.apply(addition(listID, ...newFilmItems(1, 2)));
    const reloaded = await openDevice(testbed, member);
    expect(itemKeysOf(await reloaded.readItems(itemQueryOf(listID)))).toEqual(['movie-1', 'movie-2']);
    expect((await reloaded.readLists()).find((list) => list.listID === listID)?.itemCount).toBe(2);
  });

  it('of a long list are read page by page: the number of rows depends on the page', async () => {
    const { testbed } = openDatabaseTestbed();
    const member = await openMember(testbed);
    const [short, long] = [await member.createList('short'), await member.createList('long')];
    await member.apply(addition(short, ...newFilmItems(...range(100))), addition(long, ...newFilmItems(...range(2000))));
    for (const direction of ['asc', 'desc'] as const) {
      const query = itemQueryOf(long, { sort: 'titleKey', direction });
      const first = await member.readPage(query, fullItemRange, 50);
      expect(await countRows('items', () => member.readPage(itemQueryOf(short, { sort: 'titleKey', direction }), fullItemRange, 50))).toBe(
        51,
      );
      expect(await countRows('items', () => member.readPage(query, fullItemRange, 50))).toBe(51);
      expect(await countRows('items', () => member.readPage(query, { after: first.next, until: null }, 50))).toBe(51);
      expect(
        await countRows('items', () => member.readPage({ ...query, filter: itemFilterOf({ genre: 'Western' }) }, fullItemRange, 50)),
      ).toBe(251);
    }
    expect(await countRows('items', () => expectRight(member.lists.randomItem(member.uid, long, 0.5)))).toBe(1);
  });

  it('emit the changes of every tab in all tabs', async () => {
    const { testbed } = openDatabaseTestbed();
    const member = await openMember(testbed);
    const tab = await openDevice(testbed, member);
    const listID = await member.createList('one');
    const seen = firstValue(tab.lists.watchItems(member.uid, itemQueryOf(listID), fullItemRange, 10), ({ items }) => items.length === 2);
    const state = firstValue(
      tab.lists.watchTitles(member.uid, [{ mediaType: 'movie', id: 2 }]),
      (states) => states.length === 1,
    );
    await member.apply(addition(listID, ...newFilmItems(1)));
    await tab.apply(addition(listID, ...newFilmItems(2)));
    expect(itemKeysOf((await seen).items)).toEqual(['movie-1', 'movie-2']);
    expect(await state).toMatchObject([{ listIDs: [listID] }]);
  });

  it('are all kept when two tabs add at the same time', async () => {
    const { testbed } = openDatabaseTestbed();
    const member = await openMember(testbed);
    const tab = await openDevice(testbed, member);
    const listID = await member.createList('one');
    await Promise.all(range(20).map((id) => (id % 2 === 0 ? member : tab).apply(addition(listID, newItem(id), newItem(1)))));
    expect(await member.readItems(itemQueryOf(listID))).toHaveLength(20);
    expect((await member.readLists()).find((list) => list.listID === listID)?.itemCount).toBe(20);
  });

  it.each(range(7, 0))('are written completely or not at all when the disk is full after %i writes', async (writes) => {
    const { openStorage, testbed } = openDatabaseTestbed();
    const [member, stored] = [await openMember(testbed), await openStorage()];
    const [one, two] = [await member.createList('one'), await member.createList('two')];
    await member.apply(addition(one, ...newFilmItems(1, 2)));
    const read = async () => ({
      lists: await member.readLists(),
      state: await expectRight(stored.read),
      one: await member.readItems(itemQueryOf(one)),
      two: await member.readItems(itemQueryOf(two)),
      titles: await firstValue(
        member.lists.watchTitles(
          member.uid,
          range(2).map((id) => ({ mediaType: 'movie', id, imdbID: null })),
        ),
      ),
    });
    const before = await read();
    const freeDisk = fillDiskAfter(writes);
    const moved = await member.lists.apply(member.command({ kind: 'move-items', from: one, listID: two, items: newFilmItems(1, 2) }))();
    freeDisk();
    if (E.isLeft(moved)) {
      expect(moved.left).toMatchObject({ _tag: 'unavailable', storage: 'full' });
      expect(await read()).toEqual(before);
    } else {
      // Two lists, two items, two title states.
      expect(writes).toBe(6);
      expect(itemKeysOf((await read()).two)).toEqual(['movie-1', 'movie-2']);
    }
  });

  it('of a deleted account are deleted with their title states', async () => {
    const { name, testbed } = openDatabaseTestbed();
    const [member, other] = [await openMember(testbed), await openMember(testbed)];
    await member.apply(addition(await member.createList('one'), ...newFilmItems(1, 2)));
    const kept = await other.createList('one');
    await other.apply(addition(kept, ...newFilmItems(1)));
    await expectRight(member.accountApi.deleteMyAccount);
    const database = await openDB(name);
    expect([await database.getAllKeys('items'), await database.getAllKeys('titles')]).toEqual([
      [[kept, 'movie-1']],
      [[other.uid, 'movie-1']],
    ]);
    database.close();
  });

  it('that do not decode are logged and left out, and stay in the database', async () => {
    const { name, logged, testbed } = openDatabaseTestbed();
    const member = await openMember(testbed);
    const listID = await member.createList('one');
    await member.apply(addition(listID, ...newFilmItems(1, 2, 3)));
    const database = await openDB(name);
    const row = (await database.get('items', [listID, 'movie-2'])) as { readonly item: object };
    const damaged = { ...row, item: { ...row.item, title: 7 } };
    await database.put('items', damaged);
    database.close();
    expect(itemKeysOf(await member.readItems(itemQueryOf(listID)))).toEqual(['movie-1', 'movie-3']);
    expect(await expectRight(member.lists.findItems(member.uid, listID, ['movie-2']))).toEqual([]);
    expect(await expectRight(member.lists.randomItem(member.uid, listID, 0.5))).toMatchObject({ value: { itemKey: 'movie-1' } });
    expect(logged[0]).toMatchObject({ _tag: 'invalid-data', source: 'stored items', path: 'item.title' });
    await member.apply(addition(listID, newItem(4)));
    const reopened = await openDB(name);
    expect(await reopened.get('items', [listID, 'movie-2'])).toEqual(damaged);
    reopened.close();
  });
});

describe('a database of version 2', () => {
  it('keeps everything and accepts items', async () => {
    const { name, openStorage } = openDatabaseTestbed();
    const database = await openDB(name, 2, {
      upgrade: (created) => {
        for (const collection of COLLECTION_NAMES) {
          const store = created.createObjectStore(collection);
          for (const [key, document] of seedState[collection]) void store.put(document, key);
        }
      },
    });
    database.close();
    const storage = await openStorage();
    expect(await storage.read()).toEqual(E.right(seedState));
    const browser = memoryListBrowser(storage);
    await expectRight(browser.auth.signIn({ email: 'maya@marquee.example', password: 'marquee-demo' }));
    const uid = [...seedState.accounts.values()].find(({ email }) => email === 'maya@marquee.example')?.uid;
    const [list] = [...seedState.lists.values()].filter(({ userID }) => userID === uid);
    if (uid === undefined || list === undefined) throw new Error('The demo member has no list.');
    await expectRight(browser.lists.apply({ commandId: '1', uid, createdAt: 1, change: addition(list.listID, newItem(1)) }));
    expect(await expectRight((await openStorage()).items.find(list.listID, ['movie-1']))).toEqual([
      toListItem(uid, list.listID, newItem(1)),
    ]);
    const after = await expectRight(storage.read);
    const accountsOf = ({ accounts }: MemoryState) =>
      new Map([...accounts].map(([uid, account]) => [uid, { ...account, lastSignInAt: null }]));
    const unchanged = (state: MemoryState) => ({
      ...state,
      sessions: null,
      accounts: accountsOf(state),
      lists: [...state.lists.keys()].sort(),
    });
    expect(unchanged(after)).toEqual(unchanged(seedState));
  });
});
