import { joinImportRows, type ImportRows } from '#application/imports/import-row';
import type { Pause } from '#application/imports/pause';

/** Rows that are read between two pauses. */
const PART = 500;

/** Reads rows in parts, with pauses between them. @param read gets the number of rows before a part, too. */
export const readParts = async <Row>(
  all: ReadonlyArray<Row>, read: (part: ReadonlyArray<Row>, first: number) => ImportRows, pause: Pause,
): Promise<ImportRows> => {
  const parts: ImportRows[] = [];
  for (let from = 0; from < all.length; from += PART) {
    parts.push(read(all.slice(from, from + PART), from));
    await pause();
  }
  return joinImportRows(parts);
};
