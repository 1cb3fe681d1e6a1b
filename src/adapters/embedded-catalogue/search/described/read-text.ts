import * as E from 'fp-ts/Either';
import type { ReadWords } from '#domain/catalogue/described/parse-description';
import { readTyped, type ReadTyped } from '#domain/catalogue/described/read-typed';
import { isFillerWord, withoutFillers } from '#domain/catalogue/described/subject-words';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Answer } from '#domain/shared/answer';
import type { PeopleSearchData, TitleSearchData } from '#adapters/embedded-catalogue/search/load-search-data';
import { nameLengthAt, personRow } from './person-terms';
import { termOf, type Term } from './rank-described';
import type { FoundSubject, SubjectIndex } from './subject-index';

/** Number of titles from which a word alone is a subject, and not a last name or the beginning of a name. */
export const COMMON_SUBJECT = 5;

export type DescribedData = {
  readonly titles: TitleSearchData;
  readonly people: PeopleSearchData;
  readonly subjects: SubjectIndex;
  /** Returns the rows of a person's titles. @param row of the table of people. */
  readonly titlesOf: (row: number) => Answer<ReadonlyArray<number>>;
};

export type SubjectTerm = Term & Omit<FoundSubject, 'match'>;
type PersonTerm = Term & { readonly row: number };
/** A text in its parts. */
export type Reading = {
  readonly read: ReadTyped;
  readonly subjects: ReadonlyArray<SubjectTerm>;
  readonly people: ReadonlyArray<PersonTerm>;
};

/** How a text is read. */
export type Way = {
  /** Whether known phrases are read as one subject. */
  readonly phrases: boolean;
  /** Whether a decade is a subject, the time in which a story is set, instead of the years of release. */
  readonly decades: boolean;
  /** No other way was enough: a part of the text is, if it is no name. */
  readonly isLast?: true;
};
/** The ways, in the order in which they are tried. */
export const WAYS: ReadonlyArray<Way> = [
  { phrases: true, decades: false }, { phrases: false, decades: false }, { phrases: true, decades: true },
  { phrases: true, decades: false, isLast: true }, { phrases: false, decades: false, isLast: true },
];

/** Words that are no subject by themselves. */
const TOO_SHORT = /^(?:\d{1,3}|.)$/;

/** Returns the first year of the decade that a text names (“in the sixties”, “1960s”); null if it names none. */
export const decadeOf = ({ facts, bounds: { yearFrom, yearTo } }: ReadWords): number | null => {
  const [named] = facts.flatMap((fact) => (fact.fact === 'years' ? [fact.from] : []));
  return named ?? (yearFrom != null && yearTo === yearFrom + 9 ? yearFrom : null);
};

const readInWay = ({ people, subjects }: DescribedData, text: string, { phrases, decades }: Way): ReadTyped => {
  const nameLength = nameLengthAt(people);
  const read = readTyped(foldWords(text), (words, isLeftOut = false) => {
    const [first = ''] = words;
    return isFillerWord(first) || TOO_SHORT.test(first) ? 0 : nameLength(words) || (phrases || isLeftOut ? subjects.lengthAt(words) : 0);
  });
  const others = withoutFillers(read.others.filter((other) => !TOO_SHORT.test(other)), read.facts.length > 0);
  if (!decades) return { ...read, others };
  const decade = decadeOf(read);
  if (decade === null) return { ...read, others };
  const isBound = read.bounds.yearFrom != null;
  return {
    ...read, facts: read.facts.filter(({ fact }) => fact !== 'years'), others: [...others, `${decade}s`],
    bounds: isBound ? { ...read.bounds, yearFrom: null, yearTo: null } : read.bounds,
  };
};

/** Reads a text, with the titles that fit each part. */
export const readText = async (data: DescribedData, text: string, way: Way): Promise<Reading> => {
  const { titles: { table: { size } }, people, subjects, titlesOf } = data;
  const read = readInWay(data, text, way);
  const found: SubjectTerm[] = [];
  const persons: PersonTerm[] = [];
  for (const phrase of new Set(read.others)) {
    const { match, ...subject } = subjects.find(phrase);
    const row = subject.keywords >= COMMON_SUBJECT ? null : personRow(people, phrase.split(' '));
    const credits = row === null ? null : await titlesOf(row)();
    if (row !== null && credits !== null && E.isRight(credits)) {
      persons.push({ ...termOf(phrase, new Map(credits.right.map((title) => [title, 1])), size), row });
    } else found.push({ ...termOf(phrase, match, size), ...subject });
  }
  return { read, subjects: found, people: persons };
};
