import { fold, foldJoined, isPlainText, numeralForms, withoutArticles } from './fold';

/** How well a name fits what was typed, best first. */
export const MATCH_KINDS = ['exact', 'prefix', 'word-prefix'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What somebody typed, made ready for comparing. */
export type ParsedText = {
  /** All words, and the words with inner punctuation joined, as one text each. */
  readonly full: ReadonlyArray<string>;
  /** The words without articles. */
  readonly words: ReadonlyArray<string>;
  /** What a name's `hay` is searched for: a whole form, the beginning of one, words one after the other, and each word by itself. */
  readonly needles: { readonly whole: ReadonlyArray<string>; readonly first: ReadonlyArray<string>; readonly inside: ReadonlyArray<string>; readonly words: ReadonlyArray<string> };
};

/** The names of one thing (title, original title), made ready for comparing. */
export type IndexedName = {
  readonly names: ReadonlyArray<string>;
  /** Every form that the names may be typed in, as one text: `| the matrix | matrix |`. One search finds whether some word begins so. */
  readonly searchText: string;
};

const distinct = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)].filter((text) => text !== '');

/** A text as it was typed: with inner punctuation parting words, and joining them. */
const bothWays = (text: string): ReadonlyArray<ReadonlyArray<string>> => [fold(text), foldJoined(text)];

export const parseText = (text: string): ParsedText => {
  const words = withoutArticles(fold(text));
  const full = distinct(bothWays(text).map((each) => each.join(' ')));
  return {
    full,
    words,
    needles: {
      whole: distinct([words.join(' '), ...full]).map((form) => `| ${form} |`),
      first: full.map((form) => `| ${form}`),
      inside: full.map((form) => ` ${form}`),
      words: words.map((word) => ` ${word}`),
    },
  };
};

const withAndWithoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => [words.join(' '), withoutArticles(words).join(' ')];

/** Every form of a name. Most names have one only, and there are tens of thousands: those are not taken apart. */
const formsOf = (name: string): ReadonlyArray<string> =>
  (isPlainText(name) ? [name.toLowerCase()] : bothWays(name).flatMap(numeralForms).flatMap(withAndWithoutArticles));

export const indexName = (names: ReadonlyArray<string>): IndexedName => ({ names, searchText: `| ${distinct(names.flatMap(formsOf)).join(' | ')} |` });

const withoutFirstArticle = (text: string): string => text.replace(/^(?:the|an?) (?=.)/, '');

/** Whether a name is what was typed, word for word: "Fast & Furious" is, "The Fast and the Furious" only lacks its articles. */
export const isExactMatch = ({ full }: ParsedText) => ({ names }: IndexedName): boolean => {
  const typed = full.map(withoutFirstArticle);
  return names.flatMap(bothWays).some((words) => typed.includes(withoutFirstArticle(words.join(' '))));
};

const holdsAll = (hay: string, needles: ReadonlyArray<string>): boolean => {
  for (const needle of needles) if (!hay.includes(needle)) return false;
  return true;
};

const holdsOne = (hay: string, needles: ReadonlyArray<string>): boolean => {
  for (const needle of needles) if (hay.includes(needle)) return true;
  return false;
};

/**
 * How a name fits: exactly (articles do not count), from its beginning, or because every word typed begins one of its words, in
 * any order. Null when it does none of these; it may still be near (`mistakes`). Nothing typed fits nothing.
 */
export const getMatchKind = ({ full, needles }: ParsedText) => ({ searchText }: IndexedName): MatchKind | null => {
  if (full.length === 0) return null;
  // What fits in a better way fits in this way too, and most names fit in none: the plainest question comes first.
  if (!holdsAll(searchText, needles.words) && !holdsOne(searchText, needles.inside)) return null;
  if (holdsOne(searchText, needles.whole)) return 'exact';
  return holdsOne(searchText, needles.first) ? 'prefix' : 'word-prefix';
};
