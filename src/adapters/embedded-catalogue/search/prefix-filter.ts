import type { IndexedName, ParsedText } from '#domain/catalogue/text-match/match-kind';
import { mapInChunks } from '../files/map-in-chunks';

/** How the words of a text begin: for one letter, two and three a number with a bit for each beginning. Many share a bit. */
const LENGTHS = 3;

type Bits = readonly [number, number, number];

/** A word shorter than three letters says nothing of longer beginnings. */
const bitsOf = (text: string): Bits => {
  const bits: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ' ' || text[at] === '|' || (at > 0 && text[at - 1] !== ' ')) continue;
    let sum = 0;
    for (let length = 0; length < LENGTHS; length += 1) {
      const next = text[at + length];
      if (next === undefined || next === ' ') break;
      sum = sum * 31 + next.charCodeAt(0);
      bits[length] = (bits[length] ?? 0) | (1 << (sum % 32));
    }
  }
  return bits;
};

/** Whether a name, by its place, may fit what was typed. Never false for one that does. */
export type MayMatch = (place: number) => boolean;

/**
 * Rules names out without reading them: whatever fits has words that begin as every word typed does (`likeness`). Hardly any of those
 * that do not fit are left over, and what is compared are three numbers a name, next to each other in memory.
 */
export const prefixFilter = async (names: ReadonlyArray<IndexedName>): Promise<(want: ParsedText) => MayMatch> => {
  const had = new Int32Array(names.length * LENGTHS);
  await mapInChunks(names, ({ searchText }, place) => had.set(bitsOf(searchText), place * LENGTHS));
  const has = (at: number, [one, two, three]: Bits): boolean =>
    (one & ~(had[at] ?? 0)) === 0 && (two & ~(had[at + 1] ?? 0)) === 0 && (three & ~(had[at + 2] ?? 0)) === 0;
  return ({ words, full }) => {
    const ways = [...new Set([words.join(' '), ...full])].map(bitsOf);
    return (place) => {
      for (const way of ways) if (has(place * LENGTHS, way)) return true;
      return false;
    };
  };
};
