import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { MediaType } from '#domain/catalogue/media-type';
import { ListColumn, NumberColumn, TextColumn } from './column';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { INDEX_FILE } from './file-names';
import { fromGenreCodes } from './genre-codes';
import { yieldToMain, mapInChunks } from './map-in-chunks';

/** The titles of one media type as columns, most popular first. */
export const TitleColumns = t.strict({
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
export type TitleColumns = t.TypeOf<typeof TitleColumns>;

export const IndexFile = t.strict({ movie: TitleColumns, tv: TitleColumns }, 'IndexFile');

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const dateOf = (value: number | null | undefined, year: number): string | null => {
  if (value === null || value === undefined) return null;
  const [y, rest] = value > 1231 ? [Math.floor(value / 10_000), value % 10_000] : [year, value];
  return `${y}-${twoDigits(Math.floor(rest / 100))}-${twoDigits(rest % 100)}`;
};

const tenths = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : value / 10);

/** The columns of one media type without missing values, and each row's popularity. */
export type CheckedTitleColumns = TitleColumns & { readonly mediaType: MediaType; readonly popularities: Float64Array };

/** Returns the name of the first column without a value in row `at`, or null. */
const missingColumn = (mediaType: MediaType, columns: TitleColumns, at: number): string | null => {
  if (typeof columns.id[at] !== 'number') return 'id';
  if (typeof columns.title[at] !== 'string') return 'title';
  if (typeof columns.year[at] !== 'number') return 'year';
  return fromGenreCodes(mediaType, columns.genres[at] ?? '') === null ? 'genres' : null;
};

const checkColumns = (mediaType: MediaType, columns: TitleColumns): E.Either<Failure, CheckedTitleColumns> => {
  const uneven = Object.entries(columns).find(([, column]) => column.length !== columns.id.length);
  if (uneven !== undefined) return E.left(invalidData(INDEX_FILE, `${mediaType}.${uneven[0]}`, `${columns.id.length} values`));
  const popularities = new Float64Array(columns.id.length);
  let tenthsBelow = 1000;
  for (let at = 0; at < popularities.length; at += 1) {
    const missing = missingColumn(mediaType, columns, at);
    if (missing !== null) return E.left(invalidData(INDEX_FILE, `${mediaType}.${missing}.${at}`, `a ${missing}`));
    tenthsBelow -= columns.popularity[at] ?? 0;
    popularities[at] = tenthsBelow / 10;
  }
  return E.right({ ...columns, mediaType, popularities });
};

/** Builds the entry of row `at`. */
export const buildCatalogueEntry = (columns: CheckedTitleColumns, at: number): CatalogueEntry => {
  const { mediaType } = columns;
  const [id, title, year] = [columns.id[at] ?? 0, columns.title[at] ?? '', columns.year[at] ?? 0];
  const genres = fromGenreCodes(mediaType, columns.genres[at] ?? '') ?? [];
  const [originalTitle, originalLanguage] = [columns.originalTitle[at] ?? null, columns.language[at] ?? null];
  const [date, vote, votes] = [dateOf(columns.date[at], year), tenths(columns.vote[at]), columns.votes[at] ?? null];
  const [runtime, seasonCount] = [columns.runtime[at] ?? null, columns.seasons[at] ?? null];
  return {
    mediaType, id, title, originalTitle, date, year, genres, averageVote: vote, voteCount: votes, originalLanguage, runtime,
    popularity: columns.popularities[at] ?? 0,
    countries: columns.countries[at] ?? [],
    certification: columns.certification[at] ?? null,
    lastAirDateThen: columns.lastAirDateThen[at] ?? null,
    summary: {
      mediaType, id, title, originalTitle, date, year, genres, averageVote: vote, voteCount: votes,
      overview: null, posterPath: null, backdropPath: null,
      originalLanguage, runtime: mediaType === 'movie' ? runtime : null, seasonCount,
    },
  };
};

/** Decodes the columns of one media type after yielding to the main thread. */
const decodeType =
  (mediaType: MediaType, decodeColumns: (input: unknown) => E.Either<Failure, TitleColumns>, input: unknown): Answer<CheckedTitleColumns> =>
  async () => {
    await yieldToMain();
    return E.chain((columns: TitleColumns) => checkColumns(mediaType, columns))(decodeColumns(input));
  };

const filmColumns = flow(decode(t.strict({ movie: TitleColumns }, 'IndexFile'), INDEX_FILE), E.map(({ movie }) => movie));
const seriesColumns = flow(decode(t.strict({ tv: TitleColumns }, 'IndexFile'), INDEX_FILE), E.map(({ tv }) => tv));

/** The columns of the index by media type. */
export type IndexColumns = Readonly<Record<MediaType, CheckedTitleColumns>>;

/** Decodes the index as columns: a search reads few of their rows. */
export const decodeIndexColumns = (input: unknown): Answer<IndexColumns> =>
  pipe(
    decodeType('movie', filmColumns, input),
    TE.chain((movie) => pipe(decodeType('tv', seriesColumns, input), TE.map((tv) => ({ movie, tv })))),
  );

export type Index = Readonly<Record<MediaType, ReadonlyArray<CatalogueEntry>>>;

const entriesOf = (columns: CheckedTitleColumns): Promise<ReadonlyArray<CatalogueEntry>> =>
  mapInChunks(columns.id, (_, at) => buildCatalogueEntry(columns, at));

/** Decodes all entries of the index in chunks, so that the main thread is blocked for one chunk at most. */
export const decodeIndex = (input: unknown): Answer<Index> =>
  pipe(
    decodeIndexColumns(input),
    TE.chain(({ movie, tv }) => TE.fromTask(async () => ({ movie: await entriesOf(movie), tv: await entriesOf(tv) }))),
  );
