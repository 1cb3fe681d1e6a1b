import { cutText } from '../../shared/cut-text';
import { foldJoinedWords, foldWords, isArticle, withoutArticles } from './fold';
import { numeralForms } from './numeral-forms';

/** Longest stored beginning of a word, in UTF-16 units; longer typed words are compared on the page. */
const MAX_PREFIX_LENGTH = 6;
/** Most stored beginnings of a name; `firestore.rules` has the same. */
const MAX_PREFIXES = 60;

/** Returns the words of a text, folded as in the global search, with inner punctuation as separator and with inner punctuation removed. */
const foldBothWays = (text: string): ReadonlyArray<ReadonlyArray<string>> => [foldWords(text), foldJoinedWords(text)];

/** Returns all words that a name is found by: "M*A*S*H" also by "mash", "Rocky II" also by "2", and a name of several words also as one word. */
const wordsOf = (name: string): ReadonlySet<string> => {
  const forms = foldBothWays(name).flatMap(numeralForms);
  return new Set([...forms.flat(), ...forms.map((words) => words.join(''))]);
};

const toPrefix = (word: string): string => cutText(word, MAX_PREFIX_LENGTH);

const prefixesOf = (word: string): ReadonlyArray<string> => {
  const codePoints = Array.from(toPrefix(word));
  return codePoints.map((_, index) => codePoints.slice(0, index + 1).join(''));
};

/** Returns the beginnings of the words of a name, each once: a query finds words while they are typed. */
export const wordPrefixes = (name: string): ReadonlyArray<string> => [...new Set([...wordsOf(name)].flatMap(prefixesOf))].slice(0, MAX_PREFIXES);

/** Returns the ways to read the typed text: as words, with inner punctuation removed, and as one word. An article is a word of its own: "the m" is not "Them". */
const readingsOf = (typed: string): ReadonlyArray<ReadonlyArray<string>> => {
  const words = foldWords(typed);
  const [first] = words;
  if (first === undefined) return [];
  return [withoutArticles(words), foldJoinedWords(typed), ...(isArticle(first) ? [] : [[words.join('')]])];
};

const longestWord = (words: ReadonlyArray<string>): string => words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/**
 * Returns beginnings of words of which every name that matches the typed text has at least one: the longest word of each way to read the
 * text, because it selects the fewest names. Empty if nothing is typed.
 */
export const typedPrefixes = (typed: string): ReadonlyArray<string> => [...new Set(readingsOf(typed).map(longestWord).map(toPrefix))];

/** Returns whether every typed word is the beginning of a word of a name, both folded as in the global search. Nothing typed matches every name. */
export const matchesText = (typed: string): ((name: string) => boolean) => {
  const readings = readingsOf(typed);
  return (name) => {
    const words = [...wordsOf(name)];
    return readings.length === 0 || readings.some((reading) => reading.every((typedWord) => words.some((word) => word.startsWith(typedWord))));
  };
};
