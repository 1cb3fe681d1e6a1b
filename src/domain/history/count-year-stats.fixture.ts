import type { Viewing } from './viewing';
import { countMonthStats, statsMonthOf, type YearStats } from './watch-stats';

/** Counts all viewings by year and month at once, to compare with numbers that follow each change. */
export const countYearStats = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<YearStats> => {
  const years = new Map<string, Map<string, Viewing[]>>();
  for (const viewing of viewings) {
    const { year, month } = statsMonthOf(viewing);
    const months = years.get(year) ?? new Map<string, Viewing[]>();
    years.set(year, months.set(month, [...(months.get(month) ?? []), viewing]));
  }
  return [...years].map(([year, months]) => ({
    year,
    months: Object.fromEntries([...months].map(([month, part]) => [month, countMonthStats(part)])),
  }));
};
