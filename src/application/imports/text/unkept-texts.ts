import type { ImportRows, OpenKind } from '#application/imports/import-row';
import { mapInSlices, type Pause } from '#application/imports/pause';
import type { Table } from '#application/imports/table';

/** Columns of texts that people wrote, and that an account has no place for: notes only where their row puts a title on a list. */
const COLUMNS = {
  tags: ['tags'], reviews: ['review'], notes: ['note', 'notes', 'comment', 'comments', 'notizen'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>;
export type UnkeptText = keyof typeof COLUMNS;

/** Kinds of texts in a file that are left out, by what the file becomes: as it is, unless the person chooses. */
export type UnkeptTexts = Readonly<Record<OpenKind, ReadonlyArray<UnkeptText>>>;

/** Returns the kinds of texts in a table that are left out, although its rows are read. */
export const unkeptTextsOf = async (table: Table, { rows }: ImportRows, pause: Pause): Promise<UnkeptTexts> => {
  const kinds = (Object.keys(COLUMNS) as ReadonlyArray<UnkeptText>).filter((kind) => COLUMNS[kind].some((column) => table.has(column)));
  const onList = new Set(rows.flatMap(({ row, facts }) =>
    (facts.some((fact) => fact.kind === 'item' && fact.note !== null) ? [row] : [])));
  const noted = new Set([...onList, ...rows.flatMap(({ row, note }) => ((note ?? null) === null ? [] : [row]))]);
  const found = { table: new Set<UnkeptText>(), list: new Set<UnkeptText>(), viewings: new Set<UnkeptText>() };
  if (kinds.length > 0) await mapInSlices(table.rows, (row) => {
    for (const kind of kinds) {
      if (row.get(...COLUMNS[kind]) === '') continue;
      found.viewings.add(kind);
      if (kind === 'tags' || !onList.has(row.row)) found.table.add(kind);
      if (kind === 'tags' || !noted.has(row.row)) found.list.add(kind);
    }
  }, pause);
  // Notes of lists can stand in columns that hold other texts elsewhere.
  if (noted.size > 0 && !found.viewings.has('reviews')) found.viewings.add('notes');
  const [inTable, inList, inViewings] = [found.table, found.list, found.viewings].map((all) => [...all]);
  return { table: inTable ?? [], list: inList ?? [], viewings: inViewings ?? [], ratings: inViewings ?? [] };
};

/** Returns the kinds of texts that are left out, by file, without files that have none. */
export const unkeptTextsAs = (
  unkept: ReadonlyMap<string, UnkeptTexts>, kinds: ReadonlyMap<string, OpenKind>,
): ReadonlyMap<string, ReadonlyArray<UnkeptText>> =>
  new Map([...unkept].map(([file, texts]) => [file, texts[kinds.get(file) ?? 'table']] as const).filter(([, texts]) => texts.length > 0));
