import type { ImportRows } from '#application/imports/import-row';
import { NAMES } from '#application/imports/readers/column-names';
import type { Table } from '#application/imports/table';

/** Returns how many rows say something without its day, because the day of the row can be read in two ways: none of the release. */
export const countOpenDays = (table: Table, { rows }: ImportRows): number => {
  const undated = new Set(rows.filter(({ facts }) => facts.some(({ day }) => day === null)).map(({ row }) => row));
  return table.rows.filter((each) => undated.has(each.row) && each.hasOpenDay(NAMES.year)).length;
};
