/**
 * Parses a `Retry-After` header, which contains seconds or an HTTP date. Returns the wait in ms; null if absent or unreadable.
 * @param now ms since 1970.
 */
export const parseRetryAfterMs = (header: string | null, now: number): number | null => {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse accepts far more than HTTP dates ("-5" is a year). All HTTP date formats begin with a weekday.
  const date = /^[A-Za-z]{3,9},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};
