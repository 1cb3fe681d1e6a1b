import { generateNKeysBetween } from 'fractional-indexing';

/** Longest order key that the rules accept. Longer ones occur only after some hundred insertions at one place. */
export const MAX_ORDER_KEY_LENGTH = 64;

/**
 * Returns ascending order keys between two neighbours; null is the start or the end of the list. Keys are compared as plain strings.
 * Returns null if there is no room: the neighbours have equal keys, or the new keys would be too long. The list then needs new keys.
 */
export const orderKeysBetween = (before: string | null, after: string | null, count: number): ReadonlyArray<string> | null => {
  if (before !== null && after !== null && before >= after) return null;
  try {
    const keys = generateNKeysBetween(before, after, count);
    return keys.every((key) => key.length <= MAX_ORDER_KEY_LENGTH) ? keys : null;
  } catch {
    // A neighbour's key was not made by this function.
    return null;
  }
};

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of a time; the leading `g` says that seven digits follow, which last until the year 2081. */
const TIME_DIGITS = 7;

/**
 * Returns the order key of something added at a time: later ones follow earlier ones, without reading the list. Sorts behind the evenly
 * spread keys of a full list. @param ms since 1970.
 */
export const orderKeyOfTime = (ms: number): string => {
  const last = DIGITS.length ** TIME_DIGITS - 1;
  const time = Math.min(last, Math.max(0, Math.trunc(ms)));
  return `g${Array.from({ length: TIME_DIGITS }, (_, index) => DIGITS[Math.floor(time / DIGITS.length ** (TIME_DIGITS - 1 - index)) % DIGITS.length]).join('')}`;
};
