import { encodeSubjects, type Postings } from '#adapters/embedded-catalogue/search/described/subjects-file';
import { FILLER_WORDS } from '#domain/catalogue/described/described-words';
import { SUBJECT_FILLERS } from '#domain/catalogue/described/subject-words';
import { singularOf, singularPhrase } from '#domain/catalogue/described/word-forms';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { TitleFacts } from '../title-facts';

/** Keywords of how a film is shown, which nobody describes. */
const LEFT_OUT: ReadonlySet<string> = new Set(['duringcreditsstinger', 'aftercreditsstinger', '3d', 'nudity', 'female nudity', 'sex']);
/** Letters of the shortest word of an overview that can be a subject. */
const MIN_WORD = 4;
/** Number of keywords from which the words of the overview add too little for their size. */
const ENOUGH_KEYWORDS = 6;
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
  subjects.filter((keyword) => !LEFT_OUT.has(keyword)).map((keyword) => singularPhrase(foldWords(keyword)));

const wordsOf = (facts: TitleFacts): ReadonlyArray<string> => {
  if (facts.subjects.length >= ENOUGH_KEYWORDS) return [];
  const known = new Set(keywordsOf(facts).flatMap((keyword) => keyword.split(' ')));
  return foldWords(facts.overview ?? '')
    .filter((word) => word.length >= MIN_WORD && !FILLER_WORDS.has(word) && !SUBJECT_FILLERS.has(word))
    .map(singularOf)
    .filter((word) => !known.has(word));
};

/** Returns the content of `subjects.json`. @param all films, then series, in the order of the index. */
export const buildSubjects = (all: ReadonlyArray<TitleFacts>): unknown => {
  const most = (all.filter(({ overview }) => overview !== null).length * COMMON_PERCENT) / 100;
  return encodeSubjects(postingsOf(all, keywordsOf), postingsOf(all, wordsOf).filter(([, rows]) => rows.length <= most));
};
