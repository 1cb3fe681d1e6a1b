import type { MediaType } from '#domain/catalogue/media-type';
import { calendarDay } from '#domain/shared/dates';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Hours after midnight that belong to the evening before. */
const NIGHT_HOURS = 5;
/** A time of day that is further away than this many minutes was missed, not meant for tomorrow. */
export const LONGEST_EVENING = 16 * 60;
/** Lengths that a person is offered for the evening, in minutes; for series, of one episode. */
export const EVENING_LENGTHS: Readonly<Record<MediaType, ReadonlyArray<number>>> = { movie: [90, 120, 150, 180], tv: [25, 45, 60] };

/** Returns the evening of a time as the day on which it begins, `YYYY-MM-DD`. @param now ms since 1970. */
export const eveningOf = (now: number): string => calendarDay(now - NIGHT_HOURS * 60 * MINUTE_MS);

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Returns whether a text is a time of day, `HH:MM`. */
export const isClockTime = (text: string): boolean => TIME_OF_DAY.test(text);

/** Returns the minutes from now until the next time of day `HH:MM`, 0 if it has just passed. @param now ms since 1970. */
export const minutesUntil = (time: string, now: number): number => {
  const [, hours, minutes] = TIME_OF_DAY.exec(time) ?? [];
  const date = new Date(now);
  const passed = date.getHours() * 60 + date.getMinutes();
  const left = (Number(hours ?? 0) * 60 + Number(minutes ?? 0) - passed + DAY_MINUTES) % DAY_MINUTES;
  return left > LONGEST_EVENING ? 0 : left;
};

/** Returns when something ends that begins now. @param length minutes. @param now ms since 1970. */
export const endOf = (length: number, now: number): number => now + length * MINUTE_MS;
