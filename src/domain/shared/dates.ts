import * as t from 'io-ts';
import { refineCodec } from './refine-codec';

const DAY_MS = 86_400_000;
/** Greatest distance from 1970 that `Date` can hold, in ms. */
const MAX_TIME_MS = 8.64e15;

/**
 * Ms since 1970 that `Date` can hold: formatting any other number throws. Marked as pure, so that the scripts of documents, which use days,
 * contain no codec.
 */
export const TimeMillis = /* @__PURE__ */ refineCodec(t.number, (millis) => Math.abs(millis) <= MAX_TIME_MS, 'TimeMillis');

/** Returns the whole second that contains a time; both in ms since 1970. */
export const startOfSecond = (millis: number): number => Math.floor(millis / 1000) * 1000;

/** Returns the UTC calendar day of a timestamp (ms since 1970) as `YYYY-MM-DD`. */
export const toIsoDate = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** Returns the day of the local calendar, `YYYY-MM-DD`. @param millis ms since 1970. */
export const calendarDay = (millis: number): string => {
  const date = new Date(millis);
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
};

/** Adds `days` (may be negative) to an ISO day; returns `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => toIsoDate(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
