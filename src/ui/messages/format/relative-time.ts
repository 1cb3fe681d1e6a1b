import { once } from '#ui/design/utils/once.ts';

const dayOf = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
};
const dayAndMonth = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));
const withYear = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));
const shortDayAndMonth = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const shortWithYear = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));
const monthOfYear = once(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }));

/** Formats a past time in local calendar days: "today", "yesterday", "5 days ago", "on 12 March". @param at, now in ms since 1970. */
export const daysAgoText = (at: number, now: number): string => {
  const days = dayOf(now) - dayOf(at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return `on ${(new Date(at).getFullYear() === new Date(now).getFullYear() ? dayAndMonth : withYear)().format(at)}`;
};

/** Formats ms since 1970 as "January 2026". */
export const formatMonth = (at: number): string => monthOfYear().format(at);

/** Formats a past day for a table: "12 Oct", with the year if it differs. @param at, now in ms since 1970. */
export const formatShortDay = (at: number, now: number): string =>
  (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDayAndMonth : shortWithYear)().format(at);

/** Returns since when a title is on the watchlist: "On your watchlist since 3 March." @param addedAt, now ms since 1970. */
export const onWatchlistSince = (addedAt: number, now: number): string => {
  const isThisYear = new Date(addedAt).getFullYear() === new Date(now).getFullYear();
  return `On your watchlist since ${(isThisYear ? dayAndMonth() : monthOfYear()).format(addedAt)}.`;
};
