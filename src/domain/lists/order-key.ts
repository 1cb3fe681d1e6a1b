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

/** Returns evenly spread order keys for a whole list. */
export const evenOrderKeys = (count: number): ReadonlyArray<string> => generateNKeysBetween(null, null, count);

/** Compares by order key, then by item key: two devices can create equal order keys. */
export const compareOrder = (one: { readonly order: string; readonly itemKey: string }, other: { readonly order: string; readonly itemKey: string }): number => {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return one.itemKey < other.itemKey ? -1 : Number(one.itemKey > other.itemKey);
};
