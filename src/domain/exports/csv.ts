/**
 * Beginnings that make spreadsheet programs run a cell as a formula: signs of formulas, also in full width, and white space before them.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A text with an apostrophe before such a beginning gets one more, so that reading it back takes the right one away. */
const NEEDS_MARK = new RegExp(`^'*${FORMULA_START.source.slice(1)}`);
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Returns a text that no spreadsheet program runs as a formula. */
export const withFormulaMark = (text: string): string => (NEEDS_MARK.test(text) ? `'${text}` : text);

const cellOf = (value: string | number | boolean | null): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' ? withFormulaMark(text) : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats cells as a line of a CSV file (RFC 4180), with its line break. Texts that would run as formulas begin with an apostrophe. */
export const csvLine = (cells: ReadonlyArray<string | number | boolean | null>): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Returns a text as it was before `withFormulaMark`. */
export const withoutFormulaMark = (cell: string): string => (cell.startsWith("'") && NEEDS_MARK.test(cell) ? cell.slice(1) : cell);
