import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/dates';
import { countYearStats } from '#domain/history/count-year-stats.fixture';
import { episodePart, episodeViewing, filmViewing, onDay, seasonPart } from '#domain/history/history.fixture';
import { filmRating } from '#domain/history/ratings/ratings.fixture';
import { film } from '#domain/lists/list.fixture';
import { countEpisodes, viewingWeight, type Viewing } from '#domain/history/viewing';
import { yearDays } from './year-days';
import { countYear, highestRated, yearHighlights } from './year-highlights';

const dayOf2024 = (day: number): string => addDays('2024-01-01', day);
const anyDayCounts = fc.uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 365 }), count: fc.integer({ min: 0, max: 4 }) }), {
  selector: ({ day }) => day, maxLength: 40,
}).map((days) => new Map(days.map(({ day, count }) => [dayOf2024(day), count])));

/** Viewings of 2024: films 1 to 4, single episodes, whole seasons, some without length. */
const anyViewings: fc.Arbitrary<ReadonlyArray<Viewing>> = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 30 }).map((day) => onDay(dayOf2024(day * 3))), title: fc.integer({ min: 1, max: 4 }),
    part: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 30 },
).map((all) => all.map(({ day, title, part }, at) => {
  if (part < 2) return filmViewing(`v${at}`, title, day);
  return episodeViewing(`v${at}`, title, part === 2 ? episodePart(1, at + 1) : seasonPart(1, title === 4 ? null : title * 3), day);
}));

const sumBy = (viewings: ReadonlyArray<Viewing>, itemKey: string, countOf: (viewing: Viewing) => number): number =>
  viewings.filter(({ item }) => item.itemKey === itemKey).reduce((sum, viewing) => sum + countOf(viewing), 0);

describe('yearDays', () => {
  it('counts days, and names every busiest day, month and weekday', () => {
    const { days, busiestDay, busiestMonth, busiestWeekday } = yearDays(
      new Map([['2026-11-14', 2], ['2026-11-21', 1], ['2026-03-02', 2], ['2026-03-03', 1], ['2026-05-05', 0]]),
    );
    expect(days).toBe(4);
    expect(busiestDay).toEqual({ keys: ['2026-03-02', '2026-11-14'], count: 2 });
    expect(busiestMonth).toEqual({ keys: ['2026-03', '2026-11'], count: 3 });
    // 14 and 21 November 2026 are Saturdays.
    expect(busiestWeekday).toEqual({ keys: ['5'], count: 3 });
  });

  it('has nothing of a year without viewings', () =>
    expect(yearDays(new Map([['2026-01-01', 0]]))).toEqual({
      days: 0, longestStreak: null, busiestDay: null, busiestMonth: null, busiestWeekday: null,
    }));

  it('finds a row of days that no other exceeds, over the ends of months', () =>
    fc.assert(fc.property(anyDayCounts, (counts) => {
      const isWatched = (day: string): boolean => (counts.get(day) ?? 0) > 0;
      const { longestStreak, days, busiestDay } = yearDays(counts);
      expect(days).toBe([...counts.values()].filter((count) => count > 0).length);
      expect(busiestDay?.count ?? 0).toBe(Math.max(0, ...counts.values()));
      // A simple recount: the length of the row that begins on each day of the year.
      const lengths = Array.from({ length: 366 }, (_, from) => {
        let length = 0;
        while (isWatched(dayOf2024(from + length))) length += 1;
        return length;
      });
      expect(longestStreak?.days ?? 0).toBe(Math.max(...lengths));
      if (longestStreak === null) return;
      const { from, to } = longestStreak;
      expect(addDays(from, longestStreak.days - 1)).toBe(to);
      expect(Array.from({ length: longestStreak.days }, (_, at) => isWatched(addDays(from, at)))).not.toContain(false);
    })));
});

describe('yearHighlights', () => {
  it('equals a simple recount', () =>
    fc.assert(fc.property(anyViewings, (viewings) => {
      const { first, last, filmDays, rewatched, series, titles, unknownLengths } = yearHighlights(viewings);
      const days = viewings.map(({ day }) => day ?? '').sort();
      expect([first?.day, last?.day]).toEqual([days[0], days.at(-1)]);
      const films = viewings.filter(({ item }) => item.mediaType === 'movie');
      expect(filmDays).toBe(new Set(films.map(({ day }) => day)).size);
      expect(new Set(titles.map(({ itemKey }) => itemKey))).toEqual(new Set(viewings.map(({ item }) => item.itemKey)));
      expect(titles).toHaveLength(new Set(titles.map(({ itemKey }) => itemKey)).size);
      for (const { item, count } of rewatched) expect(count).toBe(sumBy(films, item.itemKey, () => 1));
      expect(rewatched).toHaveLength(titles.filter(({ itemKey }) => sumBy(films, itemKey, () => 1) > 1).length);
      for (const { item, count } of series) expect(count).toBe(sumBy(viewings, item.itemKey, countEpisodes));
      expect(rewatched.map(({ count }) => count)).toEqual(rewatched.map(({ count }) => count).toSorted((one, other) => other - one));
      const unknown = viewings.filter(({ minutes }) => minutes === null);
      expect(unknownLengths).toBe(unknown.reduce((sum, viewing) => sum + viewingWeight(viewing), 0));
      expect(countYear(viewings)).toEqual(countYearStats(viewings));
    })));

  it('orders viewings of one day by the moment of logging', () => {
    const at = (hour: number) => ({ day: '2026-01-02', watchedAt: Date.parse(`2026-01-02T${hour}:00:00Z`) });
    const { first, last } = yearHighlights([filmViewing('b', 2, at(15)), filmViewing('c', 3, at(21)), filmViewing('a', 1, at(10))]);
    expect([first?.entryId, last?.entryId]).toEqual(['a', 'c']);
  });
});

describe('ratings of a year', () => {
  it('of its titles come highest first, without ratings of other titles', () => {
    const rated = highestRated([film(1), film(2), film(3)], [filmRating(3, 9), filmRating(2, 9), filmRating(4, 10), filmRating(1, 5)]);
    expect(rated.map(({ item }) => item.movieID)).toEqual([2, 3, 1]);
  });
});
