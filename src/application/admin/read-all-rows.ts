import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { firstPageCursor, type RowPage, type RowCursor } from '#domain/shared/row-page';

/** Rows of one read: the rules allow 100 documents, one of which says whether more rows follow. */
const ROWS_PER_READ = 99;
/** Most rows that are read: more than the visitors of a day can send as feedback. */
export const MAX_ROWS_READ = 10_000;

/**
 * Reads the rows of a table from the first one on, page by page, at most `MAX_ROWS_READ`.
 * @param onRead gets the number of rows so far after each page; if it returns false, the rows so far are the answer.
 */
export const readAllRows =
  <A>(
    page: (range: RowCursor, limit: number) => Answer<RowPage<A>>,
    idOf: (row: A) => string,
    onRead: (count: number) => boolean,
  ): Answer<ReadonlyArray<A>> =>
  async () => {
    const rows = new Map<string, A>();
    for (let range: RowCursor = firstPageCursor; ; ) {
      const read = await page(range, ROWS_PER_READ)();
      if (E.isLeft(read)) return read;
      for (const row of read.right.rows) rows.set(idOf(row), row);
      const last = read.right.rows.at(-1);
      const isContinued = onRead(rows.size);
      if (!isContinued || !read.right.hasNext || last === undefined || rows.size >= MAX_ROWS_READ)
        return E.right([...rows.values()].slice(0, MAX_ROWS_READ));
      range = { after: idOf(last) };
    }
  };
