import { describe, expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { createViewing, type Viewing } from '#domain/history/viewing';
import { countYearStats } from '#domain/history/count-year-stats.fixture';
import { toStoredTitle } from '#domain/lists/stored-title';
import { countMatchingViewings, historyNumbers, viewingCountsByDay, yearsWithViewings } from './history-numbers';
import { noHistoryView, type HistoryView } from './history-view-params';

const heat = toStoredTitle(aTitle({ id: 949, title: 'Heat', year: 1995, genres: ['Crime', 'Drama'] }), null);
const m = toStoredTitle(aTitle({ id: 832, title: 'M', year: 1931, genres: ['Crime'] }), null);
const wire = toStoredTitle(aTitle({ id: 1438, title: 'The Wire', mediaType: 'tv', year: 2002, genres: ['Crime'] }), null);

let ids = 0;
const viewed = (item: typeof heat, day: string | null, season: number | null = null): Viewing =>
  createViewing(
    `v${(ids += 1)}`, item,
    { season, episode: season, episodeCount: null, episodes: null, minutes: 60 },
    { day, watchedAt: day === null ? null : Date.parse(`${day}T12:00:00Z`) },
  );
const stats = countYearStats([
  viewed(heat, '2026-11-14'), viewed(wire, '2026-11-14', 1), viewed(m, '2026-02-01'), viewed(heat, '2024-02-03'), viewed(m, null),
]);

describe('yearsWithViewings', () => {
  it('lists the years, last first, without the unknown day', () => expect(yearsWithViewings(stats)).toEqual(['2026', '2024']));
});

describe('historyNumbers', () => {
  it('sums the months of a year', () => {
    const { months, ...numbers } = historyNumbers(stats, '2026');
    expect(numbers).toEqual({
      viewings: 3, films: 2, episodes: 1, minutes: 180,
      genres: [
        { key: 'Crime', count: 3 },
        { key: 'Drama', count: 1 },
      ],
      decades: [1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000].map((decade) => ({
        key: String(decade),
        count: [1930, 1990, 2000].includes(decade) ? 1 : 0,
      })),
    });
    expect(months.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
    expect(months[10]?.key).toBe('2026-11');
  });

  it('sums all years with the unknown day, by year from the first to the last', () => {
    const { viewings, months } = historyNumbers(stats, 'all');
    expect(viewings).toBe(5);
    expect(months).toEqual([{ key: '2024', count: 1 }, { key: '2025', count: 0 }, { key: '2026', count: 3 }]);
  });

  it('is empty without viewings', () =>
    expect(historyNumbers([], 'all')).toEqual({ viewings: 0, films: 0, episodes: 0, minutes: 0, months: [], genres: [], decades: [] }));
});

describe('viewingCountsByDay', () => {
  it('returns the days of the year', () =>
    expect([...viewingCountsByDay(stats, '2026')].sort()).toEqual([
      ['2026-02-01', 1],
      ['2026-11-14', 2],
    ]));
});

describe('countMatchingViewings', () => {
  it.each<readonly [Partial<HistoryView>, number | null]>([
    [{}, 5],
    [{ period: '2026' }, 3],
    [{ period: '2026-11' }, 2],
    [{ period: '2026-11-14' }, 2],
    [{ period: '2026-11-15' }, 0],
    [{ mediaType: 'movie' }, 4],
    [{ mediaType: 'tv', period: '2026-11' }, 1],
    [{ genre: 'Drama' }, 2],
    [{ genre: 'Western' }, 0],
    [{ decade: 1990, period: '2024' }, 1],
    [{ genre: 'Drama', decade: 1990 }, null],
    [{ genre: 'Drama', period: '2026-11-14' }, null],
  ])('counts %j as %s', (view, count) => expect(countMatchingViewings(stats, { ...noHistoryView, ...view })).toBe(count));
});
