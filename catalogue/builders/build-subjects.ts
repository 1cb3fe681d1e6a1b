import { encodeSubjects, type Postings } from '#adapters/embedded-catalogue/search/described/subjects-file';
import { FILLER_WORDS } from '#domain/catalogue/described/described-words';
import { SUBJECT_FILLERS } from '#domain/catalogue/described/subject-words';
import { singularOf, singularPhrase } from '#domain/catalogue/described/word-forms';
import { UNSEARCHED_KEYWORDS } from '#domain/catalogue/subjects/describes-content';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { TitleFacts } from '../title-facts';

/** Letters of the shortest word of an overview that can be a subject. */
const MIN_WORD = 4;
/** Number of keywords from which most words of the overview add too little for their size: only those that are keywords of others stay. */
const ENOUGH_KEYWORDS = 6;
/** Number of titles from which a word that is their keyword is a subject. */
const MIN_TITLES = 5;
/** Number of overviews with a word above which it says nothing of a title, for each hundred overviews. */
const COMMON_PERCENT = 4;

const postingsOf = (all: ReadonlyArray<TitleFacts>, subjectsOf: (facts: TitleFacts) => ReadonlyArray<string>): Postings => {
  const rows = new Map<string, number[]>();
  all.forEach((facts, row) => new Set(subjectsOf(facts)).forEach((subject) => {
    const known = rows.get(subject);
    if (known === undefined) rows.set(subject, [row]);
    else known.push(row);
  }));
  rows.delete('');
  return [...rows];
};

const keywordsOf = ({ subjects }: TitleFacts): ReadonlyArray<string> =>
  subjects.filter((keyword) => !UNSEARCHED_KEYWORDS.has(keyword)).map((keyword) => singularPhrase(foldWords(keyword)));

/** @param isSubject whether a word is a keyword of several titles. */
const wordsOf = (isSubject: (word: string) => boolean) => (facts: TitleFacts): ReadonlyArray<string> => {
  const known = new Set(keywordsOf(facts).flatMap((keyword) => keyword.split(' ')));
  const words = foldWords(facts.overview ?? '')
    .filter((word) => word.length >= MIN_WORD && !FILLER_WORDS.has(word) && !SUBJECT_FILLERS.has(word))
    .map(singularOf)
    .filter((word) => !known.has(word));
  return facts.subjects.length >= ENOUGH_KEYWORDS ? words.filter(isSubject) : words;
};

/** Returns the content of `subjects.json`. @param all films, then series, in the order of the index. */
export const buildSubjects = (all: ReadonlyArray<TitleFacts>): unknown => {
  const most = (all.filter(({ overview }) => overview !== null).length * COMMON_PERCENT) / 100;
  const keywords = postingsOf(all, keywordsOf);
  const subjects = new Set(keywords.flatMap(([keyword, rows]) => (rows.length >= MIN_TITLES ? [keyword] : [])));
  const words = postingsOf(all, wordsOf((word) => subjects.has(word)));
  return encodeSubjects(keywords, words.filter(([, rows]) => rows.length <= most));
};
