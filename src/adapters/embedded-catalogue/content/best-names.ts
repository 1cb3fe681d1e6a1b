import { DEFAULT_SUGGESTION_LIMIT } from '#domain/catalogue/catalogue';
import { foldWords } from '#domain/catalogue/text-match/fold';

/** Returns whether each typed word begins a word of the name. */
const beginsWordsOf = (text: string): ((name: string) => boolean) => {
  const typed = foldWords(text);
  return (name) => {
    const words = foldWords(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
};

/** Returns the first names that a typed text means, those that begin with it before the others. */
export const bestNames = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const begins = (name: string): number => Number(name.toLowerCase().startsWith(text.trim().toLowerCase()));
  return names.filter(beginsWordsOf(text)).toSorted((a, b) => begins(b) - begins(a)).slice(0, DEFAULT_SUGGESTION_LIMIT);
};
