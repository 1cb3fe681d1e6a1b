import { addDays } from '#domain/shared/dates';

const DAYS_PER_WEEK = 7;

/** Returns the month of a day: `2026-11` for `2026-11-20`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the month that lies `months` (may be negative) behind another, `YYYY-MM`. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** Returns the weeks that contain the days of a month, Monday first: whole weeks, so the first and last may hold days of other months. */
export const weeksOfMonth = (month: string): ReadonlyArray<ReadonlyArray<string>> => {
  const first = `${month}-01`;
  const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % DAYS_PER_WEEK));
  const next = `${addMonths(month, 1)}-01`;
  const weeks: ReadonlyArray<string>[] = [];
  for (let monday = start; monday < next; monday = addDays(monday, DAYS_PER_WEEK))
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index)));
  return weeks;
};

/** Returns the last day of a month. */
const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Returns the day of a month with the number of `day`, or the month's last one. */
const sameDayIn = (month: string, day: string): string => {
  const last = lastDayOf(month);
  const same = month + day.slice(7);
  return same > last ? last : same;
};

/**
 * Returns the day that a key of the keyboard leads to from a day; null for any other key. Arrows move by a day or a week, Home and End
 * within the week, Page keys by a month.
 */
export const dayForKey = (key: string, day: string): string | null => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_PER_WEEK;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, DAYS_PER_WEEK - 1 - weekday);
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return null;
  }
};
