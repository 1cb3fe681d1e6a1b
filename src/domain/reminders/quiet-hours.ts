/** Hours of the member's day between which notifications come. */
export const FIRST_HOUR = 9;
export const LAST_HOUR = 21;
export const QUARTER_MS = 15 * 60_000;

/** A time in a member's time zone: `day` is `YYYY-MM-DD`, `minute` counts from the day's first one. */
export type LocalTime = { readonly day: string; readonly minute: number };

/** Returns the function that reads a time (ms since 1970) in a time zone. Throws for a name that is no time zone. */
export const localClock = (timeZone: string): ((at: number) => LocalTime) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  });
  return (at) => {
    const { year, month, day, hour, minute } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
  };
};

/** Returns the seconds until the quiet hours begin; 0 while they last. */
export const secondsUntilQuiet = ({ minute }: LocalTime): number =>
  minute < FIRST_HOUR * 60 || minute >= LAST_HOUR * 60 ? 0 : (LAST_HOUR * 60 - minute) * 60;

/**
 * Returns when the next digest is due: the first quarter of an hour from `now` on that is outside the quiet hours and on a later day than
 * the last digest. Both times are in ms since 1970.
 */
export const nextDigestAt = (now: number, timeZone: string, lastDay: string): number => {
  const clock = localClock(timeZone);
  for (let at = Math.ceil(now / QUARTER_MS) * QUARTER_MS; ; at += QUARTER_MS) {
    const time = clock(at);
    if (time.day > lastDay && secondsUntilQuiet(time) > 0) return at;
  }
};
