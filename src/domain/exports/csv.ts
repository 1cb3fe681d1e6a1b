/**
 * Beginnings that make spreadsheet programs run a cell as a formula: signs of formulas, also in full width, and white space before them.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A text with an apostrophe before such a beginning gets one more, so that reading it back takes the right one away. */
const NEEDS_MARK = new RegExp(`^'*${FORMULA_START.source.slice(1)}`);
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** Stands before a CSV file: spreadsheet programs read it as UTF-8 then. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a text that no spreadsheet program runs as a formula. */
export const withFormulaMark = (text: string): string => (NEEDS_MARK.test(text) ? `'${text}` : text);

/** Separator of cells. With `;`, as Excel needs it in countries that write 8,5, numbers have a comma. */
export type CsvSeparator = ',' | ';';

const cellOf = (value: string | number | boolean | null, separator: CsvSeparator): string => {
  const text = typeof value === 'string' ? withFormulaMark(value) : String(value ?? '');
  if (typeof value === 'number' && separator === ';') return text.replace('.', ',');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Returns a function that formats cells as a line of a CSV file (RFC 4180), with its line break. Texts that would run as formulas begin
 * with an apostrophe.
 */
export const csvLineWith = (separator: CsvSeparator) => (cells: ReadonlyArray<string | number | boolean | null>): string =>
  `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`;

/** Formats cells as a line of a CSV file with commas. */
export const csvLine = csvLineWith(',');

/** Returns a text as it was before `withFormulaMark`. */
export const withoutFormulaMark = (cell: string): string => (cell.startsWith("'") && NEEDS_MARK.test(cell) ? cell.slice(1) : cell);
