import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPage, hasNext, LAST_PAGE, PAGE_SIZE, paginate, reachablePages, reachableResults } from './pagination';

const whole = fc.array(fc.integer(), { maxLength: 130 });
const size = fc.integer({ min: 1, max: 25 });

describe('pages', () => {
  it('put together are the whole, in its order', () => {
    fc.assert(
      fc.property(whole, size, (all, each) => {
        const read: number[] = [];
        for (let at = 1; ; at += 1) {
          const page = paginate(all, at, each);
          read.push(...page.items);
          if (!hasNext(page)) break;
        }
        expect(read).toEqual(all);
      }),
    );
  });

  it('say the same totals wherever one opens them, beyond the end too', () => {
    fc.assert(
      fc.property(whole, size, fc.integer({ min: -3, max: 600 }), (all, each, at) => {
        const page = paginate(all, at, each);
        expect(page).toMatchObject({ page: at, totalPages: Math.ceil(all.length / each), totalResults: all.length });
        expect(page.items.length).toBeLessThanOrEqual(each);
      }),
    );
  });

  it('are of twenty', () => {
    expect(PAGE_SIZE).toBe(20);
    expect(paginate(Array.from({ length: 45 }, (_, at) => at), 3).items).toEqual([40, 41, 42, 43, 44]);
  });

  it('end at five hundred, whatever the totals promise', () => {
    const promised = { page: LAST_PAGE, totalPages: 900, totalResults: 18_000 };
    expect(reachablePages(promised)).toBe(500);
    expect(reachableResults(promised.totalResults)).toBe(10_000);
    expect(reachableResults(7)).toBe(7);
    expect(hasNext(promised)).toBe(false);
    expect(hasNext({ ...promised, page: 499 })).toBe(true);
    expect(paginate(Array.from({ length: 20_000 }), 501).items).toEqual([]);
  });

  it('have no page below the first', () => {
    expect(paginate([1, 2, 3], 0).items).toEqual([]);
    expect(hasNext(emptyPage)).toBe(false);
  });

  it('know the end from the totals, never from a short page', () => {
    expect(hasNext({ page: 2, totalPages: 3 })).toBe(true);
    expect(hasNext({ page: 3, totalPages: 3 })).toBe(false);
  });
});
