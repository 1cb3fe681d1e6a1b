import { jsonArrayPart, type PartPlace } from '#domain/exports/json-array-part';
import Papa from 'papaparse';
import { BYTE_ORDER_MARK, FORMULA_START } from '#domain/exports/csv';
import type { ExportFormat } from '#domain/exports/data-exports';

type Cells = Readonly<Record<string, string | number | boolean | null>>;
/** One row by column; the same columns in every row. CSV leaves out what is no column, as the parts of a row. */
export type ExportRow = Readonly<Record<string, Cells[string] | ReadonlyArray<Cells>>>;

const NEW_LINE = '\r\n';

/**
 * Formats rows as CSV (RFC 4180). Cells that a spreadsheet program would run as a formula begin with an apostrophe; Papa Parse's own
 * expression leaves out some of them.
 */
const toCsv = (columns: ReadonlyArray<string>, rows: ReadonlyArray<ExportRow>, { isFirst }: PartPlace): string => {
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const text = Papa.unparse({ fields: [...columns], data: cells }, { header: isFirst, escapeFormulae: FORMULA_START, newline: NEW_LINE });
  return (isFirst ? BYTE_ORDER_MARK : '') + (text === '' ? '' : text + NEW_LINE);
};

/** Formats a part of an export. The parts of a file, one after another, are one valid file. */
export const formatExport = (
  format: ExportFormat, columns: ReadonlyArray<string>, rows: ReadonlyArray<ExportRow>, place: PartPlace,
): string => (format === 'csv' ? toCsv(columns, rows, place) : jsonArrayPart(rows, place));
