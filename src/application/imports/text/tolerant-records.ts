import Papa from 'papaparse';
import type { Pause } from '#application/imports/pause';

/** Lines that a cell of several lines can have. An open quote that none of them closes is a character of its cell. */
const MAX_LINES = 200;
/** Lines between two reads of the clock. */
const SLICE = 50;

const hasOddQuotes = (line: string): boolean => (line.split('"').length - 1) % 2 === 1;

/** Returns the cells of one record; null if its quotes are broken. */
const cellsOf = (record: string, config: Papa.ParseConfig<string[]>): ReadonlyArray<string> | null => {
  const { data: [cells = [], ...more], errors } = Papa.parse<string[]>(record, config);
  return more.length > 0 || errors.some(({ type }) => type === 'Quotes') ? null : cells;
};

/**
 * Splits a text with broken quotes into cells, record by record: `"Crocodile" Dundee,1986`, or a quote that nothing closes. A broken record
 * is split at its separators, and costs no neighbour. Quotes behind backslashes are read, too. Empty lines are left out.
 */
export const tolerantRecords = async (text: string, delimiter: string, pause: Pause): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const lines = text.split(/\r\n|\r|\n/);
  const records: ReadonlyArray<string>[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (at % SLICE === 0) await pause();
    const line = lines[at] ?? '';
    let [record, last, isOpen] = [line, at, hasOddQuotes(line)];
    while (isOpen && last + 1 < lines.length && last - at < MAX_LINES) {
      last += 1;
      record += `\n${lines[last] ?? ''}`;
      isOpen = isOpen !== hasOddQuotes(lines[last] ?? '');
    }
    const whole = isOpen ? null : cellsOf(record, { delimiter }) ?? cellsOf(record, { delimiter, escapeChar: '\\' });
    const cells = whole ?? line.split(delimiter);
    if (whole !== null) at = last;
    if (cells.some((cell) => cell.trim() !== '')) records.push(cells);
  }
  return records;
};
