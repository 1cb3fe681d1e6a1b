import type { Named, Wanted } from './likeness';

/** How many slips of the finger are forgiven in a word of this length. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Slips between two words: letters missing, added, changed or swapped with their neighbour (optimal string alignment).
 * Counting stops beyond `most`; the answer is then `most + 1`.
 */
export const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
};

/** What a word costs that nothing in the name is near to: more than any forgiven slips. */
export const MISSING = 10;

const cheapest = (word: string, words: ReadonlyArray<string>): number => {
  const most = forgiven(word.length);
  return words.reduce((least, other) => {
    if (least === 0) return 0;
    const whole = other.startsWith(word) ? 0 : slips(word, other, most);
    // The word may still be being typed: its beginning may be near.
    const begun = other.length > word.length ? slips(word, other.slice(0, word.length), most) : most + 1;
    const found = Math.min(whole, begun);
    return found <= most ? Math.min(least, found) : least;
  }, MISSING);
};

/**
 * How far a name is from what was typed, 0 for every word found. Null when fewer than half of the words are near anything, which
 * is no likeness at all.
 */
export const mistakes = (want: Wanted) => ({ hay }: Named): number | null => {
  const words = hay.split(' ').filter((word) => word !== '|');
  const costs = want.words.map((word) => cheapest(word, words));
  const missing = costs.filter((cost) => cost === MISSING).length;
  return want.words.length === 0 || missing > Math.floor(want.words.length / 2) ? null : costs.reduce((a, b) => a + b, 0);
};
