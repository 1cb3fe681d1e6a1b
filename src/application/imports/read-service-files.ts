import { NAMES } from './readers/column-names';
import { imdbReader } from './readers/read-imdb';
import { isLetterboxdList, letterboxdReader, readLetterboxdList } from './readers/read-letterboxd';
import { netflixReader, type NetflixReader } from './readers/netflix/read-netflix';
import { readNestedSeries, unreadBeside, withoutNestedSeries } from './readers/read-nested-series';
import { playbackReader } from './readers/read-playback';
import { mediaTypeOf, simpleTableReader, TITLE_COLUMNS } from './readers/read-tables';
import { tmdbReader } from './readers/read-tmdb';
import { areLinesWithHeading, readTitleLines } from './readers/read-title-lines';
import { traktListsOf } from './readers/read-trakt';
import { tvTimeReader } from './readers/tv-time/read-tv-time';
import { TV_TIME_NAMES } from './readers/tv-time/tv-time-request';
import { joinImportRows, type ImportRows } from './import-row';
import { isIgnored, isUsual, otherFileOf, otherJsonOf } from './readers/other-files';
import { withOwnColumns } from './readers/own-tables';
import { createPause, type Pause } from './pause';
import { tableOf, type Table } from './table';
import { contextOf, type FileContext } from './text/file-context';
import { EMPTY_FILE, toIgnoredFile, type FileContent, type IgnoredFile } from './text/ignored-file';
import { inPages } from './text/in-pages';
import { beginsAsJson, isCut } from './text/is-cut';
import { jsonReaderOf } from './text/json-reader';
import { recordsOfJson } from './text/json-records';
import { withOpenDays } from './text/open-days';
import { openFileOf, type OpenFile } from './text/open-file';
import { withListsApart, type FileRows } from './text/own-lists';
import { listNamed } from './text/own-names';
import { parseFile, type Parsed, type ServiceFile } from './text/parse-file';
import { inOrderOfRanks } from './text/ranked-rows';
import { readParts } from './text/read-parts';
import { unkeptTextsOf, type UnkeptTexts } from './text/unkept-texts';
import { isArchiveName } from './text/zip-entries';

/** @property unkept kinds of texts that the account has no place for, by the files that have them; absent without any. */
export type ServiceRows = ImportRows & {
  readonly ignored: ReadonlyArray<IgnoredFile>; readonly open: ReadonlyArray<OpenFile>;
  readonly unkept?: ReadonlyMap<string, UnkeptTexts>; /** Files of several people. */ readonly profiles?: ReadonlyArray<string>;
  /** Names of files that end within a row; absent without any. */ readonly cut?: ReadonlyArray<string>;
  /** The account keeps the rows, with the final names of lists. */ readonly areKept?: true;
};

/** Columns that name a title in a table with the numbers of accounts, too. */
const OWN_TITLES = [...NAMES.title.filter((name) => name !== 'name'), 'tmdbID', ...NAMES.imdbId];

/** Columns that make it sure that rows are about titles. */
const SURE_COLUMNS = [...NAMES.year, ...NAMES.watched, ...NAMES.imdbId, 'tmdbID', 'tvdb_id'];

const isNamed = (table: Table): boolean => TITLE_COLUMNS.some((column) => table.has(column));

const readTable = async (
  { file: { name, text }, records, table }: Parsed, { series, request, letterboxd }: FileContext, pause: Pause,
): Promise<FileContent> => {
  if (isLetterboxdList(records)) {
    const rows = readLetterboxdList(name, records, letterboxd);
    return rows === null ? EMPTY_FILE : { rows };
  }
  const rowsBy = async (read: (part: Table) => ImportRows): Promise<FileContent> => ({
    rows: await readParts(table.rows, (rows) => read({ ...table, rows }), pause),
  });
  const rowsOf = async ({ read, isOpen, profiles }: NetflixReader): Promise<FileContent> =>
    ({ ...(await rowsBy(read)), ...(isOpen && { open: true }), ...(profiles && { profiles }) });
  const looksLike = otherFileOf(records[0] ?? [], () => table.rows.some((row) => mediaTypeOf(row.get(...NAMES.type)) === 'movie'));
  if (records.length === 0) return text.trim() === '' ? EMPTY_FILE : { rows: null, looksLike };
  if (table.rows.length === 0) return looksLike === null && isNamed(table) ? EMPTY_FILE : { rows: null, looksLike };
  if (table.has('Letterboxd URI', 'Name')) return rowsOf(letterboxdReader(table));
  if (table.has('Const')) return rowsOf(imdbReader(table));
  if (table.has('TMDb ID', 'Name', 'Release Date')) return rowsOf(tmdbReader(table));
  const netflix = netflixReader(table);
  if (netflix !== null) return rowsOf(netflix);
  const readPart = playbackReader(table) ?? tvTimeReader(table, series, request);
  if (readPart !== null) return rowsBy((part) => withOwnColumns(part, readPart(part)));
  // A table of a data request with the number of the account in each row: names of devices, settings and people are no titles.
  const isTvTime = TV_TIME_NAMES.some((column) => table.has(column));
  if (table.has('user_id') && (isTvTime || !OWN_TITLES.some((column) => table.has(column))))
    return { rows: null, looksLike, isUsual: !isTvTime };
  if (looksLike !== null || !isNamed(table)) return { rows: null, looksLike };
  const read = simpleTableReader(table);
  return { ...(await rowsBy((part) => withOwnColumns(part, read(part)))), open: true };
};

const readContent = async (parsed: Parsed, context: FileContext, pause: Pause): Promise<FileContent> => {
  const { file: { name, text, isPasted, isPacked }, records, json } = parsed;
  if (Array.isArray(json) && json.length === 0) return EMPTY_FILE;
  if (context.twins.has(name)) return { rows: null, isUsual: true, isTwin: true };
  if (traktListsOf(json) !== null) return { rows: null, isUsual: true, isRead: true };
  const reader = jsonReaderOf(json, context.lists);
  if (reader !== null) return { rows: await readParts(reader.content, (part, first) => reader.read(name, part, first), pause) };
  const { series, rest } = withoutNestedSeries(json);
  if (series.length > 0) {
    const others = recordsOfJson(rest);
    const table = tableOf(name, others);
    const read = await readContent({ ...parsed, records: others, json: rest, table }, context, pause);
    const beside = read.rows ?? unreadBeside(name, rest, (read.looksLike ?? null) !== null);
    const before = read.rows === null ? beside.leftOut.length : table.rows.length;
    const nested = await readParts(series, (part, first) => readNestedSeries(name, part, before + first), pause);
    return { ...read, rows: joinImportRows([beside, nested]) };
  }
  if (records.length === 0 && (json !== null || beginsAsJson(text)))
    return { rows: null, looksLike: json === null ? 'cut' : otherJsonOf(json) };
  // Beside the tables of an archive, a text explains them.
  const isText = isPasted === true || (/\.txt$/i.test(name) && isPacked !== true);
  if (isText && json === null && areLinesWithHeading(records))
    return { rows: readTitleLines(name, text, listNamed(name), true), open: true };
  const read = await readTable(parsed, context, pause);
  return read.rows === null && isText && (read.looksLike ?? null) === null && text.trim() !== ''
    ? { rows: readTitleLines(name, text, listNamed(name)), open: true } : read;
};

/** A name says that a file has nothing to import only where the content has neither facts of a service nor years, ids or days. */
const readOne = async (parsed: Parsed, context: FileContext, pause: Pause): Promise<FileContent> => {
  const { file: { name, text }, records, table } = parsed;
  if (isIgnored(name, isLetterboxdList(records))) return { rows: null, isUsual: true };
  if (isArchiveName(name) && text === '') return { rows: null };
  const read = await readContent(parsed, context, pause);
  const isSure = read.open !== true || SURE_COLUMNS.some((column) => table.has(column));
  const hasFacts = isSure && read.rows !== null && read.rows.rows.length > 0;
  return hasFacts || read.isRead === true || read.isEmpty === true || !isUsual(name) ? read : { rows: null, isUsual: true };
};

/**
 * Reads files of other services together: some need what another one says. What a file is, its columns say, and its name only where nothing
 * else does.
 */
export const readServiceFiles = async (files: ReadonlyArray<ServiceFile>, pause: Pause = createPause()): Promise<ServiceRows> => {
  const parsed: Parsed[] = [];
  for (const file of inPages(files)) parsed.push(await parseFile(file, pause));
  const context = await contextOf(parsed, pause);
  const [all, ignored, cut, profiles]: [FileRows[], IgnoredFile[], string[], string[]] = [[], [], [], []];
  const unkept = new Map<string, UnkeptTexts>();
  for (const each of parsed) {
    const [{ name }, read] = [each.file, await readOne(each, context, pause)];
    if (read.rows === null) {
      ignored.push(toIgnoredFile(name, read));
      continue;
    }
    // Lines of a text are no rows of a table.
    if ((read.open !== true || isNamed(each.table)) && isCut(each)) cut.push(name);
    profiles.push(...(read.profiles ?? []));
    const isOpen = read.open === true;
    all.push({ parsed: each, rows: withOpenDays(each.table, read.rows, isOpen), open: isOpen ? listNamed(name) : null });
    const texts = await unkeptTextsOf(each.table, read.rows, pause);
    if (texts.table.length > 0 || (read.open === true && texts.viewings.length > 0)) unkept.set(name, texts);
  }
  const apart = withListsApart(all);
  const joined = joinImportRows(apart.map(({ rows }) => rows));
  const open = apart.flatMap(({ parsed: { file }, rows, open: list }): ReadonlyArray<OpenFile> =>
    (list === null ? [] : [openFileOf(file.name, list, rows)]));
  return { ...joined, rows: inOrderOfRanks(joined.rows), ignored, open, ...(unkept.size > 0 && { unkept }), ...(cut.length > 0 && { cut }),
    ...(profiles.length > 0 && { profiles }) };
};
