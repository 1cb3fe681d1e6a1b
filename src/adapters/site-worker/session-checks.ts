import { NetworkOnly } from 'workbox-strategies';

/**
 * Calls that Firebase's SDK makes before it says who is signed in, and the time in s that their answers have. The SDK waits for 30 to
 * 60 s, then goes on with what the browser has stored. A new token, which is requested once an hour, is needed for every change: it has
 * as long as the database.
 */
const CHECKS = [
  { call: 'identitytoolkit.googleapis.com/v1/accounts:lookup', strategy: new NetworkOnly({ networkTimeoutSeconds: 5 }) },
  { call: 'securetoken.googleapis.com/v1/token', strategy: new NetworkOnly({ networkTimeoutSeconds: 10 }) },
] as const;

/** Returns the strategy of a call that checks the stored session, on Firebase or on its emulators; null for others. */
export const sessionCheckOf = ({ host, pathname }: Pick<URL, 'host' | 'pathname'>): NetworkOnly | null =>
  CHECKS.find(({ call }) => `/${host}${pathname}`.endsWith(`/${call}`))?.strategy ?? null;
