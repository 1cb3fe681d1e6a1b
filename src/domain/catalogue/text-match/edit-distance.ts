import type { IndexedName, ParsedText } from './match-kind';

/** How many slips of the finger are forgiven in a word of this length. */
export const maxEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Where two words begin to differ. */
const startOf = (a: string, b: string): number => {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a[at] === b[at]) at += 1;
  return at;
};

/** How many letters two words have in common at their end. */
const endOf = (a: string, b: string): number => {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a[a.length - 1 - at] === b[b.length - 1 - at]) at += 1;
  return at;
};

/** Slips between two texts that differ at their first letter and at their last. */
const counted = (a: string, b: string, most: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      const here = Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(here);
      least = Math.min(least, here);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
};

/**
 * Slips between two words: letters missing, added, changed or swapped with their neighbour (optimal string alignment).
 * Counting stops beyond `most`; the answer is then `most + 1`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const start = startOf(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = endOf(restA, restB);
  const [coreA, coreB] = [restA.slice(0, restA.length - end), restB.slice(0, restB.length - end)];
  const longest = Math.max(coreA.length, coreB.length);
  // One slip happens in one place: what differs at both its ends is one letter, or two swapped.
  return longest === 0 ? 0 : most === 1 && longest > 2 ? 2 : counted(coreA, coreB, most);
};

/** What a word costs that nothing in the name is near to: more than any forgiven slips. */
export const MISSING_WORD_COST = 10;

/**
 * Slips between a word that was typed and a word of a name: none when the one begins with the other, because it may still be
 * being typed. Null when there are more than are forgiven in a word of its length.
 */
export const editsToPrefix = (typed: string, word: string): number | null => {
  if (word.startsWith(typed)) return 0;
  const most = maxEdits(typed.length);
  if (most === 0) return null;
  const whole = editDistance(typed, word, most);
  const begun = word.length > typed.length ? editDistance(typed, word.slice(0, typed.length), most) : whole;
  const least = Math.min(whole, begun);
  return least > most ? null : least;
};

/** The words of a name that slips are counted from. */
export const indexedWords = ({ searchText }: IndexedName): ReadonlyArray<string> => searchText.split(' ').filter((word) => word !== '' && word !== '|');

/** How many of the words typed may be missing from a name that is still near: half of them. */
export const maxMissingWords = (words: number): number => Math.floor(words / 2);

/**
 * How far a name is from what was typed: the slips of all words together, `MISSING` for one that nothing is near to. Null when
 * more than half of the words are missing, which is no likeness at all.
 */
export const countEdits = (want: ParsedText) => (name: IndexedName): number | null => {
  const words = indexedWords(name);
  const costs = want.words.map((typed) => words.reduce((least, word) => Math.min(least, editsToPrefix(typed, word) ?? MISSING_WORD_COST), MISSING_WORD_COST));
  const missing = costs.filter((cost) => cost === MISSING_WORD_COST).length;
  return want.words.length === 0 || missing > maxMissingWords(want.words.length) ? null : costs.reduce((a, b) => a + b, 0);
};
