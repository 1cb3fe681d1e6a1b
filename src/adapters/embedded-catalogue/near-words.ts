import type { Named, Wanted } from '#domain/catalogue/likeness';
import { forgiven, mayLack, MISSING, slipsTowards, wordsOf } from '#domain/catalogue/mistakes';
import { inSlices } from './in-slices';

/** Places of names that are near, with their mistakes as `mistakes` counts them. */
export type NearWords = (want: Wanted) => ReadonlyArray<{ readonly place: number; readonly mistakes: number }>;

type Word = { readonly word: string; readonly letters: number; readonly places: number[] };

/** The letters of a word as bits; digits and other letters share what is left. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(at) % 5));
  }
  return bits;
};

const ones = (bits: number): number => {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Every letter typed that a word does not have costs at least one slip, which rules most words out without counting slips. */
const ruledOut = (typed: string, letters: number, word: Word): boolean =>
  word.word.length < typed.length - forgiven(typed.length) || ones(letters & ~word.letters) > forgiven(typed.length);

const nearIn = (words: ReadonlyArray<Word>, names: number): NearWords => {
  const found = new Uint8Array(names);
  const costs = new Uint16Array(names);
  const least = new Uint8Array(names);
  /** Adds the fewest slips of one typed word to every name that has something near it. */
  const weigh = (typed: string): void => {
    least.fill(MISSING);
    const letters = lettersOf(typed);
    const touched: number[] = [];
    for (const word of words) {
      const slips = ruledOut(typed, letters, word) ? null : slipsTowards(typed, word.word);
      if (slips === null) continue;
      for (const place of word.places) {
        if (least[place] === MISSING) touched.push(place);
        if (slips < (least[place] ?? 0)) least[place] = slips;
      }
    }
    for (const place of touched) {
      found[place] = (found[place] ?? 0) + 1;
      costs[place] = (costs[place] ?? 0) + (least[place] ?? 0);
    }
  };
  return (want) => {
    found.fill(0);
    costs.fill(0);
    want.words.forEach(weigh);
    const near: { readonly place: number; readonly mistakes: number }[] = [];
    for (let place = 0; place < names; place += 1) {
      const lacking = want.words.length - (found[place] ?? 0);
      if (found[place] !== 0 && lacking <= mayLack(want.words.length)) near.push({ place, mistakes: (costs[place] ?? 0) + lacking * MISSING });
    }
    return near;
  };
};

/** Makes the vocabulary of many names, through which near ones are found without looking at each. */
export const nearWords = async (names: ReadonlyArray<Named>): Promise<NearWords> => {
  const vocabulary = new Map<string, Word>();
  let place = 0;
  await inSlices(names, (name) => {
    for (const word of new Set(wordsOf(name))) {
      const known = vocabulary.get(word);
      if (known === undefined) vocabulary.set(word, { word, letters: lettersOf(word), places: [place] });
      else known.places.push(place);
    }
    place += 1;
  });
  return nearIn([...vocabulary.values()], names.length);
};
