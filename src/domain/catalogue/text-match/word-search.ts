import { cutText } from '#domain/shared/cut-text';
import { foldJoinedWords, foldWords, isArticle, withoutArticles } from './fold';

/** Longest stored beginning of a word, in UTF-16 units; longer typed words are compared on the page. */
const MAX_PREFIX_LENGTH = 6;
/** Most stored beginnings of a name; `firestore.rules` has the same. */
const MAX_PREFIXES = 60;

/** The Roman numerals from 2 on. */
const romans = 'ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');
const toArabic = new Map(romans.map((roman, index) => [roman, String(index + 2)]));
const toRoman = new Map([...toArabic].map(([roman, digits]) => [digits, roman]));

/** The words for 1 to 19. */
const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The words for 1 to 99, in their order. */
const numberWords = [...small, ...tens.flatMap((ten) => [ten, ...small.slice(0, 9).map((unit) => `${ten} ${unit}`)])];
const toWord = new Map(numberWords.map((word, index) => [String(index + 1), word]));
const toDigits = new Map([...toWord].map(([digits, word]) => [word, digits]));

/** Replaces words from the given position on. */
const replaceFrom = (first: number, words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.flatMap((word, index) => (index < first ? word : (replacements.get(word) ?? word).split(' ')));

/**
 * Returns a name with Roman and Arabic numerals and with number words: "Rocky II", "Rocky 2" and "Rocky two". The first word is never
 * a Roman numeral ("V for Vendetta"). Applied to names only, not to typed text, where "vi" may be the start of "village".
 */
export const numeralForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (!words.some((word, index) => toWord.has(word) || toDigits.has(word) || (index > 0 && toArabic.has(word)))) return [words];
  const arabic = replaceFrom(1, words, toArabic);
  return [words, arabic, replaceFrom(1, words, toRoman), replaceFrom(0, arabic, toWord), replaceFrom(0, arabic, toDigits)];
};

/** Returns the words of a text, folded as in the global search, with inner punctuation as separator and with inner punctuation removed. */
const foldBothWays = (text: string): ReadonlyArray<ReadonlyArray<string>> => [foldWords(text), foldJoinedWords(text)];

/**
 * Returns all words that a name is found by: "M*A*S*H" also by "mash", "Rocky II" also by "2", "L'Amour" also by "amour", and a name of
 * several words also as one word.
 */
const wordsOf = (name: string): ReadonlySet<string> => {
  const forms = foldBothWays(name).flatMap(numeralForms);
  return new Set([...forms.flat(), ...foldWords(name.replace(/['’]/g, ' ')), ...forms.map((words) => words.join(''))]);
};

const toPrefix = (word: string): string => cutText(word, MAX_PREFIX_LENGTH);

const prefixesOf = (word: string): ReadonlyArray<string> => {
  const codePoints = Array.from(toPrefix(word));
  return codePoints.map((_, index) => codePoints.slice(0, index + 1).join(''));
};

/** Returns the beginnings of the words of a name, each once: a query finds words while they are typed. */
export const wordPrefixes = (name: string): ReadonlyArray<string> =>
  [...new Set([...wordsOf(name)].flatMap(prefixesOf))].slice(0, MAX_PREFIXES);

/**
 * Returns the ways to read the typed text: as words, with inner punctuation removed, and as one word. An article is a word of its own: "the
 * m" is not "Them".
 */
const readingsOf = (typed: string): ReadonlyArray<ReadonlyArray<string>> => {
  const words = foldWords(typed);
  return words.length === 0
    ? []
    : [withoutArticles(words), foldJoinedWords(typed), ...(isArticle(words[0] ?? '') ? [] : [[words.join('')]])];
};

const longestWord = (words: ReadonlyArray<string>): string => words.toSorted((one, other) => other.length - one.length)[0] ?? '';

/**
 * Returns beginnings of words of which every name that matches the typed text has at least one: the longest word of each way to read the
 * text, because it selects the fewest names. Empty if nothing is typed.
 */
export const typedPrefixes = (typed: string): ReadonlyArray<string> => [...new Set(readingsOf(typed).map(longestWord).map(toPrefix))];

/**
 * Returns whether every typed word is the beginning of a word of a name, both folded as in the global search. Nothing typed matches every
 * name.
 * @param where `anywhere` for names that are all in memory: the typed words may also stand inside of words, and signs without letters
 * count.
 */
export const matchesText = (typed: string, where?: 'anywhere'): ((name: string) => boolean) => {
  const readings = readingsOf(typed);
  return (name) => {
    if (readings.length === 0) return where === undefined || name.includes(typed.trim());
    const [words, text] = [[...wordsOf(name)], where === undefined ? '' : foldWords(name).join('')];
    return readings.some((reading) =>
      reading.every((typedWord) => text.includes(typedWord) || words.some((word) => word.startsWith(typedWord))),
    );
  };
};
