import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { addition, firstFailureTag, openDevice, openListTestbed, openMember, itemQueryOf,
  type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { film, newItem } from '#domain/lists/list.fixture';
import { invalid, unauthenticated, type Failure } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS, eventually, firstValue } from '#domain/users/contract/backend.contract';
import { inverseHistoryChange, type HistoryChange } from '#domain/history/history-change';
import { noHistoryFilter } from '#domain/history/history-query';
import { episodePart, episodeViewing, filmViewing, onDay, seasonPart, series, unknownDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import { toMark } from '#domain/history/viewing-mark';
import { countYearStats } from '#domain/history/count-year-stats.fixture';
import type { YearStats } from '#domain/history/watch-stats';
import {
  CREATED_AT, newViewingChange, trackLastValue, historyOf, idsOf, newViewingAddition, newRatingChange, newViewingRemoval, newTitleViewing,
  wholeHistoryRange,
} from './history-testbed.contract';

/** Returns the years with viewings, in order. */
const byYear = (years: ReadonlyArray<YearStats>): ReadonlyArray<YearStats> =>
  years.filter(({ months }) => Object.values(months).some(({ viewings }) => viewings > 0)).sort((one, other) =>
    (one.year < other.year ? -1 : 1));

/** The contract of changing viewings and ratings. `keepsHistoryPagesContract` is the contract of reading them. */
export const keepsHistoryRepositoryContract = (name: string, make: () => Promise<ListTestbed>): void => {
  const open = async () => {
    const testbed = await openListTestbed(make);
    const member = await openMember(testbed);
    return { testbed, member, history: historyOf(member) };
  };

  describe(`${name}: HistoryRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('a new member has no viewings, ratings and numbers', async () => {
      const { member, history } = await open();
      expect(await history.readPage()).toEqual({ viewings: [], next: null });
      expect(await history.readRatings()).toEqual([]);
      expect(await firstValue(member.history.watchStats(member.uid))).toEqual([]);
    });

    it('a logged viewing is in the history and in the state of its title', async () => {
      const { history } = await open();
      const [first, again, part] = [filmViewing('a', 1), filmViewing('b', 1, unknownDay),
        episodeViewing('c', 1, episodePart(2, 3), onDay('2024-05-05'))];
      await history.apply(newViewingAddition([first]), newViewingAddition([again]),
        newViewingAddition([part], '1:1-7;2:1-13|2:14@20990101'));
      expect(await history.read()).toEqual([part, first, again]);
      expect(await history.stateOf(film(1))).toEqual({ itemKey: 'movie-1', imdbID: null, listIDs: [], viewings: [first, again].map(toMark),
        episodes: null, rating: null });
      expect(await history.stateOf(series(1))).toMatchObject({ viewings: [toMark(part)], episodes: '1:1-7;2:1-13|2:14@20990101' });
    });

    it('a removed viewing is gone; the state of a title without anything ends', async () => {
      const { history } = await open();
      const [first, again] = [filmViewing('a', 1), filmViewing('b', 1, onDay('2023-01-01'), 7)];
      await history.apply(newViewingAddition([first, again]), newViewingRemoval(first));
      expect(await history.read()).toEqual([again]);
      expect((await history.stateOf(film(1)))?.viewings).toEqual([toMark(again)]);
      await history.apply(newViewingRemoval(first, again));
      expect(await history.read()).toEqual([]);
      expect((await history.stateOf(film(1)))?.viewings ?? []).toEqual([]);
    });

    it('change-viewing changes only the time or only the rating, and nothing if the viewing is gone', async () => {
      const { history } = await open();
      const [viewing, gone] = [episodeViewing('a', 1, seasonPart(1, 7)), filmViewing('b', 2)];
      await history.apply(newViewingAddition([viewing], '1:1-7'), newViewingChange({ ...viewing, minutes: 1 }, unknownDay),
        newViewingChange(gone, onDay('2020-02-02')), newViewingChange(viewing, { rating: 8.5 }));
      const changed = { ...viewing, ...unknownDay, rating: 8.5 };
      expect([await history.read(), (await history.stateOf(series(1)))?.viewings]).toEqual([[changed], [toMark(changed)]]);
      expect((await history.stateOf(film(2)))?.viewings ?? []).toEqual([]);
    });

    it('a rating is stored once for a title, changes and goes', async () => {
      const { history } = await open();
      await history.apply(newRatingChange(film(1), 8.5), newRatingChange(film(2), 0.5), newRatingChange(film(1), 10));
      expect((await history.readRatings()).map(({ item, rating }) => [item.itemKey, rating])).toEqual([['movie-1', 10], ['movie-2', 0.5]]);
      expect((await history.stateOf(film(1)))?.rating).toBe(10);
      await history.apply(newRatingChange(film(1), null));
      expect((await history.readRatings()).map(({ item }) => item)).toEqual([film(2)]);
      expect((await history.stateOf(film(1)))?.rating ?? null).toBe(null);
    });

    it('many titles are rated by one command, each once, and get their former ratings back', async () => {
      const { history } = await open();
      const all = Array.from({ length: 30 }, (_, index) => film(index + 1));
      await history.apply(newRatingChange(film(1), 3));
      const ratings = all.map((title, index) =>
        ({ title, rating: (index % 20) / 2 + 0.5, before: index === 0 ? 3 : null, ratedAt: CREATED_AT }));
      await history.apply({ kind: 'rate-titles', ratings }, { kind: 'rate-titles', ratings });
      const byKey = new Map((await history.readRatings()).map(({ item, rating }) => [item.itemKey, rating]));
      expect(all.map(({ itemKey }) => byKey.get(itemKey))).toEqual(ratings.map(({ rating }) => rating));
      expect((await history.stateOf(film(30)))?.rating).toBe(5);
      await history.apply(inverseHistoryChange({ kind: 'rate-titles', ratings }));
      expect((await history.readRatings()).map(({ item, rating }) => [item.itemKey, rating])).toEqual([['movie-1', 3]]);
      expect(await history.refuse({ kind: 'rate-titles', ratings: ratings.map((each) => ({ ...each, rating: 7.3 })) })).toEqual(
        invalid('rating', 'malformed'));
    });

    it('viewings and ratings of their titles are one command, which is taken back with the time of a former rating', async () => {
      const { history } = await open();
      const replaced = { item: film(1), rating: 3, ratedAt: CREATED_AT - 5 };
      await history.apply({ kind: 'rate-title', title: film(1), rating: 3, before: null, ratedAt: CREATED_AT - 5 });
      const ratings = [{ title: film(1, { title: 'Another' }), rating: 9, before: 3, ratedAt: CREATED_AT, replaced },
        { title: film(2), rating: 0.5, before: null, ratedAt: CREATED_AT }];
      const change: HistoryChange = { kind: 'log-viewings', viewings: [filmViewing('a', 1), filmViewing('b', 2)], episodes: null, ratings };
      await history.apply(change, change);
      expect((await history.readRatings()).map(({ item, rating, ratedAt }) => [item.itemKey, rating, ratedAt])).toEqual([
        ['movie-1', 9, CREATED_AT], ['movie-2', 0.5, CREATED_AT]]);
      expect(await history.stateOf(film(1))).toMatchObject({ viewings: [toMark(filmViewing('a', 1))], rating: 9 });
      await history.apply(inverseHistoryChange(change));
      expect([await history.read(), await history.readRatings()]).toEqual([[], [replaced]]);
    });

    it('every command applied twice has the effect of once', async () => {
      const { member, history } = await open();
      const [one, two, three] = [filmViewing('a', 1), filmViewing('b', 1, unknownDay), episodeViewing('c', 1, episodePart(1, 1))];
      const changes: ReadonlyArray<HistoryChange> = [
        newViewingAddition([one, two, one]), newViewingAddition([three], '1:1-7;2:1-13'), newViewingChange(two, onDay('2022-02-02')),
          newRatingChange(film(1), 7), newRatingChange(series(1), 3), newViewingRemoval(one, three), newRatingChange(series(1), null),
      ];
      const read = async () => ({ viewings: await history.read(), ratings: await history.readRatings(),
        film: await history.stateOf(film(1)), series: await history.stateOf(series(1)) });
      for (const change of changes) {
        const command = history.command(change);
        await expectRight(member.history.apply(command));
        const after = await read();
        await expectRight(member.history.apply(command));
        expect(await read(), change.kind).toEqual(after);
      }
      expect(await history.read()).toEqual([{ ...two, ...onDay('2022-02-02') }]);
    });

    it('a viewing that another device has changed is removed, with its mark', async () => {
      const { testbed, member, history } = await open();
      const device = historyOf(await openDevice(testbed, member));
      const viewing = filmViewing('a', 1);
      await history.apply(newViewingAddition([viewing]));
      await device.apply(newViewingChange(viewing, onDay('2020-02-02')));
      await history.apply(newViewingRemoval(viewing));
      expect([await history.read(), await device.read()]).toEqual([[], []]);
      expect((await device.stateOf(film(1)))?.viewings ?? []).toEqual([]);
    });

    it('viewings and a rating leave the lists of a title as they are, and a list leaves those', async () => {
      const { member, history } = await open();
      const listID = await member.createList('one');
      await member.apply(addition(listID, newItem(1)));
      await history.apply(newViewingAddition([filmViewing('a', 1)]), newRatingChange(film(1), 4), newViewingRemoval(filmViewing('a', 1)),
        newRatingChange(film(1), null));
      expect(await history.stateOf(film(1))).toMatchObject({ listIDs: [listID], viewings: [], rating: null });
      await history.apply(newViewingAddition([filmViewing('b', 1)]), newRatingChange(film(1), 5));
      await member.apply({ kind: 'remove-items', listID, itemKeys: ['movie-1'] });
      expect(await history.stateOf(film(1))).toMatchObject({ listIDs: [], viewings: [toMark(filmViewing('b', 1))], rating: 5 });
    });

    it('items of lists follow viewings and ratings, also those added later', async () => {
      const { member, history } = await open();
      const [one, two] = [await member.createList('one'), await member.createList('two')];
      const part = episodeViewing('b', 7, seasonPart(1, 2));
      await member.apply(addition(one, newItem(1), newItem(7, { title: series(7) })));
      await history.apply(newViewingAddition([filmViewing('a', 1)]), newRatingChange(film(1), 9),
        newViewingAddition([part], '1:1-2;2:1-2'));
      await member.apply(addition(two, newItem(1)));
      const copies = async (listID: string) => (await member.readItems(itemQueryOf(listID, { sort: 'titleKey' }))).map(({ itemKey, watched,
        ownRating }) => [itemKey, watched, ownRating]);
      await eventually(async () => expect([await copies(one), await copies(two)]).toEqual([[['movie-1', true, 9], ['tv-7', false, null]],
        [['movie-1', true, 9]]]));
      await history.apply(newViewingAddition([{ ...part, entryId: 'c', season: 2 }]), newViewingRemoval(filmViewing('a', 1)),
        newRatingChange(film(1), null));
      await eventually(async () => expect([await copies(one), await copies(two)]).toEqual([[['movie-1', false, null], ['tv-7', true, null]],
        [['movie-1', false, null]]]));
    });

    it('the numbers of all years follow', async () => {
      const { member, history } = await open();
      const viewings: ReadonlyArray<Viewing> = [
        filmViewing('a', 1), filmViewing('b', 2, onDay('2024-05-31')), episodeViewing('c', 1, seasonPart(1, 7), onDay('2023-12-31')),
          filmViewing('d', 3, unknownDay),
        newTitleViewing('e', film(4, { releaseYear: null, genres: [], runtime: null }), onDay('1965-01-01')),
          filmViewing('f', 5, onDay('2023-12-01')),
      ];
      const readYears = () => firstValue(member.history.watchStats(member.uid));
      const expectYears = (expected: ReadonlyArray<Viewing>): Promise<void> =>
        eventually(async () => expect(byYear(await readYears())).toEqual(byYear(countYearStats(expected))));
      await history.apply(newViewingAddition(viewings.filter(({ item }) => item.mediaType === 'movie')),
        newViewingAddition(viewings.filter(({ item }) => item.mediaType === 'tv'), '1:1-7'));
      await expectYears(viewings);
      const [first, second, , ...others] = viewings as readonly [Viewing, Viewing, Viewing, ...Viewing[]];
      // A viewing that a removal names twice is counted off once.
      await history.apply(newViewingChange(first, onDay('2025-01-01')), newViewingRemoval(viewings[2] as Viewing, viewings[2] as Viewing));
      await expectYears([{ ...first, ...onDay('2025-01-01') }, second, ...others]);
    });

    const [time, rating] = [invalid('watchedAt', 'malformed'), invalid('rating', 'malformed')];
    const refused: ReadonlyArray<readonly [of: string, change: HistoryChange, failure: Failure]> = [
      ['a malformed day', newViewingAddition([{ ...filmViewing('a', 1), day: '4 May' }]), time],
      ['a day without a time', newViewingAddition([{ ...filmViewing('a', 1), watchedAt: null }]), time],
      ['a day before the first one', newViewingAddition([filmViewing('a', 1, onDay('1899-12-31'))]), time],
      ['a changed time that is malformed', newViewingChange(filmViewing('a', 1), { day: null, watchedAt: 5 }), time],
      ['a viewing with a rating of 0', newViewingAddition([filmViewing('a', 1, unknownDay, 0)]), rating],
      ['a rating of 0', newRatingChange(film(1), 0), rating], ['a rating of 10.5', newRatingChange(film(1), 10.5), rating],
      ['a quarter', newRatingChange(film(1), 7.25), rating],
    ];
    it('refuses malformed days and ratings, and stores nothing of them', async () => {
      const { history } = await open();
      const read = async () => [await history.read(), await history.readRatings(), await history.stateOf(film(1))];
      for (const [of, wrong, left] of refused) expect.soft([await history.refuse(wrong), await read()], of).toEqual([left, [[], [], null]]);
    });

    it('all watches emit the effect of a command before apply answers', async () => {
      const { member, history } = await open();
      const viewing = filmViewing('a', 1);
      const page = trackLastValue(history.watchPage());
      const states = trackLastValue(member.lists.watchTitles(member.uid, [{ mediaType: 'movie', id: 1 }]));
      await history.read();
      await history.apply(newViewingAddition([viewing]));
      expect([idsOf(page.last()?.viewings ?? []), states.last()?.map(({ viewings }) => viewings)]).toEqual([['a'], [[toMark(viewing)]]]);
      await history.apply(newRatingChange(film(1), 6));
      expect(states.last()?.map(({ rating }) => rating)).toEqual([6]);
      await history.apply(newViewingRemoval(viewing));
      expect([page.last()?.viewings, states.last()?.map(({ viewings }) => viewings)]).toEqual([[], [[]]]);
      for (const watch of [page, states]) watch.stop();
    });

    it('a second device receives changes', async () => {
      const { testbed, member, history } = await open();
      const device = historyOf(await openDevice(testbed, member));
      const seen = firstValue(device.watchPage(), ({ viewings }) => viewings.length === 1);
      await history.apply(newViewingAddition([filmViewing('a', 1)]));
      expect(idsOf((await seen).viewings)).toEqual(['a']);
    });

    it('refuses other members and visitors', async () => {
      const { testbed, member, history } = await open();
      await history.apply(newViewingAddition([filmViewing('a', 1)]), newRatingChange(film(1), 5));
      const { uid } = member;
      for (const [{ history: theirs }, tag] of [[await openMember(testbed), 'forbidden'],
        [await testbed.openBrowser(), unauthenticated._tag]] as const) {
        for (const watch of [theirs.watchViewings(uid, noHistoryFilter, wholeHistoryRange, 10),
          theirs.watchStats(uid)]) expect(await firstFailureTag(watch)).toBe(tag);
        const changes = [newViewingAddition([filmViewing('b', 2)]), newViewingRemoval(filmViewing('a', 1)),
          newViewingChange(filmViewing('a', 1), unknownDay), newRatingChange(film(1), 1)];
        for (const answer of [theirs.readRatings(uid, null), theirs.readLastRatings(uid, 'movie', 1), theirs.readViewings(uid, null),
          ...changes.map((change) => theirs.apply(history.command(change)))]) expect((await expectFailure(answer))._tag).toBe(tag);
      }
      expect([await history.read(), (await history.stateOf(film(1)))?.rating]).toEqual([[filmViewing('a', 1)], 5]);
    });
  });
};
