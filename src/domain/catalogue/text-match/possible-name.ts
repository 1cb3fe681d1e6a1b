import type { Title } from '#domain/catalogue/title';
import { editDistance, editsToPrefix, fuzzyMatchableWords, maxEdits, maxMissingWords } from './edit-distance';
import { indexName, nameForms, parseText } from './match-kind';
import { plainNames, withoutRemark } from './name-forms';

/** Of so many words of a name, one may be missing: "Harry Potter and the Sorcerer's Stone". A shorter name has to be there as a whole. */
const WORDS_FOR_ONE = 4;
/** Separates a subtitle. */
const SUBTITLE = /\s*[:–—(]\s*|\s-\s/;

const isWord = (typed: string, word: string): boolean => {
  const max = Math.min(1, maxEdits(typed.length));
  return editDistance(typed, word, max) <= max;
};

/**
 * Returns whether a title that a search found can have a name: in another form, with a typing error in a word, with a subtitle more or
 * less, or as several of its words. A search also finds titles that share but one word with the name; one that shares too few for that has
 * another name that matches.
 */
export const canHaveName = (name: string): ((title: Pick<Title, 'title' | 'originalTitle'>) => boolean) => {
  const { words, full } = parseText(withoutRemark(name));
  const [main = name] = name.split(SUBTITLE);
  const forms = new Set([...full, ...[...plainNames(name), main].flatMap(nameForms)]);
  const hasAll = (own: ReadonlyArray<string>): boolean => own.length > 1 && own.every((word) => words.some((typed) => isWord(typed, word)));
  return ({ title, originalTitle }) => {
    const names = [title, ...(originalTitle === null ? [] : [originalTitle])];
    if (names.flatMap(nameForms).some((form) => forms.has(form)) || names.some((own) => hasAll(parseText(own).words))) return true;
    const own = fuzzyMatchableWords(indexName(names, true));
    const missing = words.filter((typed) => !own.some((word) => isWord(typed, word)));
    const begun = words.filter((typed) => own.some((word) => editsToPrefix(typed, word) !== null));
    return missing.length <= words.length / WORDS_FOR_ONE || begun.length < words.length - maxMissingWords(words.length);
  };
};
