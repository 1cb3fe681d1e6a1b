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
/** Returns whether a text has a negation, which names have, too: “Not Another Teen Movie”. @param words folded. */
export const hasNegation = (words: ReadonlyArray<string>): boolean => words.some((word) => NEGATIONS.has(word));
/** Words between a negation and what it negates: “not about”, “without any”. */
const BETWEEN = setOf('about any a an the too very so such with in on for from by of much many based set made only just really');
/** Words between a genre or kind and its negation: “horror with no gore”. */
const BEHIND_FACT = setOf('with but and');
/** Things that people avoid whatever a title is about: “a zombie story without gore”. */
const AVOIDED = setOf(
  'gore gory blood bloody violence violent sex nudity swearing profanity cursing jump torture rape subtitles songs singing cgi');
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
 * Returns whether a negation is of the titles and not of their story or name (“a man with no memory”, “No Country for Old Men”): directly
 * behind a genre or kind, or of a genre or of a thing that people avoid.
 */
const isOfTitles = (words: ReadonlyArray<string>, before: ReadonlyArray<string>): boolean => {
  const last = before.findLastIndex((word) => !BEHIND_FACT.has(word));
  const thing = words.slice(1 + words.slice(1).findIndex((word) => !BETWEEN.has(word)));
  const isBehindFact = [1, 2].some((length) => factOfPhrase(before.slice(Math.max(0, last + 1 - length), last + 1).join(' ')) !== null);
  return isBehindFact || factLength(thing) > 0 || AVOIDED.has(thing[0] ?? '');
};

/**
 * Returns the number of words at the beginning that no filter, subject or person can stand for, so that reading them alone would find the
 * opposite or anything: “without gore or violence”, “not about war”, and the age of “new horror films”. Else 0.
 * @param before the words in front of these.
 */
export const leftOutLength = (
  words: ReadonlyArray<string>, before: ReadonlyArray<string>, subjectLength: SubjectLength,
): number => {
  const [first = '', second = ''] = words;
  const isAge = AGES.has(first) && factLength(words) === 0 && (factLength(words.slice(1)) > 0 || NUMBER.test(second));
  const isNegation = NEGATIONS.has(first) && isOfTitles(words, before);
  if (second === '' || !(isAge || isNegation) || subjectLength(words, true) > 1) return 0;
  return isAge ? 1 : negatedLength(words, subjectLength);
};
