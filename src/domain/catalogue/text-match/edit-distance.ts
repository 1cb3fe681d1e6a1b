import type { SearchText } from './match-kind';

/** Returns the maximum number of accepted edits (typos) in a word of the given length. */
export const maxEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns the length of the common prefix. */
const commonPrefixLength = (a: string, b: string): number => {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
};

/** Returns the length of the common suffix. */
const commonSuffixLength = (a: string, b: string): number => {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
};

/** Computes the edit distance of two texts without common prefix and suffix, by dynamic programming. */
const alignmentDistance = (a: string, b: string, max: number): number => {
  let secondLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (secondLast[j - 2] ?? 0) + 1 : replaced;
      const distance = Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > max) return max + 1;
    [secondLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, max + 1);
};

/**
 * Returns the edit distance of two words (optimal string alignment): letters deleted, inserted, replaced or swapped with their
 * neighbour. Stops above `max` and returns `max + 1`.
 */
export const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  const start = commonPrefixLength(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = commonSuffixLength(restA, restB);
  const [coreA, coreB] = [restA.slice(0, restA.length - end), restB.slice(0, restB.length - end)];
  const longest = Math.max(coreA.length, coreB.length);
  // With at most one edit, the differing part is one letter or two swapped letters.
  return longest === 0 ? 0 : max === 1 && longest > 2 ? 2 : alignmentDistance(coreA, coreB, max);
};

/** Cost of a typed word without a similar word in the name; higher than any accepted number of edits. */
export const MISSING_WORD_COST = 10;

/**
 * Returns the edit distance between a typed word and a word of a name or its prefix. 0 if the typed word is a prefix, because the
 * input may be incomplete. Null if the distance exceeds `maxEdits`.
 */
export const editsToPrefix = (typed: string, word: string): number | null => {
  if (word.startsWith(typed)) return 0;
  const max = maxEdits(typed.length);
  if (max === 0) return null;
  const toWord = editDistance(typed, word, max);
  const toPrefix = word.length > typed.length ? editDistance(typed, word.slice(0, typed.length), max) : toWord;
  const least = Math.min(toWord, toPrefix);
  return least > max ? null : least;
};

/** Longer words are whole names written as one word: nobody types them with an error. */
const MAX_WORD_LENGTH = 16;

/** Returns the words of an indexed name for fuzzy matching. */
export const fuzzyMatchableWords = (name: SearchText): ReadonlyArray<string> =>
  name.split(' ').filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH && !word.startsWith('|'));

/** Returns how many typed words a matching name may lack: half of them. */
export const maxMissingWords = (words: number): number => Math.floor(words / 2);
