/** Returns the current time. A port, so that tests and the embedded catalogue can use a fixed date. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** Returns the UTC calendar day of a timestamp (ms since 1970) as `YYYY-MM-DD`. */
export const toIsoDate = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** Adds `days` (may be negative) to an ISO day; returns `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => toIsoDate(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
