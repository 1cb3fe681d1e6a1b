import type { Pause } from '#application/imports/pause';
import { isLetterboxdList } from '#application/imports/readers/read-letterboxd';
import { withPlaybackHeader } from '#application/imports/readers/read-playback';
import { TITLE_COLUMNS } from '#application/imports/readers/read-tables';
import { asTitleLists } from '#application/imports/readers/tv-time/title-lists';
import { yearIn } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import { findCell, recordsOf, tableOf, type Table } from '#application/imports/table';
import { areTraktRows, traktAnswersOf } from './json-reader';
import { parseJson, recordsOfJson } from './json-records';
import { isRowWithType, withMadeHeader } from './without-header';

/**
 * A file of another service as text, with the folders that it has in an archive. @property isPasted whether the person has pasted lines of
 * text. @property isPacked whether it comes out of an archive with several files.
 */
export type ServiceFile = { readonly name: string; readonly text: string; readonly isPasted?: true; readonly isPacked?: true };

type Records = ReadonlyArray<ReadonlyArray<string>>;
export type Parsed = { readonly file: ServiceFile; readonly records: Records; readonly table: Table; readonly json: unknown };

/** The line below the header of a table in Markdown: `|---|:-:|`. */
const isRuler = (record: ReadonlyArray<string>): boolean => record.every((cell) => /^\s*(?::?-+:?)?\s*$/.test(cell));

/** Records in which the header can stand: sheets begin with a heading over all columns. */
const HEADER_RECORDS = 10;

/** Name titles in a header, or stand in a heading above it. */
const PLURALS: ReadonlySet<string> = new Set(['titles', 'films', 'movies', 'filme']);
const SURE_COLUMNS = TITLE_COLUMNS.filter((name) => !PLURALS.has(name));

/** Leaves out what stands above the header. */
const fromHeader = (records: Records): Records => {
  const filled = (record: ReadonlyArray<string> = []): number => record.filter((cell) => cell.trim() !== '').length;
  const find = (names: ReadonlyArray<string>): number =>
    records.slice(0, HEADER_RECORDS).findIndex((record) =>
      findCell(record, names) !== -1 && filled(record) > 1 && !isRowWithType(record));
  const [first, sure] = [find(TITLE_COLUMNS), find(SURE_COLUMNS)];
  const at = filled(records[sure]) > filled(records[first]) ? sure : first;
  return at > 0 && filled(records[0]) < filled(records[at]) && !isLetterboxdList(records) ? records.slice(at) : records;
};

/**
 * Puts the cells of a title with commas together, in records that have more cells than the header: `Girl, Interrupted,1999`. The year has
 * to stand in its column then, or there are only titles. Other records stay.
 */
const withWholeTitles = (records: Records): Records => {
  const [header = []] = records;
  if (header.length === 1 && findCell(header, TITLE_COLUMNS) !== -1) return records.map((cells) => [cells.join(',').replace(/,+$/, '')]);
  const [title = -1] = NAMES.title.map((name) => findCell(header, [name])).filter((at) => at !== -1);
  const year = findCell(header, NAMES.year);
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
  const json = isTable ? null : asTitleLists(parseJson(file.text));
  const recordsOfText = async (): Promise<Records> => (await recordsOf(file.text, pause)).filter((record) => !isRuler(record));
  const records = isTable ? withWholeTitles(fromHeader(withMadeHeader(withPlaybackHeader(await recordsOfText()))))
    : areTraktRows(json) || traktAnswersOf(json) !== null ? [] : recordsOfJson(json);
  return { file, records, json, table: tableOf(file.name, records) };
};
