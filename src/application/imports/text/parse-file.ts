import type { Pause } from '#application/imports/pause';
import { otherJsonOf } from '#application/imports/readers/other-files';
import { LIST_DESCRIPTION } from '#application/imports/readers/own-tables';
import { isLetterboxdList } from '#application/imports/readers/read-letterboxd';
import { withPlaybackHeader } from '#application/imports/readers/read-playback';
import { mediaTypeOf, TITLE_COLUMNS } from '#application/imports/readers/read-tables';
import { isTrakt } from '#application/imports/readers/read-trakt';
import { yearIn } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import { findCell, recordsOf, tableOf, type Table } from '#application/imports/table';

/**
 * A file of another service as text, with the folders that it has in an archive. @property isPasted whether the person has pasted lines of
 * text. @property isPacked whether it comes out of an archive with several files.
 */
export type ServiceFile = { readonly name: string; readonly text: string; readonly isPasted?: true; readonly isPacked?: true };

type Records = ReadonlyArray<ReadonlyArray<string>>;
export type Parsed = { readonly file: ServiceFile; readonly records: Records; readonly table: Table; readonly json: unknown };

/** Returns the content of a JSON file; one with an object in each line is an array of them. Null for other texts. */
const parseJson = (text: string): unknown => {
  const content = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(content);
  } catch {
    try {
      return content.split(/\r?\n/).filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line));
    } catch {
      return null;
    }
  }
};

/** Returns whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type JsonRow = Readonly<Record<string, unknown>>;

/** Fields of an object that hold its title, `{ movie: { title: 'Heat' }, watched_at: '2024-01-02' }`. */
const INNER = ['movie', 'film', 'show', 'series'] as const;

/** Returns an object with the fields of its title and of its numbers, `{ id: { tvdb: 1 } }`, as fields of its own: `tvdb_id`. */
const flat = (entry: JsonRow): JsonRow => {
  const kind = INNER.find((name) => isRecord(entry[name]));
  const inner = kind === undefined ? null : entry[kind];
  const row: JsonRow = { ...(isRecord(inner) && { type: kind, ...inner }), ...entry };
  const ids = row['id'] ?? row['ids'];
  return isRecord(ids) ? { ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${name}_id`, id])), ...row } : row;
};

/** Returns what the name of an array says of its entries, as fields. */
const saidBy = (name: string): JsonRow => ({
  ...(mediaTypeOf(name) !== null && { type: name }),
  ...(/^(?:watch[ _-]?list|to[ _-]?watch)$/i.test(name) && { watchlist: true }),
  ...(/^favou?rites?$/i.test(name) && { favorite: true }),
  ...(/^(?:watched|seen|history)$/i.test(name) && { watched: true }),
});

/** Most objects that an array stands in: `{ watched: { movies: [] } }`. */
const MAX_DEPTH = 3;

/** Fields of a list with its titles, `{ name: 'Noir', items: [{ title: 'Heat' }] }`. */
const TITLES_OF_LIST = ['movies', 'films', 'shows', 'series', 'items', 'titles', 'entries'] as const;

const aboutList = ({ name, title, description }: JsonRow): JsonRow => ({ list: name ?? title, [LIST_DESCRIPTION]: description });

/** Returns the entries of all arrays in an object, with what the names above them say of them. */
const entriesIn = (json: unknown, said: JsonRow = {}, depth = 0): ReadonlyArray<unknown> => {
  if (Array.isArray(json))
    return json.flatMap((entry: unknown) => {
      if (!isRecord(entry)) return [entry];
      const titles = TITLES_OF_LIST.filter((name) => Array.isArray(entry[name]));
      return titles.length === 0 || depth >= MAX_DEPTH ? [{ ...said, ...flat(entry) }]
        : titles.flatMap((name) => entriesIn(entry[name], { ...said, ...saidBy(name), ...aboutList(entry) }, depth + 1));
    });
  if (!isRecord(json) || depth >= MAX_DEPTH) return [];
  // A program can keep books and music beside films.
  const fields = Object.entries(json).filter(([, value]) => otherJsonOf(value) === null);
  return fields.flatMap(([name, value]) => entriesIn(value, { ...said, ...saidBy(name) }, depth + 1));
};

/** Returns the entries of a file whose arrays name titles; none of another one. */
const titlesIn = (json: unknown): ReadonlyArray<unknown> => {
  if (otherJsonOf(json) !== null) return [];
  const entries = entriesIn(json);
  const named = entries.filter((entry) => isRecord(entry) && findCell(Object.keys(entry), TITLE_COLUMNS) !== -1);
  return Array.isArray(json) || named.length * 2 > entries.length ? entries : [];
};

/** Returns an array of objects as a table with their fields as columns: some exporters write both. */
const recordsOfJson = (json: unknown): Records => {
  const rows = titlesIn(json).filter(isRecord);
  const columns = [...new Set(rows.slice(0, 100).flatMap((row) => Object.keys(row)))];
  const cellOf = (value: unknown): string =>
    (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '');
  return rows.length === 0 ? [] : [columns,
    ...rows.map((row) => columns.map((column) => (Object.hasOwn(row, column) ? cellOf(row[column]) : '')))];
};

/** The line below the header of a table in Markdown: `|---|:-:|`. */
const isRuler = (record: ReadonlyArray<string>): boolean => record.every((cell) => /^\s*(?::?-+:?)?\s*$/.test(cell));

/** Records in which the header can stand: sheets begin with a heading over all columns. */
const HEADER_RECORDS = 10;

/** Leaves out what stands above the header. */
const fromHeader = (records: Records): Records => {
  const filled = (record: ReadonlyArray<string> = []): number => record.filter((cell) => cell.trim() !== '').length;
  const isHeader = (record: ReadonlyArray<string>): boolean => findCell(record, TITLE_COLUMNS) !== -1 && filled(record) > 1;
  const at = records.slice(0, HEADER_RECORDS).findIndex(isHeader);
  return at > 0 && filled(records[0]) < filled(records[at]) && !isLetterboxdList(records) ? records.slice(at) : records;
};

/**
 * Puts the cells of a title with commas together, in records that have more cells than the header: `Girl, Interrupted,1999`. The year has
 * to stand in its column then. Other records stay.
 */
const withWholeTitles = (records: Records): Records => {
  const [header = []] = records;
  const [title, year] = [findCell(header, NAMES.title), findCell(header, NAMES.year)];
  return title === -1 || year === -1 ? records : records.map((cells) => {
    const more = cells.length - header.length;
    if (more <= 0 || cells.slice(header.length).every((cell) => cell.trim() === '')) return cells;
    const whole = [...cells.slice(0, title), cells.slice(title, title + more + 1).join(','), ...cells.slice(title + more + 1)];
    return yearIn(whole[year] ?? '') === null ? cells : whole;
  });
};

/** Splits a file into the records of a table, or reads it as JSON. Rows of JSON without a service are records, too. */
export const parseFile = async (file: ServiceFile, pause: Pause): Promise<Parsed> => {
  const isTable = !/^\s*[[{]/.test(file.text.slice(0, 200));
  const json = isTable ? null : parseJson(file.text);
  const recordsOfText = async (): Promise<Records> => (await recordsOf(file.text, pause)).filter((record) => !isRuler(record));
  const records = isTable ? withWholeTitles(fromHeader(withPlaybackHeader(await recordsOfText())))
    : isTrakt(json) ? [] : recordsOfJson(json);
  return { file, records, json, table: tableOf(file.name, records) };
};
