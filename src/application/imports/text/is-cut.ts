import type { Parsed } from './parse-file';

/** Returns whether a text begins like an object of JSON, or an array of them: a title can begin with a bracket, too. */
export const beginsAsJson = (text: string): boolean => /^\s*(?:\[\s*)?\{\s*"/.test(text);

/** A quote at the beginning of a cell that nothing closes. */
const OPEN_QUOTE = /[,;\t|\n]"(?:[^"]|"")*$/;
/** Characters at the end of a file in which its last cell is looked for. */
const TAIL = 5000;
/** Rows, with the header, that say how many cells the last one should have. */
const MIN_RECORDS = 4;

/**
 * Returns whether a table ends within a row, as a download that was broken off does: in an open quote, or, without a line break, with
 * fewer cells than every other row.
 */
export const isCut = ({ file: { text, isPasted }, records, json }: Parsed): boolean => {
  if (json !== null || isPasted === true || /[\r\n]\s*$/.test(text.slice(-TAIL))) return false;
  // The quote behind "Great," closes its cell.
  if (text.split('"').length % 2 === 0 && OPEN_QUOTE.test(`\n${text}`.slice(-TAIL))) return records.length > 1;
  const [header = []] = records;
  const last = records.at(-1) ?? [];
  return records.length >= MIN_RECORDS && last.length < header.length
    && records.slice(0, -1).every((cells) => cells.length === header.length);
};
