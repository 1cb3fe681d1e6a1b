import { describe, expect, it } from 'vitest';
import { accountChartBars, dashboardViewParams, parseDashboardView, resolveStatsRange, STATS_RANGES } from './stats-range';

const TODAY = '2026-11-20';

describe('the range in the address', () => {
  it.each(STATS_RANGES)('is read as it was written: %s', (range) => {
    expect(parseDashboardView(dashboardViewParams({ range }))).toEqual({ range });
  });

  it('is 30 days by default and for an unknown text', () => {
    expect(parseDashboardView(new URLSearchParams()).range).toBe('30-days');
    expect(parseDashboardView(new URLSearchParams('range=forever')).range).toBe('30-days');
    expect(dashboardViewParams({ range: '30-days' }).size).toBe(0);
  });
});

describe('resolveStatsRange', () => {
  it('contains today and as many days as the range says', () => {
    expect(resolveStatsRange('7-days', TODAY)).toEqual({ from: '2026-11-14', until: TODAY });
    expect(resolveStatsRange('30-days', TODAY)).toEqual({ from: '2026-10-22', until: TODAY });
  });

  it('begins twelve months on the first day of the earliest month, also at the end of a long month', () => {
    expect(resolveStatsRange('12-months', TODAY)).toEqual({ from: '2025-12-01', until: TODAY });
    expect(resolveStatsRange('12-months', '2027-01-31')).toEqual({ from: '2026-02-01', until: '2027-01-31' });
  });

  it('never asks for more than the 366 days that one read returns', () => {
    const { from, until } = resolveStatsRange('12-months', '2028-12-31');
    expect((Date.parse(until) - Date.parse(from)) / 86_400_000 + 1).toBe(366);
  });
});

describe('accountChartBars', () => {
  const days = [
    { day: '2025-12-31', created: 5, deleted: 0 },
    { day: '2026-11-14', created: 2, deleted: 1 },
    { day: '2026-11-20', created: 3, deleted: 0 },
  ];

  it('has a bar for every day of the range, in order, with zeros between', () => {
    const bars = accountChartBars(days, '7-days', TODAY);
    expect(bars.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    expect([bars[0], bars[6]?.key]).toEqual([{ key: '2026-11-14', count: 2, deleted: 1 }, TODAY]);
    expect(accountChartBars([], '30-days', TODAY)).toHaveLength(30);
  });

  it('adds the days of a month', () => {
    const bars = accountChartBars(days, '12-months', TODAY);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toEqual({ key: '2025-12', count: 5, deleted: 0 });
    expect(bars[11]).toEqual({ key: '2026-11', count: 5, deleted: 1 });
  });
});
