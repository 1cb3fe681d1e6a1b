import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import type { Table } from '#application/imports/table';

/** The word for the day of a viewing that has none, in the tables that members export. */
export const UNKNOWN_DAY = 'unknown';
/** The column that has the description of the table's list, in one of its rows. */
export const LIST_DESCRIPTION = 'List description';
/** The column that says which one a viewing is of several on its day, from the second one on. */
export const VIEWING_OF_DAY = 'ViewingOfDay';

/**
 * Adds what only exported tables of Marquee say to the rows read from one: the description of their list, that a viewing without a day is
 * one of its own, and that a day has several. Elsewhere a title without a day only says that it was watched.
 */
export const withOwnColumns = (table: Table, rows: ImportRows): ImportRows => {
  const said = table.rows.flatMap((row) =>
    (row.get(LIST_DESCRIPTION) === '' ? [] : [[row.get('List'), row.get(LIST_DESCRIPTION)] as const]));
  const descriptions = new Map([...rows.descriptions, ...said]);
  if (!table.has('tmdbID', 'WatchedDate', 'ViewingRating')) return { ...rows, descriptions };
  const unknown = new Set(table.rows.flatMap((row) => (row.get('WatchedDate') === UNKNOWN_DAY ? [row.row] : [])));
  const places = new Map(table.rows.flatMap((row) => {
    const nth = Number(row.get(VIEWING_OF_DAY));
    return Number.isInteger(nth) && nth > 1 ? [[row.row, nth] as const] : [];
  }));
  const placed = (fact: ImportedFact, nth: number | undefined): ImportedFact =>
    (fact.kind === 'viewing' && nth !== undefined ? { ...fact, nth } : fact);
  const sure = (fact: ImportedFact): ImportedFact => (fact.kind === 'viewing' && fact.day === null ? { ...fact, isSure: true } : fact);
  return { ...rows, descriptions, rows: rows.rows.map((row) => (!unknown.has(row.row) && !places.has(row.row) ? row : {
    ...row, facts: row.facts.map((fact) => placed(unknown.has(row.row) ? sure(fact) : fact, places.get(row.row))),
  })) };
};
