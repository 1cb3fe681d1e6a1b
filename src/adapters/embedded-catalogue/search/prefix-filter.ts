import type { IndexedName, ParsedText } from '#domain/catalogue/text-match/match-kind';
import { mapInChunks } from '../files/map-in-chunks';

/** Number of prefix lengths (1, 2 and 3 characters). Each length has a 32-bit signature with one bit per prefix; many prefixes share a bit. */
const LENGTHS = 3;

type Bits = readonly [number, number, number];

/** Returns the prefix signatures of a text. A word shorter than a prefix length sets no bit for that length. */
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

/** Returns whether the name at `index` may match the typed text. Never false for a name that matches; may be true for one that does not. */
export type MayMatch = (index: number) => boolean;

/**
 * Builds a signature filter that excludes names without reading them. Every match has words that begin like each typed word
 * (`getMatchKind`). False positives are rare. The filter compares three numbers per name, which are adjacent in memory.
 */
export const prefixFilter = async (names: ReadonlyArray<IndexedName>): Promise<(text: ParsedText) => MayMatch> => {
  const signatures = new Int32Array(names.length * LENGTHS);
  await mapInChunks(names, ({ searchText }, index) => signatures.set(bitsOf(searchText), index * LENGTHS));
  const includes = (at: number, [one, two, three]: Bits): boolean =>
    (one & ~(signatures[at] ?? 0)) === 0 && (two & ~(signatures[at + 1] ?? 0)) === 0 && (three & ~(signatures[at + 2] ?? 0)) === 0;
  return ({ words, full }) => {
    const alternatives = [...new Set([words.join(' '), ...full])].map(bitsOf);
    return (index) => {
      for (const bits of alternatives) if (includes(index * LENGTHS, bits)) return true;
      return false;
    };
  };
};
