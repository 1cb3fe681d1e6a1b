/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const numerals: Readonly<Record<string, string>> = {
  ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9', x: '10', xi: '11', xii: '12', xiii: '13',
};

const plain = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter);

/** A Roman numeral after the first word counts as its number: "Rocky II" is "Rocky 2", while "V for Vendetta" stays itself. */
const numbered = (words: ReadonlyArray<string>): ReadonlyArray<string> => words.map((word, at) => (at === 0 ? word : (numerals[word] ?? word)));

const wordsOf = (text: string): ReadonlyArray<string> => numbered(text.split(' ').filter((word) => word !== ''));

/** The words of a text as they are compared: small letters without accents, `&` as "and", no apostrophes, no other punctuation. */
export const fold = (text: string): ReadonlyArray<string> =>
  wordsOf(plain(text).replaceAll('&', ' and ').replace(/['’‘`´]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' '));

/** The same with punctuation inside a word left out instead of parting it: "WALL·E" is "walle", "Spider-Man" "spiderman". */
export const foldJoined = (text: string): ReadonlyArray<string> =>
  wordsOf(plain(text).replaceAll('&', ' and ').replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' '));

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Without articles, unless nothing else is there. */
export const withoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = words.filter((word) => !articles.has(word));
  return rest.length === 0 ? words : rest;
};
