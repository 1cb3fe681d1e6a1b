import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import type { Page } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import { builtFiles } from '../catalogue/node-files';
import { RESULT_SIZES, withResultSize, type ResultSize } from './result-size';

/** The shipped catalogue; the requests below have more than seven results. */
const fullCatalogue = embeddedCatalogue(builtFiles());
const query = parseSearch('the');

const requestAll = (catalogue: Catalogue, page = 1): Promise<ReadonlyArray<Page<unknown>>> =>
  Promise.all([
    expectRight(catalogue.getList({ mediaType: 'movie', list: 'now-playing', filters: noFilters, page })),
    expectRight(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: popularitySort, page })),
    expectRight(catalogue.searchTitles({ mediaType: 'movie', query, page })),
    expectRight(catalogue.searchPeople({ query: parseSearch('john'), page })),
  ]);
const figures = (pages: ReadonlyArray<Page<unknown>>) => pages.map(({ items, totalResults }) => [items.length, totalResults]);

const LIMITS: Readonly<Record<Exclude<ResultSize, 'many'>, number>> = { several: 7, one: 1, none: 0 };

describe('withResultSize', () => {
  let pages: ReadonlyArray<Page<unknown>> = [];
  beforeAll(async () => {
    pages = await requestAll(fullCatalogue);
    expect(pages.filter(({ totalResults }) => (totalResults ?? 0) <= LIMITS.several)).toEqual([]);
  });

  it.each(RESULT_SIZES)('limits lists and searches to %s, with matching totals', async (size) => {
    const cut = await requestAll(withResultSize(fullCatalogue, () => size));
    if (size === 'many') expect(cut).toEqual(pages);
    else expect(figures(cut)).toEqual(pages.map(() => [LIMITS[size], LIMITS[size]]));
    expect(cut.map(({ items }) => items)).toEqual(pages.map(({ items }) => (size === 'many' ? items : items.slice(0, LIMITS[size]))));
  });

  it('keeps the other fields of a page', async () => {
    const [list] = await requestAll(withResultSize(fullCatalogue, () => 'one'));
    expect(list).toEqual({ ...pages[0], items: pages[0]?.items.slice(0, 1), totalResults: 1, totalPages: 1 });
    expect(list).toMatchObject({ asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string });
  });

  it('returns a page below the limit unchanged', async () => {
    const params = { mediaType: 'movie', query: parseSearch('tmdb:603'), page: 1 } as const;
    const one = await expectRight(fullCatalogue.searchTitles(params));
    expect(one.totalResults).toBe(1);
    for (const size of ['several', 'one'] as const)
      expect(await expectRight(withResultSize(fullCatalogue, () => size).searchTitles(params))).toEqual(one);
  });

  it('limits suggestions and leaves statistics unchanged', async () => {
    const suggested = await expectRight(fullCatalogue.suggest(query));
    expect(suggested.length).toBeGreaterThan(1);
    const catalogue = withResultSize(fullCatalogue, () => 'one');
    expect(await expectRight(catalogue.suggest(query))).toEqual(suggested.slice(0, 1));
    expect(await expectRight(catalogue.getStats())).toEqual(await expectRight(fullCatalogue.getStats()));
  });

  it('returns an empty second page if all items fit on the first', async () => {
    const [, discovered] = await requestAll(withResultSize(fullCatalogue, () => 'several'), 2);
    expect(pages[1]?.totalPages).toBeGreaterThan(1);
    expect(discovered).toMatchObject({ items: [], page: 2, totalResults: 7 });
  });
});
