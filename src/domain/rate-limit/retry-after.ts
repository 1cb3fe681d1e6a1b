/**
 * How long the other side wants to be left alone, in milliseconds: HTTP allows seconds or a date. Null when it did not say, or
 * said something unreadable.
 */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  const said = header?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  // Date.parse reads far more than HTTP dates ("-5" is a year); a weekday in front is what HTTP dates have in common.
  const at = /^[A-Za-z]{3,9},? /.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};
