/** A piece of a name; `lit` when it is what was typed. */
export type MarkedPart = { readonly text: string; readonly lit: boolean };

const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter;

/** Where in a name one of the words begins a word; letters compare without case and accents, one for one. */
const lengthAt = (letters: ReadonlyArray<string>, at: number, words: ReadonlyArray<ReadonlyArray<string>>): number => {
  const before = letters[at - 1];
  if (before !== undefined && /[\p{L}\p{N}]/u.test(before)) return 0;
  const fits = words.filter((word) => word.every((letter, step) => letters[at + step] === letter));
  return Math.max(0, ...fits.map((word) => word.length));
};

/** Cuts a name into what was typed and the rest: "cas" lights up in "Casablanca" and in "The Castle", not in "Broadcast". */
export const markParts = (name: string, typed: string): ReadonlyArray<MarkedPart> => {
  const words = typed.split(/\s+/).filter((word) => word !== '').map((word) => Array.from(word, plain));
  const letters = Array.from(name);
  const plainly = letters.map(plain);
  const parts: { text: string; lit: boolean }[] = [];
  const push = (text: string, lit: boolean): void => {
    const last = parts.at(-1);
    if (last?.lit === lit) last.text += text;
    else parts.push({ text, lit });
  };
  for (let at = 0; at < letters.length; ) {
    const length = lengthAt(plainly, at, words);
    push(letters.slice(at, at + Math.max(1, length)).join(''), length > 0);
    at += Math.max(1, length);
  }
  return parts;
};
