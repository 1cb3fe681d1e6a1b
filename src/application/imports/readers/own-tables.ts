import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import type { Table } from '#application/imports/table';

/** The word for the day of a viewing that has none, in the tables that members export. */
export const UNKNOWN_DAY = 'unknown';
/** The column that has the description of the table's list, in one of its rows. */
export const LIST_DESCRIPTION = 'List description';

/**
 * Adds what only exported tables of Marquee say to the rows read from one: the description of their list, and that a viewing without a day
 * is one of its own. Elsewhere a title without a day only says that it was watched.
 */
export const withOwnColumns = (table: Table, rows: ImportRows): ImportRows => {
  const said = table.rows.flatMap((row) =>
    (row.get(LIST_DESCRIPTION) === '' ? [] : [[row.get('List'), row.get(LIST_DESCRIPTION)] as const]));
  const descriptions = new Map([...rows.descriptions, ...said]);
  if (!table.has('tmdbID', 'WatchedDate', 'ViewingRating')) return { ...rows, descriptions };
  const unknown = new Set(table.rows.flatMap((row) => (row.get('WatchedDate') === UNKNOWN_DAY ? [row.row] : [])));
  const sure = (fact: ImportedFact): ImportedFact => (fact.kind === 'viewing' && fact.day === null ? { ...fact, isSure: true } : fact);
  return { ...rows, descriptions, rows: rows.rows.map((row) => (unknown.has(row.row) ? { ...row, facts: row.facts.map(sure) } : row)) };
};
