import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';

/** Subjects of titles, for descriptions and the filter by keyword. A search by name does not load the file. */
export const SUBJECTS_FILE = 'subjects.json';

/** Rows of the index (films, then series) by subject. */
export type Postings = ReadonlyArray<readonly [subject: string, rows: ReadonlyArray<number>]>;

/** Two columns for each kind of posting, of a line for each subject: the names, and the rows as steps between numbers. */
const Columns = t.strict({ names: t.string, rows: t.string }, 'SubjectColumns');

/** Subjects of titles: their keywords, and the words of their overviews, all as singulars in small letters. */
export const SubjectsFile = t.strict({ keywords: Columns, words: Columns }, 'SubjectsFile');

/** The subjects are in the order of their first rows, so that the steps between these are small. */
const encode = (postings: Postings): t.TypeOf<typeof Columns> => {
  let first = 0;
  const ordered = postings.toSorted((a, b) => (a[1][0] ?? 0) - (b[1][0] ?? 0) || (a[0] < b[0] ? -1 : 1));
  const rows = ordered.map(([, all]) => {
    const steps = all.map((row, nth) => row - (nth === 0 ? first : (all[nth - 1] ?? 0)));
    first = all[0] ?? first;
    return steps.join(' ');
  });
  return { names: ordered.map(([name]) => name).join('\n'), rows: rows.join('\n') };
};

const decodePostings = ({ names, rows }: t.TypeOf<typeof Columns>): Postings => {
  const lines = rows.split('\n');
  let first = 0;
  return names.split('\n').map((name, at) => {
    const all: number[] = [];
    for (const step of (lines[at] ?? '').split(' ')) all.push((all.at(-1) ?? first) + Number(step));
    first = all[0] ?? first;
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
