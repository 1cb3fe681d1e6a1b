import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNext, LAST_PAGE } from '#domain/shared/pagination';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { movieRow, stubTmdb } from '../stub-tmdb.fixture';
import { expectRight } from '../expect-right.fixture';

const rows = fc.array(fc.record({ id: fc.integer({ min: 1, max: 1e7 }), adult: fc.constantFrom(true, false, null) }), { maxLength: 20 });
const totals = fc.record({ total_pages: fc.nat(60_000), total_results: fc.nat(1_200_000) });

describe('pages', () => {
  it('keep the order of the rows that may be shown, whatever else is on them', async () => {
    await fc.assert(fc.asyncProperty(rows, totals, fc.integer({ min: 1, max: LAST_PAGE }), async (given, counted, page) => {
      const { catalogue, asked } = stubTmdb({ '/discover/movie': { page, results: given.map(movieRow), ...counted } });
      const answer = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page }));
      expect(asked[0]?.parameters['page']).toBe(String(page));
      expect(answer.items.map(({ id }) => id)).toEqual(given.filter(({ adult }) => adult !== true).map(({ id }) => id));
      expect([answer.page, answer.totalResults]).toEqual([page, counted.total_results]);
      expect(answer.totalPages).toBe(Math.min(counted.total_pages, LAST_PAGE));
    }));
  });

  it('end by their totals, never by being short', async () => {
    await fc.assert(fc.asyncProperty(rows, totals, fc.integer({ min: 1, max: LAST_PAGE }), async (given, counted, page) => {
      const { catalogue } = stubTmdb({ '/discover/movie': { page, results: given.map(movieRow), ...counted } });
      const answer = await expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page }));
      expect(hasNext(answer)).toBe(page < counted.total_pages && page < LAST_PAGE);
    }));
  });

  it('are refused outside of what TMDB serves, without a call', async () => {
    const outside = fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: LAST_PAGE + 1 }), fc.double({ min: 1.1, max: 1.9 }), fc.constant(Number.NaN));
    await fc.assert(fc.asyncProperty(outside, async (page) => {
      const { catalogue, asked } = stubTmdb();
      const refused = await catalogue.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page })();
      expect(refused).toMatchObject({ _tag: 'Left', left: { _tag: 'invalid', field: 'page' } });
      expect(asked).toEqual([]);
    }));
  });
});
