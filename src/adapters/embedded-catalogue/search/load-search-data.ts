import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import {
  INDEX_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE, personFile, TITLE_SEARCH_TEXTS_FILE,
} from '#adapters/embedded-catalogue/files/file-names';
import { memoize } from '#adapters/embedded-catalogue/files/file-cache';
import { decodeIndexColumns, type IndexColumns } from '#adapters/embedded-catalogue/files/index-file';
import { PeopleFile } from '#adapters/embedded-catalogue/files/people-file';
import { decodePerson } from '#adapters/embedded-catalogue/files/person-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { decodeCharacterPairs, decodeSearchTexts } from '#adapters/embedded-catalogue/files/search-texts-file';
import { decodeSubjects, SUBJECTS_FILE } from './described/subjects-file';
import { createSubjectIndex, type SubjectIndex } from './described/subject-index';
import { createSearchTextTable } from './search-text-table';
import { createPersonTable, type PersonTable } from './person-table';
import { plainPersonSearchText, plainTitleSearchText } from './plain-names';
import { createSearchIndex, type SearchIndex } from './search-index';
import { createTitleTable, type TitleTable } from './title-table';

export type TitleSearchData = {
  readonly table: TitleTable;
  readonly movie: SearchIndex;
  readonly tv: SearchIndex;
  /** Replaces characters of a typed text by those of the search texts. */
  readonly unify: (text: string) => string;
};
export type PeopleSearchData = { readonly table: PersonTable; readonly index: SearchIndex };

/** The data of the search. Each part is loaded once; a failed load is tried again by the next search. */
export type SearchData = {
  readonly titles: Answer<TitleSearchData>;
  readonly people: Answer<PeopleSearchData>;
  /** Subjects of titles: requested only by descriptions. */
  readonly subjects: Answer<SubjectIndex>;
  /** Returns the rows of a person's titles. */
  readonly titlesOf: (id: number) => Answer<ReadonlyArray<number>>;
};

/** Runs both answers in parallel. Fails with the first failure. */
const both = <A, B>(a: Answer<A>, b: Answer<B>): Answer<readonly [A, B]> => async () => {
  const [left, right] = await Promise.all([a(), b()]);
  return E.isLeft(left) ? left : E.isLeft(right) ? right : E.right([left.right, right.right]);
};

const decodeTitles = ([columns, texts]: readonly [IndexColumns, unknown]): E.Either<Failure, TitleSearchData> =>
  pipe(
    E.Do,
    E.bind('movie', () => decodeSearchTexts(TITLE_SEARCH_TEXTS_FILE, 0, columns.movie.title, plainTitleSearchText)(texts)),
    E.bind('tv', () => decodeSearchTexts(TITLE_SEARCH_TEXTS_FILE, 1, columns.tv.title, plainTitleSearchText)(texts)),
    E.bind('unify', () => decodeCharacterPairs(TITLE_SEARCH_TEXTS_FILE)(texts)),
    E.map(({ movie, tv, unify }): TitleSearchData => {
      const table = createTitleTable(columns);
      return {
        table, unify,
        movie: createSearchIndex(createSearchTextTable(movie), table.popularityAt),
        tv: createSearchIndex(createSearchTextTable(tv, table.films), table.popularityAt),
      };
    }),
  );

const decodePeople = (titles: TitleTable, input: unknown, texts: unknown): E.Either<Failure, PeopleSearchData> => pipe(
  decode(PeopleFile, PEOPLE_FILE)(input),
  E.bindTo('file'),
  E.bind('names', ({ file }) => decodeSearchTexts(PEOPLE_SEARCH_TEXTS_FILE, 0, file.name, plainPersonSearchText)(texts)),
  E.map(({ file, names }): PeopleSearchData => {
    const table = createPersonTable(file, titles);
    return { table, index: createSearchIndex(createSearchTextTable(names), table.popularityAt) };
  }),
);

/** Loads the titles before the people: a search of titles does not wait for the files of people. */
export const loadSearchData = (reader: ReadFile): SearchData => {
  const once = memoize(4);
  const read =
    (file: string): Answer<unknown> =>
    () =>
      reader(file)();
  const titles = once(
    'titles',
    pipe(both(pipe(read(INDEX_FILE), TE.chain(decodeIndexColumns)), read(TITLE_SEARCH_TEXTS_FILE)), TE.chainEitherK(decodeTitles)),
  );
  const people = once(
    'people',
    pipe(
      both(titles, both(read(PEOPLE_FILE), read(PEOPLE_SEARCH_TEXTS_FILE))),
      TE.chainEitherK(([{ table }, [file, texts]]) => decodePeople(table, file, texts)),
    ),
  );
  const subjects = once(
    'subjects',
    pipe(both(titles, read(SUBJECTS_FILE)), TE.chainEitherK(([{ table }, file]) =>
      pipe(decodeSubjects(file), E.map((decoded) => createSubjectIndex(decoded, table))))),
  );
  const titlesOf = (id: number): Answer<ReadonlyArray<number>> => pipe(
    both(titles, read(personFile(id))),
    TE.chainEitherK(([{ table }, file]) => pipe(
      decodePerson(id)(file),
      E.map(({ filmography }) => [...new Set(filmography.flatMap(({ title }) => table.rowOf(title) ?? []))]),
    )),
  );
  return { titles, people, subjects, titlesOf };
};
