import * as t from 'io-ts';

/** Most rows of a part. */
export const MAX_PART_ROWS = 200;
/** Most characters of all rows of a part together, so that its document stays far below the bound of the database. */
export const MAX_PART_TEXT = 100_000;

/** A part of the rows without a title that an import has left in an account. */
export const UnmatchedPart = t.readonly(
  t.strict({
    /** Begins with the id of the import. Letters, digits, `-` and `_`. */
    partId: t.string,
    /** Rows as JSON, each a text of one line. */
    rows: t.readonlyArray(t.string),
  }),
  'UnmatchedPart',
);
export type UnmatchedPart = t.TypeOf<typeof UnmatchedPart>;

const lengthOf = (rows: ReadonlyArray<string>): number => rows.reduce((sum, { length }) => sum + length, 0);

/** Returns whether a part can be stored. */
export const isStorablePart = ({ partId, rows }: UnmatchedPart): boolean =>
  /^[A-Za-z0-9_-]{1,64}$/.test(partId) && rows.length > 0 && rows.length <= MAX_PART_ROWS && lengthOf(rows) <= MAX_PART_TEXT;

/** Returns whether a part belongs to an import. */
export const isPartOf = (importId: string, partId: string): boolean => partId.startsWith(`${importId}-`);

/** Returns the import that a part belongs to. */
export const importOfPart = (partId: string): string => partId.slice(0, partId.lastIndexOf('-'));

/** Digits of a part's number, so that ids are in the order of the parts. */
const DIGITS = 5;

/**
 * Returns rows as parts that can be stored, in their order. A row that no part has room for is left out.
 * @param present ids of parts, of which those of the import come before.
 */
export const partsOfRows = (
  importId: string, rows: ReadonlyArray<string>, present: ReadonlyArray<string> = [],
): ReadonlyArray<UnmatchedPart> => {
  const parts: string[][] = [];
  let [rowsLeft, textLeft] = [0, 0];
  for (const row of rows.filter(({ length }) => length <= MAX_PART_TEXT)) {
    if (rowsLeft === 0 || row.length > textLeft) {
      parts.push([]);
      [rowsLeft, textLeft] = [MAX_PART_ROWS, MAX_PART_TEXT];
    }
    parts.at(-1)?.push(row);
    [rowsLeft, textLeft] = [rowsLeft - 1, textLeft - row.length];
  }
  const numbers = present.filter((id) => isPartOf(importId, id)).map((id) => Number(id.slice(-DIGITS)) + 1);
  const first = Math.max(0, ...numbers);
  return parts.map((part, index) => ({ partId: `${importId}-${String(first + index).padStart(DIGITS, '0')}`, rows: part }));
};

/** Returns a part without some of its rows; null if none is left. */
export const withoutRows = (part: UnmatchedPart, removed: ReadonlyArray<string>): UnmatchedPart | null => {
  const rows = part.rows.filter((row) => !removed.includes(row));
  return rows.length === 0 ? null : { ...part, rows };
};
