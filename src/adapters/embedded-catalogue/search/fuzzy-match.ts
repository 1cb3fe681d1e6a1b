import type { ParsedText, SearchText } from '#domain/catalogue/text-match/match-kind';
import {
  maxEdits, maxMissingWords, MISSING_WORD_COST, editsToPrefix, fuzzyMatchableWords,
} from '#domain/catalogue/text-match/edit-distance';
import { yieldToMain, mapInChunks } from '#adapters/embedded-catalogue/files/map-in-chunks';

/** Index of a similar name, with the edits of all typed words; a word without a similar word in the name counts `MISSING_WORD_COST`. */
export type FuzzyMatch = { readonly index: number; readonly edits: number };

/**
 * Returns similar names, fewest edits first, then by index. Names with missing words, at most half of them, are returned only if no name
 * has all words.
 */
export type FuzzyMatcher = (text: ParsedText) => Iterable<FuzzyMatch>;

/** A distinct word of the vocabulary with the indexes of the names that contain it. */
type Word = { readonly word: string; readonly nameIndexes: number[] };

/** Returns the characters of a word as a bit set. a to z have a bit each; digits and other characters share the remaining bits. */
const characterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(at) % 5));
  }
  return bits;
};

const countBits = (bits: number): number => {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The names that contain a word similar to one typed word, with the fewest edits for each name. */
type WordMatches = { readonly nameIndexes: ReadonlyArray<number>; readonly edits: ReadonlyArray<number> };

/** Number of typed words whose matches are cached: while a user types on, the preceding words stay the same. */
const CACHE_SIZE = 12;

const createWordMatcher = (words: ReadonlyArray<Word>, bitsOfWords: ArrayLike<number>, nameCount: number) => {
  const fewestEdits = new Uint8Array(nameCount).fill(MISSING_WORD_COST);
  const matchWord = (typed: string): WordMatches => {
    const [limit, typedBits] = [maxEdits(typed.length), characterBits(typed)];
    const nameIndexes: number[] = [];
    for (let at = 0; at < words.length; at += 1) {
      // Every typed character that a word lacks costs at least one edit. This excludes most words without computing the edit distance.
      if (countBits(typedBits & ~(bitsOfWords[at] ?? 0)) > limit) continue;
      const edits = editsToPrefix(typed, words[at]?.word ?? '');
      if (edits === null) continue;
      for (const index of words[at]?.nameIndexes ?? []) {
        if (fewestEdits[index] === MISSING_WORD_COST) nameIndexes.push(index);
        if (edits < (fewestEdits[index] ?? 0)) fewestEdits[index] = edits;
      }
    }
    const edits = nameIndexes.map((index) => fewestEdits[index] ?? 0);
    for (const index of nameIndexes) fewestEdits[index] = MISSING_WORD_COST;
    return { nameIndexes, edits };
  };
  const cache = new Map<string, WordMatches>();
  return (typed: string): WordMatches => {
    const matches = cache.get(typed) ?? matchWord(typed);
    cache.delete(typed);
    cache.set(typed, matches);
    const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    return matches;
  };
};

/**
 * Sorts and decodes numbers that combine edits and index (`edits * nameCount + index`). Thousands sort quickly as numbers; decoding is
 * lazy.
 */
function* sortedMatches(encoded: Float64Array, nameCount: number): Generator<FuzzyMatch> {
  for (const value of encoded.sort()) yield { index: value % nameCount, edits: Math.floor(value / nameCount) };
}

const createMatcher = (words: ReadonlyArray<Word>, bitsOfWords: ArrayLike<number>, nameCount: number): FuzzyMatcher => {
  const matchWord = createWordMatcher(words, bitsOfWords, nameCount);
  const matchedWords = new Uint8Array(nameCount);
  const costs = new Uint16Array(nameCount);
  return (text) => {
    const touched: number[] = [];
    for (const { nameIndexes, edits } of text.words.map(matchWord)) {
      for (const [nth, index] of nameIndexes.entries()) {
        if (matchedWords[index] === 0) touched.push(index);
        matchedWords[index] = (matchedWords[index] ?? 0) + 1;
        costs[index] = (costs[index] ?? 0) + (edits[nth] ?? 0);
      }
    }
    const [maxMissing, partial, complete]: [number, number[], number[]] = [maxMissingWords(text.words.length), [], []];
    for (const index of touched) {
      const missing = text.words.length - (matchedWords[index] ?? 0);
      const edits = (costs[index] ?? 0) + missing * MISSING_WORD_COST;
      [matchedWords[index], costs[index]] = [0, 0];
      if (edits < MISSING_WORD_COST) complete.push(edits * nameCount + index);
      else if (missing <= maxMissing) partial.push(edits * nameCount + index);
    }
    return sortedMatches(Float64Array.from(complete.length > 0 ? complete : partial), nameCount);
  };
};

/** Builds a fuzzy matcher over the distinct words of all names, so that a search does not compare every name. */
export const createFuzzyMatcher = async (names: ReadonlyArray<SearchText>): Promise<FuzzyMatcher> => {
  const vocabulary = new Map<string, Word>();
  let index = 0;
  await mapInChunks(names, (name) => {
    for (const word of new Set(fuzzyMatchableWords(name))) {
      const known = vocabulary.get(word);
      if (known === undefined) vocabulary.set(word, { word, nameIndexes: [index] });
      else known.nameIndexes.push(index);
    }
    index += 1;
  });
  const words = [...vocabulary.values()];
  const bitsOfWords = await mapInChunks(words, ({ word }) => characterBits(word));
  await yieldToMain();
  return createMatcher(words, Int32Array.from(bitsOfWords), names.length);
};
