import * as t from 'io-ts';
import { joinImportRows, type ImportRows } from '#application/imports/import-row';
import { isNestedSeries, readNestedSeries } from '#application/imports/readers/read-nested-series';
import { hasAnyField, OF_SIMKL, readSimkl, rowsOfKinds } from '#application/imports/readers/read-simkl';
import { isTrakt, OTHER_FACTS, readTrakt, type TraktLists } from '#application/imports/readers/read-trakt';

/** Rows of JSON that one reader reads, in parts. */
type JsonReader = {
  readonly content: ReadonlyArray<unknown>;
  readonly read: (file: string, part: ReadonlyArray<unknown>, first: number) => ImportRows;
};

/** Fields with which rows of Trakt say what happened. */
const OF_TRAKT = ['watched_at', 'last_watched_at', 'rated_at', 'listed_at', 'last_collected_at', 'collected_at'];

type Rows = ReadonlyArray<unknown>;
/** An array in an object of answers of Trakt. @property list the name of the array, if it is no word for any titles. */
type AnswerArray = { readonly list: string | null; readonly rows: Rows };

/** Most objects that an array stands in: `{ watched: { movies: [] } }`. */
const MAX_DEPTH = 3;
const ANY_TITLES = /^(?:movies|shows|seasons|episodes|anime|data|items|results|entries)$/i;

const isOfObjects = (value: unknown): value is Rows => Array.isArray(value) && value.some(t.UnknownRecord.is);

const arraysIn = (json: unknown, list: string | null = null, depth = 0): ReadonlyArray<AnswerArray> => {
  if (isOfObjects(json)) return [{ list, rows: json }];
  return !t.UnknownRecord.is(json) || depth >= MAX_DEPTH ? []
    : Object.entries(json).flatMap(([name, value]) => arraysIn(value, ANY_TITLES.test(name) ? list : name, depth + 1));
};

const titlesIn = (row: Readonly<Record<string, unknown>>) => [row['movie'], row['show']].filter(t.UnknownRecord.is);
const hasTraktId = (row: Readonly<Record<string, unknown>>): boolean =>
  titlesIn(row).some(({ ids }) => t.UnknownRecord.is(ids) && Object.hasOwn(ids, 'trakt'));

/**
 * Returns whether JSON is an array of rows as Trakt writes them. Rows of titles of another program, `{ movie: {}, watched: true }`, have
 * none of its numbers and none of the fields with which it says what happened.
 */
export const areTraktRows = (json: unknown): json is Rows =>
  isTrakt(json) && (hasAnyField(json, [...OF_TRAKT, ...OTHER_FACTS, 'seasons'])
    || json.some((row) => t.UnknownRecord.is(row) && hasTraktId(row))
    || !json.some((row) => t.UnknownRecord.is(row) && titlesIn(row).length > 0));

/** Returns whether a row is as Trakt answers: with its number of the title, or a count of plays, and without a rating beside a day. */
const isAnswer = (row: unknown): boolean => {
  if (!t.UnknownRecord.is(row)) return true;
  const titles = titlesIn(row);
  const isOfTrakt = hasTraktId(row) || ['plays', 'last_watched_at'].every((field) => Object.hasOwn(row, field));
  return titles.length === 0 || (isOfTrakt && !['watched_at', 'rating'].every((field) => (row[field] ?? null) !== null));
};

/** Returns whether rows name titles in another form than Trakt's, or hold further arrays. */
const areOther = (rows: Rows): boolean => rows.some((row) => t.UnknownRecord.is(row)
  && (typeof row['title'] === 'string' || Object.values(row).some(isOfObjects)));

/**
 * Returns the arrays of an object with answers of Trakt, `{ watched: [], ratings: [], watchlist: [] }`, without people. Null for other
 * JSON, also where one of its arrays is of something else.
 */
export const traktAnswersOf = (json: unknown): ReadonlyArray<AnswerArray> | null => {
  if (!t.UnknownRecord.is(json)) return null;
  const all = arraysIn(json).filter(({ rows }) => !hasAnyField(rows, ['followed_at', 'friends_at']));
  const areAnswers = all.every(({ rows }) =>
    (isTrakt(rows) ? rows.every(isAnswer) && hasAnyField(rows, [...OF_TRAKT, ...OTHER_FACTS]) : !areOther(rows)));
  const isAny = all.some(({ rows }) => isTrakt(rows) && hasAnyField(rows, OF_TRAKT));
  return areAnswers && isAny && (rowsOfKinds(json) === null || all.some(({ list }) => list !== null)) ? all : null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Leaves out names of lists, and lists and comments that a member likes. */
const withoutTitles = (file: string, rows: Rows, first: number): ImportRows => ({
  rows: [], descriptions: new Map(), leftOut: rows.map((row, index) => {
    const { name, list }: Readonly<Record<string, unknown>> = t.UnknownRecord.is(row) ? row : {};
    const shown = textOf(name) || textOf(t.UnknownRecord.is(list) ? list['name'] : '');
    return { file, row: first + index + 1, name: shown, year: null, reason: 'no-title' };
  }),
});

const readerOfAnswers = (arrays: ReadonlyArray<AnswerArray>, lists: TraktLists): JsonReader => ({
  content: arrays.flatMap(({ rows }) => rows),
  read: (file, part, first) => {
    let from = 0;
    return joinImportRows(arrays.flatMap(({ list, rows }) => {
      const [start, own] = [Math.max(from, first), part.slice(Math.max(0, from - first), Math.max(0, from + rows.length - first))];
      from += rows.length;
      if (own.length === 0) return [];
      // Recommendations are the former name of favorites.
      const named = list === 'recommendations' ? 'favorites' : list ?? file;
      return isTrakt(rows) ? readTrakt(file, own, lists, start, named) : withoutTitles(file, own, start);
    }));
  },
});

/** Returns the rows of JSON of a service with their reader; null for other JSON, which can be a table. */
export const jsonReaderOf = (json: unknown, lists: TraktLists): JsonReader | null => {
  const kinds = rowsOfKinds(json);
  if (kinds !== null && hasAnyField(kinds, OF_SIMKL)) return { content: kinds, read: readSimkl };
  if (isNestedSeries(json)) return { content: json, read: readNestedSeries };
  const answers = traktAnswersOf(json);
  if (answers !== null) return readerOfAnswers(answers, lists);
  const content = kinds !== null && hasAnyField(kinds, OF_TRAKT) ? kinds : json;
  return areTraktRows(content) ? { content, read: (file, part, first) => readTrakt(file, part, lists, first) } : null;
};
