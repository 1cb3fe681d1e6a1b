import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import { NAMES } from '#application/imports/readers/column-names';
import type { Table } from '#application/imports/table';

/** Columns of viewings and ratings, in tables without a service; and those of any kind in files of services. */
const DAYS = [...NAMES.watched, ...NAMES.seen, ...NAMES.date, ...NAMES.rated];
const OF_SERVICES = [...DAYS, ...NAMES.added, 'Date Added', 'Created', 'created_at', 'followed_at', 'DateCreated', 'Start Time'];

/** Adds to rows which facts have their day in a form that can be two days. @param isOpen whether the table is of no service. */
export const withOpenDays = (table: Table, read: ImportRows, isOpen: boolean): ImportRows => {
  const isOfService = !isOpen || table.has('Const');
  const [days, added] = [table.openDays(isOfService ? OF_SERVICES : DAYS), table.openDays(isOfService ? OF_SERVICES : NAMES.added)];
  const kindsIn = (row: number): ReadonlyArray<ImportedFact['kind']> =>
    [...(days.has(row) ? ['viewing', 'rating'] as const : []), ...(added.has(row) ? ['item'] as const : [])];
  return days.size + added.size === 0 ? read
    : { ...read, rows: read.rows.map((row) => (days.has(row.row) || added.has(row.row) ? { ...row, openDays: kindsIn(row.row) } : row)) };
};
