import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { describe, expect, it } from 'vitest';
import { historyOf, idsOf, newViewingAddition, newViewingRemoval } from '#domain/history/contract/history-testbed.contract';
import { episodeViewing, filmViewing, onDay, seasonPart, series } from '#domain/history/history.fixture';
import { FORMER_MARKS, formerTitleState } from '#domain/history/series/former-marks.fixture';
import type { Viewing } from '#domain/history/viewing';
import { countMonthStats } from '#domain/history/watch-stats';
import { itemKeysOf, openDevice, itemQueryOf } from '#domain/lists/contract/list-testbed.contract';
import { newList } from '#domain/lists/list';
import { ITEM_SORT_FIELDS } from '#domain/lists/item-query';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstValue } from '#domain/users/contract/backend.contract';
import { seedState } from '#adapters/memory/demo-data';
import { openDatabaseTestbed } from '#adapters/memory/lists/memory-database.fixture';
import { COLLECTION_NAMES, ROW_STORES, type IndexedDbSchema } from './indexed-db-schema';
import { createTables, toRecord } from './indexed-db-tables';

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
      for (const item of ITEMS)
        void items.put({ item, sort: Object.fromEntries(fields.map((field) => [field, item[field] ?? Number.NEGATIVE_INFINITY])) });
      const titles = created.createObjectStore('titles', { keyPath: ['uid', 'title.itemKey'] });
      titles.createIndex('imdbID', ['uid', 'title.imdbID']);
      for (const [itemKey, rating] of [
        ['movie-1', 8.5],
        ['movie-2', null],
      ] as const)
        void titles.put({ uid: maya, title: { itemKey, imdbID: 'tt1', listIDs: ['one'], watchedAt: null, rating } });
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
    expect(await history.stateOf(film(1))).toEqual({
      itemKey: 'movie-1', imdbID: 'tt1',
      listIDs: ['one'],
      viewings: [],
      episodes: null, rating: 8.5,
    });
    expect((await member.readLists()).find(({ listID }) => listID === 'one')).toEqual({
      ...list,
      summary: { runtime: 200, watched: 0, posters: ['/1.jpg', '/2.jpg'] },
    });
    expect(failures).toEqual([]);
    const database = await openDB(name);
    expect(await database.get('titles', [maya, 'movie-2'])).toEqual({
      uid: maya,
      title: { itemKey: 'movie-2', imdbID: 'tt1', listIDs: ['one'], viewings: [], episodes: null, rating: null },
    });
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

describe('a database of version 6', () => {
  const season = episodeViewing('s', 1, seasonPart(1, 9), onDay('2024-05-04'));
  /** Rows as version 6 stored them: sizes of seasons, viewings without episodes, and numbers in which a season counted once. */
  const createVersion6 = async (name: string): Promise<void> => {
    const database = await openDB<IndexedDbSchema>(name, 6, {
      upgrade: (created, _, __, transaction) => {
        for (const collection of COLLECTION_NAMES) {
          created.createObjectStore(collection);
          for (const [key, document] of seedState[collection]) void transaction.objectStore(collection).put(document, key);
        }
        createTables(created, ROW_STORES);
      },
    });
    const former = (viewing: Viewing) => Object.fromEntries(Object.entries(viewing).filter(([field]) => field !== 'episodes'));
    for (const [index, [, mark]] of FORMER_MARKS.entries())
      await database.put('titles', { uid: maya, title: { ...formerTitleState(mark), itemKey: `tv-${index + 1}` } });
    for (const viewing of [filmViewing('f', 1), season])
      await database.put('viewings', { uid: maya, viewing: former(viewing), places: [] });
    await database.put('years', {
      uid: maya,
      stats: { year: '2024', months: { '05': { ...countMonthStats([filmViewing('f', 1), season]), viewings: 2, days: { '04': 2 } } } },
    });
    database.close();
  };

  it('keeps marks, knows episodes instead of sizes, and counts a season as its episodes', async () => {
    const { name, logged, testbed } = openDatabaseTestbed();
    await createVersion6(name);
    const member = await openDevice(testbed, { uid: maya, email: 'maya@marquee.example', password: 'marquee-demo' });
    const history = historyOf(member);
    for (const [index, [, mark]] of FORMER_MARKS.entries())
      expect(await history.stateOf(series(index + 1))).toMatchObject({ viewings: [mark], episodes: '1:1-4;2:1-6' });
    expect(await firstValue(member.history.watchStats(maya))).toEqual([
      { year: '2024', months: { '05': countMonthStats([filmViewing('f', 1), season]) } },
    ]);
    await history.apply(newViewingRemoval(season));
    expect(await firstValue(member.history.watchStats(maya))).toEqual([
      { year: '2024', months: { '05': countMonthStats([filmViewing('f', 1)]) } },
    ]);
    expect(logged).toEqual([]);
  });
});

/** Creates a database as version 7 or 8 stored it, with the list and these titles, whose words are not stored. */
const createVersion = async (name: string, version: 7 | 8, titles: ReadonlyArray<string>): Promise<IDBPDatabase<IndexedDbSchema>> => {
  const database = await openDB<IndexedDbSchema>(name, version, {
    upgrade: (created, _, __, transaction) => {
      for (const collection of COLLECTION_NAMES) {
        created.createObjectStore(collection);
        for (const [key, document] of seedState[collection]) void transaction.objectStore(collection).put(document, key);
      }
      createTables(created, ROW_STORES);
    },
  });
  await database.put('lists', list, 'one');
  for (const [index, title] of titles.entries()) {
    const item = {
      ...toListItem(maya, 'one', newItem(index + 1, { title: film(index + 1, { title }) })),
      titleKey: title.toLowerCase(),
      wordPrefixes: [],
    };
    await database.put('items', toRecord('items', item.listID, item));
  }
  return database;
};

describe('a database of version 7', () => {
  it('sorts titles by the value of their numbers, and viewings by day', async () => {
    const { name, testbed } = openDatabaseTestbed();
    const database = await createVersion(name, 7, ['300', '8 Mile']);
    const tokyo = filmViewing('tokyo', 1, { day: '2024-05-04', watchedAt: Date.parse('2024-05-03T20:00:00Z') });
    const honolulu = filmViewing('honolulu', 1, { day: '2024-05-03', watchedAt: Date.parse('2024-05-04T05:00:00Z') });
    for (const viewing of [tokyo, honolulu])
      await database.put('viewings', { uid: maya, viewing, places: [[maya, '', '', '', viewing.watchedAt, viewing.entryId]] });
    database.close();
    const member = await openDevice(testbed, { uid: maya, email: 'maya@marquee.example', password: 'marquee-demo' });
    expect(idsOf(await historyOf(member).read())).toEqual(['tokyo', 'honolulu']);
    expect((await member.readItems(itemQueryOf('one', { sort: 'titleKey' }))).map(({ title }) => title)).toEqual(['8 Mile', '300']);
  });
});

it('a database of version 9 finds viewings by each condition and by several, and keeps those that it cannot read', async () => {
  const { name, testbed } = openDatabaseTestbed();
  const database = await openDB<IndexedDbSchema>(name, 9, {
    upgrade: (created, _, __, transaction) => {
      for (const collection of COLLECTION_NAMES) {
        created.createObjectStore(collection);
        for (const [key, document] of seedState[collection]) void transaction.objectStore(collection).put(document, key);
      }
      createTables(created, ROW_STORES);
    },
  });
  const filed = (viewing: Viewing) => ({
    uid: maya, viewing, places: ['', 'movie'].map((type) => [maya, type, '', '', viewing.day, viewing.watchedAt, viewing.entryId]),
  });
  for (const id of ['a', 'b']) await database.put('viewings', filed(filmViewing(id, 1)));
  await database.put('viewings', { uid: maya, viewing: { entryId: 'odd' }, places: [] });
  database.close();
  const history = historyOf(await openDevice(testbed, { uid: maya, email: 'maya@marquee.example', password: 'marquee-demo' }));
  for (const filter of [{}, { mediaType: 'movie' }, { decade: 1990 }, { genre: 'Drama', decade: 1990, mediaType: 'movie' }] as const)
    expect(idsOf(await history.read(filter))).toEqual(['b', 'a']);
  expect(idsOf(await history.read({ genre: 'Drama', mediaType: 'tv' }))).toEqual([]);
  const reopened = await openDB(name);
  expect(await reopened.get('viewings', [maya, 'odd'])).toMatchObject({ viewing: { entryId: 'odd' } });
  reopened.close();
});

it('a database of version 8 counts the deletions that its audit log knows', async () => {
  const { name, openStorage } = openDatabaseTestbed();
  const database = await openDB<IndexedDbSchema>(name, 8, {
    upgrade: (created) => {
      for (const collection of COLLECTION_NAMES) if (collection !== 'deletedAccounts') created.createObjectStore(collection);
      createTables(created, ROW_STORES);
    },
  });
  const [at, createdAt] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 2)];
  const log = (requestId: string, entry: object, outcome: object) =>
    database.put(
      'audit',
      {
        requestId, at, by: 'ada', target: null,
        input: {},
        ...entry,
        outcome: { status: 'succeeded', before: null, after: null, ...outcome },
      },
      requestId,
    );
  await log('one', { action: 'deleteUser' }, { before: { createdAt } });
  await log('several', { action: 'changeUsers', input: { action: 'delete' } }, { after: { done: 3 } });
  await log('refused', { action: 'deleteUser' }, { status: 'failed' });
  database.close();
  const { deletedAccounts } = await expectRight((await openStorage()).read);
  expect([...deletedAccounts].sort()).toEqual([['2026-11-02', { created: 1, deleted: 0 }], ['2026-11-20', { created: 0, deleted: 4 }]]);
});

describe('a database of version 8', () => {
  it('stores the words of titles again', async () => {
    const { name, testbed } = openDatabaseTestbed();
    (await createVersion(name, 8, ["L'Amour"])).close();
    const member = await openDevice(testbed, { uid: maya, email: 'maya@marquee.example', password: 'marquee-demo' });
    expect((await member.readItems(itemQueryOf('one'))).map(({ wordPrefixes }) => wordPrefixes)).toEqual([
      expect.arrayContaining(['lamour', 'amour']),
    ]);
  });
});
