import type { ImportRows } from '#application/imports/import-row';
import { mapInSlices, type Pause } from '#application/imports/pause';
import type { Table } from '#application/imports/table';

/** Columns of texts that people wrote, and that an account has no place for: notes only where their row puts a title on a list. */
const COLUMNS = {
  tags: ['tags'], reviews: ['review'], notes: ['note', 'notes', 'comment', 'comments', 'notizen'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>;
export type UnkeptText = keyof typeof COLUMNS;

/** Returns the kinds of texts in a table that are left out, although its rows are read. */
export const unkeptTextsOf = async (table: Table, { rows }: ImportRows, pause: Pause): Promise<ReadonlyArray<UnkeptText>> => {
  const kinds = (Object.keys(COLUMNS) as ReadonlyArray<UnkeptText>).filter((kind) => COLUMNS[kind].some((column) => table.has(column)));
  if (kinds.length === 0) return [];
  const noted = new Set(rows.flatMap(({ row, facts }) =>
    (facts.some((fact) => fact.kind === 'item' && fact.note !== null) ? [row] : [])));
  const found = new Set<UnkeptText>();
  await mapInSlices(table.rows, (row) => {
    for (const kind of kinds)
      if (!found.has(kind) && (kind === 'tags' || !noted.has(row.row)) && row.get(...COLUMNS[kind]) !== '') found.add(kind);
  }, pause);
  return kinds.filter((kind) => found.has(kind));
};
