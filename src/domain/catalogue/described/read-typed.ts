import { foldName } from '#domain/catalogue/text-match/fold';
import { factOfPhrase } from './described-words';
import { factLength, leftOutLength, type SubjectLength } from './left-out-words';
import { NATIONALITIES } from './nationalities';
import { readWords, type ReadWords } from './parse-description';
import { knownPhraseLength } from './subject-words';

/** A text as people type it. @property unread words that nothing stands for, which are left out: “without gore”, “new”. */
export type ReadTyped = ReadWords & { readonly unread: ReadonlyArray<string> };

type Part = Partial<ReadTyped>;
type Taken = readonly [length: number, part: Part];

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
};
const LENGTH = `(\\d{1,3} ?|(?:${Object.keys(NUMBERS).join('|')}) )(h|hrs?|hours?|mins?|minutes?)(?: long)?(?= |$)`;
/** A length after a bound, with the words that `readWords` knows, and how much more or less these mean. */
const COMPARED: ReadonlyArray<readonly [RegExp, 'under' | 'over', number]> = ([
  ['under|below|less than|shorter than', 'under', 0], ['up to|at most|within|(?:no|not) (?:longer|more) than', 'under', 1],
  ['over|above|more than|longer than', 'over', 0], ['at least|(?:no|not) (?:shorter|less) than', 'over', -1],
] as const).map(([before, bound, more]) => [new RegExp(`\\b(?<!no |not |in )(?:${before}) ${LENGTH}`, 'g'), bound, more]);
const ABOUT_LENGTH = new RegExp(`^(?:about |around )?${LENGTH}`);
/** Minutes by which titles of a length may be shorter or longer, and from which no title is meant. */
const [ABOUT, TOO_LONG] = [10, 600];

const minutesOf = (amount: string, unit: string): number =>
  (NUMBERS[amount.trim()] ?? Number(amount)) * (unit.startsWith('h') ? 60 : 1);

/** Writes bounds of the length in minutes: “under two hours”, “at most 90 min”. Those of a story stay: “less than 24 hours to live”. */
const inMinutes = (text: string): string => COMPARED.reduce((written, [pattern, bound, more]) =>
  written.replace(pattern, (typed, amount: string, unit: string) => {
    const minutes = minutesOf(amount, unit);
    return minutes < TOO_LONG ? `${bound} ${minutes + more} minutes` : typed;
  }), text);

/** Phrases that say less than their words. */
const PHRASES: ReadonlyArray<readonly [RegExp, Part]> = [
  [/^(?:something|anything)(?= |$)/, {}],
  [/^all times?(?= |$)/, {}],
  [/^(?:top|best) (?:\d{1,3}|ten|twenty|fifty|hundred)(?= |$)/, { facts: [{ fact: 'best' }] }],
  [/^(?:movie|film) night(?= |$)/, { facts: [{ fact: 'kind', kind: 'movie' }] }],
];
const SET_IN = /^(?:set|takes place|taking place) in (?:the )?/;
/** Adjectives that are places too, and others that are none. */
const [PLACE, NO_PLACE] = [/^(?:hong kong|new zealand)$/, /^(?:korean|argentinian|aussie|persian|filipino)$/];

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** Returns a country in which a story is set, as a subject: filters know only where a title was made. */
const settingAt = (text: string, rest: ReadonlyArray<string>): Taken | null => {
  const skipped = countWords(SET_IN.exec(text)?.[0] ?? '');
  if (skipped === 0) return null;
  const length = factLength(rest.slice(skipped));
  const place = rest.slice(skipped, skipped + length).join(' ');
  const fact = factOfPhrase(place);
  if (fact?.fact !== 'country' || NO_PLACE.test(place)) return null;
  const isAdjective = foldName(NATIONALITIES[fact.code] ?? '') === place && !PLACE.test(place);
  return isAdjective ? null : [skipped + length, { others: [place] }];
};

/** Returns a length without a bound. It belongs to a fact: “One Hour Photo” and “88 Minutes” are names. */
const lengthAt = (text: string, rest: ReadonlyArray<string>, before: ReadonlyArray<string>): Taken | null => {
  const [match, amount = '', unit = ''] = ABOUT_LENGTH.exec(text) ?? [];
  // Behind the first two words, `readWords` knows it; behind the others, it is a time of the story.
  if (match === undefined || /^(?:under|over|than|within|in)$/.test(before.at(-1) ?? '')) return null;
  const [length, minutes] = [countWords(match), minutesOf(amount, unit)];
  const isOfFact = rest.length > length ? factLength(rest.slice(length)) > 0 : before.some((word) => factOfPhrase(word) !== null);
  if (!isOfFact || minutes <= ABOUT || minutes >= TOO_LONG) return null;
  return [length, { bounds: { runtimeFrom: minutes - ABOUT, runtimeTo: minutes + ABOUT } }];
};

const takenAt = (words: ReadonlyArray<string>, at: number, subjectLength: SubjectLength): Taken | null => {
  const rest = words.slice(at);
  const text = rest.join(' ');
  for (const [pattern, part] of PHRASES) {
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) return [countWords(match), part];
  }
  const leftOut = leftOutLength(rest, words.slice(0, at), subjectLength);
  if (leftOut > 0) return [leftOut, { unread: [rest.slice(0, leftOut).join(' ')] }];
  return settingAt(text, rest) ?? lengthAt(text, rest, words.slice(0, at));
};

/**
 * Reads folded words as `readWords` does, and beside these what people type and no filter stands for: negations, lengths in words, the
 * country of a story.
 */
export const readTyped = (
  typed: ReadonlyArray<string>,
  subjectLength: SubjectLength = (words, isLeftOut = false) => (isLeftOut ? knownPhraseLength(words) : 0),
): ReadTyped => {
  const isOfFact = typed.some((word) => factOfPhrase(word) !== null);
  const words = (isOfFact ? inMinutes(typed.join(' ')) : typed.join(' ')).split(' ').filter((word) => word !== '');
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < words.length;) {
    const [length, part] = takenAt(words, at, subjectLength) ?? [];
    if (length !== undefined && part !== undefined) {
      parts.push(readWords(words.slice(from, at), subjectLength), part);
      from = at + length;
    }
    at += length ?? 1;
  }
  parts.push(readWords(words.slice(from), subjectLength));
  return {
    facts: parts.flatMap(({ facts = [] }) => facts), others: parts.flatMap(({ others = [] }) => others),
    bounds: parts.reduce<ReadWords['bounds']>((all, { bounds }) => ({ ...all, ...bounds }), {}),
    unread: parts.flatMap(({ unread = [] }) => unread),
  };
};
