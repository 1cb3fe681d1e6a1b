import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPage, hasNext, LAST_PAGE, PAGE_SIZE, paginate, reachablePages, reachableResults } from './pagination';

const anyArray = fc.array(fc.integer(), { maxLength: 130 });
const size = fc.integer({ min: 1, max: 25 });

describe('pagination', () => {
  it('paginate returns pages that together equal the array in order', () => {
    fc.assert(
      fc.property(anyArray, size, (all, each) => {
        const read: number[] = [];
        for (let number = 1; ; number += 1) {
          const page = paginate(all, number, each);
          read.push(...page.items);
          if (!hasNext(page)) break;
        }
        expect(read).toEqual(all);
      }),
    );
  });

  it('paginate reports the same totals for every page number, beyond the last page too', () => {
    fc.assert(
      fc.property(anyArray, size, fc.integer({ min: -3, max: 600 }), (all, each, number) => {
        const page = paginate(all, number, each);
        expect(page).toMatchObject({ page: number, totalPages: Math.ceil(all.length / each), totalResults: all.length });
        expect(page.items.length).toBeLessThanOrEqual(each);
      }),
    );
  });

  it('paginate uses a page size of 20 by default', () => {
    expect(PAGE_SIZE).toBe(20);
    expect(paginate(Array.from({ length: 45 }, (_, index) => index), 3).items).toEqual([40, 41, 42, 43, 44]);
  });

  it('limits reachable pages to 500, however large the totals are', () => {
    const oversized = { page: LAST_PAGE, totalPages: 900, totalResults: 18_000 };
    expect(reachablePages(oversized)).toBe(500);
    expect(reachableResults(oversized.totalResults)).toBe(10_000);
    expect(reachableResults(7)).toBe(7);
    expect(hasNext(oversized)).toBe(false);
    expect(hasNext({ ...oversized, page: 499 })).toBe(true);
    expect(paginate(Array.from({ length: 20_000 }), 501).items).toEqual([]);
  });

  it('paginate returns no items for page 0', () => {
    expect(paginate([1, 2, 3], 0).items).toEqual([]);
    expect(hasNext(emptyPage)).toBe(false);
  });

  it('hasNext depends on totalPages, not on the page length', () => {
    expect(hasNext({ page: 2, totalPages: 3 })).toBe(true);
    expect(hasNext({ page: 3, totalPages: 3 })).toBe(false);
  });
});
