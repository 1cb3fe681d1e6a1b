/** Rows of an admin table that are read at once; the rules allow 100. */
export const ROWS_PER_PAGE = 50;

/**
 * Place of a page in a sorted table: behind the row with the id `after` (null: from the start), or directly before the row with the id
 * `before`. A row that no longer meets the condition of the table keeps its place; an id that no longer exists means the start.
 */
export type RowCursor = { readonly after: string | null } | { readonly before: string };

export const firstPageCursor: RowCursor = { after: null };

/** One page of a table that has next and previous pages but no page numbers. */
export type RowPage<A> = { readonly rows: ReadonlyArray<A>; readonly hasPrevious: boolean; readonly hasNext: boolean };

export type SortDirection = 'asc' | 'desc';

/** Returns a page of rows that are in order. Used where all rows are in memory. */
export const pageOfRows = <A>(sorted: ReadonlyArray<A>, idOf: (row: A) => string, range: RowCursor, limit: number): RowPage<A> => {
  const anchor = 'before' in range ? range.before : range.after;
  const place = anchor === null ? -1 : sorted.findIndex((row) => idOf(row) === anchor);
  const from = place === -1 ? 0 : 'before' in range ? Math.max(0, place - limit) : place + 1;
  const until = place !== -1 && 'before' in range ? place : Math.min(sorted.length, from + limit);
  return { rows: sorted.slice(from, until), hasPrevious: from > 0, hasNext: until < sorted.length };
};

/** All rows of a table in memory; a page shows those that meet the condition, in the order. */
export type InMemoryRows<A> = {
  readonly all: ReadonlyArray<A>;
  readonly isShown: (row: A) => boolean;
  readonly compare: (one: A, other: A) => number;
  readonly idOf: (row: A) => string;
};
