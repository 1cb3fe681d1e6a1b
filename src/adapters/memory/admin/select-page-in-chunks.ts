import type { RowPage, RowCursor, InMemoryRows } from '#domain/shared/row-page';
import { visitInChunks } from './visit-in-chunks';

/** Adds a row to sorted rows, behind equal ones. */
const insertRow = <A>(rows: A[], row: A, compare: (one: A, other: A) => number): void => {
  let [from, until] = [0, rows.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if (compare(row, rows[middle] as A) < 0) until = middle; // `middle` is below the length
    else from = middle + 1;
  }
  rows.splice(from, 0, row);
};

/**
 * Returns a page of a table without blocking the main thread. Visits all rows once and keeps those of the page: nothing is sorted as a
 * whole, and the condition is asked only for rows that may be on the page. The row of the range keeps its place in the order when it no
 * longer meets the condition.
 */
export const selectPageInChunks = async <A>(
  { all, isShown, compare, idOf }: InMemoryRows<A>,
  range: RowCursor, limit: number,
): Promise<RowPage<A>> => {
  const id = 'before' in range ? range.before : range.after;
  const anchor = id === null ? undefined : all.find((row) => idOf(row) === id);
  const isBefore = 'before' in range && anchor !== undefined;
  /** Compares by the distance from the row of the range. */
  const compareNear = isBefore ? (one: A, other: A): number => compare(other, one) : compare;
  const nearest: A[] = []; // and one more, which is on the following page
  let isTurned = false;
  await visitInChunks(all, (row) => {
    if (anchor !== undefined && compareNear(row, anchor) <= 0) {
      isTurned ||= isShown(row);
      return;
    }
    const last = nearest[limit];
    if ((last !== undefined && compareNear(row, last) >= 0) || !isShown(row)) return;
    insertRow(nearest, row, compareNear);
    nearest.length = Math.min(nearest.length, limit + 1);
  });
  const isBeyond = nearest.length > limit;
  const rows = nearest.slice(0, limit);
  return isBefore ? { rows: rows.reverse(), hasPrevious: isBeyond, hasNext: isTurned } : { rows, hasPrevious: isTurned, hasNext: isBeyond };
};
