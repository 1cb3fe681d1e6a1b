import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { hasNext, LAST_PAGE } from '#domain/shared/pagination';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { movieRow, stubTmdb } from '#adapters/tmdb/stub-tmdb.fixture';

const rows = fc.array(fc.record({ id: fc.integer({ min: 1, max: 1e7 }), adult: fc.constantFrom(true, false, null) }), { maxLength: 20 });
const totals = fc.record({ total_pages: fc.nat(60_000), total_results: fc.nat(1_200_000) });

describe('pages of tmdbCatalogue', () => {
  it('keep the order of the rows and drop adult rows', async () => {
    await fc.assert(fc.asyncProperty(rows, totals, fc.integer({ min: 1, max: LAST_PAGE }), async (pageRows, pageTotals, page) => {
      const { catalogue, requests } = stubTmdb({ '/discover/movie': { page, results: pageRows.map(movieRow), ...pageTotals } });
      const answer = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: popularitySort, page }));
      expect(requests[0]?.parameters['page']).toBe(String(page));
      expect(answer.items.map(({ id }) => id)).toEqual(pageRows.filter(({ adult }) => adult !== true).map(({ id }) => id));
      expect([answer.page, answer.totalResults]).toEqual([page, pageTotals.total_results]);
      expect(answer.totalPages).toBe(Math.min(pageTotals.total_pages, LAST_PAGE));
    }));
  });

  it('end by totalPages, even if a page has few items', async () => {
    await fc.assert(fc.asyncProperty(rows, totals, fc.integer({ min: 1, max: LAST_PAGE }), async (pageRows, pageTotals, page) => {
      const { catalogue } = stubTmdb({ '/discover/movie': { page, results: pageRows.map(movieRow), ...pageTotals } });
      const answer = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: popularitySort, page }));
      expect(hasNext(answer)).toBe(page < pageTotals.total_pages && page < LAST_PAGE);
    }));
  });

  it('return invalid for a page number that TMDB does not serve, without a request', async () => {
    const outside = fc.oneof(
      fc.integer({ max: 0 }),
      fc.integer({ min: LAST_PAGE + 1 }),
      fc.double({ min: 1.1, max: 1.9 }),
      fc.constant(Number.NaN),
    );
    await fc.assert(
      fc.asyncProperty(outside, async (page) => {
        const { catalogue, requests } = stubTmdb();
        const result = await catalogue.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page })();
        expect(result).toMatchObject({ _tag: 'Left', left: { _tag: 'invalid', field: 'page' } });
        expect(requests).toEqual([]);
      }),
    );
  });
});
