import { foldWords, foldJoinedWords, isArticle, withoutArticles } from './fold';
import { addressForms, isUnspaced, separateScripts, withoutElisions } from './name-forms';
import { numeralForms } from './word-search';

/** Kinds of match between a name and the typed text, best first. */
export const MATCH_KINDS = ['exact', 'prefix', 'word-prefix'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Typed text, prepared for comparison. */
export type ParsedText = {
  /** The normalized text, with inner punctuation splitting words and with inner punctuation removed. */
  readonly full: ReadonlyArray<string>;
  /** Words without articles and elided words. */
  readonly words: ReadonlyArray<string>;
  /** Substrings searched in `searchText`: whole forms, prefixes of forms, consecutive words, and single words. */
  readonly needles: {
    readonly whole: ReadonlyArray<string>;
    readonly first: ReadonlyArray<string>;
    readonly inside: ReadonlyArray<string>;
    readonly words: ReadonlyArray<string>;
  };
};

/**
 * The forms of an item's names (title, original title) in one text: `| the matrix |\t| matrix | thematrix |`. The forms before the tab
 * are the names as written. One `includes` finds a word prefix.
 */
export type SearchText = string;

const distinct = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)].filter((text) => text !== '');

/** Returns the words with inner punctuation as separator and with inner punctuation removed. */
const foldBothWays = (text: string): ReadonlyArray<ReadonlyArray<string>> => [foldWords(separateScripts(text)), foldJoinedWords(text)];

/** Letters that an article must be followed by to be left out: "the m" is the beginning of "The Matrix", not the name "M". */
const MIN_AFTER_ARTICLE = 3;

const withoutFirstArticle = (text: string): string => {
  const rest = text.replace(/^(?:the|an?) (?=.)/, '');
  return rest.length < MIN_AFTER_ARTICLE ? text : rest;
};

/**
 * Returns what a name has to contain to have a word that begins with the text. Scripts without spaces have a word begin at every letter.
 */
const wordNeedle = (text: string): string => (isUnspaced(text) ? text : ` ${text}`);

export const parseText = (text: string): ParsedText => {
  const folded = foldWords(text);
  const words = withoutArticles(foldWords(separateScripts(withoutElisions(text))));
  // The text without spaces finds names that are written as one word ("ghost busters"). An article is a word of its own: "the m" is not
  // "Them".
  const full = distinct([...foldBothWays(text).map((each) => each.join(' ')), ...(isArticle(folded[0] ?? '') ? [] : [folded.join('')])]);
  return {
    full,
    words,
    needles: {
      whole: distinct([words.join(' ').length < MIN_AFTER_ARTICLE ? '' : words.join(' '), ...full]).map((form) => `| ${form} |`),
      first: full.map((form) => `| ${form}`),
      inside: full.map(wordNeedle),
      words: words.map(wordNeedle),
    },
  };
};

const withAndWithoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => [words.join(' '), withoutArticles(words).join(' ')];

/** Returns all searchable forms of a name. */
const formsOf = (name: string): ReadonlyArray<string> =>
  distinct([name, withoutElisions(name)]).flatMap(foldBothWays).flatMap(numeralForms).flatMap(addressForms).flatMap(withAndWithoutArticles);

/** Returns a name of several words as one word, with and without its first article: "Blade Runner" as "bladerunner". */
const joinedForms = (form: string): ReadonlyArray<string> =>
  (form.includes(' ') ? [form.replaceAll(' ', ''), withoutFirstArticle(form).replaceAll(' ', '')] : []);

/** Returns all forms of a name in which it is the same: "Rocky II", "Rocky 2". */
export const nameForms = (name: string): ReadonlyArray<string> =>
  distinct([...foldBothWays(name).map((words) => words.join(' ')), ...formsOf(name)]);

const formsText = (forms: ReadonlyArray<string>): string => `| ${forms.join(' | ')} |`;

/** @param joins whether the names are also found written as one word. */
export const indexName = (names: ReadonlyArray<string>, joins = false): SearchText => {
  const literal = distinct(names.flatMap(foldBothWays).map((words) => words.join(' ')));
  const forms = distinct([...literal, ...names.flatMap(formsOf)]);
  const derived = distinct([...forms, ...(joins ? forms.flatMap(joinedForms) : [])]).slice(literal.length);
  return derived.length === 0 ? formsText(literal) : `${formsText(literal)}\t${formsText(derived)}`;
};

const ARTICLES = ['', 'the ', 'a ', 'an '];

/**
 * Returns whether a name equals the typed text except for a leading article. For "fast and furious", "Fast & Furious" does, "The Fast
 * and the Furious" does not.
 */
export const isExactMatch = ({ full }: ParsedText): ((name: SearchText) => boolean) => {
  const needles = full.flatMap((form) => ARTICLES.map((article) => `| ${article}${withoutFirstArticle(form)} |`));
  return (name) => {
    const end = name.indexOf('\t');
    return includesAny(end < 0 ? name : name.slice(0, end), needles);
  };
};

const includesAll = (text: string, needles: ReadonlyArray<string>): boolean => {
  for (const needle of needles) if (!text.includes(needle)) return false;
  return true;
};

const includesAny = (text: string, needles: ReadonlyArray<string>): boolean => {
  for (const needle of needles) if (text.includes(needle)) return true;
  return false;
};

/**
 * Returns how a name matches: exactly (ignoring articles), by prefix, or because every typed word is a prefix of one of its words in
 * any order. Null for no match (`countEdits` may find a fuzzy one) and for empty input.
 */
export const getMatchKind = ({ full, needles }: ParsedText) => (searchText: SearchText): MatchKind | null => {
  if (full.length === 0) return null;
  // Checks the weakest condition first: all better matches meet the condition too, and most names do not.
  if (!includesAll(searchText, needles.words) && !includesAny(searchText, needles.inside)) return null;
  if (includesAny(searchText, needles.whole)) return 'exact';
  return includesAny(searchText, needles.first) ? 'prefix' : 'word-prefix';
};
