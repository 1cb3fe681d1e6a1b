/** The server's time as far as it is known. */
export type ServerClock = {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Compares the clock with the server's. @returns whether it was wrong, so that `now` has changed. Never rejects. */
  readonly correct: () => Promise<boolean>;
};

/** Differences that the rules accept, in ms, with time for the request. */
const TOLERANCE_MS = 30_000;

/** Reads the server's time from a response of the app's host. @returns ms since 1970; null if unknown. */
export const fetchServerTime = async (): Promise<number | null> => {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  const time = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
};

/** Creates a clock that trusts the browser's time until it is corrected. */
export const createServerClock = (readServerTime: () => Promise<number | null>, localTime: () => number = Date.now): ServerClock => {
  let offset = 0;
  const now = (): number => localTime() + offset;
  return {
    now,
    correct: async () => {
      const time = await readServerTime().catch(() => null);
      if (time === null || Math.abs(time - now()) <= TOLERANCE_MS) return false;
      offset += time - now();
      return true;
    },
  };
};
