import * as O from 'fp-ts/Option';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS, eventually, firstValue } from '#domain/users/contract/backend.contract';
import type { MediaType } from '#domain/catalogue/media-type';
import { compareItems, cursorOf, ITEM_SORT_FIELDS, MAX_ITEMS_READ, matchesFilter, type ItemQuery } from '#domain/lists/item-query';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import {
  addition, fullItemRange, itemFilterOf, newFilmItems, itemKeysOf, openListTestbed, openMember, itemQueryOf, type ListTestMember,
  type ListTestbed,
} from './list-testbed.contract';
import { DIRECTIONS, FILTERS, item, TITLES } from './list-items.fixture';

/** A member's list with `TITLES`. */
type FilledList = { readonly member: ListTestMember; readonly listID: string; readonly stored: ReadonlyArray<ListItem> };

export const keepsListItemsContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const fill = async (testbed: ListTestbed): Promise<FilledList> => {
    const member = await openMember(testbed);
    const listID = await member.createList('one');
    // Another list with the same titles must not show through.
    await member.apply(addition(listID, ...TITLES), addition(await member.createList('two'), ...TITLES, ...newFilmItems(99)));
    return { member, listID, stored: TITLES.map((added) => toListItem(member.uid, listID, added)) };
  };
  const open = async (): Promise<FilledList> => fill(await openListTestbed(make));
  const expected = (stored: ReadonlyArray<ListItem>, query: ItemQuery): ReadonlyArray<ListItem> =>
    stored.filter(matchesFilter(query.filter)).sort(compareItems(query));

  describe(`${name}: ListRepository contract of reading items`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    let testbed: ListTestbed;
    /** The list of all tests that change nothing: on the emulator, creating it takes longer than a test. */
    let filled: FilledList;
    beforeAll(async () => {
      testbed = await make();
      filled = await fill(testbed);
    }, CONTRACT_TIMEOUT_MS);
    afterAll(() => testbed.close());

    it('watchItems returns the items as they were added', async () => {
      const { member, listID, stored } = filled;
      expect(await member.readItems(itemQueryOf(listID))).toEqual(expected(stored, itemQueryOf(listID)));
      expect(await member.readItems(itemQueryOf(await member.createList('empty')))).toEqual([]);
    });

    it('sorts unknown values last in both directions and equal values by item key, in the same direction', async () => {
      const { member, listID } = filled;
      const years = async (direction: 'asc' | 'desc') =>
        itemKeysOf(await member.readItems(itemQueryOf(listID, { sort: 'releaseYear', direction })));
      expect(await years('asc')).toEqual(['movie-3', 'tv-6', 'movie-1', 'movie-4', 'movie-2', 'movie-5']);
      expect(await years('desc')).toEqual(['movie-4', 'movie-1', 'tv-6', 'movie-3', 'movie-5', 'movie-2']);
    });

    it.each(ITEM_SORT_FIELDS.flatMap((sort) =>
      DIRECTIONS.map((direction) => ({ sort, direction }))))('by $sort $direction, whole and in ranges', async (order) => {
      const { member, listID, stored } = filled;
      const query = itemQueryOf(listID, order);
      const all = expected(stored, query);
      expect(itemKeysOf(await member.readItems(query))).toEqual(itemKeysOf(all));
      const cursors = all.map((each) => cursorOf(each, query));
      const [second = null, fourth = null] = [cursors[1], cursors[3]];
      expect(itemKeysOf(await member.readItems(query, fullItemRange, 2))).toEqual(itemKeysOf(all.slice(0, 2)));
      expect(itemKeysOf(await member.readItems(query, { after: second, until: null }, 3))).toEqual(itemKeysOf(all.slice(2, 5)));
      expect(itemKeysOf(await member.readItems(query, { after: second, until: fourth }))).toEqual(itemKeysOf(all.slice(2, 4)));
      expect(itemKeysOf(await member.readItems(query, { after: null, until: second }))).toEqual(itemKeysOf(all.slice(0, 2)));
      expect(await member.readItems(query, { after: cursors.at(-1) ?? null, until: null })).toEqual([]);
      expect(await member.readItems(query, { after: fourth, until: second })).toEqual([]);
    });

    it('next leads through the whole list, each item once, and is null at the end of the list and of the range', async () => {
      const { member, listID, stored } = filled;
      const filters = [itemFilterOf({}), itemFilterOf({ genre: 'Drama' }), itemFilterOf({ mediaType: 'tv' })];
      for (const query of filters.flatMap((filter) =>
        DIRECTIONS.map((direction) => itemQueryOf(listID, { sort: 'vote', direction, filter })))) {
        const found: ListItem[] = [];
        let page = await member.readPage(query, fullItemRange, 1);
        found.push(...page.items);
        // One more page than items: the last one may be empty.
        for (let pages = 0; page.next !== null && pages <= stored.length; pages += 1) {
          page = await member.readPage(query, { after: page.next, until: null }, 1);
          found.push(...page.items);
        }
        expect([itemKeysOf(found), page.next]).toEqual([itemKeysOf(expected(stored, query)), null]);
      }
      const query = itemQueryOf(listID, { sort: 'order' });
      const [, second] = expected(stored, query);
      const until = second === undefined ? null : cursorOf(second, query);
      expect([(await member.readPage(query)).next, (await member.readPage(query, { after: null, until })).next]).toEqual([null, null]);
      const behind = await expectRight(member.lists.readItems(member.uid, query, until));
      expect([itemKeysOf(behind.items), behind.next]).toEqual([itemKeysOf(expected(stored, query).slice(2)), null]);
    });

    it('says how many items were compared with the filter', async () => {
      const { member, listID, stored } = filled;
      expect((await member.readPage(itemQueryOf(listID))).searched).toBe(stored.length);
      const { items, searched } = await member.readPage(itemQueryOf(listID, { sort: 'vote', filter: itemFilterOf({ genre: 'Drama' }) }));
      expect([items.length, searched >= items.length, searched <= stored.length]).toEqual([2, true, true]);
    });

    it.each(FILTERS)('with the filter: %s', async (_, filter) => {
      const { member, listID, stored } = filled;
      for (const direction of DIRECTIONS) {
        const query = itemQueryOf(listID, { sort: 'vote', direction, filter });
        const all = expected(stored, query);
        expect([await member.readItems(query), await member.readStored(query)].map(itemKeysOf)).toEqual([all, all].map(itemKeysOf));
        const after = all[0] === undefined ? null : cursorOf(all[0], query);
        expect(itemKeysOf(await member.readItems(query, { after, until: null }, 1))).toEqual(itemKeysOf(all.slice(1, 2)));
      }
    });

    it.each([['matri', ['movie-4', 'movie-1']], ['Matrix the', ['movie-1']], ['ete', ['movie-2']], ['zodiacs', []],
      ['rix', []]])('with the words: %s', async (words, keys) => {
      const { member, listID } = filled;
      expect(itemKeysOf(await member.readItems(itemQueryOf(listID, { sort: 'titleKey', filter: itemFilterOf({ words }) })))).toEqual(keys);
    });

    it('with words folded as in the global search, and by title with numbers by value', async () => {
      const { member } = filled;
      const listID = await member.createList('folded');
      const titles = ['M*A*S*H', 'Cinéma Paradiso', 'Toy Story 10', 'Toy Story 2', 'Spider-Man', 'A.I. Artificial Intelligence', 'Rocky II',
        "L'Avventura"];
      await member.apply(addition(listID, ...titles.map((title, index) => item(index + 1, { title }))));
      const found = async (words: string | null, sort: ItemQuery['sort'] = 'titleKey') =>
        (await member.readItems(itemQueryOf(listID, { sort, filter: itemFilterOf({ words }) }))).map(({ title }) => title);
      for (const sort of ['titleKey', 'runtime'] as const) {
        const all = await Promise.all(['mash', 'm*a*s*h', 'cinema', 'spiderman', 'spider man', 'rocky 2', 'ai', 'avv',
          'l’avv'].map((words) => found(words, sort)));
        const [mash, cinema, , , spider, initials, rocky, elided] = titles;
        expect(all).toEqual([[mash], [mash], [cinema], [spider], [spider], [rocky], [initials], [elided], [elided]]);
      }
      expect(await found(null)).toEqual([
        'A.I. Artificial Intelligence', 'Cinéma Paradiso', "L'Avventura", 'M*A*S*H', 'Rocky II', 'Spider-Man', 'Toy Story 2',
          'Toy Story 10',
      ]);
    });

    it('with words and a genre in every order, in ranges', async () => {
      const { member, listID, stored } = filled;
      for (const order of ITEM_SORT_FIELDS.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })))) {
        for (const filter of [itemFilterOf({ words: 'a' }), itemFilterOf({ words: 'matri', genre: 'Drama' }),
          itemFilterOf({ words: 'm', decade: 1990 })]) {
          const query = itemQueryOf(listID, { ...order, filter });
          const all = expected(stored, query);
          expect(itemKeysOf(await member.readItems(query)), JSON.stringify(query)).toEqual(itemKeysOf(all));
          const [first] = all;
          if (first !== undefined) expect(itemKeysOf(await member.readItems(query, { after: cursorOf(first, query), until: null },
            1))).toEqual(itemKeysOf(all.slice(1, 2)));
        }
      }
    });

    it('findItems returns the items with the keys and leaves out others', async () => {
      const { member, listID } = filled;
      const found = await expectRight(member.lists.findItems(member.uid, listID, ['tv-6', 'movie-1', 'movie-99', 'movie-6']));
      expect([...itemKeysOf(found)].sort()).toEqual(['movie-1', 'tv-6']);
    });
  });

  describe(`${name}: ListRepository contract of changed items`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('watchItems and watchTitles emit the effect of a command before apply answers, and nothing of others', async () => {
      const { member, listID } = await open();
      const query = itemQueryOf(listID, { direction: 'desc' });
      let [keys, listIDs]: [ReadonlyArray<string>, ReadonlyArray<string> | null] = [[], null];
      const reference: TitleId = { mediaType: 'movie', id: 7 };
      const subscriptions = [
        member.lists.watchItems(member.uid, query, fullItemRange, 2).subscribe((result) =>
          void (keys = result._tag === 'Right' ? itemKeysOf(result.right.items) : [])),
        member.lists.watchTitles(member.uid, [reference]).subscribe((result) =>
          void (listIDs = result._tag === 'Right' ? result.right.flatMap((state) => state.listIDs) : null)),
      ];
      await eventually(() => expect([keys, listIDs]).toEqual([['tv-6', 'movie-5'], []]));
      await member.apply(addition(listID, item(7, {})));
      expect([keys, listIDs]).toEqual([['movie-7', 'tv-6'], [listID]]);
      await member.apply({ kind: 'remove-items', listID, itemKeys: ['tv-6', 'movie-7'] });
      expect(keys).not.toContain('tv-6');
      expect([keys.includes('movie-7'), listIDs]).toEqual([false, []]);
      // The items that move up may have to be read.
      await eventually(() => expect(keys).toEqual(['movie-5', 'movie-4']));
      for (const subscription of subscriptions) subscription.unsubscribe();
    });

    it('watchLists emits the effect of a command before apply answers', async () => {
      const { member } = await open();
      let names: ReadonlyArray<string> = [];
      const subscription = member.lists.watchLists(member.uid).subscribe((result) =>
        void (names = result._tag === 'Right' ? result.right.map((list) => list.name) : []));
      await member.readLists();
      await member.createList('three');
      expect(names).toContain('three');
      subscription.unsubscribe();
    });

    it('randomItem returns the next item at or above the number and begins again at 0', async () => {
      const { member, listID } = await open();
      const pick = async (from: number) => O.toNullable(await expectRight(member.lists.randomItem(member.uid, listID, from)))?.itemKey;
      expect([await pick(0), await pick(0.5), await pick(0.51), await pick(0.95)]).toEqual(['movie-1', 'movie-3', 'movie-5', 'movie-1']);
      expect(await expectRight(member.lists.randomItem(member.uid, await member.createList('empty'), 0.5))).toEqual(O.none);
    });

    it('watchTitles returns the lists of 30 titles, and findTitles the same once', async () => {
      const { member, listID } = await open();
      const ids = Array.from({ length: 30 }, (_, index) => 100 + index);
      await member.apply(addition(listID, ...newFilmItems(...ids)));
      const statesOf = async (titles: ReadonlyArray<TitleId>): Promise<ReadonlyArray<MemberTitleState>> =>
        [...(await firstValue(member.lists.watchTitles(member.uid, titles)))].sort((one, other) =>
          (one.itemKey < other.itemKey ? -1 : 1));
      expect(await statesOf(ids.map((id) => ({ mediaType: 'movie', id })))).toEqual(
        ids.map((id) => ({ itemKey: `movie-${id}`, imdbID: null, listIDs: [listID], viewings: [], episodes: null, rating: null })),
      );
      const found = await statesOf([{ mediaType: 'movie', id: 1 }, { mediaType: 'movie', id: 500 }, { mediaType: 'tv', id: 1 }]);
      expect(found.map(({ itemKey, listIDs }) => [itemKey, listIDs.length])).toEqual([['movie-1', 2]]);
      expect(await expectRight(member.lists.findTitles(member.uid, [1, 500].map((id) => ({ mediaType: 'movie', id }))))).toEqual(found);
    });

    it('findWithoutTmdbId returns titles with a negative number, page by page', async () => {
      const { member, listID } = await open();
      const ids = Array.from({ length: MAX_ITEMS_READ + 1 }, (_, index) => -1 - index);
      await member.apply(addition(listID, ...newFilmItems(...ids, 100)));
      const page = async (...of: [MediaType, string | null]) => {
        const { states, next } = await expectRight(member.lists.findWithoutTmdbId(member.uid, ...of));
        return { keys: itemKeysOf(states), next };
      };
      const first = await page('movie', null);
      const second = await page('movie', first.next);
      expect([first.keys.length, first.next, second.next]).toEqual([MAX_ITEMS_READ, first.keys.at(-1), null]);
      expect([...first.keys, ...second.keys]).toEqual(ids.map((id) => `movie-${id}`).sort());
      expect(await page('tv', null)).toEqual({ keys: [], next: null });
    });
  });
};

/** The contract of counts, where items are counted: at once or later. */
export const keepsListCountContract = (name: string, make: () => Promise<ListTestbed>): void => {
  describe(`${name}: ListRepository contract of counts`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('itemCount follows the items; updatedAt is set', async () => {
      const member = await openMember(await openListTestbed(make));
      const [one, two] = [await member.createList('one'), await member.createList('two')];
      const whenCounted = (listID: string, count: number) =>
        firstValue(member.lists.watchLists(member.uid), (lists) =>
          lists.some((list) => list.listID === listID && list.itemCount === count && list.updatedAt !== null));
      await member.apply(addition(one, ...newFilmItems(1, 2, 3)), addition(one, ...newFilmItems(3)));
      await whenCounted(one, 3);
      await member.apply({ kind: 'move-items', from: one, listID: two, items: newFilmItems(1, 2) });
      await Promise.all([whenCounted(one, 1), whenCounted(two, 2)]);
      await member.apply({ kind: 'remove-items', listID: one, itemKeys: ['movie-3', 'movie-3'] });
      await whenCounted(one, 0);
    });
  });
};
