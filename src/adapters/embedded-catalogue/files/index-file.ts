import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { MediaType } from '#domain/catalogue/media-type';
import { ListColumn, NumberColumn, TextColumn } from './column';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import { INDEX_FILE } from './file-names';
import { fromGenreCodes } from './genre-codes';
import { yieldToMain, mapInChunks } from './map-in-chunks';

/** The titles of one media type as columns, most popular first. */
export const Columns = t.strict({
  id: NumberColumn,
  title: TextColumn,
  originalTitle: TextColumn,
  year: NumberColumn,
  /** `MMDD` of the year in `year`, else `YYYYMMDD`. */
  date: NumberColumn,
  genres: TextColumn,
  /** Tenths. */
  vote: NumberColumn,
  votes: NumberColumn,
  /** Tenths, as the difference from the preceding row (popularity decreases). */
  popularity: NumberColumn,
  language: TextColumn,
  countries: ListColumn,
  certification: TextColumn,
  /** Minutes of a film, or of one episode of a series. */
  runtime: NumberColumn,
  seasons: NumberColumn,
  /** Series only: date of the last broadcast as of the snapshot of the facts' source. */
  lastAirDateThen: TextColumn,
}, 'Columns');
export type Columns = t.TypeOf<typeof Columns>;

export const IndexFile = t.strict({ movie: Columns, tv: Columns }, 'IndexFile');

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const dateOf = (value: number | null | undefined, year: number): string | null => {
  if (value === null || value === undefined) return null;
  const [y, rest] = value > 1231 ? [Math.floor(value / 10_000), value % 10_000] : [year, value];
  return `${y}-${twoDigits(Math.floor(rest / 100))}-${twoDigits(rest % 100)}`;
};

const tenths = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : value / 10);

/** Builds the entry of row `at`. A Left is the name of the column that has no value. */
const entryAt = (mediaType: MediaType, columns: Columns, at: number, popularity: number): E.Either<string, CatalogueEntry> => {
  const [id, title, year] = [columns.id[at], columns.title[at], columns.year[at]];
  const genres = fromGenreCodes(mediaType, columns.genres[at] ?? '');
  if (id === null || id === undefined) return E.left('id');
  if (title === null || title === undefined) return E.left('title');
  if (year === null || year === undefined) return E.left('year');
  if (genres === null) return E.left('genres');
  const [originalTitle, originalLanguage] = [columns.originalTitle[at] ?? null, columns.language[at] ?? null];
  const [date, vote, votes] = [dateOf(columns.date[at], year), tenths(columns.vote[at]), columns.votes[at] ?? null];
  const [runtime, seasonCount] = [columns.runtime[at] ?? null, columns.seasons[at] ?? null];
  return E.right({
    mediaType, id, title, originalTitle, date, year, genres, vote, votes, originalLanguage, runtime, popularity,
    countries: columns.countries[at] ?? [], certification: columns.certification[at] ?? null,
    lastAirDateThen: columns.lastAirDateThen[at] ?? null,
    summary: {
      mediaType, id, title, originalTitle, date, year, genres, vote, votes, overview: null, posterPath: null, backdropPath: null,
      originalLanguage, runtime: mediaType === 'movie' ? runtime : null, seasonCount,
    },
  });
};

const entriesOf = async (mediaType: MediaType, columns: Columns): Promise<E.Either<Failure, ReadonlyArray<CatalogueEntry>>> => {
  const uneven = Object.entries(columns).find(([, column]) => column.length !== columns.id.length);
  if (uneven !== undefined) return E.left(invalidData(INDEX_FILE, `${mediaType}.${uneven[0]}`, `${columns.id.length} values`));
  let popularity = 1000;
  const rows = await mapInChunks(columns.popularity, (step, at) => {
    popularity -= step ?? 0;
    return entryAt(mediaType, columns, at, popularity / 10);
  });
  const entries: CatalogueEntry[] = [];
  for (const [at, row] of rows.entries()) {
    if (E.isLeft(row)) return E.left(invalidData(INDEX_FILE, `${mediaType}.${row.left}.${at}`, `a ${row.left}`));
    entries.push(row.right);
  }
  return E.right(entries);
};

/** Decodes the titles of one media type after yielding to the main thread. */
const decodeType = (mediaType: MediaType, decodeColumns: (input: unknown) => E.Either<Failure, Columns>, input: unknown): Answer<ReadonlyArray<CatalogueEntry>> =>
  async () => {
    await yieldToMain();
    const decoded = decodeColumns(input);
    return E.isLeft(decoded) ? decoded : entriesOf(mediaType, decoded.right);
  };

const filmColumns = flow(decode(t.strict({ movie: Columns }, 'IndexFile'), INDEX_FILE), E.map(({ movie }) => movie));
const seriesColumns = flow(decode(t.strict({ tv: Columns }, 'IndexFile'), INDEX_FILE), E.map(({ tv }) => tv));

export type Index = Readonly<Record<MediaType, ReadonlyArray<CatalogueEntry>>>;

/** Decodes the index in chunks, so that the main thread is blocked for one chunk at most. */
export const decodeIndex = (input: unknown): Answer<Index> =>
  pipe(
    decodeType('movie', filmColumns, input),
    TE.chain((movie) => pipe(decodeType('tv', seriesColumns, input), TE.map((tv) => ({ movie, tv })))),
  );
