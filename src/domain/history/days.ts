import { toIsoDate } from '#domain/shared/dates';

const DAY_MS = 86_400_000;

/** Returns whether a text is an existing day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(start) && toIsoDate(start) === text;
};

/**
 * Returns whether a time can be on a day of some local calendar: no local day is more than one day from the UTC day of its times.
 * `firestore.rules` has the same rule. @param millis ms since 1970.
 */
export const isTimeOfDay = (millis: number, day: string): boolean => {
  const start = isDay(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return millis >= start - DAY_MS && millis < start + 2 * DAY_MS;
};

/**
 * Returns the moment that stands for a day where a document holds moments, such as a rating's: noon UTC, to the millisecond.
 * @param day `YYYY-MM-DD`. @returns ms since 1970.
 */
export const momentOfDay = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/**
 * Returns the moment to show in the local calendar: one that stands for a day becomes noon of that day here, so that the day is the same
 * in every time zone; any other stays. @param millis ms since 1970, not before.
 */
export const localMoment = (millis: number): number =>
  (millis % DAY_MS === DAY_MS / 2 ? millis + new Date(millis).getTimezoneOffset() * 60_000 : millis);
