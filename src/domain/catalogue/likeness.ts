import { fold, foldJoined, numeralForms, withoutArticles } from './fold';

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
  /** The words, and the full texts, with a blank before: what a name's `hay` is searched for. */
  readonly starts: { readonly words: ReadonlyArray<string>; readonly full: ReadonlyArray<string> };
};

/** The names of one thing (title, original title), made ready for comparing. */
export type Named = {
  /** Every form that a name may be typed in. */
  readonly forms: ReadonlyArray<string>;
  /** The forms that leave nothing out but an article at the beginning. */
  readonly letters: ReadonlyArray<string>;
  /** The forms in one text, a blank before every word: one search finds whether some word begins so. */
  readonly hay: string;
};

const distinct = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)].filter((text) => text !== '');

const afterBlank = (text: string): string => ` ${text}`;

export const wanted = (text: string): Wanted => {
  const words = fold(text);
  const bare = withoutArticles(words);
  const full = distinct([words.join(' '), foldJoined(text).join(' ')]);
  return { full, bare: bare.join(' '), words: bare, starts: { words: bare.map(afterBlank), full: full.map(afterBlank) } };
};

const withAndWithoutArticles = (words: ReadonlyArray<string>): ReadonlyArray<string> => [words.join(' '), withoutArticles(words).join(' ')];

const formsOf = (name: string): ReadonlyArray<string> =>
  [fold(name), foldJoined(name)].flatMap(numeralForms).flatMap(withAndWithoutArticles);

const withoutFirstArticle = (text: string): string => text.replace(/^(?:the|an?) (?=.)/, '');

export const named = (names: ReadonlyArray<string>): Named => {
  const forms = distinct(names.flatMap(formsOf));
  const letters = distinct(names.flatMap((name) => [fold(name), foldJoined(name)]).map((words) => withoutFirstArticle(words.join(' '))));
  return { forms, letters, hay: ` ${forms.join(' | ')}` };
};

/** Whether a name is what was typed, word for word: "Fast & Furious" is, "The Fast and the Furious" only lacks its articles. */
export const isToTheLetter = ({ full }: Wanted) => ({ letters }: Named): boolean =>
  full.some((text) => letters.includes(withoutFirstArticle(text)));

const holds = (hay: string, texts: ReadonlyArray<string>): boolean => {
  for (const text of texts) if (!hay.includes(text)) return false;
  return true;
};

/**
 * How a name fits: exactly (articles do not count), from its beginning, or because every word typed begins one of its words, in
 * any order. Null when it does none of these; it may still be near (`mistakes`). Nothing typed fits nothing.
 */
export const likeness = ({ full, bare, starts }: Wanted) => ({ forms, hay }: Named): Likeness | null => {
  if (full.length === 0) return null;
  // What fits in a better way fits in this way too, and most names fit in none: the plainest question comes first.
  if (!holds(hay, starts.words) && !starts.full.some((text) => hay.includes(text))) return null;
  if (forms.some((form) => form === bare || full.includes(form))) return 'exact';
  return forms.some((form) => full.some((text) => form.startsWith(text))) ? 'prefix' : 'word-prefix';
};
