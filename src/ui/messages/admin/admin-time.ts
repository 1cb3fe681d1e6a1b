const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' });

/** Formats a time in the browser's time zone as "20 Nov, 20:00", with the year if it differs. @param at, now in ms since 1970. */
export const formatShortDateTime = (at: number, now: number): string =>
  (new Date(at).getFullYear() === new Date(now).getFullYear() ? sameYear : otherYear).format(at);

/** Formats a time with weekday and seconds, for the tooltip of a short one. @param at ms since 1970. */
export const formatExactDateTime = (at: number): string => exact.format(at);
