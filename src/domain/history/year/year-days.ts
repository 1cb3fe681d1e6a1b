import { addDays } from '#domain/shared/dates';

/** Days in a row with a viewing: the first and the last one, `YYYY-MM-DD`. */
export type Streak = { readonly from: string; readonly to: string; readonly days: number };

/** The largest count, and all that have it, in order: days (`2026-11-14`), months (`2026-11`) or weekdays (`0` is Monday). */
export type Busiest = { readonly keys: ReadonlyArray<string>; readonly count: number };

/** Numbers of the days of a year. Null without a viewing. */
export type YearDays = {
  /** Days with a viewing. */
  readonly days: number;
  /** The longest row of days; of equally long ones the first. */
  readonly longestStreak: Streak | null;
  readonly busiestDay: Busiest | null;
  readonly busiestMonth: Busiest | null;
  readonly busiestWeekday: Busiest | null;
};

const longestStreakOf = (days: ReadonlyArray<string>): Streak | null => {
  let longest: Streak | null = null;
  let current: Streak | null = null;
  for (const day of days) {
    current = current !== null && addDays(current.to, 1) === day
      ? { from: current.from, to: day, days: current.days + 1 }
      : { from: day, to: day, days: 1 };
    if (longest === null || current.days > longest.days) longest = current;
  }
  return longest;
};

const busiestOf = (counts: ReadonlyArray<readonly [string, number]>, keyOf: (day: string) => string): Busiest | null => {
  const sums = new Map<string, number>();
  for (const [day, count] of counts) sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + count);
  const most = Math.max(0, ...sums.values());
  const keys = [...sums].flatMap(([key, count]) => (count === most ? [key] : [])).sort();
  return most === 0 ? null : { keys, count: most };
};

/** Returns the weekday of a day; Monday is 0. */
const weekdayOf = (day: string): string => String((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

/** Returns the numbers of a year's days. @param counts viewings by day of one year. */
export const yearDays = (counts: ReadonlyMap<string, number>): YearDays => {
  const watched = [...counts].filter(([, count]) => count > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    days: watched.length,
    longestStreak: longestStreakOf(watched.map(([day]) => day)),
    busiestDay: busiestOf(watched, (day) => day),
    busiestMonth: busiestOf(watched, (day) => day.slice(0, 7)),
    busiestWeekday: busiestOf(watched, weekdayOf),
  };
};
