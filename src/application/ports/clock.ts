/** Returns the current time. A port, so that tests and the embedded catalogue can use a fixed date. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}
