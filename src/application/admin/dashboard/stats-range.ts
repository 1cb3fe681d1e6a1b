import { addDays } from '#domain/shared/dates';
import type { DailyAccountCounts } from '#domain/site-stats/site-stats';

export const STATS_RANGES = ['7-days', '30-days', '12-months'] as const;
/** How many days the dashboard plots. */
export type StatsRange = (typeof STATS_RANGES)[number];

const USUAL: StatsRange = '30-days';

/** Values in the address of the dashboard. */
export type DashboardView = { readonly range: StatsRange };

/** Parses the range from URL parameters; invalid values are ignored. */
export const parseDashboardView = (parameters: URLSearchParams): DashboardView => ({
  range: STATS_RANGES.find((range) => range === parameters.get('range')) ?? USUAL,
});

/** Serializes the range; `parseDashboardView` is the inverse. */
export const dashboardViewParams = ({ range }: DashboardView): URLSearchParams => new URLSearchParams(range === USUAL ? {} : { range });

/** The first and the last day of a range, both included. */
export type DaySpan = { readonly from: string; readonly until: string };

const MONTHS = 12;
const lengthOf = (range: StatsRange): number => (range === '7-days' ? 7 : 30);

/** Returns the first day of the month that is `count` months before the month of a day. */
const monthsBefore = (day: string, count: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
};

/** Returns the days of a range that ends today. Twelve months begin on the first day of the earliest month. @param today UTC date. */
export const resolveStatsRange = (range: StatsRange, today: string): DaySpan => ({
  from: range === '12-months' ? monthsBefore(today, MONTHS - 1) : addDays(today, 1 - lengthOf(range)),
  until: today,
});

/** New and deleted accounts of a day (`2026-11-23`) or a month (`2026-11`). */
export type AccountChartBar = { readonly key: string; readonly count: number; readonly deleted: number };

/** Returns one bar for each day, or each month, of the range, also for those without accounts. */
export const accountChartBars = (
  days: ReadonlyArray<DailyAccountCounts>, range: StatsRange, today: string,
): ReadonlyArray<AccountChartBar> => {
  const { from } = resolveStatsRange(range, today);
  const keys =
    range === '12-months'
      ? Array.from({ length: MONTHS }, (_, index) => monthsBefore(today, MONTHS - 1 - index).slice(0, 7))
      : Array.from({ length: lengthOf(range) }, (_, index) => addDays(from, index));
  return keys.map((key) => {
    const ofKey = days.filter(({ day }) => day.startsWith(key));
    return {
      key,
      count: ofKey.reduce((sum, { created }) => sum + created, 0),
      deleted: ofKey.reduce((sum, { deleted }) => sum + deleted, 0),
    };
  });
};
