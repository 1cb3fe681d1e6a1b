/**
 * Beginnings that make spreadsheet programs run a cell as a formula: signs of formulas, also in full width, and white space before them.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const cellOf = (value: string | number | boolean | null): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats cells as a line of a CSV file (RFC 4180), with its line break. Texts that would run as formulas begin with an apostrophe. */
export const csvLine = (cells: ReadonlyArray<string | number | boolean | null>): string => `${cells.map(cellOf).join(',')}\r\n`;
