import { factOfPhrase, FILLER_WORDS } from './described-words';
import { isFillerWord } from './subject-words';
import { singularOf } from './word-forms';

/**
 * Number of words of the subject or person that the words begin with; else 0.
 * @param isLeftOut whether nothing is looked for by the words, so that all known phrases count.
 */
export type SubjectLength = (words: ReadonlyArray<string>, isLeftOut?: boolean) => number;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const NEGATIONS = setOf('without no not');
/** Words between a negation and what it negates: “not about”, “without any”. */
const BETWEEN = setOf('about any a an the too very so such with in on for from by of much many based set made only just really');
/** Words at which a negated thing ends. All but the last lead on to further ones, if no filler is behind them. */
const JOINING = setOf('or nor and but');
/** Words of age. No date is so old or new that all would agree. */
const AGES = setOf('new newer newest latest recent old older oldest');
/** Genres that are the last word of other things: “star wars”, “organized crime”. */
const LAST_WORD = /^(?:wars?|crime)$/;
const NUMBER = /^\d/;

/** Returns the number of words of the fact that the words begin with; else 0. */
export const factLength = ([first = '', second]: ReadonlyArray<string>): number => {
  if (second !== undefined && factOfPhrase(`${first} ${second}`) !== null) return 2;
  return factOfPhrase(first) === null ? 0 : 1;
};

/** Returns the number of words of a negated thing: a known one, else a plural (“sharks”), else up to two words (“jump scares”). */
const thingLength = (words: ReadonlyArray<string>, subjectLength: SubjectLength): number => {
  const known = Math.max(subjectLength(words, true), factLength(words));
  const [first = '', next] = words;
  if (known > 0 || next === undefined || singularOf(first) !== first) return Math.max(1, known);
  const others = words.slice(1);
  const isFact = factLength(others) > 0 && !LAST_WORD.test(next);
  const isEnd = isFact || NUMBER.test(next) || isFillerWord(next) || NEGATIONS.has(next) || JOINING.has(next);
  return isEnd || subjectLength(others, true) > 0 ? 1 : 2;
};

const negatedLength = (words: ReadonlyArray<string>, subjectLength: SubjectLength): number => {
  let at = 0;
  do {
    at += 1;
    while (BETWEEN.has(words[at] ?? '')) at += 1;
    if (at < words.length) at += thingLength(words.slice(at), subjectLength);
    const [joining = '', next = ''] = words.slice(at);
    if (!JOINING.has(joining) || joining === 'but' || next === '' || FILLER_WORDS.has(next) || NEGATIONS.has(next)) break;
  } while (at < words.length);
  return at;
};

/**
 * Returns the number of words at the beginning that no filter, subject or person can stand for, so that reading them alone would find the
 * opposite or anything: “without gore or violence”, “not about war”, and the age of “new horror films”. Else 0.
 */
export const leftOutLength = (words: ReadonlyArray<string>, subjectLength: SubjectLength): number => {
  const [first = '', second = ''] = words;
  const isAge = AGES.has(first) && factLength(words) === 0 && (factLength(words.slice(1)) > 0 || NUMBER.test(second));
  if (second === '' || !(isAge || NEGATIONS.has(first)) || subjectLength(words, true) > 1) return 0;
  return isAge ? 1 : negatedLength(words, subjectLength);
};
