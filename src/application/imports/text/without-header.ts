import { yearIn } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import { mediaTypeOf, TITLE_COLUMNS } from '#application/imports/readers/read-tables';
import { findCell } from '#application/imports/table';

type Cells = ReadonlyArray<string>;

/** Rows that say whether a column holds types. */
const SAMPLE_ROWS = 10;
const KNOWN_COLUMNS = Object.values(NAMES).flat();

const isNumber = (cell: string): boolean => /^\s*\d+(?:[.,]\d+)?\s*$/.test(cell);
const isType = (cell: string): boolean => mediaTypeOf(cell.trim()) !== null;
const isColumn = (cell: string): boolean => findCell([cell], KNOWN_COLUMNS) !== -1;
const isTitle = (cell: string): boolean => cell.trim() !== '' && !isNumber(cell) && !isType(cell) && !isColumn(cell);

/** Returns whether a record is a row, "Heat,1995,Movie", although "Movie" is the name of a column, too. */
export const isRowWithType = (record: Cells): boolean => record.some(isNumber) && record.some(isType) && record.some(isTitle)
  && findCell(record.filter((cell) => !isType(cell)), TITLE_COLUMNS) === -1;

/** Returns whether a record has nothing but numbers and a type, "1917,2019,Movie": then a number is its title. */
const isRowOfNumbers = (record: Cells): boolean => record.filter(isNumber).length > 1 && record.some(isType)
  && record.every((cell) => cell.trim() === '' || isNumber(cell) || isType(cell));

/** Returns the place of the title in the first row. Among numbers, other rows say it; else it is one that is no year, or the first. */
const titleAt = (first: Cells, rows: ReadonlyArray<Cells>): number => {
  const numbers = first.flatMap((cell, index) => (isNumber(cell) ? [index] : []));
  const named = rows.map((cells) => cells.findIndex(isTitle)).find((index) => numbers.includes(index));
  return isRowOfNumbers(first)
    ? named ?? numbers.slice(0, 2).find((index) => yearIn(first[index] ?? '') === null) ?? numbers[0] ?? -1 : first.findIndex(isTitle);
};

/**
 * Puts names of columns above rows that have a type and no header: those of the title, its year, its type, and a rating behind it. The
 * first row can lack its year and its rating, and others their type.
 */
export const withMadeHeader = (records: ReadonlyArray<Cells>): ReadonlyArray<Cells> => {
  const [first = []] = records;
  const rows = records.slice(0, SAMPLE_ROWS);
  const [type, title] = [first.findIndex(isType), titleAt(first, rows)];
  const hasTypes = rows.every(({ [type]: cell = '' }) => cell.trim() === '' || isType(cell) || findCell([cell], TITLE_COLUMNS) !== -1);
  if (!(isRowWithType(first) || isRowOfNumbers(first)) || !hasTypes) return records;
  const find = (is: (cell: string, index: number) => boolean): number =>
    rows.map((cells) => cells.findIndex((cell, index) => isNumber(cell) && is(cell, index))).find((index) => index !== -1) ?? -1;
  const year = find((cell, index) => index !== title && yearIn(cell) !== null);
  const rating = find((cell, index) => index > title && Number(cell.replace(',', '.')) <= 10);
  const names = new Map([[rating, 'Rating'], [year, 'Year'], [type, 'Type'], [title, 'Title']]);
  return [first.map((_, index) => names.get(index) ?? ''), ...records];
};
