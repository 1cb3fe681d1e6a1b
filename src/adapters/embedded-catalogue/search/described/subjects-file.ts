import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';

/** Subjects of titles, for descriptions and the filter by keyword. A search by name does not load the file. */
export const SUBJECTS_FILE = 'subjects.json';

/** Rows of the index (films, then series) by subject. */
export type Postings = ReadonlyArray<readonly [subject: string, rows: ReadonlyArray<number>]>;

/**
 * Three columns for each kind of posting, with a field for each subject: the names, the first rows as steps between subjects, and the other
 * rows as steps between numbers. Columns of one kind of number compress better than lines, and no sign needs an escape in JSON.
 */
const Columns = t.strict({ names: t.string, firsts: t.string, rows: t.string }, 'SubjectColumns');

const FIELD = '|';
const BASE = 36;

/** Subjects of titles: their keywords, and the words of their overviews, all as singulars in small letters. */
export const SubjectsFile = t.strict({ keywords: Columns, words: Columns }, 'SubjectsFile');

const steps = (rows: ReadonlyArray<number>): string =>
  rows.slice(1).map((row, at) => (row - (rows[at] ?? 0)).toString(BASE)).join(' ');

/** The subjects are in the order of their first rows, so that the steps between these are small. Names are folded: none has a `|`. */
const encode = (postings: Postings): t.TypeOf<typeof Columns> => {
  const ordered = postings.toSorted((a, b) => (a[1][0] ?? 0) - (b[1][0] ?? 0) || (a[0] < b[0] ? -1 : 1));
  return {
    names: ordered.map(([name]) => name).join(FIELD),
    firsts: steps([0, ...ordered.map(([, [first = 0]]) => first)]),
    rows: ordered.map(([, rows]) => steps(rows)).join(FIELD),
  };
};

const numbers = (text: string): ReadonlyArray<number> => (text === '' ? [] : text.split(' ').map((step) => parseInt(step, BASE)));

const decodePostings = ({ names, firsts, rows }: t.TypeOf<typeof Columns>): Postings => {
  const [between, others] = [numbers(firsts), rows.split(FIELD)];
  let first = 0;
  return names.split(FIELD).map((name, at) => {
    first += between[at] ?? 0;
    const all = [first];
    for (const step of numbers(others[at] ?? '')) all.push((all.at(-1) ?? 0) + step);
    return [name, all];
  });
};

/** Encodes ascending rows by keyword, and by word of an overview. */
export const encodeSubjects = (keywords: Postings, words: Postings): unknown =>
  SubjectsFile.encode({ keywords: encode(keywords), words: encode(words) });

export type Subjects = { readonly keywords: Postings; readonly words: Postings };

export const decodeSubjects = (input: unknown): E.Either<Failure, Subjects> =>
  E.map(({ keywords, words }: t.TypeOf<typeof SubjectsFile>) => ({ keywords: decodePostings(keywords), words: decodePostings(words) }))(
    decode(SubjectsFile, SUBJECTS_FILE)(input),
  );
