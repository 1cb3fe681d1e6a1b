import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { openMember, type ListTestMember, type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import type { MediaType } from '#domain/catalogue/media-type';
import { film } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import {
  compareHistory, historyCursorOf, matchesHistoryFilter, type HistoryCursor, type HistoryFilter,
} from '#domain/history/history-query';
import { episodePart, episodeViewing, onDay, seasonPart, series, unknownDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import {
  CREATED_AT, newHistoryFilter, historyOf, idsOf, newViewingAddition, newRatingChange, newTitleViewing,
} from './history-testbed.contract';

const NOON = Date.parse('2024-05-04T12:00:00Z');

/** Viewings with equal and unknown times, years and genres. */
const VIEWINGS: ReadonlyArray<Viewing> = [
  newTitleViewing('a', film(1, { releaseYear: 1994, genres: ['Drama', 'Crime'] }), onDay('2024-05-04')),
  newTitleViewing('B', film(2, { releaseYear: 2001, genres: ['Comedy'] }), onDay('2024-05-04')),
  newTitleViewing('c', film(3, { releaseYear: null, genres: [] }), unknownDay),
  newTitleViewing('d', film(1, { releaseYear: 1994, genres: ['Drama', 'Crime'] }), unknownDay),
  newTitleViewing('e', film(4, { releaseYear: 1931, genres: ['Crime'] }), onDay('1955-05-05')),
  episodeViewing('f', 1, episodePart(1, 1), onDay('2024-05-03')),
  episodeViewing('g', 1, seasonPart(2, 13), onDay('2024-05-05')),
  newTitleViewing('h', series(2), unknownDay),
  // Logged after travel over time zones: an earlier day with a later moment.
  newTitleViewing('t', film(5, { releaseYear: 1994, genres: ['Drama'] }), { day: '2024-05-03', watchedAt: NOON + 3_600_000 }),
];
const FILTERS: ReadonlyArray<readonly [string, HistoryFilter]> = [
  ['none', newHistoryFilter({})],
  ['films', newHistoryFilter({ mediaType: 'movie' })],
  ['series', newHistoryFilter({ mediaType: 'tv' })],
  ['a genre', newHistoryFilter({ genre: 'Crime' })],
  ['a decade', newHistoryFilter({ decade: 1990 })],
  ['films of a genre and a decade', newHistoryFilter({ mediaType: 'movie', genre: 'Drama', decade: 1990 })],
  ['from a day', newHistoryFilter({ from: '2024-05-04' })],
  ['before a day', newHistoryFilter({ before: '2024-05-04' })],
  ['between days', newHistoryFilter({ from: '1970-01-01', before: '2024-05-04' })],
  [
    'films of a genre and a decade before a day',
    newHistoryFilter({ mediaType: 'movie', genre: 'Crime', decade: 1990, before: '2024-05-05' }),
  ],
  ['no day', newHistoryFilter({ from: '2024-05-04', before: '2024-05-04' })],
  ['a genre that no title has', newHistoryFilter({ genre: 'Western' })],
];

/** The contract of reading viewings and ratings in parts. */
export const keepsHistoryPagesContract = (name: string, make: () => Promise<ListTestbed>): void => {
  describe(`${name}: HistoryRepository contract of reading in parts`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    let testbed: ListTestbed;
    let member: ListTestMember;
    let history: ReturnType<typeof historyOf>;
    beforeAll(async () => {
      testbed = await make();
      // Another member's viewings must not show through.
      await historyOf(await openMember(testbed)).apply(
        newViewingAddition([newTitleViewing('other', film(1), onDay('2024-05-04'))]),
        newRatingChange(film(1), 1),
      );
      member = await openMember(testbed);
      history = historyOf(member);
      await history.apply(
        newViewingAddition(VIEWINGS.slice(0, 5)),
        newViewingAddition(VIEWINGS.slice(5, 7), '1:1-7;2:1-13'),
        newViewingAddition(VIEWINGS.slice(7)),
      );
    }, CONTRACT_TIMEOUT_MS);
    afterAll(() => testbed.close());
    const expected = (filter: HistoryFilter): ReadonlyArray<Viewing> =>
      VIEWINGS.filter(matchesHistoryFilter(filter)).sort((one, other) => compareHistory(historyCursorOf(one), historyCursorOf(other)));

    it('the last day comes first, of one day the last logged viewing; unknown days come last; equal times are ordered by id', async () => {
      expect(idsOf(await history.read())).toEqual(['g', 'a', 'B', 't', 'f', 'e', 'h', 'd', 'c']);
    });

    it.each(FILTERS)('with the filter: %s', async (_, filter) => {
      const all = expected(filter);
      expect(await history.read(filter)).toEqual(all);
      const cursors = all.map(historyCursorOf);
      const [first = null, third = null] = [cursors[0], cursors[2]];
      expect(idsOf(await history.read(filter, undefined, 2))).toEqual(idsOf(all.slice(0, 2)));
      if (first === null) return;
      expect(idsOf(await history.read(filter, { after: first, until: null }, 2))).toEqual(idsOf(all.slice(1, 3)));
      expect(idsOf(await history.read(filter, { after: first, until: third }))).toEqual(
        idsOf(all.slice(1, third === null ? undefined : 3)),
      );
      expect(idsOf(await history.read(filter, { after: null, until: first }))).toEqual(idsOf(all.slice(0, 1)));
      expect(await history.read(filter, { after: cursors.at(-1) ?? null, until: null })).toEqual([]);
      if (third !== null) expect(await history.read(filter, { after: third, until: first })).toEqual([]);
    });

    it('next leads through all viewings, each once, and is null at the end of the history and of the range', async () => {
      for (const filter of [newHistoryFilter({}), newHistoryFilter({ genre: 'Crime' }), newHistoryFilter({ from: '1970-01-01' })]) {
        const all = expected(filter);
        const found: Viewing[] = [];
        let page = await history.readPage(filter, undefined, 1);
        found.push(...page.viewings);
        // One more page than viewings: the last one may be empty.
        for (let pages = 0; page.next !== null && pages <= all.length; pages += 1) {
          page = await history.readPage(filter, { after: page.next, until: null }, 1);
          found.push(...page.viewings);
        }
        expect([idsOf(found), page.next]).toEqual([idsOf(all), null]);
      }
      const [, second] = expected(newHistoryFilter({}));
      expect([
        (await history.readPage()).next,
        (await history.readPage({}, { after: null, until: second === undefined ? null : historyCursorOf(second) })).next,
      ]).toEqual([null, null]);
    });

    it('a page has at most 100 viewings; ratings are read 100 at a time', async () => {
      const many = await openMember(testbed);
      const theirs = historyOf(many);
      const numbers = Array.from({ length: 103 }, (_, index) => 1000 + index);
      const viewings = numbers.map((number) =>
        newTitleViewing(`v${number}`, film(number), { day: '2024-05-04', watchedAt: NOON + number }),
      );
      await theirs.apply(newViewingAddition(viewings.slice(0, 60)), newViewingAddition(viewings.slice(60)));
      const readViewings = (after: HistoryCursor | null) => expectRight(many.history.readViewings(many.uid, after));
      const page = await theirs.readPage({}, undefined, 500);
      expect([page.viewings.length, page.next]).toEqual([100, { day: '2024-05-04', watchedAt: NOON + 1003, entryId: 'v1003' }]);
      expect(idsOf((await theirs.readPage({}, { after: page.next, until: null })).viewings)).toEqual(['v1002', 'v1001', 'v1000']);
      const [start, rest] = [await readViewings(null), await readViewings(page.next)];
      expect([start, idsOf(rest.viewings), rest.next]).toEqual([page, ['v1002', 'v1001', 'v1000'], null]);
      const ratings = numbers.map((number) => ({ title: film(number), rating: 5, before: null, ratedAt: CREATED_AT }));
      await theirs.apply({ kind: 'rate-titles', ratings: ratings.slice(0, 60) }, { kind: 'rate-titles', ratings: ratings.slice(60) });
      const first = await expectRight(many.history.readRatings(many.uid, null));
      expect([first.ratings.length, first.next]).toEqual([100, 'movie-1099']);
      expect(await theirs.readRatings()).toHaveLength(103);
      // All of one time, over two pages.
      const last = await expectRight(many.history.readLastRatings(many.uid, 'movie', 102));
      expect([last.length, new Set(last.map(({ item }) => item.itemKey)).size]).toEqual([102, 102]);
    });

    it('the last ratings of films and of series are read apart, last first', async () => {
      const { uid, history: repository, ...member } = await openMember(testbed);
      const rate = async (title: StoredTitle, ratedAt: number): Promise<void> =>
        historyOf({ uid, history: repository, ...member }).apply({ kind: 'rate-title', title, rating: 7, before: null, ratedAt });
      for (const [index, title] of [film(3), series(1), film(1), film(2), series(2)].entries()) await rate(title, CREATED_AT + index);
      const keys = async (...query: [MediaType, number]): Promise<ReadonlyArray<string>> =>
        (await expectRight(repository.readLastRatings(uid, ...query))).map(({ item }) => item.itemKey);
      expect([await keys('movie', 500), await keys('movie', 2), await keys('tv', 500)])
        .toEqual([['movie-2', 'movie-1', 'movie-3'], ['movie-2', 'movie-1'], ['tv-2', 'tv-1']]);
    });
  });
};
