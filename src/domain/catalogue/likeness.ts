import { fold, foldJoined, withoutArticles } from './fold';

/** How well a name fits what was typed, best first. */
export const LIKENESS = ['exact', 'prefix', 'word-prefix'] as const;
export type Likeness = (typeof LIKENESS)[number];

/** What somebody typed, made ready for comparing. */
export type Wanted = {
  /** All words, and the words with inner punctuation joined, as one text each. */
  readonly full: ReadonlyArray<string>;
  /** Without articles. */
  readonly bare: string;
  readonly words: ReadonlyArray<string>;
};

/** The names of one thing (title, original title), made ready for comparing. */
export type Named = {
  /** Every form that a name may be typed in. */
  readonly forms: ReadonlyArray<string>;
  /** The forms in one text, a blank before every word: one search finds whether some word begins so. */
  readonly hay: string;
};

const distinct = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)].filter((text) => text !== '');

export const wanted = (text: string): Wanted => {
  const words = fold(text);
  const bare = withoutArticles(words);
  return { full: distinct([words.join(' '), foldJoined(text).join(' ')]), bare: bare.join(' '), words: bare };
};

const formsOf = (name: string): ReadonlyArray<string> => {
  const words = fold(name);
  const joined = foldJoined(name);
  return [words.join(' '), withoutArticles(words).join(' '), joined.join(' '), withoutArticles(joined).join(' ')];
};

export const named = (names: ReadonlyArray<string>): Named => {
  const forms = distinct(names.flatMap(formsOf));
  return { forms, hay: ` ${forms.join(' | ')}` };
};

const begins = (hay: string) => (word: string): boolean => hay.includes(` ${word}`);

/**
 * How a name fits: exactly (articles do not count), from its beginning, or because every word typed begins one of its words, in
 * any order. Null when it does none of these; it may still be near (`mistakes`). Nothing typed fits nothing.
 */
export const likeness = (want: Wanted) => ({ forms, hay }: Named): Likeness | null => {
  const [first = ''] = want.full;
  if (first === '') return null;
  if (forms.some((form) => want.full.includes(form) || form === want.bare)) return 'exact';
  if (forms.some((form) => want.full.some((full) => form.startsWith(full)))) return 'prefix';
  return want.words.every(begins(hay)) || want.full.some((full) => begins(hay)(full)) ? 'word-prefix' : null;
};
