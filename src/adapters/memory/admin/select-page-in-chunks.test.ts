import { describe, expect, it } from 'vitest';
import { firstPageCursor, type RowPage, type RowCursor, type InMemoryRows } from '#domain/shared/row-page';
import { selectPageInChunks } from './select-page-in-chunks';

type Row = { readonly id: string; readonly value: number; readonly isShown: boolean };

/** Sorts all rows and takes the page from them. */
const sortedPage = ({ all, isShown, compare, idOf }: InMemoryRows<Row>, range: RowCursor, limit: number): RowPage<Row> => {
  const shown = all.filter(isShown).sort(compare);
  const anchor = all.find((row) => idOf(row) === ('before' in range ? range.before : range.after));
  if (anchor === undefined) return { rows: shown.slice(0, limit), hasPrevious: false, hasNext: shown.length > limit };
  if ('before' in range) {
    const place = shown.filter((row) => compare(row, anchor) < 0).length;
    return { rows: shown.slice(Math.max(0, place - limit), place), hasPrevious: place > limit, hasNext: place < shown.length };
  }
  const place = shown.filter((row) => compare(row, anchor) <= 0).length;
  return { rows: shown.slice(place, place + limit), hasPrevious: place > 0, hasNext: place + limit < shown.length };
};

/** Rows in no order, some with equal values; every `hidden`th is not shown. */
const rowsOf = (count: number, hidden: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${(index * 17) % count}`, value: (index * 29) % 11, isShown: index % hidden !== 0,
  }));

const sourceOf = (all: ReadonlyArray<Row>, sign = 1): InMemoryRows<Row> => ({
  all,
  isShown: (row) => row.isShown,
  compare: (one, other) => sign * (one.value - other.value || (one.id === other.id ? 0 : one.id < other.id ? -1 : 1)),
  idOf: ({ id }) => id,
});

describe('selectPageInChunks', () => {
  it.each([
    { count: 0, hidden: 2 },
    { count: 1, hidden: 1 },
    { count: 5, hidden: 3 },
    { count: 6, hidden: 100 },
    { count: 60, hidden: 2 },
    { count: 60, hidden: 1 },
  ])(
    'returns the page that sorting all rows returns, at each place: $count rows, each number $hidden hidden',
    async ({ count, hidden }) => {
      const all = rowsOf(count, hidden);
      const ranges: ReadonlyArray<RowCursor> = [
        firstPageCursor,
        { after: 'unknown' },
        { before: 'unknown' },
        ...all.flatMap(({ id }) => [{ after: id }, { before: id }]),
      ];
      for (const source of [sourceOf(all), sourceOf(all, -1)]) {
        for (const range of ranges)
          for (const limit of [1, 5, 50])
            expect([range, limit, await selectPageInChunks(source, range, limit)]).toEqual([
              range, limit,
              sortedPage(source, range, limit),
            ]);
      }
    },
  );

  it('asks the condition only for rows that may be on the page', async () => {
    let conditionCalls = 0;
    const all = Array.from({ length: 5000 }, (_, index) => ({ id: `row-${index}`, value: index, isShown: true }));
    const isShown = (row: Row): boolean => {
      conditionCalls += 1;
      return row.isShown;
    };
    expect((await selectPageInChunks({ ...sourceOf(all), isShown }, { after: 'row-99' }, 50)).rows[0]?.id).toBe('row-100');
    expect(conditionCalls).toBeLessThan(100);
  });
});
