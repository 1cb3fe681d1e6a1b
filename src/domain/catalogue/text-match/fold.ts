/** ASCII replacements of letters that Unicode (NFKD) does not decompose. */
const asciiLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const toBaseLetters = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[ßøæœłđðþı]/g, (letter) => asciiLetters[letter] ?? letter);

const wordsOf = (text: string): ReadonlyArray<string> => text.split(' ').filter((word) => word !== '');

/** Returns whether lower-casing suffices, which is a fast path for most names. */
const isAsciiAlphanumeric = (text: string): boolean => /^[A-Za-z0-9 ]*$/.test(text);

/** Splits a text into normalized words: lower-case, without accents and punctuation, `&` as "and", apostrophes removed. */
export const foldWords = (text: string): ReadonlyArray<string> => {
  if (isAsciiAlphanumeric(text)) return wordsOf(text.toLowerCase());
  return wordsOf(toBaseLetters(text).replaceAll('&', ' and ').replace(/['’‘`´]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' '));
};

/** Like `foldWords`, but punctuation inside a word does not split the word: "WALL·E" becomes "walle", "Spider-Man" "spiderman". */
export const foldJoinedWords = (text: string): ReadonlyArray<string> => {
  if (isAsciiAlphanumeric(text)) return foldWords(text);
  return wordsOf(toBaseLetters(text).replaceAll('&', ' and ').replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' '));
};

const romans = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'] as const;
const toArabic = new Map<string, string>(romans.map((roman, index) => [roman, String(index + 2)]));
const toRoman = new Map<string, string>(romans.map((roman, index) => [String(index + 2), roman]));

const replaceNumerals = (words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.map((word, index) => (index === 0 ? word : (replacements.get(word) ?? word)));

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'] as const;
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const numberWords: ReadonlyArray<readonly [string, string]> = [
  ...units.map((word, index) => [String(index + 1), word] as const),
  ...teens.map((word, index) => [String(index + 10), word] as const),
  ...tens.flatMap((ten, index) => [
    [String(10 * (index + 2)), ten] as const, ...units.map((unit, at) => [String(10 * (index + 2) + at + 1), `${ten} ${unit}`] as const),
  ]),
];
const toWord = new Map(numberWords);
const toDigits = new Map(numberWords.map(([digits, word]) => [word, digits]));

const replaceNumbers = (words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.flatMap((word) => (replacements.get(word) ?? word).split(' '));

/**
 * Returns a name with Roman and Arabic numerals and with number words: "Rocky II", "Rocky 2" and "Rocky two". The first word is never
 * a Roman numeral ("V for Vendetta"). Applied to names only, not to typed text, where "vi" may be the start of "village".
 */
export const numeralForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (!words.some((word, index) => toWord.has(word) || toDigits.has(word) || (index > 0 && toArabic.has(word)))) return [words];
  const arabic = replaceNumerals(words, toArabic);
  return [words, arabic, replaceNumerals(words, toRoman), replaceNumbers(arabic, toWord), replaceNumbers(arabic, toDigits)];
};

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

export const isArticle = (word: string): boolean => articles.has(word);

/** Removes articles, unless there are no other words. */
export const withoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = words.filter((word) => !isArticle(word));
  return rest.length === 0 ? words : rest;
};
