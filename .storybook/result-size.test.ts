import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import type { Page } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import { builtFiles } from '../catalogue/node-files';
import { RESULT_SIZES, withResultSize, type ResultSize } from './result-size';

/** The catalogue that ships: most that is asked of it here is more than a handful. */
const whole = embeddedCatalogue(builtFiles());
const query = parseSearch('the');

const told = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(`The catalogue refuses: ${result.left._tag}`);
  return result.right;
};
const asked = (catalogue: Catalogue, page = 1): Promise<ReadonlyArray<Page<unknown>>> =>
  Promise.all([
    told(catalogue.getList({ mediaType: 'movie', list: 'now-playing', filters: noFilters, page })),
    told(catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page })),
    told(catalogue.searchTitles({ mediaType: 'movie', query, page })),
    told(catalogue.searchPeople({ query: parseSearch('john'), page })),
  ]);
const figures = (pages: ReadonlyArray<Page<unknown>>) => pages.map(({ items, totalResults }) => [items.length, totalResults]);

const MOST: Readonly<Record<Exclude<ResultSize, 'many'>, number>> = { several: 7, one: 1, none: 0 };

describe('a catalogue with an amount', () => {
  let pages: ReadonlyArray<Page<unknown>> = [];
  beforeAll(async () => {
    pages = await asked(whole);
    expect(pages.filter(({ totalResults }) => (totalResults ?? 0) <= MOST.several)).toEqual([]);
  });

  it.each(RESULT_SIZES)('has %s everywhere, with totals that agree', async (amount) => {
    const cut = await asked(withResultSize(whole, () => amount));
    if (amount === 'many') expect(cut).toEqual(pages);
    else expect(figures(cut)).toEqual(pages.map(() => [MOST[amount], MOST[amount]]));
    expect(cut.map(({ items }) => items)).toEqual(pages.map(({ items }) => (amount === 'many' ? items : items.slice(0, MOST[amount]))));
  });

  it('keeps what else a page says', async () => {
    const [list] = await asked(withResultSize(whole, () => 'one'));
    expect(list).toEqual({ ...pages[0], items: pages[0]?.items.slice(0, 1), totalResults: 1, totalPages: 1 });
    expect(list).toMatchObject({ asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string });
  });

  it('leaves a page alone on which there are not more', async () => {
    const question = { mediaType: 'movie', query: parseSearch('tmdb:603'), page: 1 } as const;
    const one = await told(whole.searchTitles(question));
    expect(one.totalResults).toBe(1);
    for (const amount of ['several', 'one'] as const) expect(await told(withResultSize(whole, () => amount).searchTitles(question))).toEqual(one);
  });

  it('suggests no more than there is, and leaves the rest whole', async () => {
    const suggested = await told(whole.suggest(query));
    expect(suggested.length).toBeGreaterThan(1);
    const catalogue = withResultSize(whole, () => 'one');
    expect(await told(catalogue.suggest(query))).toEqual(suggested.slice(0, 1));
    expect(await told(catalogue.getStats())).toEqual(await told(whole.getStats()));
  });

  it('has nothing on a second page when all fits on the first', async () => {
    const [, discovered] = await asked(withResultSize(whole, () => 'several'), 2);
    expect(pages[1]?.totalPages).toBeGreaterThan(1);
    expect(discovered).toMatchObject({ items: [], page: 2, totalResults: 7 });
  });
});
