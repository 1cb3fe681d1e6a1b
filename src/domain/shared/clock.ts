/** What time it is. A port, so that tests and the embedded catalogue can stand still. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** The calendar day of an instant in UTC, as `YYYY-MM-DD`. */
export const toIsoDate = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** A day so many days later (negative: earlier), as `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => toIsoDate(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
