/** Bytes that say which code page a text is in. */
const SAMPLE_BYTES = 200_000;
/** Cyrillic words in their code page: small letters, perhaps after a capital one. Parts of words, as in "coração", are none. */
const CYRILLIC_WORDS = /(?<![A-Za-z])[À-ß¨]?[à-ÿ¸]{2,}(?![A-Za-z])/g;
/** Polish letters within a word look like signs in the code page of Western Europe: "Cz³owiek" is "Człowiek". */
const POLISH_CHARACTER = /[a-z][³¹¿][a-z]/i;
const ANY_SIGN = /[\u0080-\u00FF]/g;

const lengthOf = (matches: Iterable<RegExpMatchArray>): number => [...matches].reduce((sum, [text]) => sum + text.length, 0);

/** Returns the code page of Windows that a text is likely in. @param text in the one of Western Europe. */
const codePageOf = (text: string): 'windows-1250' | 'windows-1251' | 'windows-1252' => {
  if (lengthOf(text.matchAll(CYRILLIC_WORDS)) * 2 > lengthOf(text.matchAll(ANY_SIGN))) return 'windows-1251';
  return POLISH_CHARACTER.test(text) ? 'windows-1250' : 'windows-1252';
};

/**
 * Decodes UTF-8, and else the code page in which programs of Windows write tables. A few broken characters, as at the end of a cut file,
 * make a text no other one.
 */
export const decodeBytes = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The text is broken somewhere, or no UTF-8.
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  if (lengthOf(text.matchAll(/[^\0-\x7F\uFFFD]/gu)) > broken) return text;
  return new TextDecoder(codePageOf(new TextDecoder('windows-1252').decode(bytes.subarray(0, SAMPLE_BYTES)))).decode(bytes);
};
