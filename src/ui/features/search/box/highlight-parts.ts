/** A part of a name; `lit` is true for typed text. */
export type HighlightedPart = { readonly text: string; readonly lit: boolean };

const normalize = (character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || character;

/**
 * Returns the length of the longest typed word that starts a word at `index`, else 0. Characters are compared one by one, without case and
 * accents.
 */
const matchLengthAt = (characters: ReadonlyArray<string>, index: number, words: ReadonlyArray<ReadonlyArray<string>>): number => {
  const before = characters[index - 1];
  if (before !== undefined && /[\p{L}\p{N}]/u.test(before)) return 0;
  const matches = words.filter((word) => word.every((character, offset) => characters[index + offset] === character));
  return Math.max(0, ...matches.map((word) => word.length));
};

/** Splits a name into typed parts and the rest: "cas" is marked in "Casablanca" and in "The Castle", not in "Broadcast". */
export const highlightParts = (name: string, typed: string): ReadonlyArray<HighlightedPart> => {
  const words = typed.split(/\s+/).filter((word) => word !== '').map((word) => Array.from(word, normalize));
  const characters = Array.from(name);
  const normalized = characters.map(normalize);
  const parts: { text: string; lit: boolean }[] = [];
  const push = (text: string, lit: boolean): void => {
    const last = parts.at(-1);
    if (last?.lit === lit) last.text += text;
    else parts.push({ text, lit });
  };
  for (let index = 0; index < characters.length; ) {
    const length = matchLengthAt(normalized, index, words);
    push(characters.slice(index, index + Math.max(1, length)).join(''), length > 0);
    index += Math.max(1, length);
  }
  return parts;
};
