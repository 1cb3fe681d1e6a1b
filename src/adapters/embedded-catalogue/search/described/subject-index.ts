import { isInOtherThing } from '#domain/catalogue/described/other-things';
import { sameSubjects } from '#domain/catalogue/described/subject-words';
import { rootOf, singularOf, singularPhrase } from '#domain/catalogue/described/word-forms';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Postings, Subjects } from './subjects-file';
import type { TitleTable } from '#adapters/embedded-catalogue/search/title-table';

/** How surely a title is about a phrase: by its keyword, one of the same meaning, a part of a keyword, its name, its overview. */
const STRENGTH = { keyword: 1, same: 0.85, part: 0.7, name: 0.6, overview: 0.5 } as const;
/** Strength that each further keyword with the phrase adds, and the most for a title without the keyword itself. */
const MORE = 0.05;
const MOST = 0.95;
/** Words of the longest subject. */
const MAX_WORDS = 4;
/** Number of titles from which a keyword of several words is read as one subject. */
const MIN_TITLES = 3;

/** Names of titles by row of the index. */
export type TitleNames = Pick<TitleTable, 'size' | 'nameAt'>;

/** How surely titles are about a phrase, by row. */
export type SubjectMatch = ReadonlyMap<number, number>;
export type FoundSubject = {
  readonly match: SubjectMatch;
  /** Number of titles with the keyword itself or one of the same meaning, and with any evidence but their names. */
  readonly keywords: number;
  readonly isMoreThanName: boolean;
};

export type SubjectIndex = {
  /** Number of words of the longest subject that the words begin with; 0 if the first word is in none. */
  readonly lengthAt: (words: ReadonlyArray<string>) => number;
  /** Titles about a phrase; empty for an unknown word. */
  readonly find: (phrase: string) => FoundSubject;
};

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

const byRoot = (postings: Postings): ReadonlyMap<string, ReadonlyArray<Postings[number]>> => {
  const roots = new Map<string, Postings[number][]>();
  for (const posting of postings) for (const root of new Set(posting[0].split(' ').map(rootOf))) push(roots, root, posting);
  return roots;
};

const rowsByWordOfName = ({ size, nameAt }: TitleNames): ReadonlyMap<string, ReadonlyArray<number>> => {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < size; row += 1) for (const root of new Set(foldWords(nameAt(row)).map(rootOf))) push(rows, root, row);
  return rows;
};

/** Creates the lookups of subjects. Takes some ten milliseconds for the whole catalogue, in the worker. */
export const createSubjectIndex = ({ keywords, words }: Subjects, titles: TitleNames): SubjectIndex => {
  const exact = new Map(keywords);
  const [parts, overviews, names] = [byRoot(keywords), byRoot(words), rowsByWordOfName(titles)];
  const find = (phrase: string): FoundSubject => {
    const singular = singularPhrase(phrase.split(' '));
    const strengths = new Map<number, number>();
    const add = (rows: ReadonlyArray<number>, strength: number): void => {
      for (const row of rows) {
        const known = strengths.get(row);
        const stronger = Math.max(known ?? 0, strength);
        const summed = stronger >= STRENGTH.keyword ? stronger + MORE : Math.min(MOST, stronger + MORE);
        strengths.set(row, known === undefined ? strength : summed);
      }
    };
    add(exact.get(singular) ?? [], STRENGTH.keyword);
    for (const same of sameSubjects(singular)) add(exact.get(same) ?? [], STRENGTH.same);
    const keywordCount = strengths.size;
    const roots = singular.split(' ').map(rootOf);
    const [first = ''] = roots;
    const contains = (keyword: string): boolean => {
      const whole = keyword.split(' ').map(rootOf).join(' ');
      return ` ${whole} `.includes(` ${roots.join(' ')} `) && !isInOtherThing(whole, roots.join(' '));
    };
    for (const [keyword, rows] of parts.get(first) ?? []) if (keyword !== singular && contains(keyword)) add(rows, STRENGTH.part);
    if (roots.length === 1) for (const [, rows] of overviews.get(first) ?? []) add(rows, STRENGTH.overview);
    const isMoreThanName = strengths.size > 0;
    if (roots.length === 1) add(names.get(first) ?? [], STRENGTH.name);
    return { match: strengths, keywords: keywordCount, isMoreThanName };
  };
  const isSubject = (words: ReadonlyArray<string>): boolean => {
    const singular = words.map(singularOf).join(' ');
    return (exact.get(singular)?.length ?? 0) >= MIN_TITLES || sameSubjects(singular).length > 0;
  };
  return {
    find,
    lengthAt: (words) => {
      for (let length = Math.min(MAX_WORDS, words.length); length > 1; length -= 1) if (isSubject(words.slice(0, length))) return length;
      return 0;
    },
  };
};
