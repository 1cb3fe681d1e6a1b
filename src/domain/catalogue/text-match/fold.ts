/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const plain = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter);

const wordsOf = (text: string): ReadonlyArray<string> => text.split(' ').filter((word) => word !== '');

/** Most names are plain words; they need no more than small letters. */
const isPlain = (text: string): boolean => /^[A-Za-z0-9 ]*$/.test(text);

/** The words of a text as they are compared: small letters without accents, `&` as "and", no apostrophes, no other punctuation. */
export const fold = (text: string): ReadonlyArray<string> => {
  if (isPlain(text)) return wordsOf(text.toLowerCase());
  return wordsOf(plain(text).replaceAll('&', ' and ').replace(/['’‘`´]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' '));
};

/** The same with punctuation inside a word left out instead of parting it: "WALL·E" is "walle", "Spider-Man" "spiderman". */
export const foldJoined = (text: string): ReadonlyArray<string> => {
  if (isPlain(text)) return fold(text);
  return wordsOf(plain(text).replaceAll('&', ' and ').replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' '));
};

const romans = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'] as const;
const toArabic = new Map<string, string>(romans.map((roman, at) => [roman, String(at + 2)]));
const toRoman = new Map<string, string>(romans.map((roman, at) => [String(at + 2), roman]));

const afterTheFirst = (words: ReadonlyArray<string>, other: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.map((word, at) => (at === 0 ? word : (other.get(word) ?? word)));

/**
 * The ways to write the numbers in a name: "Rocky II" also as "Rocky 2", "Toy Story 2" also as "Toy Story II". The first word is
 * never a numeral: "V for Vendetta" stays itself. Only names are read so, never what is typed, where "vi" may become "village".
 */
export const numeralForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  words.some((word, at) => at > 0 && (toArabic.has(word) || toRoman.has(word)))
    ? [words, afterTheFirst(words, toArabic), afterTheFirst(words, toRoman)]
    : [words];

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Without articles, unless nothing else is there. */
export const withoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = words.filter((word) => !articles.has(word));
  return rest.length === 0 ? words : rest;
};

/**
 * Whether a name is nothing but plain words with a blank between each: no article, no numeral, no accent, no punctuation, so that it
 * has no form besides itself in small letters. False for some that are (a word of only i, v and x): that costs time only.
 */
export const isPlainText = (name: string): boolean =>
  /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name) && !/(?:^| )(?:the|an?|[ivx]+)(?: |$)/i.test(name);
