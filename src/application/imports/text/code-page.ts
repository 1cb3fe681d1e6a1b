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

/** Returns how sure it is that bytes are in each of the code pages of Windows in Japan, China, Taiwan and Korea, and of Unix in Japan. */
const wideMatches = async (bytes: Uint8Array): Promise<ReadonlyArray<{ readonly name: string; readonly confidence: number }>> => {
  // This part of the library alone: the others need five times the bytes.
  const { sjis, gb_18030, big5, euc_kr, euc_jp } = await import('chardet/lib/encoding/mbcs');
  const context = { byteStats: [], c1Bytes: false, rawInput: bytes, rawLen: bytes.length, inputBytes: bytes, inputLen: bytes.length };
  return [new sjis(), new big5(), new euc_jp(), new euc_kr(), new gb_18030()].flatMap((each) => each.match(context) ?? [])
    .sort((one, other) => other.confidence - one.confidence);
};
/** Bytes that say whether a text is in one of them, and how sure that has to be, in percent. */
const [WIDE_SAMPLE_BYTES, SURE] = [20_000, 60];

/** A character beside a Latin letter: misread "Człowiek" is "Cz這wiek". Words of these languages stand apart, but for their ends. */
const WITHIN_WORD = /(?<=[A-Za-z])[^\0-\x7F]|[^\0-\x7F](?=[A-Za-z])/gu;
const isMisread = (text: string): boolean => lengthOf(text.matchAll(WITHIN_WORD)) * 2 > lengthOf(text.matchAll(/[^\0-\x7F]/gu));

/** Decodes a text in a code page with two bytes for most characters; null for another text. */
const wideTextOf = async (bytes: Uint8Array): Promise<string | null> => {
  // Without a network it may not be there; most texts need none of these.
  const matches = await wideMatches(bytes.subarray(0, WIDE_SAMPLE_BYTES)).catch(() => []);
  for (const { name, confidence } of matches) {
    if (confidence < SURE) continue;
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(bytes);
      if (!isMisread(text)) return text;
    } catch {
      // Some bytes are no characters of this code page.
    }
  }
  return null;
};

/** Characters of the bytes 128 to 159 in the code page of Western Europe. Those behind them have their own numbers. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const westernByte = (character: string): number =>
  (WESTERN.includes(character) ? 128 + WESTERN.indexOf(character) : character.charCodeAt(0));
const NEXT = `[\x80-\xBF${WESTERN}]`;
/** Characters that are bytes of UTF-8 there, and no others: "Ã©" is "é". */
const MISREAD_RUN = new RegExp(`^(?:[Â-ß]${NEXT}|[à-ï]${NEXT}{2}|[ð-ô]${NEXT}{3})+$`, 'u');

/** Decodes a text once more that was UTF-8, was opened as another code page and saved again: only such texts have several of these runs. */
const decodedTwice = (text: string): string => {
  const runs: string[] = [];
  for (const [run] of text.matchAll(/[^\0-\x7F]+/g)) {
    if (!MISREAD_RUN.test(run)) return text;
    runs.push(run);
  }
  if (runs.length < 3 || new Set(runs).size < 2) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, westernByte));
  } catch {
    return text;
  }
};

/**
 * Decodes UTF-8, and else the code page in which programs of Windows write tables. A few broken characters, as at the end of a cut file,
 * make a text no other one.
 */
export const decodeBytes = async (bytes: Uint8Array): Promise<string> => {
  try {
    return decodedTwice(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The text is broken somewhere, or no UTF-8.
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  if (lengthOf(text.matchAll(/[^\0-\x7F\uFFFD]/gu)) > broken) return text;
  const wide = await wideTextOf(bytes);
  return wide ?? new TextDecoder(codePageOf(new TextDecoder('windows-1252').decode(bytes.subarray(0, SAMPLE_BYTES)))).decode(bytes);
};
