/** A day of a calendar year. */
export type CalendarCell = {
  readonly day: string;
  /** Column, from 0: weeks begin on Monday. */ readonly week: number;
  /** Row: 0 is Monday. */ readonly weekday: number;
};

const DAY_MS = 86_400_000;

/** Returns the days of a year in order. */
export const yearCalendar = (year: number): ReadonlyArray<CalendarCell> => {
  const first = Date.UTC(year, 0, 1);
  const offset = (new Date(first).getUTCDay() + 6) % 7;
  const count = Math.round((Date.UTC(year + 1, 0, 1) - first) / DAY_MS);
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(first + index * DAY_MS).toISOString().slice(0, 10), week: Math.floor((offset + index) / 7), weekday: (offset + index) % 7,
  }));
};

/** Number of viewings of a day from which on a day has the strongest colour. */
const MOST_LEVEL = 4;

/** Returns the colour step of a day, 0 to 4. */
export const heatLevel = (viewings: number): number => Math.min(viewings, MOST_LEVEL);

/** Returns the index of the day that a key leads to; null for any other key. Arrows move by a day or a week, Page keys by four weeks. */
export const dayIndexForKey = (key: string, index: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7, PageUp: -28, PageDown: 28, Home: -count, End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, index + step));
};
