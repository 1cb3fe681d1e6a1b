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

/** Returns the words of a text as one text, as names are compared. */
export const foldName = (text: string): string => foldWords(text).join(' ');

/** Like `foldWords`, but punctuation inside a word does not split the word: "WALL·E" becomes "walle", "Spider-Man" "spiderman". */
export const foldJoinedWords = (text: string): ReadonlyArray<string> => {
  if (isAsciiAlphanumeric(text)) return foldWords(text);
  return wordsOf(toBaseLetters(text).replaceAll('&', ' and ').replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' '));
};

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

export const isArticle = (word: string): boolean => articles.has(word);

/** Removes articles, unless there are no other words. */
export const withoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = words.filter((word) => !isArticle(word));
  return rest.length === 0 ? words : rest;
};
