import { cutText } from '../../shared/cut-text';
import { getMatchKind, indexName, parseText } from './match-kind';

/** Longest stored beginning of a word, in UTF-16 units; longer typed words are compared on the page. */
const MAX_PREFIX_LENGTH = 6;
/** Most stored beginnings of a name; `firestore.rules` has the same. */
const MAX_PREFIXES = 60;

/** Returns the searchable forms of a name, those of the global search: "M*A*S*H" also as "mash", "Rocky II" also as "rocky 2". */
const formsOf = (name: string): string => indexName([name], true);

const toPrefix = (word: string): string => cutText(word, MAX_PREFIX_LENGTH);

const prefixesOf = (word: string): ReadonlyArray<string> => {
  const codePoints = Array.from(toPrefix(word));
  return codePoints.map((_, index) => codePoints.slice(0, index + 1).join(''));
};

/** Returns the beginnings of the words of a name, each once: a query finds words while they are typed. */
export const wordPrefixes = (name: string): ReadonlyArray<string> => {
  const words = formsOf(name).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.flatMap(prefixesOf))].slice(0, MAX_PREFIXES);
};

const longestWord = (text: string): string => text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/**
 * Returns beginnings of words of which every name that matches the typed text has at least one: the longest word of each way to read the
 * text, because it selects the fewest names. Empty if nothing is typed.
 */
export const typedPrefixes = (typed: string): ReadonlyArray<string> => {
  const { full, words } = parseText(typed);
  return [...new Set([words.join(' '), ...full].map(longestWord).map(toPrefix))].filter((prefix) => prefix !== '');
};

/** Returns whether a name matches the typed text as in the global search, without its corrections of spelling. Nothing typed matches every name. */
export const matchesText = (typed: string): ((name: string) => boolean) => {
  const parsed = parseText(typed);
  const matchKind = getMatchKind(parsed);
  return (name) => parsed.full.length === 0 || matchKind(formsOf(name)) !== null;
};
