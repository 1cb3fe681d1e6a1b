import type { IndexedName, ParsedText } from '#domain/catalogue/text-match/match-kind';
import { maxEdits, maxMissingWords, MISSING_WORD_COST, editsToPrefix, indexedWords } from '#domain/catalogue/text-match/edit-distance';
import { yieldToMain, mapInChunks } from '../files/map-in-chunks';

/** The place of a name that is near, with its mistakes as `mistakes` counts them. */
export type FuzzyMatch = { readonly index: number; readonly edits: number };

/** Names that are near, nearest first, then by their places. One that lacks a word comes only when there is none that lacks nothing. */
export type FuzzyMatcher = (want: ParsedText) => Iterable<FuzzyMatch>;

type Word = { readonly word: string; readonly places: number[] };

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

/** For one typed word: the names that have something near it, with the fewest slips. */
type Reach = { readonly places: ReadonlyArray<number>; readonly slips: ReadonlyArray<number> };

/** As somebody types on, the words before stay: this many are remembered. */
const REMEMBERED = 12;

const reaching = (words: ReadonlyArray<Word>, letters: ArrayLike<number>, names: number) => {
  const least = new Uint8Array(names).fill(MISSING_WORD_COST);
  const reach = (typed: string): Reach => {
    const [most, wanted] = [maxEdits(typed.length), lettersOf(typed)];
    const places: number[] = [];
    for (let at = 0; at < words.length; at += 1) {
      // Every letter typed that a word does not have costs at least a slip: most words are ruled out without counting.
      if (ones(wanted & ~(letters[at] ?? 0)) > most) continue;
      const slips = editsToPrefix(typed, words[at]?.word ?? '');
      if (slips === null) continue;
      for (const place of words[at]?.places ?? []) {
        if (least[place] === MISSING_WORD_COST) places.push(place);
        if (slips < (least[place] ?? 0)) least[place] = slips;
      }
    }
    const slips = places.map((place) => least[place] ?? 0);
    for (const place of places) least[place] = MISSING_WORD_COST;
    return { places, slips };
  };
  const remembered = new Map<string, Reach>();
  return (typed: string): Reach => {
    const known = remembered.get(typed) ?? reach(typed);
    remembered.delete(typed);
    remembered.set(typed, known);
    const oldest = remembered.size > REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    return known;
  };
};

/** Numbers that are mistakes and place at once, so that thousands are sorted as plain numbers and only those asked for taken apart. */
function* nearestFirst(near: Float64Array, names: number): Generator<FuzzyMatch> {
  for (const one of near.sort()) yield { index: one % names, edits: Math.floor(one / names) };
}

const nearIn = (words: ReadonlyArray<Word>, letters: ArrayLike<number>, names: number): FuzzyMatcher => {
  const reach = reaching(words, letters, names);
  const found = new Uint8Array(names);
  const costs = new Uint16Array(names);
  return (want) => {
    const touched: number[] = [];
    for (const { places, slips } of want.words.map(reach)) {
      for (const [nth, place] of places.entries()) {
        if (found[place] === 0) touched.push(place);
        found[place] = (found[place] ?? 0) + 1;
        costs[place] = (costs[place] ?? 0) + (slips[nth] ?? 0);
      }
    }
    const [most, near, whole]: [number, number[], number[]] = [maxMissingWords(want.words.length), [], []];
    for (const place of touched) {
      const lacking = want.words.length - (found[place] ?? 0);
      const mistakes = (costs[place] ?? 0) + lacking * MISSING_WORD_COST;
      [found[place], costs[place]] = [0, 0];
      if (mistakes < MISSING_WORD_COST) whole.push(mistakes * names + place);
      else if (lacking <= most) near.push(mistakes * names + place);
    }
    return nearestFirst(Float64Array.from(whole.length > 0 ? whole : near), names);
  };
};

/** Makes the vocabulary of many names, through which near ones are found without looking at each. */
export const createFuzzyMatcher = async (names: ReadonlyArray<IndexedName>): Promise<FuzzyMatcher> => {
  const vocabulary = new Map<string, Word>();
  let place = 0;
  await mapInChunks(names, (name) => {
    for (const word of new Set(indexedWords(name))) {
      const known = vocabulary.get(word);
      if (known === undefined) vocabulary.set(word, { word, places: [place] });
      else known.places.push(place);
    }
    place += 1;
  });
  const words = [...vocabulary.values()];
  const letters = await mapInChunks(words, ({ word }) => lettersOf(word));
  await yieldToMain();
  return nearIn(words, Int32Array.from(letters), names.length);
};
