import type { Pause } from '#application/imports/pause';
import { otherFileOf } from '#application/imports/readers/other-files';
import { isLetterboxdList } from '#application/imports/readers/read-letterboxd';
import { withPlaybackHeader } from '#application/imports/readers/read-playback';
import { TITLE_COLUMNS } from '#application/imports/readers/read-tables';
import { isTrakt } from '#application/imports/readers/read-trakt';
import { yearIn } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import { findCell, recordsOf, tableOf, type Table } from '#application/imports/table';

/**
 * A file of another service as text, with the folders that it has in an archive. @property isPasted whether the person has pasted lines of
 * text.
 */
export type ServiceFile = { readonly name: string; readonly text: string; readonly isPasted?: true };

type Records = ReadonlyArray<ReadonlyArray<string>>;
export type Parsed = { readonly file: ServiceFile; readonly records: Records; readonly table: Table; readonly json: unknown };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
};

/** Returns whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object with the numbers of its title, `{ id: { tvdb: 1 } }`, as fields of their own: `tvdb_id`. */
const withFlatIds = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const ids = row['id'] ?? row['ids'];
  return isRecord(ids) ? { ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${name}_id`, id])), ...row } : row;
};

/** Returns the only array of an object, `{ titles: [{ title: 'Heat' }] }`, if its entries name titles. */
const onlyArrayIn = (json: unknown): ReadonlyArray<unknown> => {
  if (!isRecord(json) || otherFileOf(Object.keys(json)) !== null) return [];
  const [array = [], ...others] = Object.values(json).filter(Array.isArray);
  const [first] = array.filter(isRecord);
  return others.length === 0 && first !== undefined && findCell(Object.keys(first), TITLE_COLUMNS) !== -1 ? array : [];
};

/** Returns an array of objects as a table with their fields as columns: some exporters write both. */
const recordsOfJson = (json: unknown): Records => {
  const rows = (Array.isArray(json) ? json : onlyArrayIn(json)).filter(isRecord).map(withFlatIds);
  const columns = [...new Set(rows.slice(0, 100).flatMap((row) => Object.keys(row)))];
  const cellOf = (value: unknown): string =>
    (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '');
  return rows.length === 0 ? [] : [columns,
    ...rows.map((row) => columns.map((column) => (Object.hasOwn(row, column) ? cellOf(row[column]) : '')))];
};

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
 * Puts the cells of a title with commas together, in records that have more cells than the header: `Girl, Interrupted,1999`. The year has to
 * stand in its column then. Other records stay.
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
  const records = isTable ? withWholeTitles(fromHeader(withPlaybackHeader(await recordsOf(file.text, pause))))
    : isTrakt(json) ? [] : recordsOfJson(json);
  return { file, records, json, table: tableOf(file.name, records) };
};
