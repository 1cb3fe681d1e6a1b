import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { describe, expect, it } from 'vitest';
import { historyOf, idsOf, newViewingAddition } from '#domain/history/contract/history-testbed.contract';
import { filmViewing } from '#domain/history/history.fixture';
import { itemKeysOf, openDevice, itemQueryOf } from '#domain/lists/contract/list-testbed.contract';
import { newList } from '#domain/lists/list';
import { ITEM_SORT_FIELDS } from '#domain/lists/item-query';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { seedState } from '../demo-data';
import { openDatabaseTestbed } from '../lists/memory-database.fixture';
import { COLLECTION_NAMES } from './indexed-db-schema';

const ITEMS = [1, 2].map((id) => toListItem(maya, 'one', newItem(id, { title: film(id, { posterPath: `/${id}.jpg` }) })));
const list = { ...newList(maya, { listName: 'one', listID: 'one' }, 1), itemCount: 2 };

/** Creates a database as version 3 of the format stored it: items and title states, no viewings, lists without a summary. */
const createVersion3 = async (name: string): Promise<void> => {
  const database: IDBPDatabase = await openDB(name, 3, {
    upgrade: (created) => {
      for (const collection of COLLECTION_NAMES) {
        const store = created.createObjectStore(collection);
        for (const [key, document] of seedState[collection]) void store.put(document, key);
      }
      const items = created.createObjectStore('items', { keyPath: ['item.listID', 'item.itemKey'] });
      const fields = [...ITEM_SORT_FIELDS, 'random'] as const;
      for (const field of fields) items.createIndex(field, ['item.listID', `sort.${field}`, 'item.itemKey']);
      for (const item of ITEMS) void items.put({ item, sort: Object.fromEntries(fields.map((field) => [field, item[field] ?? Number.NEGATIVE_INFINITY])) });
      const titles = created.createObjectStore('titles', { keyPath: ['uid', 'title.itemKey'] });
      titles.createIndex('imdbID', ['uid', 'title.imdbID']);
      for (const [itemKey, rating] of [['movie-1', 8.5], ['movie-2', null]] as const) void titles.put({ uid: maya, title: { itemKey, imdbID: 'tt1', listIDs: ['one'], watchedAt: null, rating } });
    },
  });
  await database.put('lists', list, 'one');
  database.close();
};

describe('a database of version 3', () => {
  const open = async () => {
    const { name, logged: failures, testbed } = openDatabaseTestbed();
    await createVersion3(name);
    const uid = maya;
    const member = await openDevice(testbed, { uid, email: 'maya@marquee.example', password: 'marquee-demo' });
    return { name, failures, member, history: historyOf(member) };
  };

  it('keeps items and title states, and counts its lists', async () => {
    const { name, failures, member, history } = await open();
    expect(itemKeysOf(await member.readItems(itemQueryOf('one')))).toEqual(['movie-1', 'movie-2']);
    expect(await history.stateOf(film(1))).toEqual({ itemKey: 'movie-1', imdbID: 'tt1', listIDs: ['one'], viewings: [], seasonSizes: null, rating: 8.5 });
    expect((await member.readLists()).find(({ listID }) => listID === 'one')).toEqual({ ...list, summary: { runtime: 200, watched: 0, posters: ['/1.jpg', '/2.jpg'] } });
    expect(failures).toEqual([]);
    const database = await openDB(name);
    expect(await database.get('titles', [maya, 'movie-2'])).toEqual({ uid: maya, title: { itemKey: 'movie-2', imdbID: 'tt1', listIDs: ['one'], viewings: [], seasonSizes: null, rating: null } });
    database.close();
  });

  it('accepts viewings', async () => {
    const { member, history } = await open();
    await history.apply(newViewingAddition([filmViewing('a', 1)]));
    expect(idsOf(await history.read())).toEqual(['a']);
    expect((await member.readItems(itemQueryOf('one'))).map(({ watched }) => watched)).toEqual([true, false]);
    expect((await member.readLists()).find(({ listID }) => listID === 'one')?.summary?.watched).toBe(1);
  });
});
