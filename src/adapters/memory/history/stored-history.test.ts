import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import {
  historyOf, idsOf, newViewingAddition, newRatingChange, newViewingRemoval, newTitleViewing, newViewingChange,
} from '#domain/history/contract/history-testbed.contract';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { addition, openDevice, openMember, itemQueryOf, type ListTestMember } from '#domain/lists/contract/list-testbed.contract';
import type { ListSummary } from '#domain/lists/list';
import { film, newItem } from '#domain/lists/list.fixture';
import { firstValue } from '#domain/users/contract/backend.contract';
import { countRows, fillDiskAfter, openDatabaseTestbed, range } from '#adapters/memory/lists/memory-database.fixture';

const open = async () => {
  const opened = openDatabaseTestbed();
  const member = await openMember(opened.testbed);
  return { ...opened, member, history: historyOf(member) };
};
const summaryOf = async (member: ListTestMember, listID: string): Promise<ListSummary | null | undefined> =>
  (await member.readLists()).find((list) => list.listID === listID)?.summary;

describe('viewings and ratings in IndexedDB', () => {
  it('survive a reload', async () => {
    const { testbed, member, history } = await open();
    await history.apply(newViewingAddition([filmViewing('a', 1)]), newRatingChange(film(1), 7));
    const reloaded = historyOf(await openDevice(testbed, member));
    expect([idsOf(await reloaded.read()), (await reloaded.readRatings()).map(({ rating }) => rating)]).toEqual([['a'], [7]]);
  });

  it('are read page by page: the number of rows depends on the page, with every filter', async () => {
    const { history } = await open();
    const viewings = range(600).map((number) =>
      newTitleViewing(
        `v${number}`,
        film(number, { genres: number % 100 === 0 ? ['Western'] : ['Drama', 'Crime'] }),
        number % 2 === 0 ? unknownDay : onDay('2024-05-04'),
      ),
    );
    for (const from of [0, 200, 400]) await history.apply(newViewingAddition(viewings.slice(from, from + 200)));
    const page = await history.readPage({}, undefined, 50);
    expect(await countRows('viewings', () => history.readPage({}, undefined, 50))).toBe(51);
    expect(await countRows('viewings', () => history.readPage({}, { after: page.next, until: null }, 50))).toBe(51);
    expect(await countRows('viewings', () => history.readPage({ mediaType: 'movie', genre: 'Western', decade: 1990 }, undefined, 5))).toBe(
      6,
    );
    expect(await countRows('viewings', () => history.readPage({ from: '1970-01-01', genre: 'Crime' }, undefined, 5))).toBe(6);
  });

  it('have one place for each genre, the decade, the type and all, not one for each combination', async () => {
    const { name, member, history } = await open();
    const genres = ['Drama', 'Crime', 'Comedy'];
    await history.apply(newViewingAddition([newTitleViewing('a', film(1, { genres }), onDay('2024-05-04'))]));
    const database = await openDB(name);
    expect((await database.get('viewings', [member.uid, 'a'])) as unknown).toMatchObject({ places: { length: 6 } });
    database.close();
  });

  it.each(range(6, 0))('are written completely or not at all when the disk is full after %i writes', async (writes) => {
    const { member, history } = await open();
    const listID = await member.createList('one');
    await member.apply(addition(listID, newItem(1)));
    const read = async () => ({
      viewings: await history.read(),
      state: await history.stateOf(film(1)),
      lists: await member.readLists(),
      items: await member.readItems(itemQueryOf(listID)),
      stats: await firstValue(member.history.watchStats(member.uid)),
    });
    const before = await read();
    const freeDisk = fillDiskAfter(writes);
    const applied = await member.history.apply(history.command(newViewingAddition([filmViewing('a', 1)])))();
    freeDisk();
    // Viewing, title state, item, list and year.
    expect(E.isRight(applied)).toBe(writes === 5);
    if (E.isLeft(applied)) expect(await read()).toEqual(before);
  });

  it('of a deleted account are deleted with its numbers, and nobody else’s', async () => {
    const { name, testbed, member, history } = await open();
    const other = historyOf(await openMember(testbed));
    for (const each of [history, other]) await each.apply(newViewingAddition([filmViewing('a', 1)]), newRatingChange(film(1), 7));
    await expectRight(member.accountApi.deleteMyAccount);
    const database = await openDB(name);
    const counts = await Promise.all(['viewings', 'ratings', 'years', 'titles'].map((store) => database.count(store)));
    database.close();
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(idsOf(await other.read())).toEqual(['a']);
  });

  it('that do not decode are logged and left out, and stay in the database', async () => {
    const { name, logged: failures, member, history } = await open();
    await history.apply(
      newViewingAddition(['a', 'b', 'c'].map((entryId) => filmViewing(entryId, 1))),
      newRatingChange(film(1), 7),
      newRatingChange(film(2), 7),
    );
    const database = await openDB(name);
    for (const [store, key, field] of [['viewings', 'b', 'viewing'], ['ratings', 'movie-2', 'rating']] as const) {
      const row = (await database.get(store, [member.uid, key])) as Readonly<Record<string, object>>;
      await database.put(store, { ...row, [field]: { ...row[field], item: { ...film(2), title: 7 } } });
    }
    expect(idsOf(await history.read())).toEqual(['c', 'a']);
    expect(idsOf(await history.read({}, undefined, 2))).toEqual(['c']);
    expect((await history.readRatings()).map(({ item }) => item.itemKey)).toEqual(['movie-1']);
    expect(failures).toMatchObject([{ source: 'stored viewings' }, { source: 'stored viewings' }, { source: 'stored ratings' }]);
    expect(await database.count('viewings')).toBe(3);
    database.close();
  });
});

describe('the summary of a list', () => {
  const poster = (id: number, runtime: number | null = 100) =>
    newItem(id, { title: film(id, { posterPath: `/${id}.jpg`, runtime }), order: `a${id}` });

  it('follows items, their order and viewings', async () => {
    const { member, history } = await open();
    const [one, two] = [await member.createList('one'), await member.createList('two')];
    await history.apply(newViewingAddition([filmViewing('seen', 5)]));
    await member.apply(addition(one, ...range(6).map((id) => poster(id, id === 6 ? null : 100))));
    expect(await summaryOf(member, one)).toEqual({ runtime: 500, watched: 1, posters: ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'] });
    await member.apply(
      { kind: 'place-item', listID: one, itemKey: 'movie-1', order: 'b0' },
      { kind: 'remove-items', listID: one, itemKeys: ['movie-2', 'movie-4'] },
    );
    expect(await summaryOf(member, one)).toEqual({ runtime: 300, watched: 1, posters: ['/3.jpg', '/5.jpg', '/6.jpg', '/1.jpg'] });
    await history.apply(newViewingAddition([filmViewing('a', 1), filmViewing('b', 3)]), newViewingRemoval(filmViewing('seen', 5)));
    expect(await summaryOf(member, one)).toMatchObject({ runtime: 300, watched: 2 });
    await member.apply({ kind: 'move-items', from: one, listID: two, items: [poster(3)] });
    expect([await summaryOf(member, one), await summaryOf(member, two)]).toEqual([
      { runtime: 200, watched: 1, posters: ['/5.jpg', '/6.jpg', '/1.jpg'] },
      { runtime: 100, watched: 1, posters: ['/3.jpg'] },
    ]);
  });

  it('is no change of the list: the time of the last one stays', async () => {
    const { member, history } = await open();
    const listID = await member.createList('one');
    await member.apply(addition(listID, newItem(1)));
    const before = (await member.readLists()).find((list) => list.listID === listID)?.updatedAt;
    await history.apply(newViewingAddition([filmViewing('a', 1)]), newViewingChange(filmViewing('a', 1), unknownDay));
    expect((await member.readLists()).find((list) => list.listID === listID)).toMatchObject({ updatedAt: before, summary: { watched: 1 } });
  });
});
