import type { ImportedFact, ImportRow, ImportRows } from '#application/imports/import-row';
import { dayOf } from '#application/imports/import-values';
import { NAMES } from '#application/imports/readers/column-names';
import type { Table } from '#application/imports/table';
import { isOpenDay } from './local-days';

/** Columns of viewings and ratings, in tables without a service; and those of any kind in files of services. */
const DAYS = [...NAMES.watched, ...NAMES.seen, ...NAMES.date, ...NAMES.rated];
const OF_SERVICES = [...DAYS, ...NAMES.added, 'Date Added', 'Created', 'created_at', 'followed_at', 'DateCreated', 'Start Time'];

/** Adds to rows which facts have their day in a form that can be two days. */
const withTwoDays = (table: Table, read: ImportRows, isOfService: boolean): ImportRows => {
  const [days, added] = [table.openDays(isOfService ? OF_SERVICES : DAYS), table.openDays(isOfService ? OF_SERVICES : NAMES.added)];
  const kindsIn = (row: number): ReadonlyArray<ImportedFact['kind']> =>
    [...(days.has(row) ? ['viewing', 'rating'] as const : []), ...(added.has(row) ? ['item'] as const : [])];
  return days.size + added.size === 0 ? read
    : { ...read, rows: read.rows.map((row) => (days.has(row.row) || added.has(row.row) ? { ...row, openDays: kindsIn(row.row) } : row)) };
};

const OF_VIEWINGS = [...NAMES.watched, ...NAMES.date];
/** Days that stand for an unknown one, or are before the first films. */
const NO_DAY = /^\s*(?:1969-12-31|1970-01-01|1900-01-01|18)/;
const SHORT_YEAR = /^\s*\d{1,2}(?:[\s./-]+\p{L}{3,}\.?[\s./-]+\d{2}|([./-])\s?\d{1,2}\1\s?\d{1,2}\.?)$/u;

/** Returns whether a text has a day, a month and a year that cannot be read, "12 helmikuuta 2024": less than these is no day. */
const isUnreadDay = (text: string): boolean => {
  if (!/\d/.test(text) || dayOf(text) !== null || NO_DAY.test(text) || isOpenDay(text)) return false;
  const numbers = text.match(/\d+/g) ?? [];
  const hasYear = numbers.some((number) => /^(?:18|19|20)\d\d$/.test(number)) || SHORT_YEAR.test(text);
  return hasYear && (numbers.length > 2 || (numbers.length === 2 && /\p{L}{3}/u.test(text)));
};

/** Adds to rows without the day of a viewing that it is there and cannot be read. */
const withUnreadDays = (table: Table, read: ImportRows): ImportRows => {
  const columns = OF_VIEWINGS.filter((column) => table.has(column));
  const isUnread = ({ row, facts }: ImportRow): boolean =>
    facts.every((fact) => fact.kind !== 'viewing' || fact.day === null)
    && columns.some((column) => isUnreadDay(table.rows[row - 1]?.get(column) ?? ''));
  return columns.length === 0 ? read
    : { ...read, rows: read.rows.map((row) => (isUnread(row) ? { ...row, hasUnreadDay: true as const } : row)) };
};

/** Adds to rows which days they have that are not read. @param isOpen whether the table is of no service. */
export const withOpenDays = (table: Table, read: ImportRows, isOpen: boolean): ImportRows =>
  withUnreadDays(table, withTwoDays(table, read, !isOpen || table.has('Const')));
