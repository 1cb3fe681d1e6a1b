import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { offline } from '#domain/shared/failure';
import { pageOfRows, type RowCursor } from '#domain/shared/row-page';
import { MAX_ROWS_READ, readAllRows } from './read-all-rows';

const rowsOf = (count: number): ReadonlyArray<string> => Array.from({ length: count }, (_, index) => `row-${index}`);
const idOf = (row: string): string => row;
const pagesOf = (count: number) => (range: RowCursor, limit: number) => TE.right(pageOfRows(rowsOf(count), idOf, range, limit));

describe('readAllRows', () => {
  it.each([0, 1, 99, 100, 250])('reads each of %i rows once', async (count) => {
    expect(await readAllRows(pagesOf(count), idOf, () => true)()).toEqual(E.right(rowsOf(count)));
  });

  it('says how many rows it has, and stops when no more are wanted', async () => {
    const counts: number[] = [];
    expect(await readAllRows(pagesOf(250), idOf, (count) => counts.push(count) < 2)()).toEqual(E.right(rowsOf(198)));
    expect(counts).toEqual([99, 198]);
  });

  it('reads no more rows than its limit', async () => {
    const read = await readAllRows(pagesOf(MAX_ROWS_READ + 1), idOf, () => true)();
    expect(E.isRight(read) && read.right.length).toBe(MAX_ROWS_READ);
  });

  it('fails as a page fails', async () => {
    expect(await readAllRows(() => TE.left(offline), idOf, () => true)()).toEqual(E.left(offline));
  });
});
