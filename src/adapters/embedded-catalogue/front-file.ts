import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Census, TitlePage } from '#domain/catalogue/catalogue';
import { decode } from '#domain/decode';
import type { Failure } from '#domain/failure';
import { maybe } from './absent';
import { FRONT_FILE } from './files';
import { TitleRow } from './title-row';

const maybeNumber = maybe(t.number);
const maybeText = maybe(t.string);

/** Titles are told once; answers point to them by place. */
export const FrontFile = t.strict({
  census: t.strict({ movies: maybeNumber, series: maybeNumber, firstYear: maybeNumber, lastYear: maybeNumber, asOf: maybeText }),
  genres: t.record(t.string, t.strict({ movie: maybeNumber, tv: maybeNumber })),
  titles: t.readonlyArray(TitleRow),
  answers: t.record(t.string, t.strict({
    titles: t.readonlyArray(t.number), page: t.number, totalPages: t.number, totalResults: t.number, asOf: maybeText,
  })),
}, 'FrontFile');
export type FrontFile = t.TypeOf<typeof FrontFile>;

export type Front = {
  readonly census: Census;
  readonly genres: FrontFile['genres'];
  /** The kept answer to a question, by its key. */
  readonly answer: (key: string) => TitlePage | null;
};

const answerOf = (file: FrontFile) => (key: string): TitlePage | null => {
  const kept = file.answers[key];
  if (kept === undefined) return null;
  const { titles, ...page } = kept;
  return { ...page, items: titles.flatMap((at) => file.titles[at] ?? []) };
};

export const decodeFront = (input: unknown): E.Either<Failure, Front> =>
  E.map((file: FrontFile): Front => ({ census: file.census, genres: file.genres, answer: answerOf(file) }))(decode(FrontFile, FRONT_FILE)(input));
