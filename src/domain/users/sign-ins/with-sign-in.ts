import type { SignInRecord, SignInRecords } from './sign-in';

/** Most sign-ins that are kept of a member. */
export const MAX_SIGN_INS = 20;

const DAY_MS = 86_400_000;
/** How many days a sign-in is kept. */
export const SIGN_IN_DAYS = 90;
/** `SIGN_IN_DAYS` in ms. */
export const SIGN_IN_RETENTION_MS = SIGN_IN_DAYS * DAY_MS;

/** Two browsers can sign in within the same second. */
export const isSameSignIn = (one: SignInRecord, other: SignInRecord): boolean =>
  one.at === other.at && one.way === other.way && one.browser === other.browser && one.system === other.system;

/**
 * Adds a sign-in once, and removes those beyond the bounds: `MAX_SIGN_INS`, `SIGN_IN_RETENTION_MS`. Returns `present` itself if nothing
 * changes. @param now ms since 1970.
 */
export const withSignIn = (present: SignInRecords, added: SignInRecord, now: number): SignInRecords => {
  const all = present.some((record) => isSameSignIn(record, added)) ? present : [added, ...present];
  const kept = all
    .filter(({ at }) => at > now - SIGN_IN_RETENTION_MS)
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_SIGN_INS);
  return kept.length === present.length && kept.every((record, index) => record === present[index]) ? present : kept;
};
