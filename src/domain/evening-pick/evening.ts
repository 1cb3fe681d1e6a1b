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

/** Returns the minutes from midnight to a time of day `HH:MM`. */
const minutesOf = (time: string): number => {
  const [, hours, minutes] = TIME_OF_DAY.exec(time) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
};

/** Returns the minutes from midnight to a moment, by the clock of this device. @param now ms since 1970. */
const minuteOfDay = (now: number): number => {
  const date = new Date(now);
  return date.getHours() * 60 + date.getMinutes();
};

/** Returns the minutes from now until the next time of day `HH:MM`, 0 if it has just passed. @param now ms since 1970. */
export const minutesUntil = (time: string, now: number): number => {
  const left = (minutesOf(time) - minuteOfDay(now) + DAY_MINUTES) % DAY_MINUTES;
  return left > LONGEST_EVENING ? 0 : left;
};

/** Clocks of two time zones differ by a multiple of this many minutes. */
const ZONE_STEP = 15;

/**
 * Returns the time of day `HH:MM` by the clock of this device that is `time` by that of another one, which may be in another time zone. The
 * other device counted the minutes until then; clocks that differ by up to seven minutes change nothing. @param start when it did, in ms
 * since 1970.
 */
export const toLocalTime = (time: string, minutes: number, start: number): string => {
  const ahead = Math.round((minuteOfDay(start) + minutes - minutesOf(time)) / ZONE_STEP) * ZONE_STEP;
  const local = (minutesOf(time) + ahead + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(local / 60), local % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Returns when something ends that begins now. @param length minutes. @param now ms since 1970. */
export const endOf = (length: number, now: number): number => now + length * MINUTE_MS;
