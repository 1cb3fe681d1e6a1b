import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CatalogueStats, TitlePage } from '#domain/catalogue/catalogue';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { nullableField } from './nullable-codecs';
import { FIRST_VIEW_FILE } from './file-names';
import { TitleRow } from './title-row';

const nullableNumber = nullableField(t.number);
const nullableText = nullableField(t.string);

/** Each title is stored once; `answers` refers to titles by index. */
export const FirstViewFile = t.strict(
  {
    stats: t.strict({
      movies: nullableNumber, series: nullableNumber, firstYear: nullableNumber, lastYear: nullableNumber, asOf: nullableText,
    }),
    genres: t.record(t.string, t.strict({ movie: nullableNumber, tv: nullableNumber })),
    titles: t.readonlyArray(TitleRow),
    answers: t.record(
      t.string,
      t.strict({
        titles: t.readonlyArray(t.number),
        page: t.number, totalPages: t.number, totalResults: t.number, asOf: nullableText,
      }),
    ),
  },
  'FrontFile',
);
export type FirstViewFile = t.TypeOf<typeof FirstViewFile>;

export type FirstView = {
  readonly stats: CatalogueStats;
  readonly genres: FirstViewFile['genres'];
  /** Returns the precomputed page for a query key, or null if there is none. */
  readonly answer: (key: string) => TitlePage | null;
};

const answerOf = (file: FirstViewFile) => (key: string): TitlePage | null => {
  const stored = file.answers[key];
  if (stored === undefined) return null;
  const { titles, ...page } = stored;
  return { ...page, items: titles.flatMap((index) => file.titles[index] ?? []) };
};

export const decodeFirstView = (input: unknown): E.Either<Failure, FirstView> =>
  E.map((file: FirstViewFile): FirstView => ({ stats: file.stats, genres: file.genres, answer: answerOf(file) }))(
    decode(FirstViewFile, FIRST_VIEW_FILE)(input),
  );
