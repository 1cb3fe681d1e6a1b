import { readImdb } from './read-imdb';
import { isLetterboxdList, readLetterboxd, readLetterboxdList } from './read-letterboxd';
import { readSimpleTable, readTmdb, readTvTime, TITLE_COLUMNS, tvTimeSeries } from './read-tables';
import { isTrakt, readTrakt, traktListsOf, type TraktLists } from './read-trakt';
import { joinImportRows, type ImportRows } from './import-row';
import { recordsOf, tableOf } from './table';

/** A file of another service as text, with the folders that it has in an archive. */
export type ServiceFile = { readonly name: string; readonly text: string };

/** @property ignored names of files without anything to import, such as a profile or comments. */
export type ServiceRows = ImportRows & { readonly ignored: ReadonlyArray<string> };

/** Folders of what a member has deleted, and of what a system adds. */
const IGNORED = /(?:^|\/)(?:deleted|orphaned|__MACOSX)\//i;
/** Files of Letterboxd and Trakt about the account itself, and about what others wrote. */
const NO_TITLES =
  /(?:^|\/)(?:profile|comments|likes\/(?:reviews|lists)|user-|hidden-|network-|likes-|comments-|notes-|collection-|_errors)[^/]*\.(?:csv|json)$/i;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
};

type Context = { readonly lists: TraktLists; readonly series: ReturnType<typeof tvTimeSeries> };

const readCsv = (name: string, text: string, { series }: Context): ImportRows | null => {
  const records = recordsOf(text);
  if (isLetterboxdList(records)) return readLetterboxdList(name, records);
  const table = tableOf(name, records);
  if (table.rows.length === 0) return null;
  if (table.has('Letterboxd URI', 'Name')) return readLetterboxd(table);
  if (table.has('Const')) return readImdb(table);
  if (table.has('TMDb ID', 'Name')) return readTmdb(table);
  if (table.has('tvdb_id') && (table.has('uuid') || table.has('series_uuid') || table.has('list_name'))) return readTvTime(table, series);
  return TITLE_COLUMNS.some((column) => table.has(column)) ? readSimpleTable(table) : null;
};

const readOne = ({ name, text }: ServiceFile, context: Context): ImportRows | null => {
  if (IGNORED.test(name) || NO_TITLES.test(name)) return null;
  if (!/^\s*[[{]/.test(text.slice(0, 200))) return readCsv(name, text, context);
  const content = parseJson(text);
  return isTrakt(content) ? readTrakt(name, content, context.lists) : null;
};

/**
 * Reads files of other services together: some need what another one says. What a file is, its columns say, and its name only where nothing
 * else does.
 */
export const readServiceFiles = (files: ReadonlyArray<ServiceFile>): ServiceRows => {
  const lists: TraktLists = new Map(
    files.flatMap(({ name, text }) => (/lists-lists[^/]*\.json$/.test(name) ? [...(traktListsOf(parseJson(text)) ?? [])] : [])),
  );
  const seriesTables = files
    .map(({ name, text }) => (/^[^\n]*\btvdb_id\b/.test(text) ? tableOf(name, recordsOf(text)) : null))
    .filter((table) => table?.has('tvdb_id', 'title', 'status') === true);
  const series = new Map(seriesTables.flatMap((table) => (table === null ? [] : [...tvTimeSeries(table)])));
  const read = files.map((file) => ({ name: file.name, rows: readOne(file, { lists, series }) }));
  return {
    ...joinImportRows(read.flatMap(({ rows }) => rows ?? [])),
    ignored: read.filter(({ rows }) => rows === null).map(({ name }) => name),
  };
};
