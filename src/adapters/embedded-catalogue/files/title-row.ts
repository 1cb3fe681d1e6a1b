import * as t from 'io-ts';
import type { Title } from '#domain/catalogue/title';
import { fromGenreCodes, toGenreCodes } from './genre-codes';

type Cell = string | number | null;
const nullableText = t.union([t.string, t.null]);
const nullableNumber = t.union([t.number, t.null]);
const cells = [
  t.keyof({ m: null, t: null }),
  t.number, t.string, nullableNumber, nullableText, t.string, nullableNumber, nullableNumber, nullableText, nullableNumber, nullableNumber,
  nullableText, nullableText, nullableText, nullableText,
] as const;

/** Encoded rows by title: the build writes one title into many files. */
const rows = new WeakMap<Title, ReadonlyArray<Cell>>();

/** Encodes a title as a row with the columns of `cells`. Trailing nulls are omitted. */
const toRow = (title: Title): ReadonlyArray<Cell> => {
  const cached = rows.get(title);
  if (cached !== undefined) return cached;
  const row: ReadonlyArray<Cell> = [
    title.mediaType === 'movie' ? 'm' : 't', title.id, title.title, title.year, title.date, toGenreCodes(title.mediaType, title.genres),
    title.averageVote, title.voteCount, title.originalLanguage, title.runtime, title.seasonCount,
    title.originalTitle, title.overview, title.posterPath, title.backdropPath,
  ];
  const trimmed = row.slice(0, row.findLastIndex((cell) => cell !== null) + 1);
  rows.set(title, trimmed);
  return trimmed;
};

const text = (cell: unknown): string | null => (typeof cell === 'string' ? cell : null);
const number = (cell: unknown): number | null => (typeof cell === 'number' ? cell : null);

const fromRow = (row: ReadonlyArray<unknown>, genres: ReadonlyArray<string>): Title => ({
  mediaType: row[0] === 'm' ? 'movie' : 'tv',
  id: number(row[1]) ?? 0,
  title: text(row[2]) ?? '',
  year: number(row[3]),
  date: text(row[4]),
  genres,
  averageVote: number(row[6]),
  voteCount: number(row[7]),
  originalLanguage: text(row[8]),
  runtime: number(row[9]),
  seasonCount: number(row[10]),
  originalTitle: text(row[11]),
  overview: text(row[12]),
  posterPath: text(row[13]),
  backdropPath: text(row[14]),
});

const genreCodes = new t.Type<string, string>('genre codes', t.string.is, (input, context) => t.failure(input, context), t.identity);

/** Codec for a title in a file: a row of at most fifteen cells. */
export const TitleRow = new t.Type<Title, ReadonlyArray<Cell>>(
  'title row',
  (input): input is Title => typeof input === 'object' && input !== null && 'mediaType' in input,
  (input, context) => {
    if (!Array.isArray(input)) return t.failure(input, context);
    const row: ReadonlyArray<unknown> = input;
    const wrong = cells.findIndex((cell, at) => !cell.is(row[at] ?? null));
    const expected = cells[wrong];
    if (expected !== undefined) return t.failure(row[wrong], t.appendContext(context, String(wrong), expected));
    const genres = fromGenreCodes(row[0] === 'm' ? 'movie' : 'tv', text(row[5]) ?? '');
    return genres === null ? t.failure(row[5], t.appendContext(context, '5', genreCodes)) : t.success(fromRow(row, genres));
  },
  toRow,
);
