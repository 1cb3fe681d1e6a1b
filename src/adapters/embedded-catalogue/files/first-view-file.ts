import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CatalogueStats, TitlePage } from '#domain/catalogue/catalogue';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { optionalColumn } from './nullable-codecs';
import { FIRST_VIEW_FILE } from './file-names';
import { TitleRow } from './title-row';

const maybeNumber = optionalColumn(t.number);
const maybeText = optionalColumn(t.string);

/** Titles are told once; answers point to them by place. */
export const FirstViewFile = t.strict({
  census: t.strict({ movies: maybeNumber, series: maybeNumber, firstYear: maybeNumber, lastYear: maybeNumber, asOf: maybeText }),
  genres: t.record(t.string, t.strict({ movie: maybeNumber, tv: maybeNumber })),
  titles: t.readonlyArray(TitleRow),
  answers: t.record(t.string, t.strict({
    titles: t.readonlyArray(t.number), page: t.number, totalPages: t.number, totalResults: t.number, asOf: maybeText,
  })),
}, 'FrontFile');
export type FirstViewFile = t.TypeOf<typeof FirstViewFile>;

export type FirstView = {
  readonly census: CatalogueStats;
  readonly genres: FirstViewFile['genres'];
  /** The kept answer to a question, by its key. */
  readonly answer: (key: string) => TitlePage | null;
};

const answerOf = (file: FirstViewFile) => (key: string): TitlePage | null => {
  const kept = file.answers[key];
  if (kept === undefined) return null;
  const { titles, ...page } = kept;
  return { ...page, items: titles.flatMap((at) => file.titles[at] ?? []) };
};

export const decodeFirstView = (input: unknown): E.Either<Failure, FirstView> =>
  E.map((file: FirstViewFile): FirstView => ({ census: file.census, genres: file.genres, answer: answerOf(file) }))(decode(FirstViewFile, FIRST_VIEW_FILE)(input));
